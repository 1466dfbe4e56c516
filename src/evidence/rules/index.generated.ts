// Generated from the folder by `npm run generate`; not edited by hand.
import { rule as codeInjection } from './code-injection';
import { rule as commandInjection } from './command-injection';
import { rule as htmlInjection } from './html-injection';
import { rule as nosqlInjection } from './nosql-injection';
import { rule as openRedirect } from './open-redirect';
import { rule as pathTraversal } from './path-traversal';
import { rule as reflectedXss } from './reflected-xss';
import { rule as regexInjection } from './regex-injection';
import { rule as requestForgery } from './request-forgery';
import { rule as sqlInjection } from './sql-injection';
import { rule as templateInjection } from './template-injection';
import type { Rule } from './on-rule';

export const rules: readonly Rule[] = [
  codeInjection,
  commandInjection,
  htmlInjection,
  nosqlInjection,
  openRedirect,
  pathTraversal,
  reflectedXss,
  regexInjection,
  requestForgery,
  sqlInjection,
  templateInjection,
];

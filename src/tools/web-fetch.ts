import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import { notYet } from './not-yet';

/** One web page. */
export const webFetch: Tool = {
  name: 'web_fetch',
  effect: 'network',
  description: 'Reads a public web page as text.',
  input: exactly({
    url: { ...text, description: 'An https address.' },
  }),
  run: notYet,
};

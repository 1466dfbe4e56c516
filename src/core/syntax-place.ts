import type { SyntaxLanguage, SyntaxNode } from '../domain/ports';
import { commentAbove, firstSentence } from './doc-comment';
import { named, span } from './syntax-names';
import { type DefinitionKind, definingNodes } from './syntax-tables';
import { fileVariables } from './syntax-variables';

const hashComments: ReadonlySet<SyntaxLanguage> = new Set(['python', 'ruby', 'bash']);

/** Something a file defines. Lines count from 1, both ends included. */
export interface Definition {
  /** The bare name, without class or module; `default` for a nameless default export. */
  name: string;
  kind: DefinitionKind;
  /** Where the definition begins, with its decorators, attributes and `export`. */
  startLine: number;
  endLine: number;
  /** Where its name stands. */
  line: number;
}

/** A definition with what is written about it. */
export interface Place extends Definition {
  /** First line of the comment directly above (in Python: of the docstring), or null. */
  docLine: number | null;
  /** First sentence of that comment, or null. */
  doc: string | null;
}

/**
 * All that a file defines, in file order: functions, methods, classes, types and modules at any depth, and the
 * constants and variables of the file itself (kind `variable`). Functions without a name are left out.
 */
export function definitions(root: SyntaxNode, language: SyntaxLanguage): Definition[] {
  const found: Definition[] = [];
  for (const node of root.descendantsOfType(Object.keys(definingNodes[language]))) {
    const one = node === null ? null : named(node, language);
    if (one !== null) found.push(definition(one.name, one.kind, one.row, one.node));
  }
  const known = new Set(found.map((one) => `${one.line} ${one.name}`));
  for (const { label, statement } of fileVariables(root, language)) {
    const row = label.startPosition.row;
    if (known.has(`${row + 1} ${label.text}`)) continue;
    found.push(definition(label.text, 'variable', row, statement));
  }
  return found.sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine || compare(a.name, b.name));
}

/**
 * The innermost named function, method, class, type or module around a line (from 1), with its doc comment;
 * null outside all of them. A nameless function counts to the named one around it.
 */
export function enclosing(root: SyntaxNode, language: SyntaxLanguage, line: number): Place | null {
  const row = line - 1;
  let best: { definition: Definition; node: SyntaxNode } | null = null;
  for (const node of root.descendantsOfType(Object.keys(definingNodes[language]))) {
    // A definition reaches above its node by decorators and `const x =` only: a few lines at most.
    if (node === null || node.startPosition.row > row + 50 || node.endPosition.row < row) continue;
    const one = named(node, language);
    if (one === null) continue;
    const found = definition(one.name, one.kind, one.row, node);
    if (found.startLine > line || found.endLine < line) continue;
    if (best === null || length(found) <= length(best.definition)) best = { definition: found, node };
  }
  if (best === null) return null;
  const doc = docOf(root, best.node, language, best.definition.startLine);
  return { ...best.definition, docLine: doc?.line ?? null, doc: doc?.text ?? null };
}

function definition(name: string, kind: DefinitionKind, row: number, node: SyntaxNode): Definition {
  const { first, last } = span(node);
  return { name, kind, startLine: first + 1, endLine: last + 1, line: row + 1 };
}

function length(found: Definition): number {
  return found.endLine - found.startLine;
}

function docOf(root: SyntaxNode, node: SyntaxNode, language: SyntaxLanguage, startLine: number) {
  const written = language === 'python' ? docstring(node) : null;
  return written ?? commentAbove(root.text.split('\n'), startLine, hashComments.has(language) ? '#' : '//');
}

function docstring(node: SyntaxNode): { line: number; text: string } | null {
  const first = node.childForFieldName('body')?.namedChildren[0];
  const text = first?.type === 'expression_statement' ? first.namedChildren[0] : null;
  if (text?.type !== 'string') return null;
  const content = text.namedChildren.find((child) => child?.type === 'string_content');
  const sentence = content ? firstSentence(content.text.split('\n')) : null;
  return sentence === null ? null : { line: text.startPosition.row + 1, text: sentence };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

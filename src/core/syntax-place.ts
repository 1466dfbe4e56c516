import type { SyntaxLanguage, SyntaxNode } from '../domain/ports';
import { commentAbove, firstSentence } from './doc-comment';
import { named, span } from './syntax-names';
import { type DefinitionKind, definingNodes } from './syntax-tables';

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

/** The methods of the innermost class (in Rust also `impl`) around a line (from 1), in file order; none outside of all classes. */
export function methodsAround(root: SyntaxNode, language: SyntaxLanguage, line: number): Definition[] {
  const table = definingNodes[language];
  // The keyword `class` is a node of the same type.
  const nodes = root
    .descendantsOfType(Object.keys(table))
    .filter((node): node is SyntaxNode => node?.isNamed === true);
  const homes = nodes.filter((node) => table[node.type] === 'class' || table[node.type] === 'impl');
  const home = homes.filter((node) => hasLine(node, line)).sort((a, b) => rows(a) - rows(b))[0];
  if (home === undefined) return [];
  const nested = homes.filter((node) => node.id !== home.id && isWithin(node, home));
  return nodes
    .filter((node) => isWithin(node, home) && !nested.some((other) => isWithin(node, other)))
    .flatMap((node) => {
      const one = named(node, language);
      return one?.kind === 'method' ? [definition(one.name, one.kind, one.row, node)] : [];
    });
}

function hasLine(node: SyntaxNode, line: number): boolean {
  return node.startPosition.row < line && node.endPosition.row >= line - 1;
}

function rows(node: SyntaxNode): number {
  return node.endPosition.row - node.startPosition.row;
}

function isWithin(node: SyntaxNode, home: SyntaxNode): boolean {
  return node.startIndex > home.startIndex && node.endIndex <= home.endIndex;
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
  if (written !== null) return written;
  const lines = root.text.split('\n');
  const above = (line: number) => commentAbove(lines, line, hashComments.has(language) ? '#' : '//');
  return above(startLine) ?? above(statementLine(node) ?? startLine);
}

/** The first line of the statement that hands a function on, as `define('query', function query() {…})` does; null for any other. */
function statementLine(node: SyntaxNode): number | null {
  let at = node.parent;
  while (at?.type === 'arguments' || at?.type === 'call_expression') at = at.parent;
  return at?.type === 'expression_statement' ? at.startPosition.row + 1 : null;
}

function docstring(node: SyntaxNode): { line: number; text: string } | null {
  const first = node.childForFieldName('body')?.namedChildren[0];
  const text = first?.type === 'expression_statement' ? first.namedChildren[0] : null;
  if (text?.type !== 'string') return null;
  const content = text.namedChildren.find((child) => child?.type === 'string_content');
  const sentence = content ? firstSentence(content.text.split('\n')) : null;
  return sentence === null ? null : { line: text.startPosition.row + 1, text: sentence };
}

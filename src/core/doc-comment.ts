import { pattern } from './letters';

/** Comments that speak to a program, or about the licence, and say nothing of the code below them. */
const directives =
  /^(eslint|tslint|biome|prettier|istanbul|c8|v8|ts-|@ts-|go:|\+build|nolint|noqa|type:|pylint|mypy|flake8|rubocop|frozen_string_literal|encoding|-\*-|region|endregion|#|!|copyright|license|spdx|todo|fixme|shellcheck|phpcs|phpstan|psalm|nosec|sourcemappingurl)/i;

/** The comment directly above a line: its first line (from 1) and its first sentence. */
export interface DocComment {
  line: number;
  text: string;
}

/**
 * Reads the comment that ends directly above `line` (from 1); `sign` begins the language's line comments. Attributes and decorators in between are passed
 * over, and before a doc block one blank line. Null when there is none, or when it holds directives or the licence only.
 */
export function commentAbove(lines: readonly string[], line: number, sign: '//' | '#'): DocComment | null {
  let at = line - 2;
  while (at >= 0 && isAttribute(lines[at])) at -= 1;
  if (at > 0 && (lines[at] ?? '').trim() === '') at = docBlockApart(lines, at - 1) ? at - 1 : at;
  const end = at;
  const block = at >= 0 && (lines[at] ?? '').trimEnd().endsWith('*/');
  at = block ? blockStart(lines, end) : lineCommentStart(lines, end, sign);
  if (at > end) return null;
  const text = firstSentence(lines.slice(at, end + 1).map(bare));
  return text === null ? null : { line: at + 1, text };
}

/** The first sentence of a doc text given as lines without comment signs, at most 200 characters. */
export function firstSentence(lines: readonly string[]): string | null {
  const words: string[] = [];
  for (const line of lines) {
    const text = line.trim();
    if (text === '' && words.length > 0) break;
    if (text.startsWith('@') || text.startsWith(':param') || text.startsWith('<')) break;
    if (text === '' || isRule(text) || directives.test(text)) continue;
    words.push(text);
    if (words.length >= 10) break;
  }
  const text = words.join(' ');
  const stop = sentenceEnd(text);
  const sentence = text.slice(0, stop).trim();
  if (sentence === '') return null;
  return sentence.length > 200 ? `${sentence.slice(0, 199)}…` : sentence;
}

/** A doc block may stand apart by one blank line, unless it opens the file: then it speaks of the whole of it. */
function docBlockApart(lines: readonly string[], end: number): boolean {
  if (!(lines[end] ?? '').trimEnd().endsWith('*/')) return false;
  const start = blockStart(lines, end);
  const opens = (lines[start] ?? '').trimStart();
  return start <= end && opens.startsWith('/**') && lines.slice(0, start).some((line) => line.trim() !== '');
}

function isAttribute(line: string | undefined): boolean {
  const text = (line ?? '').trim();
  return text.startsWith('@') || (text.startsWith('#[') && text.endsWith(']'));
}

function isRule(text: string): boolean {
  return !pattern('[L0-9]').test(text);
}

function blockStart(lines: readonly string[], end: number): number {
  let at = end;
  while (at > 0 && end - at < 200 && !(lines[at] ?? '').includes('/*')) at -= 1;
  const first = (lines[at] ?? '').trimStart();
  return first.startsWith('/*') ? at : end + 1;
}

function lineCommentStart(lines: readonly string[], end: number, sign: string): number {
  let at = end + 1;
  while (at > 0 && end - at < 200 && isLineComment(lines[at - 1], sign)) at -= 1;
  return at;
}

function isLineComment(line: string | undefined, sign: string): boolean {
  const text = (line ?? '').trimStart();
  return text.startsWith(sign) && !text.startsWith('#!');
}

function bare(line: string): string {
  let text = line.trim();
  if (text.endsWith('*/')) text = text.slice(0, -2);
  let at = 0;
  while (at < text.length && '/*#!'.includes(text.charAt(at))) at += 1;
  return text.slice(at).trim();
}

function sentenceEnd(text: string): number {
  for (let at = text.indexOf('. '); at >= 0; at = text.indexOf('. ', at + 1)) {
    const before = text.slice(Math.max(0, at - 3), at + 1);
    if (!/(e\.g|i\.e|etc|vs)\.$/.test(before)) return at + 1;
  }
  return text.length;
}

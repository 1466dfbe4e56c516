import { readProse } from './prose';

/** A text that is no plan, with the line, from 1, at which that shows. */
export class Unreadable extends Error {
  readonly line: number;

  constructor(line: number, wanted: string) {
    super(`Line ${line} should be ${wanted}.`);
    this.name = 'Unreadable';
    this.line = line;
  }
}

/** The lines of a document and how far they are read. */
export interface Lines {
  all: readonly string[];
  at: number;
}

/** The line to read next; '' at the end. */
export function here(lines: Lines): string {
  return lines.all[lines.at] ?? '';
}

/** @throws Unreadable at the line to read next */
export function refuse(lines: Lines, wanted: string): never {
  throw new Unreadable(lines.at + 1, wanted);
}

/** Reads a line of this pattern and the empty line behind it. */
export function lineOf(lines: Lines, pattern: RegExp, wanted: string): RegExpExecArray {
  const match = pattern.exec(here(lines)) ?? refuse(lines, wanted);
  lines.at += 1;
  blank(lines);
  return match;
}

export function heading(lines: Lines, title: string): void {
  if (here(lines) !== title) refuse(lines, `"${title}"`);
  lines.at += 1;
  blank(lines);
}

/** The empty line between two blocks, or the end. */
export function blank(lines: Lines): void {
  if (here(lines) !== '') refuse(lines, 'empty');
  lines.at += 1;
}

/** A text and the empty line behind it. */
export function paragraph(lines: Lines): string {
  const start = lines.at;
  while (here(lines) !== '') lines.at += 1;
  if (start === lines.at) refuse(lines, 'a text');
  const text = readProse(lines.all.slice(start, lines.at));
  blank(lines);
  return text;
}

/** The lines that begin with the indent and with no further list item, without the indent. */
export function indented(lines: Lines, indent: string): string[] {
  const start = lines.at;
  while (here(lines).startsWith(indent) && !here(lines).startsWith(`${indent}- `)) lines.at += 1;
  return lines.all.slice(start, lines.at).map((line) => line.slice(indent.length));
}

/** A list of items, each its lines without mark and indent, and the empty line behind it. */
export function items(lines: Lines): string[][] {
  const found: string[][] = [];
  while (here(lines).startsWith('- ')) {
    const first = here(lines).slice(2);
    lines.at += 1;
    found.push([first, ...indented(lines, '  ')]);
  }
  blank(lines);
  return found;
}

/** The lines of a block of code of this language, with the marks it began with at its end; null: there is none here. */
export function fence(lines: Lines, language: string): string[] | null {
  const open = /^(`{3,})([a-z]*)$/.exec(here(lines));
  if (open?.[2] !== language) return null;
  const start = lines.at + 1;
  const end = lines.all.indexOf(open[1] ?? '', start);
  if (end < 0) refuse(lines, 'the start of a block that ends');
  lines.at = end + 1;
  blank(lines);
  return lines.all.slice(start, end);
}

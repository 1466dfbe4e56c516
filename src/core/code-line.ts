import type { Passage } from '../domain/evidence';
import { pattern } from './letters';
import { splitName, stem } from './words';

const comment = /^\s*(?:\/\/|\/\*|\*|#(?![a-z]+\b)|<!--|--\s|"""|''')/;
const importing =
  /^\s*(?:import\b|from\s+\S+\s+import\b|export\s.{0,300}\sfrom\s|use\s+[\w:]+|#include\b|(?:const|let|var)\s.{1,200}=\s*require\()/;

/** True for a line that holds a comment and no code. Markdown headings and lists look alike; ask for code files only. */
export function isComment(line: string): boolean {
  return comment.test(line);
}

/** True for a line that only brings names in. */
export function isImport(line: string): boolean {
  return line.length <= 2000 && importing.test(line);
}

const furthestBelow = 40;

/**
 * The line to point at: a comment speaks of the code below it, so that code is meant.
 * @param line from 1
 */
export function settledFocus(lines: readonly string[], line: number): number {
  let at = line;
  while (at < lines.length && (isComment(lines[at - 1] ?? '') || (lines[at - 1] ?? '').trim() === ''))
    at += 1;
  return isComment(lines[line - 1] ?? '') && at - line <= furthestBelow ? at : line;
}

/** The passage's line of code to show: the one in focus, else the one with most of its words. Null when it has none. */
export function codeLine(passage: Passage): { text: string; line: number } | null {
  const lines = passage.code.split('\n');
  const isProse = /\.(?:md|mdx|rst|adoc|txt)$/i.test(passage.file);
  const tells = (line: string) =>
    pattern('[L0-9]').test(line) && (isProse || (!isComment(line) && !isImport(line)));
  const focus = lines[passage.focusLine - passage.startLine] ?? '';
  if (tells(focus)) return { text: focus.trim(), line: passage.focusLine };
  const wanted = new Set(passage.words.flatMap(splitName).map(stem));
  let best: { text: string; line: number } | null = null;
  let most = 0;
  lines.forEach((line, index) => {
    if (!tells(line) || line.length > 400) return;
    const here = new Set(splitName(line).map(stem));
    const same = [...wanted].filter((word) => here.has(word)).length;
    if (same > most) {
      most = same;
      best = { text: line.trim(), line: passage.startLine + index };
    }
  });
  return best;
}

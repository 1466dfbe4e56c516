import type { ToolResult } from '../../domain/tool';
import type { GitText } from '../../domain/tool-git';
import { counted, thousands } from '../count';
import { shownPath } from './path';

const mostLines = 400;
const mostCharacters = 40_000;
const longestLine = 1_000;
const mostParts = 30;

/** Which page of an answer is wanted. */
export interface GitPage {
  offset: number | null;
  rest(line: number): string;
}

/** A page that an `offset` names. */
export function fromOffset(offset: number | null): GitPage {
  return { offset, rest: (line) => `offset ${line}` };
}

/**
 * What a model is told of an answer of git: its notes first, then a page of its lines, bounded in lines and characters.
 * What is cut is said, and how to see the rest.
 * @param page.offset the line to begin with, from 1
 * @param page.rest which argument shows the rest, given its first line
 */
export function gitPage(answer: GitText, { offset, rest }: GitPage): ToolResult {
  if (!answer.ok) return answer;
  const lines = answer.text === '' ? [] : answer.text.split('\n');
  const first = Math.max(1, offset ?? 1);
  if (lines.length > 0 && first > lines.length) {
    return {
      ok: false,
      reason: `There are only ${counted(lines.length, 'line')}; ask for an offset up to that.`,
    };
  }
  const shown = bounded(lines, first - 1);
  const last = first - 1 + shown.length;
  const notes = [...answer.notes];
  if (first > 1 || last < lines.length) {
    const how = last < lines.length ? ` The rest: ${rest(last + 1)}.` : '';
    notes.push(`Lines ${first} to ${last} of ${thousands(lines.length)} are shown.${how}`);
    notes.push(...furtherOn(answer.parts.filter((part) => part.line > last)));
  }
  const head = notes.map((note) => `[${note}]`).join('\n');
  const body = shown.join('\n');
  return { ok: true, text: head === '' ? body : body === '' ? head : `${head}\n\n${body}` };
}

function bounded(lines: readonly string[], from: number): string[] {
  const shown: string[] = [];
  let characters = 0;
  for (const line of lines.slice(from, from + mostLines)) {
    const cut = line.length > longestLine ? cutLine(line) : line;
    characters += cut.length + 1;
    if (characters > mostCharacters && shown.length > 0) break;
    shown.push(cut);
  }
  return shown;
}

function cutLine(line: string): string {
  const kept = line.slice(0, longestLine).replace(/[\ud800-\udbff]$/, '');
  return `${kept} … (${thousands(line.length - kept.length)} more characters in this line)`;
}

function furtherOn(parts: readonly { line: number; name: string }[]): string[] {
  if (parts.length === 0) return [];
  const named = parts.slice(0, mostParts).map((part) => `${shownPath(part.name)} from line ${part.line}`);
  const more = parts.length > mostParts ? ` and ${counted(parts.length - mostParts, 'more file')}` : '';
  return [`Further on: ${named.join(', ')}${more}.`];
}

import { type Compiled, linearPattern } from './linear-pattern';
import { patternParts } from './pattern-parts';
import { hitLetters } from './tool-text';

/** A line that matches. */
export interface MatchingLine {
  /** From 1. */
  line: number;
  /** Whole, without its end. */
  text: string;
  /** Where the match begins, in a line that is too long to be shown whole; else 0. */
  at: number;
}

/** Looks for one expression in many texts. */
export interface LineSearch {
  /** For ripgrep: matches at least the lines that `lines` finds; null when it might read the expression differently. */
  ripgrep: string | null;
  /** False when no line of the text can match: most texts are done with here. */
  mayHold(text: string): boolean;
  /** The matching lines of a text from a place on, at most so many. It stops after some work: `rest` is where to go on. */
  lines(text: string, most: number, from?: Place): Looked;
}

/** How far a text was looked at: the next character, and how many lines lie before it. */
export interface Place {
  at: number;
  line: number;
}

export interface Looked {
  found: MatchingLine[];
  /** Whether a line was too long to be looked at whole. */
  short: boolean;
  rest: Place | null;
  /** What it cost at worst, in steps of the engine. */
  steps: number;
}

/** Steps before others get their turn. */
export const stepsAtOnce = 20_000_000;
/** A longer text may take long to be found in one that is like it. */
const longestWanted = 32;

/** Letters of which the Unicode tables know a third form, that lowering does not bring. */
const thirdForm = 'ſ';

/** @returns a search, or a sentence what is wrong with the expression */
export async function lineSearch(
  source: string,
  caseSensitive: boolean,
): Promise<{ ok: true; search: LineSearch } | { ok: false; reason: string }> {
  const inline = /^\(\?i\)/.test(source);
  const exact = caseSensitive && !inline;
  const plain = inline ? source.slice(4) : source;
  if (plain === '')
    return { ok: false, reason: 'The pattern is empty. Give a word or a regular expression.' };
  const compiled: Compiled = await linearPattern(plain, { caseSensitive: exact });
  if (!compiled.ok) {
    return {
      ok: false,
      reason: `The pattern ${JSON.stringify(source.slice(0, 200))} cannot be used: ${compiled.reason} It is read as RE2 reads it: no look-around and no references back; \\( and \\[ stand for themselves.`,
    };
  }
  const { pattern } = compiled;
  const parts = patternParts(plain);
  const mayHold = holding(parts?.literal ?? '', exact);
  return {
    ok: true,
    search: {
      ripgrep: parts === null ? null : exact ? parts.ripgrep : `(?i:${parts.ripgrep})`,
      mayHold,
      lines(text, most, from = { at: 0, line: 0 }) {
        const found: MatchingLine[] = [];
        let short = false;
        let { at, line } = from;
        let steps = 0;
        while (at < text.length && found.length < most) {
          if (steps > stepsAtOnce) return { found, short, rest: { at, line }, steps };
          const next = text.indexOf('\n', at);
          const end = next < 0 ? text.length : next;
          const whole = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end);
          line += 1;
          at = end + 1;
          steps += whole.length;
          if (!mayHold(whole)) continue;
          short ||= whole.length > pattern.reach;
          const cost = Math.min(whole.length, pattern.reach) * pattern.size;
          steps += cost;
          if (!pattern.tests(whole)) continue;
          const isLong = whole.length > hitLetters;
          if (isLong) steps += cost;
          found.push({ line, text: whole, at: isLong ? pattern.place(whole) : 0 });
        }
        return { found, short, rest: null, steps };
      },
    },
  };
}

/** Whether a text holds what every match holds. */
function holding(literal: string, exact: boolean): (text: string) => boolean {
  if (literal === '') return () => true;
  const part = literal.slice(0, longestWanted);
  if (exact) return (text) => text.includes(part);
  const runs = literal.split(/[^\x20-\x7e\t]/);
  const wanted =
    runs
      .sort((a, b) => b.length - a.length)[0]
      ?.slice(0, longestWanted)
      .toLowerCase() ?? '';
  if (wanted === '') return () => true;
  const other = wanted.includes('s') ? thirdForm : null;
  return (text) => text.toLowerCase().includes(wanted) || (other !== null && text.includes(other));
}

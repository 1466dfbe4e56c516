import { type Compiled, linearPattern } from './linear-pattern';
import { patternParts } from './pattern-parts';

/** A line that matches. */
export interface MatchingLine {
  /** From 1. */
  line: number;
  /** Whole, without its end. */
  text: string;
  /** Where the match begins. */
  at: number;
}

/** Looks for one expression in many texts. */
export interface LineSearch {
  /** For ripgrep: matches at least the lines that `lines` finds; null when it might read the expression differently. */
  ripgrep: string | null;
  /** False when no line of the text can match: most texts are done with here. */
  mayHold(text: string): boolean;
  /** The matching lines of a text, at most so many; `short` when a line was too long to be looked at whole. */
  lines(text: string, most: number): { found: MatchingLine[]; short: boolean };
}

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
      lines(text, most) {
        const found: MatchingLine[] = [];
        let short = false;
        let line = 0;
        for (let at = 0; at < text.length && found.length < most; ) {
          const next = text.indexOf('\n', at);
          const end = next < 0 ? text.length : next;
          const whole = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end);
          line += 1;
          at = end + 1;
          if (!mayHold(whole)) continue;
          short ||= whole.length > pattern.reach;
          if (pattern.tests(whole)) found.push({ line, text: whole, at: pattern.place(whole) });
        }
        return { found, short };
      },
    },
  };
}

/** Whether a text holds what every match holds. */
function holding(literal: string, exact: boolean): (text: string) => boolean {
  if (literal === '') return () => true;
  if (exact) return (text) => text.includes(literal);
  const runs = literal.split(/[^\x20-\x7e\t]/);
  const wanted = runs.sort((a, b) => b.length - a.length)[0]?.toLowerCase() ?? '';
  if (wanted === '') return () => true;
  const other = wanted.includes('s') ? thirdForm : null;
  return (text) => text.toLowerCase().includes(wanted) || (other !== null && text.includes(other));
}

import type { Mode, ModeName } from '../../domain/mode';
import { mostKnown, type Word } from '../request/word';
import { splitName, stem } from '../words';

/** A phrase of a mode, ready to be looked for. */
interface Phrase {
  mode: ModeName;
  /** Mode and stems, to tell phrases apart. */
  id: string;
  /** As the mode file has it. */
  key: string;
  /** Its words' stems. */
  stems: readonly string[];
  weight: number;
}

/** What the modes hear, by the first word of a phrase. */
export interface Hearing {
  byFirst: ReadonlyMap<string, readonly Phrase[]>;
  /** 1 for the id of a word at which no phrase begins, once it was met. */
  silent: Uint8Array;
}

const made = new WeakMap<readonly Mode[], Hearing>();

/** The phrases of all modes. The same list of modes is prepared once. */
export function hearingOf(modes: readonly Mode[]): Hearing {
  const known = made.get(modes);
  if (known !== undefined) return known;
  const byFirst = new Map<string, Phrase[]>();
  for (const { name, hears } of modes) {
    for (const [key, weight] of Object.entries(hears)) {
      const words = key
        .split(/[\s<>]+/)
        .filter(Boolean)
        .map(stem);
      const first = words[0];
      if (first === undefined) continue;
      const list = byFirst.get(first) ?? [];
      list.push({ id: `${name}/${words.join(' ')}`, mode: name, key, stems: words, weight });
      byFirst.set(first, list);
    }
  }
  const hearing = { byFirst, silent: new Uint8Array(mostKnown) };
  made.set(modes, hearing);
  return hearing;
}

const none: readonly string[] = [];

/** The word's stem when a phrase begins with it, else those of its parts that are heard; for most words none. */
export function firstsOf(word: Word, hearing: Hearing): readonly string[] {
  if (hearing.silent[word.id] === 1) return none;
  const stems = hearing.byFirst.has(word.stem) ? [word.stem] : partsOf(word).map(stem);
  const firsts = stems.filter((one) => hearing.byFirst.has(one));
  if (firsts.length === 0 && word.id >= 0) hearing.silent[word.id] = 1;
  return firsts;
}

/** `TypeError` says error too, `NullPointerException` exception, `trade-offs` its parts. */
function partsOf({ raw, text, isPlain }: Word): readonly string[] {
  if (isPlain) return none;
  if (raw.length < 80 && /(?:Error|Exception)s?$/.test(raw)) return splitName(raw).slice(-1);
  return text.length < 60 && text.includes('-') ? text.split('-') : none;
}

const nothing: readonly Phrase[] = [];

/**
 * The phrases that begin with a stem; of each mode the longest.
 * @param words those behind it stand in here, from `from` on and before `to`
 */
export function heardAt(
  hearing: Hearing,
  first: string,
  words: readonly Word[],
  from: number,
  to: number,
): readonly Phrase[] {
  const candidates = hearing.byFirst.get(first);
  if (candidates === undefined) return nothing;
  const best: Phrase[] = [];
  for (const phrase of candidates) {
    if (!fits(phrase, words, from, to)) continue;
    const same = best.findIndex((one) => one.mode === phrase.mode);
    if (same < 0) best.push(phrase);
    else if ((best[same] as Phrase).stems.length < phrase.stems.length) best[same] = phrase;
  }
  return best;
}

function fits({ stems }: Phrase, words: readonly Word[], from: number, to: number): boolean {
  if (from + stems.length - 1 > to) return false;
  for (let i = 1; i < stems.length; i += 1) if (words[from + i - 1]?.stem !== stems[i]) return false;
  return true;
}

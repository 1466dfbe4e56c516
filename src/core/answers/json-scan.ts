import { numberEnd, stringEnd, wordEnd } from './json-scalars';

/** What stands at a `{` or `[` of a text. */
export type Scan =
  | { kind: 'whole'; end: number }
  /** The text ends inside. */
  | { kind: 'cut' }
  /** JSON up to `at`, where it stops being JSON; `depth` brackets are open there. */
  | { kind: 'broken'; at: number; depth: number; why: string }
  /** Brackets of prose or code: nothing between the start and `at` looked like JSON. */
  | { kind: 'none'; at: number };

/** Far more than any answer that a schema describes; bounds what validation may cost. */
const deepest = 100;
const mostValues = 20_000;

type Expected = 'value' | 'first_value' | 'key' | 'first_key' | 'colon' | 'next';

interface Reader {
  readonly text: string;
  at: number;
  expected: Expected;
  /** For each open bracket what closes it, and the keys of an object so far. */
  readonly levels: { close: ']' | '}'; keys: Set<string> }[];
  values: number;
  /** True once something was read that prose in brackets does not have; `[0, 1)` is prose. */
  isJson: boolean;
}
/** Null to read on; `whole` and `cut` as in Scan; else what is wrong. */
type Step = null | 'whole' | 'cut' | { why: string };

/**
 * Reads one JSON object or array from `start` to its end, strictly, in one pass and without recursion. A key that stands
 * twice and `__proto__` break it: readers of JSON disagree about what these mean.
 */
export function scanJson(text: string, start: number): Scan {
  const reader: Reader = { text, at: start, expected: 'value', levels: [], values: 0, isJson: false };
  let step: Step = null;
  while (step === null) step = next(reader);
  if (step === 'whole') return { kind: 'whole', end: reader.at };
  if (step === 'cut') return { kind: 'cut' };
  if (!reader.isJson) return { kind: 'none', at: Math.max(reader.at, start + 1) };
  return { kind: 'broken', at: reader.at, depth: reader.levels.length, why: step.why };
}

function next(reader: Reader): Step {
  skipSpace(reader);
  const char = reader.text[reader.at];
  if (char === undefined) return 'cut';
  const { expected } = reader;
  if (expected === 'colon') return takeColon(reader, char);
  if (expected !== 'value' && expected !== 'key' && char === reader.levels.at(-1)?.close)
    return close(reader);
  if (expected === 'next') return takeComma(reader, char);
  return expected === 'key' || expected === 'first_key' ? takeKey(reader, char) : takeValue(reader, char);
}

function skipSpace(reader: Reader): void {
  for (;;) {
    const code = reader.text.charCodeAt(reader.at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    reader.at += 1;
  }
}

function close(reader: Reader): Step {
  reader.levels.pop();
  reader.at += 1;
  reader.isJson = true;
  reader.expected = 'next';
  return reader.levels.length === 0 ? 'whole' : null;
}

function takeColon(reader: Reader, char: string): Step {
  if (char !== ':') return { why: 'a colon is missing' };
  reader.at += 1;
  reader.isJson = true;
  reader.expected = 'value';
  return null;
}

function takeComma(reader: Reader, char: string): Step {
  if (char !== ',') return { why: 'a comma or a closing bracket is missing' };
  reader.at += 1;
  reader.expected = reader.levels.at(-1)?.close === '}' ? 'key' : 'value';
  return null;
}

function takeKey(reader: Reader, char: string): Step {
  if (char !== '"') return { why: 'a key in double quotes is missing' };
  const end = stringEnd(reader.text, reader.at);
  if (end === 'cut') return 'cut';
  if (end === 'broken') return { why: 'a line ends inside a string' };
  const why = keyFault(reader.text.slice(reader.at, end), reader.levels.at(-1)?.keys);
  if (why !== null) {
    reader.isJson = true;
    return { why };
  }
  reader.at = end;
  reader.expected = 'colon';
  return null;
}

function keyFault(quoted: string, keys: Set<string> | undefined): string | null {
  let key: string;
  try {
    key = JSON.parse(quoted) as string;
  } catch {
    return 'a key has an escape that JSON does not know';
  }
  if (key === '__proto__') return 'it has the key "__proto__"';
  if (keys?.has(key) === true) return `the key ${JSON.stringify(key.slice(0, 60))} stands twice`;
  keys?.add(key);
  return null;
}

function takeValue(reader: Reader, char: string): Step {
  reader.values += 1;
  if (reader.values > mostValues) {
    reader.isJson = true;
    return { why: `it has more than ${mostValues} values` };
  }
  if (char === '{' || char === '[') return open(reader, char);
  const { text, at } = reader;
  const end = char === '"' ? stringEnd(text, at) : (wordEnd(text, at) ?? numberEnd(text, at));
  if (end === 'cut') return 'cut';
  if (end === 'broken') return { why: 'a value is no JSON' };
  reader.at = end;
  reader.expected = 'next';
  return null;
}

function open(reader: Reader, char: '{' | '['): Step {
  if (reader.levels.length === deepest) {
    reader.isJson = true;
    return { why: `it is nested deeper than ${deepest} levels` };
  }
  reader.levels.push({ close: char === '{' ? '}' : ']', keys: new Set() });
  reader.at += 1;
  reader.expected = char === '{' ? 'first_key' : 'first_value';
  return null;
}

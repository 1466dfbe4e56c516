import { stringEnd } from './json-scalars';
import { type Scan, scanJson } from './json-scan';

/** What JSON a text holds: whole values in their order, each once; or why it must not be used. */
export interface Found {
  values: unknown[];
  /** A sentence, when there is nothing to validate. */
  fault: string | null;
}

const longestText = 8_000_000;
const mostValues = 1_000;
const thought = /^<(think|thinking|thought|reasoning)>/i;
const thoughtEnd = /^<\/(?:think|thinking|thought|reasoning)>/i;
/** No closing tag is longer than this. */
const tagLength = 12;

/**
 * The JSON in what a model wrote: alone, in a code fence, in prose, after a thought. Only whole values at the top level
 * count, never a piece of a larger one; a text that ends inside a value holds none at all. Nothing is repaired.
 * One pass, linear.
 */
export function jsonIn(raw: string): Found {
  if (raw.length > longestText) return { values: [], fault: 'The answer is too long to be read.' };
  const text = raw.replace(/^\uFEFF/, '').trim();
  const start = afterThought(text);
  if (start === null) return { values: [], fault: 'The answer ends inside its reasoning.' };
  const scalar = soleScalar(text.slice(start));
  return scalar ?? scanAll(text, start);
}

/** Where the answer begins behind `<think>…</think>`; null when the thought has no end. */
function afterThought(text: string): number | null {
  const name = thought.exec(text)?.[1];
  if (name === undefined) return 0;
  const end = text.toLowerCase().indexOf(`</${name.toLowerCase()}>`);
  return end < 0 ? null : end + name.length + 3;
}

function soleScalar(text: string): Found | null {
  if (!/^\s*["\dtfn-]/.test(text)) return null;
  try {
    return { values: [JSON.parse(text)], fault: null };
  } catch {
    return null;
  }
}

interface Reading {
  values: Map<string, unknown>;
  fault: string | null;
  isCut: boolean;
}

function scanAll(text: string, from: number): Found {
  const reading: Reading = { values: new Map(), fault: null, isCut: false };
  const marks = /[{[<]/g;
  marks.lastIndex = from;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '<') {
      // What was thought aloud, without the tag that opens it, is no answer.
      if (thoughtEnd.test(text.slice(mark.index, mark.index + tagLength))) forget(reading);
      continue;
    }
    marks.lastIndex = take(reading, text, mark.index);
    if (reading.values.size > mostValues) return { values: [], fault: 'The answer holds too many values.' };
  }
  if (reading.isCut) return { values: [], fault: 'The JSON of the answer has no end.' };
  if (reading.values.size > 0) return { values: [...reading.values.values()], fault: null };
  return { values: [], fault: reading.fault ?? 'The answer holds no JSON.' };
}

function forget(reading: Reading): void {
  reading.values.clear();
  reading.fault = null;
  reading.isCut = false;
}

/** Takes what stands at `start` and gives back where to read on. */
function take(reading: Reading, text: string, start: number): number {
  const scan: Scan = scanJson(text, start);
  switch (scan.kind) {
    case 'none':
      return scan.at;
    case 'cut':
      reading.isCut = true;
      return text.length;
    case 'whole':
      return keep(reading, text.slice(start, scan.end), scan.end);
    case 'broken': {
      reading.fault ??= `The JSON of the answer is broken: ${scan.why}.`;
      const end = afterBroken(text, scan.at, scan.depth);
      reading.isCut ||= end === null;
      return end ?? text.length;
    }
  }
}

function keep(reading: Reading, json: string, end: number): number {
  try {
    const value: unknown = JSON.parse(json);
    reading.values.set(JSON.stringify(value), value);
  } catch {
    reading.fault ??= 'The JSON of the answer is broken: a string has an escape that JSON does not know.';
  }
  return end;
}

/**
 * Behind the brackets of a broken value, so that no piece of it is taken for an answer; null when they never close. The
 * end of a thought ends what was broken in it.
 */
function afterBroken(text: string, from: number, open: number): number | null {
  let depth = open;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') {
      at += 1;
    } else if (char === '"') {
      const end = stringEnd(text, at);
      if (typeof end === 'number') at = end - 1;
    } else if (char === '{' || char === '[') {
      depth += 1;
    } else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (char === '<' && thoughtEnd.test(text.slice(at, at + tagLength))) {
      return at;
    }
  }
  return null;
}

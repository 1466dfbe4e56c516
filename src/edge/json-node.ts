import { deepest, MalformedText, type SourceEntry, type SourceNode } from './node';
import { shown } from './say';

/** Reads JSON strictly, keeping places; a key that stands twice is an error. Throws MalformedText. */
export function readJson(text: string): SourceNode {
  const reader: Reader = { text, at: 0, line: 1, lineStart: 0 };
  if (next(reader) === '') return { kind: 'map', entries: [], line: 1, column: 1 };
  const node = value(reader, 0);
  if (next(reader) !== '') throw wrong(reader, 'there is more text behind the end');
  return node;
}

/** Line ends stand only between values, so `next` alone counts them. */
interface Reader {
  text: string;
  at: number;
  line: number;
  lineStart: number;
}

function value(reader: Reader, depth: number): SourceNode {
  const first = next(reader);
  const place = placeOf(reader);
  if (depth > deepest) throw wrong(reader, 'it is nested too deeply');
  if (first === '{') return { ...place, kind: 'map', entries: entries(reader, depth) };
  if (first === '[') return { ...place, kind: 'list', items: items(reader, depth) };
  if (first === '"') return { ...place, kind: 'scalar', value: string(reader) };
  return { ...place, kind: 'scalar', value: word(reader) };
}

function entries(reader: Reader, depth: number): SourceEntry[] {
  const found: SourceEntry[] = [];
  const keys = new Set<string>();
  reader.at += 1;
  if (next(reader) === '}') {
    reader.at += 1;
    return found;
  }
  for (;;) {
    if (next(reader) !== '"') throw wrong(reader, 'a key in double quotation marks is expected');
    const place = placeOf(reader);
    const start = reader.at;
    const key = string(reader);
    if (keys.has(key)) throw wrong({ ...reader, at: start }, `the key ${shown(key)} stands twice`);
    keys.add(key);
    if (next(reader) !== ':') throw wrong(reader, 'a colon is expected');
    reader.at += 1;
    found.push({ key, ...place, node: value(reader, depth + 1) });
    if (closes(reader, '}')) return found;
  }
}

function items(reader: Reader, depth: number): SourceNode[] {
  const found: SourceNode[] = [];
  reader.at += 1;
  if (next(reader) === ']') {
    reader.at += 1;
    return found;
  }
  for (;;) {
    found.push(value(reader, depth + 1));
    if (closes(reader, ']')) return found;
  }
}

/** Steps over a comma (false) or the closing bracket (true). */
function closes(reader: Reader, bracket: string): boolean {
  const sign = next(reader);
  if (sign !== ',' && sign !== bracket) throw wrong(reader, `a comma or ${bracket} is expected`);
  reader.at += 1;
  return sign === bracket;
}

function string(reader: Reader): string {
  const start = reader.at;
  let end = start + 1;
  while (end < reader.text.length && reader.text[end] !== '"') end += reader.text[end] === '\\' ? 2 : 1;
  if (end >= reader.text.length) throw wrong(reader, 'the closing quotation mark is missing');
  reader.at = end + 1;
  try {
    return String(JSON.parse(reader.text.slice(start, end + 1)));
  } catch {
    throw wrong(
      { ...reader, at: start },
      'the text in quotation marks holds a line end or an unknown escape',
    );
  }
}

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

function word(reader: Reader): number | boolean | null {
  const start = reader.at;
  while (reader.at < reader.text.length && /[\w.+-]/.test(reader.text[reader.at] ?? '')) reader.at += 1;
  const found = reader.text.slice(start, reader.at);
  if (Object.hasOwn(words, found)) return words[found] ?? null;
  if (found.length < 400 && number.test(found)) return Number(found);
  throw wrong({ ...reader, at: start }, 'a value is expected');
}

/** The next character that is no white space, or an empty text at the end; stands on it then. */
function next(reader: Reader): string {
  for (;;) {
    const sign = reader.text[reader.at] ?? '';
    if (sign !== ' ' && sign !== '\t' && sign !== '\r' && sign !== '\n') return sign;
    reader.at += 1;
    if (sign === '\n') {
      reader.line += 1;
      reader.lineStart = reader.at;
    }
  }
}

function wrong(reader: Reader, message: string): MalformedText {
  const { line, column } = placeOf(reader);
  return new MalformedText(message, line, column);
}

function placeOf(reader: Reader): { line: number; column: number } {
  return { line: reader.line, column: reader.at - reader.lineStart + 1 };
}

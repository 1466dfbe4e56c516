/** A TOML value; numbers, dates and booleans stay as written. */
export type TomlValue = string | TomlValue[] | TomlTable;
export interface TomlTable {
  [key: string]: TomlValue;
}
export type TomlReading = { ok: true; table: TomlTable } | { ok: false; line: number; reason: string };

const deepest = 32;

/** Reads a TOML document as far as project files need it: all of the syntax, but no checks of numbers, dates and duplicate keys. */
export function readToml(text: string): TomlReading {
  const reader: Reader = { text: text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n'), at: 0 };
  const root: TomlTable = Object.create(null);
  let table = root;
  try {
    for (skipBlank(reader, true); reader.at < reader.text.length; skipBlank(reader, true)) {
      if (reader.text[reader.at] === '[') table = readHeader(reader, root);
      else readPair(reader, table, 0);
      skipBlank(reader, false);
      if (reader.at < reader.text.length && reader.text[reader.at] !== '\n')
        fail(reader, 'the line should end here');
    }
    return { ok: true, table: root };
  } catch (thrown) {
    if (!(thrown instanceof Broken)) throw thrown;
    return { ok: false, line: reader.text.slice(0, thrown.at).split('\n').length, reason: thrown.message };
  }
}

/** The table at a path of keys, or null when there is none. */
export function tomlTable(from: TomlValue | undefined, ...keys: string[]): TomlTable | null {
  let at: TomlValue | undefined = from;
  for (const key of keys) at = isTable(at) ? at[key] : undefined;
  return isTable(at) ? at : null;
}

/** True for a table, not for an array or a plain value. */
export function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value);
}

interface Reader {
  text: string;
  at: number;
}
class Broken extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}
function fail(reader: Reader, message: string): never {
  throw new Broken(reader.at, message);
}

function skipBlank(reader: Reader, lines: boolean): void {
  for (;;) {
    const character = reader.text[reader.at];
    if (character === ' ' || character === '\t' || (lines && character === '\n')) reader.at += 1;
    else if (character === '#') {
      const end = reader.text.indexOf('\n', reader.at);
      reader.at = end < 0 ? reader.text.length : end;
    } else return;
  }
}

function expectText(reader: Reader, text: string): void {
  if (!reader.text.startsWith(text, reader.at)) fail(reader, `\`${text}\` is missing`);
  reader.at += text.length;
}

function readHeader(reader: Reader, root: TomlTable): TomlTable {
  const list = reader.text.startsWith('[[', reader.at);
  reader.at += list ? 2 : 1;
  const keys = readKeys(reader);
  expectText(reader, list ? ']]' : ']');
  const last = keys.pop() ?? '';
  const parent = descend(reader, root, keys);
  const known = parent[last];
  if (!list) return descend(reader, parent, [last]);
  const entry: TomlTable = Object.create(null);
  if (Array.isArray(known)) known.push(entry);
  else parent[last] = [entry];
  return entry;
}

function descend(reader: Reader, from: TomlTable, keys: readonly string[]): TomlTable {
  let table = from;
  for (const key of keys) {
    const known = table[key];
    const next = Array.isArray(known) ? known.at(-1) : (known ?? Object.create(null));
    if (!isTable(next)) fail(reader, `\`${key}\` is a value already`);
    if (known === undefined) table[key] = next;
    table = next;
  }
  return table;
}

function readPair(reader: Reader, table: TomlTable, depth: number): void {
  const keys = readKeys(reader);
  expectText(reader, '=');
  skipBlank(reader, false);
  const last = keys.pop() ?? '';
  descend(reader, table, keys)[last] = readValue(reader, depth);
}

function readKeys(reader: Reader): string[] {
  const keys: string[] = [];
  do {
    if (keys.length > 0) reader.at += 1;
    skipBlank(reader, false);
    const quote = reader.text[reader.at];
    if (quote === '"' || quote === "'") keys.push(readString(reader, quote));
    else keys.push(readBare(reader, /[A-Za-z0-9_-]/, 'a key'));
    skipBlank(reader, false);
  } while (reader.text[reader.at] === '.' && keys.length < deepest);
  return keys;
}

function readBare(reader: Reader, of: RegExp, what: string): string {
  const start = reader.at;
  while (reader.at < reader.text.length && of.test(reader.text.charAt(reader.at))) reader.at += 1;
  if (reader.at === start) fail(reader, `${what} should stand here`);
  return reader.text.slice(start, reader.at);
}

function readValue(reader: Reader, depth: number): TomlValue {
  if (depth > deepest) fail(reader, 'the values are nested too deep');
  const character = reader.text[reader.at];
  if (character === '"' || character === "'") return readString(reader, character);
  if (character === '[') return readList(reader, depth);
  if (character === '{') return readInline(reader, depth);
  const bare = readBare(reader, /[A-Za-z0-9_.:+-]/, 'a value');
  return bare;
}

function readList(reader: Reader, depth: number): TomlValue[] {
  const list: TomlValue[] = [];
  reader.at += 1;
  for (skipBlank(reader, true); reader.text[reader.at] !== ']'; skipBlank(reader, true)) {
    list.push(readValue(reader, depth + 1));
    skipBlank(reader, true);
    if (reader.text[reader.at] !== ']') expectText(reader, ',');
  }
  reader.at += 1;
  return list;
}

function readInline(reader: Reader, depth: number): TomlTable {
  const table: TomlTable = Object.create(null);
  reader.at += 1;
  for (skipBlank(reader, true); reader.text[reader.at] !== '}'; skipBlank(reader, true)) {
    readPair(reader, table, depth + 1);
    skipBlank(reader, true);
    if (reader.text[reader.at] !== '}') expectText(reader, ',');
  }
  reader.at += 1;
  return table;
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', e: '\x1b' };

function readString(reader: Reader, quote: string): string {
  const long = reader.text.startsWith(quote.repeat(3), reader.at);
  const close = long ? quote.repeat(3) : quote;
  reader.at += close.length;
  const start = reader.at;
  let raw = '';
  while (!reader.text.startsWith(close, reader.at)) {
    const character = reader.text[reader.at];
    if (character === undefined || (character === '\n' && !long)) {
      reader.at = start;
      fail(reader, 'the text that starts here has no end');
    }
    if (quote === '"' && character === '\\') raw += readEscape(reader);
    else {
      raw += character;
      reader.at += 1;
    }
  }
  reader.at += close.length;
  // Up to two more quotation marks belong to the text: `"""a""""` ends with one.
  if (long) while (reader.text[reader.at] === quote) reader.at += 1;
  return raw;
}

function readEscape(reader: Reader): string {
  const code = /^\\(?:u([0-9a-fA-F]{4})|U000([0-9a-fA-F]{5})|x([0-9a-fA-F]{2}))/.exec(
    reader.text.slice(reader.at, reader.at + 10),
  );
  reader.at += code === null ? 2 : code[0].length;
  if (code !== null) return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '20', 16));
  const letter = reader.text[reader.at - 1] ?? '';
  return escapes[letter] ?? letter;
}

/** What is known of an expression in the part of the syntax that RE2 and ripgrep read alike. */
export interface PatternParts {
  /** The same for ripgrep, matching at least the lines that the expression matches. */
  ripgrep: string;
  /** A text that every match contains; '' when none is known. */
  literal: string;
}

/** A part of an expression. */
interface Part {
  ripgrep: string;
  /** The one text it matches; null when it matches several. */
  exact: string | null;
  literal: string;
}

const deepest = 40;
/** Bytes that are no UTF-8: our own reading has a character there, ripgrep none. */
const strayByte = '(?-u:[\\x80-\\xff])';
const classes: Readonly<Record<string, string>> = { d: '0-9', w: '0-9A-Za-z_', s: '\\t\\n\\x0C\\r ' };
const bounds: Readonly<Record<string, string>> = { b: '(?-u:\\b)', B: '(?-u:\\B)' };

/**
 * Takes an expression apart that is made of characters, `.`, classes, groups, repetitions and anchors. Null for
 * everything else: not wrong, but ripgrep might read it differently.
 */
export function patternParts(pattern: string): PatternParts | null {
  // What no argument of a program can hold, and what stands where a file is not UTF-8.
  if (/[\0\n\r\ufffd\p{Cs}]/u.test(pattern)) return null;
  const reader = { text: pattern, at: 0 };
  const part = alternatives(reader, 0);
  if (part === null || reader.at < pattern.length) return null;
  return { ripgrep: part.ripgrep, literal: part.literal };
}

interface Reader {
  text: string;
  at: number;
}

function alternatives(reader: Reader, depth: number): Part | null {
  if (depth > deepest) return null;
  const branches: Part[] = [];
  do {
    const branch = sequence(reader, depth);
    if (branch === null) return null;
    branches.push(branch);
  } while (take(reader, '|'));
  const [only] = branches;
  if (branches.length === 1 && only !== undefined) return only;
  return { ripgrep: branches.map((branch) => branch.ripgrep).join('|'), exact: null, literal: '' };
}

function sequence(reader: Reader, depth: number): Part | null {
  let ripgrep = '';
  let run = '';
  let best = '';
  let isExact = true;
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] ?? '')) {
    const atom = repeated(reader, depth);
    if (atom === null) return null;
    ripgrep += atom.ripgrep;
    run = atom.exact === null ? '' : run + atom.exact;
    isExact &&= atom.exact !== null;
    for (const found of [run, atom.literal]) if (found.length > best.length) best = found;
  }
  return { ripgrep, exact: isExact ? run : null, literal: best };
}

function repeated(reader: Reader, depth: number): Part | null {
  const atom = one(reader, depth);
  if (atom === null) return null;
  const sign = /^(?:[*+?]|\{(\d{1,4})(?:,\d{0,4})?\})\??/.exec(reader.text.slice(reader.at, reader.at + 16));
  if (sign === null) return atom;
  reader.at += sign[0].length;
  const needed = sign[0].startsWith('+') || Number(sign[1] ?? 0) > 0;
  return { ripgrep: `(?:${atom.ripgrep})${sign[0]}`, exact: null, literal: needed ? atom.literal : '' };
}

function one(reader: Reader, depth: number): Part | null {
  const character = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
  reader.at += character.length;
  if (character === '(') return group(reader, depth);
  if (character === '[') return set(reader);
  if (character === '\\') return escaped(reader);
  if (character === '.') return several(`(?:.|${strayByte})`);
  // A byte order mark is no part of a line, and neither is the first half of a Windows line end.
  if (character === '^') return several('(?:^\\x{FEFF}?)');
  if (character === '$') return several('(?:\\r?$)');
  if ('*+?'.includes(character)) return null;
  return exactly(character);
}

function group(reader: Reader, depth: number): Part | null {
  if (take(reader, '?') && !take(reader, ':')) return null;
  const inner = alternatives(reader, depth + 1);
  if (inner === null || !take(reader, ')')) return null;
  return { ...inner, ripgrep: `(?:${inner.ripgrep})` };
}

function escaped(reader: Reader): Part | null {
  const letter = reader.text[reader.at] ?? '';
  reader.at += 1;
  const bound = Object.hasOwn(bounds, letter) ? bounds[letter] : undefined;
  if (bound !== undefined) return several(bound);
  const name = letter.toLowerCase();
  const members = Object.hasOwn(classes, name) ? classes[name] : undefined;
  if (members !== undefined)
    return several(letter === name ? `[${members}]` : `(?:[^${members}]|${strayByte})`);
  if (letter === 't') return exactly('\t');
  return isPunctuation(letter) ? exactly(letter) : null;
}

function set(reader: Reader): Part | null {
  const isNegated = take(reader, '^');
  let members = '';
  for (let first = true; first || reader.text[reader.at] !== ']'; first = false) {
    const from = member(reader);
    if (from === null) return null;
    members += from;
    const isRange = reader.text[reader.at] === '-' && reader.text[reader.at + 1] !== ']';
    if (!isRange) continue;
    reader.at += 1;
    const to = member(reader);
    if (to === null || to.includes('0-9') || from.includes('0-9')) return null;
    members += `-${to}`;
  }
  reader.at += 1;
  return several(isNegated ? `(?:[^${members}]|${strayByte})` : `[${members}]`);
}

/** One character or class inside brackets. */
function member(reader: Reader): string | null {
  const character = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
  if (reader.at >= reader.text.length || reader.text.startsWith('[:', reader.at)) return null;
  reader.at += character.length;
  if (character !== '\\') return isPunctuation(character) ? `\\${character}` : character;
  const letter = reader.text[reader.at] ?? '';
  reader.at += 1;
  if (Object.hasOwn(classes, letter)) return classes[letter] ?? null;
  if (letter === 't') return '\\t';
  return isPunctuation(letter) ? `\\${letter}` : null;
}

function take(reader: Reader, character: string): boolean {
  if (reader.text[reader.at] !== character) return false;
  reader.at += 1;
  return true;
}

function isPunctuation(character: string): boolean {
  return /^[!-/:-@[-`{-~]$/.test(character);
}

function exactly(character: string): Part {
  const ripgrep = /[\\.+*?()|[\]{}^$#&~-]/.test(character) ? `\\${character}` : character;
  return { ripgrep, exact: character, literal: character };
}

function several(ripgrep: string): Part {
  return { ripgrep, exact: null, literal: '' };
}

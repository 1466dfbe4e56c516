/** The characters an atom matches: ASCII codes 0 to 127, and 128 for all others. */
type Chars = Set<number>;
type Item = { chars: Chars | null; alternatives: Item[][] | null; most: number; least: number };

const all = Array.from({ length: 129 }, (_, code) => code);
const range = (from: number, to: number) => all.filter((code) => code >= from && code <= to);
const digits = range(48, 57);
const words = [...digits, ...range(65, 90), ...range(97, 122), 95];
const spaces = [9, 10, 11, 12, 13, 32];
const any: Chars = new Set(all);
const classes: Record<string, number[]> = { d: digits, w: words, s: spaces };

/**
 * True when a backtracking engine can take exponential time on the pattern: a repeated group whose turns can be
 * told apart in several ways, with something behind it that may fail.
 */
export function isCatastrophic(pattern: string): boolean {
  if (pattern.length > 1_000) return false;
  const reader = { pattern, at: 0 };
  const alternatives = readAlternatives(reader, 0);
  return alternatives?.some((sequence) => explodes(sequence, false)) ?? false;
}

function explodes(sequence: readonly Item[], isFollowed: boolean): boolean {
  let canFail = isFollowed;
  for (const item of sequence.toReversed()) {
    if (item.alternatives !== null && groupExplodes(item, item.alternatives, canFail)) return true;
    canFail ||= item.least > 0 || item.most === 0;
  }
  return false;
}

function groupExplodes(item: Item, alternatives: readonly Item[][], canFail: boolean): boolean {
  const inside = (isFollowed: boolean) => alternatives.some((inner) => explodes(inner, isFollowed));
  if (inside(canFail || item.most > 1)) return canFail || item.most <= 1 || inside(false);
  return item.most === Number.POSITIVE_INFINITY && canFail && isAmbiguous(alternatives);
}

function isAmbiguous(alternatives: readonly Item[][]): boolean {
  if (alternatives.some(repeatsItself)) return true;
  const seen: Chars = new Set();
  for (const [only, ...more] of alternatives) {
    if (only?.chars == null || only.most < 1 || more.length > 0) continue;
    for (const char of only.chars) {
      if (seen.has(char)) return true;
      seen.add(char);
    }
  }
  return false;
}

/** `a+` alone, or beside parts that may be empty or match the same characters: `(a+b?)`, `(\w+\d)`. */
function repeatsItself(sequence: readonly Item[]): boolean {
  const plain =
    sequence.length === 1 && sequence[0]?.alternatives != null && sequence[0].most === 1
      ? sequence[0].alternatives
      : null;
  if (plain !== null) return plain.some(repeatsItself);
  // An empty class of items (look-arounds, anchors) decides nothing but may well rule the ambiguity out.
  if (sequence.some((item) => item.most === 0)) return false;
  // One character that fits everything here: a run of it can be divided in many ways.
  const must = sequence.filter((item) => item.least > 0);
  const fits = new Map<number, number>();
  for (const item of must) for (const char of item.chars ?? []) fits.set(char, (fits.get(char) ?? 0) + 1);
  return sequence.some((item) => {
    if (item.chars === null || item.most !== Number.POSITIVE_INFINITY) return false;
    const own = item.least > 0 ? 1 : 0;
    return [...item.chars].some((char) => (fits.get(char) ?? 0) - own === must.length - own);
  });
}

interface Reader {
  pattern: string;
  at: number;
}

/** Null when the pattern is not understood. */
function readAlternatives(reader: Reader, depth: number): Item[][] | null {
  if (depth > 30) return null;
  const found: Item[][] = [[]];
  while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ')') {
    if (reader.pattern[reader.at] === '|') {
      reader.at += 1;
      found.push([]);
      continue;
    }
    const item = readItem(reader, depth);
    if (item === null) return null;
    found.at(-1)?.push(item);
  }
  return found;
}

const nothing = (): Item => ({ chars: null, alternatives: null, least: 0, most: 0 });

function readItem(reader: Reader, depth: number): Item | null {
  const char = reader.pattern[reader.at] ?? '';
  reader.at += 1;
  let item: Item = { chars: new Set([code(char)]), alternatives: null, least: 1, most: 1 };
  if (char === '^' || char === '$') return nothing();
  if (char === '(') {
    const look = /^\?(?:<?[=!])/.exec(reader.pattern.slice(reader.at, reader.at + 4))?.[0];
    reader.at +=
      /^\?(?:[:>]|P?<\w+>|<?[=!]|[a-z]+:)/.exec(reader.pattern.slice(reader.at, reader.at + 60))?.[0]
        .length ?? 0;
    const alternatives = readAlternatives(reader, depth + 1);
    if (alternatives === null || reader.pattern[reader.at] !== ')') return null;
    reader.at += 1;
    item = look === undefined ? { chars: null, alternatives, least: 1, most: 1 } : nothing();
    if (look !== undefined) return item;
    // A group around one atom is that atom.
    const only = alternatives.length === 1 && alternatives[0]?.length === 1 ? alternatives[0][0] : undefined;
    if (only?.chars != null && only.least === 1 && only.most === 1) item = { ...only };
  } else if (char === '[') item.chars = readClass(reader);
  else if (char === '.') item.chars = any;
  else if (char === '\\') {
    const next = reader.pattern[reader.at] ?? '';
    reader.at += 1;
    if (/[bB1-9AZzGk]/.test(next)) return nothing();
    item.chars = new Set(escaped(next));
  }
  return quantified(reader, item);
}

function quantified(reader: Reader, item: Item): Item {
  const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(reader.pattern.slice(reader.at, reader.at + 20));
  if (found === null) return item;
  reader.at += found[0].length;
  // A possessive quantifier gives nothing back.
  if (reader.pattern[reader.at] === '+') {
    reader.at += 1;
    return { ...item, most: 1 };
  }
  if (reader.pattern[reader.at] === '?') reader.at += 1;
  if (found[0] === '*') return { ...item, least: 0, most: Number.POSITIVE_INFINITY };
  if (found[0] === '+') return { ...item, most: Number.POSITIVE_INFINITY };
  if (found[0] === '?') return { ...item, least: 0 };
  const least = Number(found[1]);
  const most = found[2] === '' ? least : found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3]);
  return {
    ...item,
    least: Math.min(least, 1),
    most: most > 30 ? Number.POSITIVE_INFINITY : Math.max(most, 1),
  };
}

function readClass(reader: Reader): Chars {
  const chars: Chars = new Set();
  const isNegated = reader.pattern[reader.at] === '^';
  if (isNegated) reader.at += 1;
  let last = -1;
  for (let first = true; reader.at < reader.pattern.length; first = false) {
    const char = reader.pattern[reader.at] ?? '';
    if (char === ']' && !first) break;
    reader.at += 1;
    if (char === '\\') {
      const codes = escaped(reader.pattern[reader.at] ?? '');
      reader.at += 1;
      for (const one of codes) chars.add(one);
      last = codes.length === 1 ? (codes[0] ?? -1) : -1;
    } else if (char === '-' && last >= 0 && reader.pattern[reader.at] !== ']') {
      for (const one of range(last, code(reader.pattern[reader.at] ?? ''))) chars.add(one);
      reader.at += 1;
      last = -1;
    } else {
      last = code(char);
      chars.add(last);
    }
  }
  reader.at += 1;
  return isNegated ? new Set(all.filter((one) => !chars.has(one))) : chars;
}

function code(char: string): number {
  return Math.min(char.charCodeAt(0) || 0, 128);
}

function escaped(char: string): number[] {
  const known = classes[char.toLowerCase()];
  if (known !== undefined)
    return char === char.toLowerCase() ? known : all.filter((one) => !known.includes(one));
  return [char === 'n' ? 10 : char === 't' ? 9 : char === 'r' ? 13 : code(char)];
}

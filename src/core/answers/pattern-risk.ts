interface Group {
  /** Whether its content can match one text in more than one way when repeated. */
  isLoose: boolean;
}

/** Steps that one test of a pattern may take at worst. */
const mostSteps = 1e9;
const longestTested = 4_000;

/**
 * The longest text that a regular expression may be tested against, in characters; 0 for one that can take exponential
 * time: a repeated group with a repetition or alternatives inside, or a back reference. Without these the time is the
 * length to the power of the repetitions at worst.
 */
export function longestFor(source: string): number {
  const groups: Group[] = [{ isLoose: false }];
  let closed: Group | null = null;
  let repeats = source.startsWith('^') ? 0 : 1;
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] ?? '';
    const repeat = repetition(source, at);
    if (repeat !== null) {
      if (closed?.isLoose === true && repeat.isOpen) return 0;
      if (repeat.isOpen) repeats += 1;
      if (repeat.isVariable) loosen(groups);
      at += repeat.length - 1;
      closed = null;
      continue;
    }
    closed = null;
    if (char === '\\') {
      if (/[1-9k]/.test(source[at + 1] ?? '')) return 0;
      at += 1;
    } else if (char === '[') {
      at = classEnd(source, at);
    } else if (char === '(') {
      groups.push({ isLoose: false });
      // `(?:`, `(?=`, `(?<name>`: this question mark repeats nothing.
      if (source[at + 1] === '?') at += 1;
    } else if (char === '|') {
      loosen(groups);
    } else if (char === ')' && groups.length > 1) {
      closed = groups.pop() ?? null;
      if (closed?.isLoose === true) loosen(groups);
    }
  }
  return Math.min(longestTested, Math.floor(mostSteps ** (1 / Math.max(1, repeats))));
}

function loosen(groups: readonly Group[]): void {
  const group = groups.at(-1);
  if (group !== undefined) group.isLoose = true;
}

/** A quantifier at `at`. Open: it may repeat often. Variable: it can match more or less. */
function repetition(
  source: string,
  at: number,
): { length: number; isOpen: boolean; isVariable: boolean } | null {
  const char = source[at];
  if (char === '*' || char === '+') return { length: 1, isOpen: true, isVariable: true };
  if (char === '?') return { length: 1, isOpen: false, isVariable: true };
  if (char !== '{') return null;
  const found = /^\{(\d{1,6})(,(\d{1,6})?)?\}/.exec(source.slice(at, at + 20));
  if (found === null) return null;
  const most = found[2] === undefined ? Number(found[1]) : Number(found[3] ?? Infinity);
  return { length: found[0].length, isOpen: most > 4, isVariable: most !== Number(found[1]) };
}

function classEnd(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === ']') return at;
  }
  return source.length;
}

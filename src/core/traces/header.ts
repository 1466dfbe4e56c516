import type { Line } from './lines';

export interface ErrorHeader {
  type: string | null;
  message: string | null;
}

const classEnding = /^(?:[A-Za-z_$][\w$]*\.)*[A-Z][\w$]*$/;
const endings =
  /(?:Error|Exception|Warning|Fault|Failure|Interrupt|Exit|Panic|Throwable|Violation|Abort)(?:\$\w{1,60})?$/;
const notClasses: ReadonlySet<string> = new Set([
  'Stack',
  'Stacktrace',
  'StackTrace',
  'Traceback',
  'Backtrace',
  'Log',
  'Logs',
  'Output',
  'Result',
  'Note',
  'Version',
  'Steps',
  'Expected',
  'Actual',
]);

const frameLike = /^(?:at |from |File "|#\d|❯ |\.\.\. \d)/;
/** Lines that may stand between an error and its frames. */
const mostBelowError = 5;

/** Error class and message in a line such as `Uncaught TypeError: x is not a function`; null when it has none. */
export function errorHeader(text: string): ErrorHeader | null {
  let at = 0;
  for (let words = 0; words < 25 && at < text.length; words += 1) {
    const space = text.indexOf(' ', at);
    const end = space < 0 ? text.length : space;
    const word = text.slice(at, end);
    const name = className(word.endsWith(':') ? word.slice(0, -1) : word);
    if (name !== null) {
      if (word.endsWith(':')) return { type: name, message: shown(text.slice(end)) };
      const coded = /^ (?:\[\w{1,60}\](?: \[[^\]]{0,200}\])?|\(0x[0-9A-Fa-f]{1,16}\)): ?/.exec(
        text.slice(end, end + 300),
      );
      if (coded) return { type: name, message: shown(text.slice(end + coded[0].length)) };
      if (end === text.length && (at === 0 || introduces(text.slice(0, at))))
        return { type: name, message: null };
    }
    at = end + 1;
  }
  return null;
}

/** The header of frames that begin at `first`: the nearest error line above it, but not above `floor`. */
export function headerAbove(
  lines: readonly Line[],
  first: number,
  floor: number,
  reach = 25,
): { header: ErrorHeader; at: number } | null {
  let fences = 0;
  for (let at = first - 1; at >= Math.max(floor, first - reach); at -= 1) {
    const text = lines[at]?.trimmed ?? '';
    // Another trace's frames: what stands above them is its error, not ours.
    if (frameLike.test(text)) return null;
    if (text.startsWith('```') || text.startsWith('~~~')) fences += 1;
    if (fences > 1) return null;
    const sure = errorHeader(text);
    const header = sure ?? (nextToFrames(lines, at, first) ? anyHeader(text) : null);
    if (header === null) continue;
    const above = sure === null ? sureAbove(lines, at, Math.max(floor, first - reach)) : null;
    return above ?? { header: withNextLine(header, lines.slice(at + 1, first)), at };
  }
  return null;
}

/** Some programs say more below their error, as `Rule: "semi"`: the error that begins a line of the same paragraph is meant. */
function sureAbove(
  lines: readonly Line[],
  from: number,
  floor: number,
): { header: ErrorHeader; at: number } | null {
  for (let at = from - 1; at >= Math.max(floor, from - mostBelowError); at -= 1) {
    const text = lines[at]?.trimmed ?? '';
    if (text === '' || frameLike.test(text) || /^(?:```|~~~)/.test(text)) return null;
    const header = errorHeader(text);
    if (header?.type && text.replace(/^Uncaught /, '').startsWith(header.type))
      return { header: withNextLine(header, lines.slice(at + 1, from)), at };
  }
  return null;
}

/** A message that ends in a colon goes on below: `Expected values to be strictly equal:`, then `1 !== 2`. */
function withNextLine(header: ErrorHeader, below: readonly Line[]): ErrorHeader {
  const next = header.message?.endsWith(':') ? below.find((line) => line.trimmed !== '') : undefined;
  return next === undefined
    ? header
    : { type: header.type, message: shown(`${header.message} ${next.trimmed}`) };
}

/** A message as it is kept: trimmed, at most 500 characters; null when empty. */
export function shown(message: string): string | null {
  const text = message.trim();
  if (text === '') return null;
  return text.length > 500 ? `${text.slice(0, 499)}…` : text;
}

function className(word: string): string | null {
  const bare = word.slice(
    Math.max(...['"', "'", '`', '(', '[', '=', '*'].map((sign) => word.lastIndexOf(sign))) + 1,
  );
  return bare.length <= 200 && endings.test(bare) && classEnding.test(bare) ? bare : null;
}

function introduces(before: string): boolean {
  return /^(?:Uncaught|Unhandled|Exception in|Caused by|\(in promise\))/.test(before);
}

function nextToFrames(lines: readonly Line[], at: number, first: number): boolean {
  for (let between = at + 1; between < first; between += 1) if (lines[between]?.trimmed !== '') return false;
  return true;
}

/** Directly above frames any `Name: message` is taken for an error. */
function anyHeader(text: string): ErrorHeader | null {
  const match = /^([A-Z][\w$.]{1,80}): (\S.*)$/.exec(text);
  if (match === null || notClasses.has(match[1] ?? '')) return null;
  return { type: match[1] ?? null, message: shown(match[2] ?? '') };
}

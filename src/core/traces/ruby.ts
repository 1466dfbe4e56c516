import type { Frame } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace } from './frame';
import { type ErrorHeader, errorHeader, shown } from './header';
import type { Line } from './lines';

interface Read {
  frame: Frame;
  /** What stands behind the place: `undefined method 'x' (NoMethodError)`. */
  rest: string;
  /** Older Rubies print the outermost frame first and number the frames. */
  numbered: boolean;
}

/** Ruby's traces with either quotation style, and the frames of Rails logs and test runners. */
export const findRubyTraces: Finder = (lines) => {
  const found: Found[] = [];
  let floor = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (readFrame(lines[at]) === null) continue;
    const run = readRun(lines, at);
    const thrown = run.read.find((one) => one.rest !== '');
    const above = thrown === undefined ? railsHeader(lines, at, floor) : null;
    const header = thrown === undefined ? (above?.header ?? null) : thrownHeader(thrown.rest);
    const frames = run.read.map((one) => one.frame);
    if (run.read[0]?.numbered) frames.reverse();
    if (isTrace(header, frames) && (header !== null || frames.some((frame) => frame.symbol !== null))) {
      found.push({ first: above?.at ?? at, last: run.last, traces: [makeTrace('ruby', header, frames)] });
      floor = run.last + 1;
    }
    at = run.last;
  }
  return found;
};

/** Frames from `first` on; below the first one the code at fault may be printed. */
function readRun(lines: readonly Line[], first: number): { read: Read[]; last: number } {
  const read: Read[] = [];
  let last = first;
  let thrown = false;
  for (let at = first; at < lines.length; at += 1) {
    const one = readFrame(lines[at]);
    if (one !== null) {
      // A second error begins: the cause, which Ruby prints below.
      if (one.rest !== '' && thrown) break;
      thrown ||= one.rest !== '';
      read.push(one);
      last = at;
    } else if (!thrown || read.length > 1 || at - last > 8) break;
  }
  return { read, last };
}

function readFrame(line: Line | undefined): Read | null {
  if (line === undefined) return null;
  const text = line.trimmed.replace(/^# /, '');
  const numbered = /^\d{1,6}: from /.exec(text);
  const from = numbered?.[0].length ?? (text.startsWith('from ') ? 5 : 0);
  const rest = text.slice(from);
  const match =
    /^([^\s:][^:]{0,300}|<internal:[^>]{1,100}>|[A-Za-z]:[\\/][^:]{1,300}):(\d{1,7})(?::in [`']([^']{1,300})')?(?:: (.*))?$/.exec(
      rest,
    );
  if (match === null) return null;
  const path = match[1] ?? '';
  const told = match[4] ?? '';
  const named = match[3] !== undefined;
  const isRuby = /\.(?:rb|erb|rake|ru|haml|slim|gemspec)$|^<internal:|^\((?:irb|eval)|^-e$/.test(path);
  if (!named && (!isRuby || /\s/.test(path) || (told !== '' && thrownHeader(told).type === null)))
    return null;
  const symbol = match[3] === undefined || /^<(?:main|top)/.test(match[3]) ? null : match[3];
  const frame = makeFrame('ruby', line, { path, line: Number(match[2]), column: null }, symbol);
  return { frame, rest: told, numbered: numbered !== null };
}

function thrownHeader(rest: string): ErrorHeader {
  const open = rest.endsWith(')') ? rest.lastIndexOf(' (') : -1;
  const type = open < 0 ? '' : rest.slice(open + 2, -1);
  if (/^[A-Z][\w:]{0,200}$/.test(type)) return { type, message: shown(rest.slice(0, open)) };
  return errorHeader(rest) ?? { type: null, message: shown(rest) };
}

/** `NoMethodError (undefined method 'x' for nil):` above the frames, as Rails logs it, or `Name: message`. */
function railsHeader(
  lines: readonly Line[],
  first: number,
  floor: number,
): { header: ErrorHeader; at: number } | null {
  for (let at = first - 1; at >= Math.max(floor, first - 12); at -= 1) {
    const text = lines[at]?.trimmed ?? '';
    const match = /^([A-Z][\w:]{1,200}) \((.{0,1000})\):?$/.exec(text);
    const known = /(?:Error|Exception|NotFound|Invalid\w{0,60}|Mismatch|Missing)$/;
    if (match && known.test(match[1] ?? ''))
      return { header: { type: match[1] ?? null, message: shown(match[2] ?? '') }, at };
    const spaced = /^([A-Z]\w{0,100}(?:::[A-Z]\w{0,100}){0,9}):(?: (.*))?$/.exec(text);
    if (spaced && known.test(spaced[1] ?? '')) {
      const message = spaced[2] ?? lines[at + 1]?.trimmed ?? '';
      return { header: { type: spaced[1] ?? null, message: shown(message) }, at };
    }
    const plain = errorHeader(text);
    if (plain !== null) return { header: plain, at };
  }
  return null;
}

import type { Frame } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace, spotAtEnd } from './frame';
import { type ErrorHeader, shown } from './header';
import type { Line } from './lines';

/** Rust's panics, of today and before 1.73, with or without their backtrace, and backtraces of errors. */
export const findRustTraces: Finder = (lines) => {
  const found: Found[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const panic = readPanic(lines, at);
    const bare = panic === null && isBacktrace(lines[at]);
    if (panic === null && !bare) continue;
    const trace = backtrace(lines, at + 1);
    const header = panic?.header ?? errorAbove(lines, at);
    const frames = panic === null ? trace.frames : merged(panic.site, trace.frames);
    if (!isTrace(header, frames)) continue;
    const last = Math.max(trace.last, at);
    found.push({ first: at, last, traces: [makeTrace('rust', header, frames)] });
    at = last;
  }
  return found;
};

function readPanic(lines: readonly Line[], at: number): { header: ErrorHeader; site: Frame } | null {
  const line = lines[at];
  const text = line?.trimmed ?? '';
  const start = text.indexOf('panicked at ');
  if (line === undefined || start < 0 || !(start === 0 || text.startsWith("thread '"))) return null;
  const rest = text.slice(start + 12);
  const quoted = rest.startsWith("'") ? quotedMessage(lines, at, rest.slice(1)) : null;
  const spot = spotAtEnd(quoted === null ? rest.replace(/:$/, '') : quoted.place);
  if (spot === null) return null;
  const below = lines[at + 1]?.trimmed ?? '';
  const message = shown(quoted?.message ?? (below.startsWith('note: ') ? '' : below));
  return { header: { type: 'panic', message }, site: makeFrame('rust', line, spot, null) };
}

/** Before 1.73 the message stands in quotes before the place, and may go over several lines. */
function quotedMessage(
  lines: readonly Line[],
  at: number,
  first: string,
): { message: string; place: string } | null {
  for (let text = first, below = at; below < at + 10; text = lines[below]?.trimmed ?? '') {
    const end = text.lastIndexOf("', ");
    if (end >= 0) return { message: below === at ? text.slice(0, end) : first, place: text.slice(end + 3) };
    below += 1;
  }
  return null;
}

function isBacktrace(line: Line | undefined): boolean {
  return /^stack backtrace:$/i.test(line?.trimmed ?? '');
}

/** Frames of the backtrace that begins within a few lines: `3: name`, then `at path:line:column`. */
function backtrace(lines: readonly Line[], first: number): { frames: Frame[]; last: number } {
  const frames: Frame[] = [];
  let symbol: string | null = null;
  let last = -1;
  let since = 0;
  for (let at = first; at < lines.length && since < 8; at += 1) {
    const line = lines[at];
    const text = line?.trimmed ?? '';
    if (line === undefined || text.startsWith("thread '")) break;
    const named = /^\d{1,5}: (?:0x[0-9a-f]{1,16} - )?(.{1,500})$/.exec(text);
    const spot = text.startsWith('at ') ? spotAtEnd(text.slice(3)) : null;
    since += 1;
    if (named !== null) [symbol, since] = [withoutHash(named[1] ?? ''), 0];
    if (spot !== null && symbol !== null) {
      frames.push(makeFrame('rust', line, spot, symbol));
      [last, since] = [at, 0];
    }
  }
  return { frames, last };
}

function withoutHash(symbol: string): string {
  return symbol.replace(/::h[0-9a-f]{16}$/, '');
}

/** The panic's own place first; the backtrace shows it again, with the function's name. */
function merged(site: Frame, frames: Frame[]): Frame[] {
  const same = frames.find(
    (frame) =>
      frame.line === site.line &&
      (frame.column === site.column || frame.column === null) &&
      tail(frame) === tail(site),
  );
  return [{ ...site, symbol: same?.symbol ?? null }, ...frames.filter((frame) => frame !== same)];
}

function tail(frame: Frame): string {
  return frame.rawPath.replaceAll('\\', '/').split('/').pop() ?? '';
}

/** `Error: message` above the backtrace that error libraries print. */
function errorAbove(lines: readonly Line[], at: number): ErrorHeader | null {
  for (let up = at - 1; up >= Math.max(0, at - 15); up -= 1) {
    const text = lines[up]?.trimmed ?? '';
    if (text.startsWith('Error: ')) return { type: 'Error', message: shown(text.slice(7)) };
  }
  return null;
}

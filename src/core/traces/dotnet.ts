import type { Frame, Trace } from '../../domain/evidence';
import { type Finder, type Found, isTrace, makeFrame, makeTrace } from './frame';
import { type ErrorHeader, errorHeader, headerAbove } from './header';
import { jvmFrame } from './jvm';
import type { Line } from './lines';

/** .NET's traces; the frames of an inner exception are printed before those of the outer one. */
export const findDotnetTraces: Finder = (lines) => {
  const found: Found[] = [];
  let floor = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (readFrame(lines[at]) === null) continue;
    const headers = headersAbove(lines, at, floor);
    const run = readRun(lines, at, headers.stack);
    if (run.traces.length > 0) {
      found.push({ first: headers.first, last: run.last, traces: run.traces });
      floor = run.last + 1;
    }
    at = run.last;
  }
  return found;
};

/** The exceptions named above the frames, the innermost last. */
function headersAbove(
  lines: readonly Line[],
  at: number,
  floor: number,
): { stack: ErrorHeader[]; first: number } {
  const inner: ErrorHeader[] = [];
  let first = at;
  for (let up = at - 1; up >= Math.max(floor, at - 40); up -= 1) {
    const text = lines[up]?.trimmed ?? '';
    if (!text.includes('--->')) {
      if (inner.length === 0 || text === '' || errorHeader(text) === null) continue;
      break;
    }
    const parts = text
      .split('---> ')
      .map((part) => errorHeader(part.replace(/^\(Inner Exception #\d{1,6}\) /, '')));
    inner.unshift(...parts.filter((part) => part !== null));
    first = up;
    if (parts[0] !== null && !text.startsWith('--->')) return { stack: inner, first };
  }
  const above = headerAbove(lines, inner.length === 0 ? at : first, floor);
  return above === null ? { stack: inner, first } : { stack: [above.header, ...inner], first: above.at };
}

function readRun(
  lines: readonly Line[],
  first: number,
  headers: ErrorHeader[],
): { traces: Trace[]; last: number } {
  const stack = [...headers];
  const traces: Trace[] = [];
  let frames: Frame[] = [];
  let last = first;
  const close = () => {
    const header = stack.pop() ?? null;
    if (isTrace(header, frames)) traces.push(makeTrace('dotnet', header, frames));
    frames = [];
  };
  for (let at = first; at < lines.length; at += 1) {
    const frame = readFrame(lines[at], at > first);
    const trimmed = lines[at]?.trimmed ?? '';
    if (frame !== null) frames.push(frame);
    else if (trimmed.startsWith('--- End of inner exception')) close();
    else if (!trimmed.startsWith('--- End of stack trace') && !trimmed.endsWith('<---')) break;
    last = at;
  }
  close();
  return { traces, last };
}

/** Among other frames (`inRun`) a function without a class is a frame too, as compiled lambdas are. */
function readFrame(line: Line | undefined, inRun = false): Frame | null {
  const trimmed = line?.trimmed ?? '';
  if (line === undefined || !trimmed.startsWith('at ')) return null;
  const rest = trimmed.slice(3);
  const number = /:line (\d{1,7})$/.exec(rest);
  const place = number === null ? -1 : rest.lastIndexOf(' in ', number.index);
  const call = place < 0 ? rest : rest.slice(0, place);
  const open = call.indexOf('(');
  const symbol = call.slice(0, open);
  if (open <= 0 || !call.endsWith(')') || !(inRun || symbol.includes('.')) || /\s/.test(symbol)) return null;
  if (place < 0 || number === null) {
    return jvmFrame(line) === null
      ? makeFrame('dotnet', line, { path: '', line: null, column: null }, symbol)
      : null;
  }
  const spot = { path: rest.slice(place + 4, number.index), line: Number(number[1]), column: null };
  return makeFrame('dotnet', line, spot, symbol);
}

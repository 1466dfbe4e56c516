import type { Frame, Trace, TraceLanguage } from '../../domain/evidence';
import { isForeign } from './foreign';
import type { ErrorHeader } from './header';
import type { Line } from './lines';

/** Where a frame points, as printed. */
export interface Spot {
  path: string;
  line: number | null;
  column: number | null;
}

/** Traces found in neighbouring lines, `first` to `last` (indices, both included); a chain's root cause first. */
export interface Found {
  first: number;
  last: number;
  traces: Trace[];
}

/** Finds one language's traces. Linear in the lines. */
export type Finder = (lines: readonly Line[]) => Found[];

/** A frame that is not yet looked for in the workspace. */
export function makeFrame(language: TraceLanguage, line: Line, spot: Spot, symbol: string | null): Frame {
  const name = symbol === null || symbol === '' ? null : symbol;
  return {
    raw: line.raw,
    rawPath: spot.path,
    line: spot.line,
    column: spot.column,
    symbol: name,
    file: null,
    candidates: [],
    foreign: isForeign(language, spot.path, name),
    place: null,
  };
}

/** A trace of frames that are in order, with what its header says. */
export function makeTrace(language: TraceLanguage, header: ErrorHeader | null, frames: Frame[]): Trace {
  return { language, errorType: header?.type ?? null, message: header?.message ?? null, frames };
}

/** `path:line:column` or `path:line` at the end of a text; null when there is no such end. */
export function spotAtEnd(text: string): Spot | null {
  const match = /:(\d{1,7})(?::(\d{1,7}))?$/.exec(text);
  if (match === null || match.index === 0) return null;
  const column = match[2] === undefined ? null : Number(match[2]);
  return { path: text.slice(0, match.index), line: Number(match[1]), column };
}

/** A trace needs an error and a frame, or two frames. */
export function isTrace(header: ErrorHeader | null, frames: readonly Frame[]): boolean {
  return frames.length >= (header === null ? 2 : 1);
}

import type { Trace } from '../domain/evidence';
import { findBrowserTraces } from './traces/browser';
import { findDotnetTraces } from './traces/dotnet';
import type { Finder, Found } from './traces/frame';
import { findGoTraces } from './traces/go';
import { findJvmTraces } from './traces/jvm';
import { readLines } from './traces/lines';
import { findNodeTraces } from './traces/node';
import { findPhpTraces } from './traces/php';
import { findPytestTraces } from './traces/pytest';
import { findPythonTraces } from './traces/python';
import { findRubyTraces } from './traces/ruby';
import { findRustTraces } from './traces/rust';

/** Characters of the task that are read. */
export const traceText = 256 * 1024;
/** Traces that are kept, and frames of each. */
export const mostTraces = 20;
const mostFrames = 100;

/** Where two finders claim the same lines, the earlier one keeps them: its form is the more particular. */
const finders: readonly Finder[] = [
  findPythonTraces,
  findGoTraces,
  findRustTraces,
  findJvmTraces,
  findDotnetTraces,
  findNodeTraces,
  findPhpTraces,
  findRubyTraces,
  findBrowserTraces,
  findPytestTraces,
];

/**
 * The stack traces in a text, in its order; of a chain the root cause first, and of each trace the innermost
 * frame. At most 20 traces of 100 frames in the first 256 KiB. Frames are not looked for in the workspace:
 * `file` and `place` are null. A place alone in a sentence is no trace: it takes an error with a frame, or two
 * frames. Linear.
 */
export function findTraces(text: string): Trace[] {
  return findAllTraces(text).slice(0, mostTraces);
}

/** All of them, to tell how many were left out. */
export function findAllTraces(text: string): Trace[] {
  const lines = readLines(text.slice(0, traceText));
  const taken = new Uint8Array(lines.length);
  const kept: Found[] = [];
  for (const finder of finders) {
    for (const found of finder(lines)) {
      if (taken.subarray(found.first, found.last + 1).includes(1)) continue;
      taken.fill(1, found.first, found.last + 1);
      kept.push(found);
    }
  }
  return kept
    .sort((a, b) => a.first - b.first)
    .flatMap((found) => found.traces)
    .map((trace) => ({ ...trace, frames: trace.frames.slice(0, mostFrames) }));
}

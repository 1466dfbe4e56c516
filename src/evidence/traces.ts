import { counted } from '../core/count';
import { frameMapper } from '../core/frame-file';
import { type OwnPackages, ownFile } from '../core/own-package';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import type { Frame, Trace } from '../domain/evidence';
import { ownPackages } from './own-packages';
import { placeFrames } from './trace-place';

const none = 'the task for stack traces: none';
/** No form of trace does without a line number or an `at`; a text that has neither is not read by ten readers. */
const hint = /[:(]\d|line \d|^[^\S\n]*at\s/m;

/** Stack traces in the task, their frames found in the workspace, with the code around them. */
export const traces: Collector<'traces'> = {
  name: 'traces',
  round: 1,
  async gather({ task }, ports) {
    const text = `${task.title}\n${task.body}`;
    if (!hint.test(text)) return { facts: { traces: [] }, coverage: { examined: [none] } };
    const { findAllTraces, mostTraces, traceText } = await import('../core/trace');
    const cuts = (all: readonly Trace[]) => cutsOf(text, all, traceText, mostTraces);
    const all = findAllTraces(text);
    const found = all.slice(0, mostTraces);
    if (found.length === 0) {
      const coverage: CoverageNote = {
        examined: [none],
        truncated: cuts(all),
      };
      return { facts: { traces: [] }, coverage };
    }
    const { files, leftOut = [] } = await ports.tree.list();
    const installed = found.some((trace) => trace.frames.some((f) => f.rawPath.includes('node_modules')));
    const own = installed ? await ownPackages(files, ports.tree) : new Map<string, string>();
    const inside = mapTraces(found, files, own);
    const mapped = leftOut.length === 0 ? inside : setApart(found, inside, files, leftOut, own);
    const placed = await placeFrames(mapped, ports);
    const frames = placed.traces.flatMap((trace) => trace.frames);
    const here = frames.filter((frame) => frame.file !== null).length;
    const apart = frames.filter((frame) => frame.leftOut !== undefined);
    const left = apart.length === 0 ? '' : `, ${apart.length} of them left out`;
    const examined = `${counted(found.length, 'stack trace')} in the task: ${here + apart.length} of ${counted(frames.length, 'frame')} in the workspace${left}`;
    const skipped = apart.map(({ leftOut, line }) => ({
      what: `the frame at ${leftOut}${line === null ? '' : `:${line}`}`,
      reason: 'the run was told to leave that file out',
    }));
    return {
      facts: { traces: placed.traces },
      coverage: {
        examined: [examined],
        skipped: [...placed.skipped, ...skipped],
        truncated: cuts(all),
      },
    };
  },
};

function cutsOf(
  text: string,
  all: readonly Trace[],
  traceText: number,
  mostTraces: number,
): NonNullable<CoverageNote['truncated']> {
  const truncated: NonNullable<CoverageNote['truncated']> = [];
  if (text.length > traceText) {
    truncated.push({
      what: 'characters of the task searched for stack traces',
      kept: traceText,
      of: text.length,
    });
  }
  if (all.length > mostTraces) truncated.push({ what: 'stack traces', kept: mostTraces, of: all.length });
  return truncated;
}

/** `inside`, but frames that stand in files the run leaves out say so instead of meaning another file. */
function setApart(
  found: readonly Trace[],
  inside: readonly Trace[],
  files: readonly string[],
  leftOut: readonly string[],
  own: OwnPackages,
): Trace[] {
  const apart = new Set(leftOut);
  const everywhere = mapTraces(found, [...files, ...leftOut].sort(), own);
  return inside.map((trace, at) => ({
    ...trace,
    frames: trace.frames.map((frame, index): Frame => {
      const wide = everywhere[at]?.frames[index];
      if (!wide || wide.file === null) return frame;
      return apart.has(wide.file) ? { ...wide, file: null, leftOut: wide.file } : wide;
    }),
  }));
}

/** The frames that are found first decide between equals among the others. */
function mapTraces(found: readonly Trace[], files: readonly string[], own: OwnPackages): Trace[] {
  const map = frameMapper(files);
  const present = new Set(files);
  return found.map((trace) => {
    const mapped = (
      frame: Frame,
      near: readonly { rawPath: string; symbol: string | null; file: string }[],
    ): Frame => {
      const { rawPath, symbol } = frame;
      const installed = ownFile(rawPath, own, present);
      if (installed !== null) return { ...frame, file: installed, candidates: [], foreign: false };
      const { file, candidates } = map(rawPath, {
        language: trace.language,
        symbol,
        foreign: frame.foreign,
        near,
      });
      return { ...frame, file, candidates, foreign: frame.foreign && file === null };
    };
    const first = trace.frames.map((frame) => mapped(frame, []));
    const near = first.flatMap(({ rawPath, symbol, file }) =>
      file === null ? [] : [{ rawPath, symbol, file }],
    );
    const frames = first.map((frame) => (frame.candidates.length > 0 ? mapped(frame, near) : frame));
    return { ...trace, frames };
  });
}

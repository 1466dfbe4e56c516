import { frameMapper } from '../core/frame-file';
import { findAllTraces, mostTraces, traceText } from '../core/trace';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import type { Frame, Trace } from '../domain/evidence';
import { placeFrames } from './trace-place';

/** Stack traces in the task, their frames found in the workspace, with the code around them. */
export const traces: Collector<'traces'> = {
  name: 'traces',
  round: 1,
  async gather({ task }, ports) {
    const text = `${task.title}\n${task.body}`;
    const all = findAllTraces(text);
    const found = all.slice(0, mostTraces);
    if (found.length === 0) {
      const coverage: CoverageNote = {
        examined: ['the task for stack traces: none'],
        truncated: cuts(text, all),
      };
      return { facts: { traces: [] }, coverage };
    }
    const { files } = await ports.tree.list();
    const mapped = mapTraces(found, files);
    const placed = await placeFrames(mapped, ports);
    const frames = placed.traces.flatMap((trace) => trace.frames);
    const here = frames.filter((frame) => frame.file !== null).length;
    const examined = `${found.length} stack trace${found.length === 1 ? '' : 's'} in the task: ${here} of ${frames.length} frames in the workspace`;
    return {
      facts: { traces: placed.traces },
      coverage: { examined: [examined], skipped: placed.skipped, truncated: cuts(text, all) },
    };
  },
};

function cuts(text: string, all: readonly Trace[]): NonNullable<CoverageNote['truncated']> {
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

/** The frames that are found first decide between equals among the others. */
function mapTraces(found: readonly Trace[], files: readonly string[]): Trace[] {
  const map = frameMapper(files);
  return found.map((trace) => {
    const mapped = (
      frame: Frame,
      near: readonly { rawPath: string; symbol: string | null; file: string }[],
    ): Frame => {
      const { rawPath, symbol } = frame;
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

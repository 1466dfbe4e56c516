import { frameMapper } from '../core/frame-file';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import type { Frame, Trace } from '../domain/evidence';
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
    const { files } = await ports.tree.list();
    const mapped = mapTraces(found, files);
    const placed = await placeFrames(mapped, ports);
    const frames = placed.traces.flatMap((trace) => trace.frames);
    const here = frames.filter((frame) => frame.file !== null).length;
    const examined = `${found.length} stack trace${found.length === 1 ? '' : 's'} in the task: ${here} of ${frames.length} frames in the workspace`;
    return {
      facts: { traces: placed.traces },
      coverage: { examined: [examined], skipped: placed.skipped, truncated: cuts(all) },
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

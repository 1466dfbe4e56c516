import type { CoverageNote } from '../domain/coverage';
import { asRunError, RunError } from '../domain/errors';
import type { Ports } from '../domain/ports';
import type { Report } from '../domain/report';

type Stage = Report['metrics']['stages'][number];

/** Keeps what the stages of a run did, and runs them so that one that fails takes no other with it. */
export interface Stages {
  readonly notes: CoverageNote[];
  readonly timings: Stage[];
  /** Faults that were caught, in order. */
  readonly faults: RunError[];
  /**
   * Runs one stage. A fault stands in `coverage.failed` under the stage's name and null comes back; when time
   * is up or the run was interrupted, the stage is skipped and says so. RunErrors of kind `input` pass through:
   * they are about what the person gave, and the run cannot go on.
   */
  run<T>(name: string, work: () => Promise<T>, told?: (result: T) => string): Promise<T | null>;
}

export function openStages(ports: Ports): Stages {
  const notes: CoverageNote[] = [];
  const timings: Stage[] = [];
  const faults: RunError[] = [];
  return {
    notes,
    timings,
    faults,
    async run(name, work, told = () => '') {
      if (ports.signal.aborted) {
        notes.push({ skipped: [{ what: name, reason: stopReason(ports.signal) }] });
        return null;
      }
      const start = ports.clock.elapsed();
      const finish = (ok: boolean, note: string) => {
        const milliseconds = Math.round(ports.clock.elapsed() - start);
        timings.push({ name, milliseconds, ok, note });
        ports.emit({ type: 'stage_finished', stage: name, ok, note, milliseconds });
      };
      ports.emit({ type: 'stage_started', stage: name });
      try {
        const result = await untilStopped(work(), ports.signal);
        finish(true, told(result));
        return result;
      } catch (thrown) {
        const fault = asRunError(thrown);
        if (ports.signal.aborted) {
          notes.push({ skipped: [{ what: name, reason: stopReason(ports.signal) }] });
          finish(false, stopReason(ports.signal));
          return null;
        }
        finish(false, fault.message);
        if (fault.kind === 'input') throw fault;
        notes.push({ failed: [{ what: name, reason: fault.message }] });
        faults.push(fault);
        return null;
      }
    },
  };
}

/** What ended the run early, for a person. */
export function stopReason(signal: AbortSignal): string {
  return signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
}

/** The work's result, or a fault as soon as the run is stopped; work that cannot be stopped is left behind. */
function untilStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new RunError('budget', stopReason(signal)));
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

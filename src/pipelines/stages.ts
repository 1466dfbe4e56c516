import type { CoverageNote } from '../domain/coverage';
import { asRunError, RunError } from '../domain/errors';
import type { World } from '../domain/ports';
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
   * is up or the run was interrupted, the stage is skipped and says so. RunErrors of kind `input` and `permission`
   * pass through: what the person gave cannot be used, or the run must not go on.
   */
  run<T>(name: string, work: () => Promise<T>, told?: (result: T) => string): Promise<T | null>;
  /** The same for work that has to be done with what is there, also when the run was stopped. */
  finish<T>(name: string, work: () => Promise<T>): Promise<T | null>;
}

export function openStages(ports: Pick<World, 'signal' | 'clock' | 'emit'>): Stages {
  const notes: CoverageNote[] = [];
  const timings: Stage[] = [];
  const faults: RunError[] = [];
  const { signal, clock, emit } = ports;

  async function timed<T>(
    name: string,
    work: () => Promise<T>,
    told: (result: T) => string,
  ): Promise<T | null> {
    const start = clock.elapsed();
    const end = (ok: boolean, note: string) => {
      const milliseconds = Math.round(clock.elapsed() - start);
      timings.push({ name, milliseconds, ok, note });
      emit({ type: 'stage_finished', stage: name, ok, note, milliseconds });
    };
    emit({ type: 'stage_started', stage: name });
    try {
      const result = await work();
      end(true, told(result));
      return result;
    } catch (thrown) {
      const fault = asRunError(thrown);
      if (fault.kind === 'budget' && signal.aborted) {
        notes.push({ skipped: [{ what: name, reason: stopReason(signal) }] });
        end(false, stopReason(signal));
        return null;
      }
      emit({ type: 'fault', stage: name, detail: [fault.stack, fault.cause].filter(Boolean).join('\n') });
      end(false, fault.message);
      if (fault.kind === 'input' || fault.kind === 'permission') throw fault;
      notes.push({ failed: [{ what: name, reason: fault.message }] });
      faults.push(fault);
      return null;
    }
  }

  return {
    notes,
    timings,
    faults,
    async run(name, work, told = () => '') {
      if (!signal.aborted) return timed(name, () => untilStopped(work(), signal), told);
      notes.push({ skipped: [{ what: name, reason: stopReason(signal) }] });
      return null;
    },
    finish: (name, work) => timed(name, work, () => ''),
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

import type { Surroundings } from '../../domain/intent';

/** The run of the thread that is not finished, or null: whatever is said next concerns it first (IB-03). */
export function detectActiveRun(about: Pick<Surroundings, 'activeRun'>): Surroundings['activeRun'] {
  return about.activeRun;
}

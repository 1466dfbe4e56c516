import type { Clock } from '../domain/ports';

/**
 * The machine's clock.
 * @param nanoseconds a clock that never goes back; `performance` would load a dozen modules of Node for the same
 */
export function clockOf(nanoseconds: () => bigint): Clock {
  return {
    now: () => Date.now(),
    elapsed: () => Number(nanoseconds()) / 1e6,
    turn: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

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

/** Waits; ends early, without a fault, when the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

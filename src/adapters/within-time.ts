import { runInNewContext } from 'node:vm';

/** Thrown when work did not come to its end in time. */
export class OutOfTime extends Error {}

/**
 * Runs work that a stranger's text can make endless, such as reading a page or matching a pattern, and ends it at its
 * deadline, in the middle of a loop or a regular expression. Nothing else goes on meanwhile.
 * @throws OutOfTime, or what the work throws
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  try {
    return runInNewContext('work()', { work }, { timeout: milliseconds }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new OutOfTime();
    throw error;
  }
}

/** An endpoint that asks for a longer wait than this is not waited for. */
export const longestWaitSeconds = 60;

const firstMs = 500;
const longestOwnMs = 20_000;
/** Spreads calls that were told the same time. */
const spreadMs = 250;

/**
 * How long to wait before the next try, in milliseconds; null when the endpoint asks for more than 60 s.
 * @param attempt failed tries so far, from 1
 * @param retryAfterSeconds what the endpoint asks for, or null: then the wait doubles with each try, up to 20 s
 * @param random01 a random number from 0 to 1
 */
export function waitMs(attempt: number, retryAfterSeconds: number | null, random01: number): number | null {
  const random = Math.min(1, Math.max(0, random01));
  if (retryAfterSeconds === null || !(retryAfterSeconds > 0)) {
    const full = Math.min(longestOwnMs, firstMs * 2 ** Math.min(16, Math.max(0, attempt - 1)));
    return Math.round(full / 2 + (full / 2) * random);
  }
  if (retryAfterSeconds > longestWaitSeconds) return null;
  return Math.min(longestWaitSeconds * 1_000, Math.ceil(retryAfterSeconds * 1_000 + spreadMs * random));
}

/** How long to wait as the words of an error say it, in seconds; null when they do not. */
export function retrySeconds(text: string): number | null {
  const said =
    /(?:try again in|retry (?:after|in)|retrydelay:?|wait) '?(?:about |at least )?((?:\d{1,6}(?:\.\d{1,6})? ?(?:ms|h|m|s)[a-z]{0,7} ?){1,3})/.exec(
      text,
    )?.[1];
  if (said === undefined) return null;
  let seconds = 0;
  for (const [, amount, unit] of said.matchAll(/(\d+(?:\.\d+)?) ?(ms|h|m|s)/g))
    seconds += Number(amount) * (units[unit ?? ''] ?? 0);
  return seconds;
}

const units: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

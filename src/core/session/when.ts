/** A moment for a person, to the second; a number that is none says so. @param at milliseconds since the epoch */
export function when(at: number): string {
  // Beyond it there are no dates (ECMAScript, time values).
  if (!Number.isFinite(at) || Math.abs(at) > 8.64e15) return 'at an unknown time';
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

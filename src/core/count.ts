/**
 * A number with its noun, as a reader says it: "1 file", "3 files", "2 entries".
 *
 * @param plural - the noun for more than one, and for none; `noun` with an s when left out
 */
export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** `12,345`; of whole numbers from 0. The language's own way would load its tables. */
export function thousands(count: number): string {
  const digits = String(Math.round(count));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/**
 * A number with its noun, as a reader says it: "1 file", "3 files", "2 entries".
 *
 * @param plural - the noun for more than one, and for none; `noun` with an s when left out
 */
export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

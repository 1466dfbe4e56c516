/**
 * So many hex digits that nobody else comes to by chance. Not for secrets: loading the system's own random numbers costs a
 * short run more than half of a bare start, and these are seeded by it once for each process.
 */
export function randomName(digits: number): string {
  const digit = () => Math.floor(Math.random() * 16).toString(16);
  return Array.from({ length: digits }, digit).join('');
}

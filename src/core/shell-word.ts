/** A text as one word of a POSIX shell, which takes nothing in it for its own. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]{1,4096}$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

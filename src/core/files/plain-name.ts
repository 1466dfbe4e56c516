/** Characters that some file systems leave out when they compare names, and all others that nobody sees. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/**
 * What a name of a file or folder may come to on some file system: case, forms of Unicode and invisible characters do
 * not count (APFS, HFS+), nor do dots and spaces at its end and what follows a colon (NTFS). For comparing only.
 */
export function plainName(name: string): string {
  const folded = name.replace(unseen, '').normalize('NFKC').toLowerCase();
  const colon = folded.indexOf(':');
  const bare = colon < 0 ? folded : folded.slice(0, colon);
  let end = bare.length;
  while (end > 0 && (bare[end - 1] === '.' || bare[end - 1] === ' ')) end -= 1;
  return bare.slice(0, end);
}

/** True for `.git` and whatever a file system may take for it, its short form on NTFS among them. */
export function isGitName(name: string): boolean {
  // Nearly all names are told apart by their letters alone.
  if (!/g/i.test(name) && !/[^\x00-\x7f]/.test(name)) return false;
  const plain = plainName(name);
  return plain === '.git' || /^git~\d{1,6}$/.test(plain);
}

/** The names of a path, as file systems may compare them; a backslash parts names too. */
export function plainNames(path: string): string[] {
  return path.split(/[/\\]/).map(plainName);
}

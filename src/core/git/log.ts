/** Fields of one commit, as a format for git; no field can hold the NUL that ends it. */
export const logFormat = '--format=%H%x00%aI%x00%an%x00%D%x00%s';
const fields = 5;

/** What `git log -z` prints in that format, one line a commit: `1a2b3c4d5e 2026-01-31T12:00:00+01:00 Author: Subject (main)`. */
export function logLines(text: string): string[] {
  const values = text.split('\0');
  const lines: string[] = [];
  for (let at = 0; at + fields <= values.length; at += fields) {
    const [hash = '', date = '', author = '', names = '', subject = ''] = values.slice(at, at + fields);
    const known = names === '' ? '' : ` (${names})`;
    lines.push(`${hash.trim().slice(0, 10)} ${date} ${author}: ${subject}${known}`);
  }
  return lines;
}

/** The same for one commit with its whole message. */
export const commitFormat = '--format=%H%x00%P%x00%aI%x00%an%x00%D%x00%B';

export interface CommitHead {
  hash: string;
  parents: readonly string[];
  /** Lines for a reader; those of the message are indented, so that none looks like a patch. */
  lines: readonly string[];
}

/** What `git log --max-count=1` prints in that format. */
export function commitHead(text: string): CommitHead {
  const [hash = '', parents = '', date = '', author = '', names = '', ...rest] = text.split('\0');
  const message = (rest[0] ?? '').trim().split('\n');
  const all = parents.split(' ').filter(Boolean);
  return {
    hash,
    parents: all,
    lines: [
      `commit ${hash}`,
      ...(all.length > 1 ? [`Merge: ${all.map((one) => one.slice(0, 12)).join(' ')}`] : []),
      `Author: ${author}`,
      `Date: ${date}`,
      ...(names === '' ? [] : [`Names: ${names}`]),
      '',
      ...message.map((line) => `    ${line}`.trimEnd()),
      '',
    ],
  };
}

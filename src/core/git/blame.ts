/** One line with the commit that brought it. */
interface BlameLine {
  hash: string;
  line: number;
  text: string;
}
interface About {
  author: string;
  /** Seconds since the epoch. */
  time: number;
  isBoundary: boolean;
}

const start = /^([0-9a-f]{40}(?:[0-9a-f]{24})?) \d{1,9} (\d{1,9})(?: \d{1,9})?$/;

/**
 * What `git blame --porcelain` prints, one line a line: `1a2b3c4d 2026-01-31 Author  12: text`. A line whose commit is
 * the oldest that is here bears `^` before its hash.
 */
export function blameLines(porcelain: string): string[] {
  const about = new Map<string, About>();
  const lines: BlameLine[] = [];
  let hash = '';
  let line = 0;
  for (const text of porcelain.split('\n')) {
    const begun = start.exec(text);
    if (text.startsWith('\t')) lines.push({ hash, line, text: text.slice(1) });
    else if (begun !== null) {
      [hash, line] = [begun[1] ?? '', Number(begun[2])];
      if (!about.has(hash)) about.set(hash, { author: '', time: 0, isBoundary: false });
    } else tell(about.get(hash), text);
  }
  const width = String(lines.at(-1)?.line ?? 0).length;
  return lines.map((one) => `${whoOf(one.hash, about)} ${String(one.line).padStart(width)}: ${one.text}`);
}

function tell(about: About | undefined, text: string): void {
  if (about === undefined) return;
  if (text.startsWith('author ')) about.author = text.slice(7);
  else if (text.startsWith('author-time ')) about.time = Number(text.slice(12)) || 0;
  else if (text === 'boundary') about.isBoundary = true;
}

function whoOf(hash: string, all: ReadonlyMap<string, About>): string {
  const about = all.get(hash);
  if (about === undefined || /^0+$/.test(hash)) return 'not committed';
  const day = new Date(Math.min(Math.max(about.time, 0), 8e12) * 1000).toISOString().slice(0, 10);
  return `${about.isBoundary ? '^' : ''}${hash.slice(0, 10)} ${day} ${about.author.slice(0, 40)}`;
}

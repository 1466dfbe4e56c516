import { globSource, largestGlob } from './glob';
import { type LinearPattern, linearPattern } from './linear-pattern';

/** One line of a `.gitignore`. */
interface Rule {
  pattern: LinearPattern;
  keeps: boolean;
  foldersOnly: boolean;
}

/** Whether a path is ignored, kept (`!`), or not spoken of (null). */
export type IgnoreRules = (path: string, isFolder: boolean) => boolean | null;

const mostRules = 1000;

/** Reads a `.gitignore` for paths from its own folder, matched in linear time. A line that cannot be read is passed over, as git does. */
export async function ignoreRules(text: string): Promise<IgnoreRules> {
  const rules: Rule[] = [];
  for (const line of text.split('\n').slice(0, mostRules)) {
    const rule = await ruleOf(line);
    if (rule !== null) rules.push(rule);
  }
  return (path, isFolder) => {
    const last = rules.findLast((rule) => (isFolder || !rule.foldersOnly) && rule.pattern.tests(path));
    return last === undefined ? null : !last.keeps;
  };
}

async function ruleOf(line: string): Promise<Rule | null> {
  let glob = line.endsWith('\r') ? line.slice(0, -1) : line;
  while (glob.endsWith(' ') && !glob.endsWith('\\ ')) glob = glob.slice(0, -1);
  if (glob === '' || glob.startsWith('#')) return null;
  const keeps = glob.startsWith('!');
  if (keeps) glob = glob.slice(1);
  const foldersOnly = glob.endsWith('/');
  if (foldersOnly) glob = glob.slice(0, -1);
  const rooted = glob.includes('/');
  const body = globSource(glob.startsWith('/') ? glob.slice(1) : glob, { braces: false, escapes: true });
  if (body === null || glob === '') return null;
  const made = await linearPattern(`^${rooted ? '' : '(?:.*/)?'}${body}$`, {
    caseSensitive: true,
    largest: largestGlob,
  });
  return made.ok ? { pattern: made.pattern, keeps, foldersOnly } : null;
}

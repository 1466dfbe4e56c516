import { matchesPath, type PathPattern, pathPattern } from './path-pattern';

/** One line of a CODEOWNERS file that says who owns what. */
export interface OwnerRule {
  /** As it stands in the file. */
  pattern: string;
  /** Empty when the line takes the owners away. */
  owners: string[];
  line: number;
  /** GitLab's section, lower case; empty outside of any. */
  section: string;
  matches: PathPattern;
}
export interface OwnersFile {
  rules: OwnerRule[];
  /** Lines that count for nothing, as on GitHub, each with the reason. */
  ignored: { line: number; reason: string }[];
}

const sectionHead = /^\^?\[([^\]]{1,200})\](?:\[\d{1,4}\])?(?=\s|$)/;
const owner = /^(?:@{1,2}[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,20}|[^\s@]{1,100}@[^\s@]{1,200})$/;

/**
 * Reads a CODEOWNERS file: `pattern owner…` a line, `#` for comments. GitLab's `[Section] owner…` lines give
 * the lines below them their default owners.
 */
export function parseOwners(text: string): OwnersFile {
  const rules: OwnerRule[] = [];
  const ignored: OwnersFile['ignored'] = [];
  let section = { name: '', owners: [] as string[] };
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  lines.forEach((raw, index) => {
    const line = index + 1;
    const head = sectionHead.exec(raw.trim());
    const words = splitWords(head ? raw.trim().slice(head[0].length) : raw);
    const wrong = (head ? words : words.slice(1)).find((word) => !owner.test(word));
    if (wrong !== undefined) ignored.push({ line, reason: `\`${wrong.slice(0, 60)}\` is no owner` });
    else if (head) section = { name: (head[1] ?? '').toLowerCase(), owners: words };
    else if (words[0] !== undefined) {
      const [pattern, ...named] = words;
      const matches = pattern.startsWith('!') ? null : pathPattern(pattern);
      const owners = named.length > 0 ? named : section.owners;
      if (matches === null) ignored.push({ line, reason: `\`${pattern.slice(0, 60)}\` is no pattern` });
      else rules.push({ pattern, owners, line, section: section.name, matches });
    }
  });
  return { rules, ignored };
}

/** Who owns a path: the last line that matches decides, with sections the last of each. Null when none matches. */
export function ownersOf(
  rules: readonly OwnerRule[],
  path: string,
): { owners: string[]; pattern: string; line: number } | null {
  const segments = path.split('/');
  const sections = new Set(rules.map((rule) => rule.section));
  const decisive: OwnerRule[] = [];
  for (let at = rules.length - 1; at >= 0 && sections.size > 0; at -= 1) {
    const rule = rules[at];
    if (rule === undefined || !sections.has(rule.section) || !matchesPath(rule.matches, segments)) continue;
    sections.delete(rule.section);
    decisive.unshift(rule);
  }
  const last = decisive.at(-1);
  if (last === undefined) return null;
  return {
    owners: [...new Set(decisive.flatMap((rule) => rule.owners))],
    pattern: last.pattern,
    line: last.line,
  };
}

/** Words between blanks, up to a comment; a backslash keeps a blank or `#` in its word. */
function splitWords(line: string): string[] {
  const words: string[] = [];
  let word = '';
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (character === '#' && word === '') break;
    if (character === ' ' || character === '\t') {
      if (word !== '') words.push(word);
      word = '';
    } else if (character === '\\') {
      word += character + (line[at + 1] ?? '');
      at += 1;
    } else word += character;
  }
  if (word !== '') words.push(word);
  return words;
}

import { linearPattern } from './linear-pattern';

/** Whether a path fits, and what asking costs at worst a character; or why a glob cannot be used. */
export type Glob =
  | { ok: true; fits: (path: string) => boolean; size: number }
  | { ok: false; reason: string };

const longest = 500;
const deepest = 8;
/** Globs meet every path of a workspace. */
export const largestGlob = 600;

/** True for a text that is more than a name: it holds `*`, `?`, `[` or `{`. */
export function isGlob(text: string): boolean {
  return /[*?[{]/.test(text);
}

/**
 * A glob that a model wrote, matched by an engine of linear time. `*` and `?` stay inside a name, `**` does not,
 * `[a-z]` and `[!a-z]` are one character, `{a,b}` is either. Without a slash it is for names in any folder; a plain
 * name is a file or all that lies in the folder of that name. Case does not count.
 */
export async function compileGlob(glob: string): Promise<Glob> {
  if (glob.length > longest)
    return no(`The glob is longer than ${longest} characters; give a shorter one, such as src/**/*.ts.`);
  const plain = glob
    .trim()
    .replace(/^(?:\.?\/){1,10}/, '')
    .replaceAll('\\', '/');
  if (plain === '' || plain === '.') return { ok: true, fits: () => true, size: 1 };
  const rooted = plain.includes('/') || glob.trim().startsWith('/');
  const body = globSource(plain.endsWith('/') ? `${plain}**` : plain, { braces: true, escapes: false });
  if (body === null)
    return no(
      `The glob ${shownGlob(glob)} has a bracket or brace that is not closed, or braces nested too deeply; write it like src/**/*.{ts,tsx}.`,
    );
  const inside = isGlob(plain) ? '' : '(?:/.*)?';
  const pattern = await linearPattern(`^${rooted ? '' : '(?:.*/)?'}${body}${inside}$`, {
    caseSensitive: false,
    largest: largestGlob,
  });
  if (!pattern.ok) return no(`The glob ${shownGlob(glob)} cannot be used: ${pattern.reason}`);
  return { ok: true, fits: pattern.pattern.tests, size: pattern.pattern.size };
}

/** A glob as a regular expression; null when it is broken. `escapes`: a backslash takes the meaning from what follows. */
export function globSource(
  glob: string,
  { braces: withBraces, escapes }: { braces: boolean; escapes: boolean },
): string | null {
  let made = '';
  let braces = 0;
  for (let at = 0; at < glob.length; at += 1) {
    const character = glob[at] ?? '';
    if (character === '*') {
      const stars = starsAt(glob, at);
      const folder = stars > 1 && (at === 0 || glob[at - 1] === '/') && glob[at + stars] === '/';
      made += folder ? '(?:.*/)?' : stars > 1 ? '.*' : '[^/]*';
      at += folder ? stars : stars - 1;
    } else if (character === '?') made += '[^/]';
    else if (character === '[') {
      const end = glob.indexOf(']', at + 2);
      if (end < 0) return null;
      made += set(glob.slice(at + 1, end));
      at = end;
    } else if (character === '\\' && escapes) {
      at += 1;
      made += literal(glob[at] ?? '\\');
    } else if (character === '{' && withBraces) {
      braces += 1;
      if (braces > deepest) return null;
      made += '(?:';
    } else if (character === '}' && braces > 0) {
      braces -= 1;
      made += ')';
    } else if (character === ',' && braces > 0) made += '|';
    else made += literal(character);
  }
  return braces === 0 ? made : null;
}

function starsAt(glob: string, at: number): number {
  let end = at;
  while (glob[end] === '*') end += 1;
  return end - at;
}

function set(inner: string): string {
  const negated = inner.startsWith('!') || inner.startsWith('^');
  const body = (negated ? inner.slice(1) : inner).replace(/[\\[\]^&~]/g, '\\$&');
  return `[${negated ? '^/' : ''}${body}]`;
}

function literal(character: string): string {
  return /[\\^$.|?*+()[\]{}]/.test(character) ? `\\${character}` : character;
}

function shownGlob(glob: string): string {
  return JSON.stringify(glob.length > 100 ? `${glob.slice(0, 100)}…` : glob);
}

function no(reason: string): Glob {
  return { ok: false, reason };
}

import { oneLine } from '../clean';

/** Where a path that was asked for leads by its letters: absolute, straight, with forward slashes. */
export type AskedPath = { ok: true; path: string } | { ok: false; reason: string };

const mostBytes = 4096;
const nameBytes = 255;
const shownLetters = 200;

/** A path in a sentence: on one line, nothing hidden in it, not too long. */
export function shownPath(path: string): string {
  const line = oneLine(path.length > shownLetters ? `${path.slice(0, shownLetters)}…` : path);
  return `\`${line.replaceAll('`', '‹U+0060›')}\``;
}

/** That a path leads out, and what to do instead. Confinement is no matter of modes, so Plan Mode is named. */
export function outside(asked: string): string {
  return `${shownPath(asked)} is outside the workspace and the folders added to it; no mode reaches it, and leaving Plan Mode does not change that. Ask for a path of the workspace, or ask the person who runs this to add its folder with --add-dir.`;
}

/**
 * Finds the folder that a path lies in by its letters alone; where it really leads is seen when it is opened.
 * @param asked as a model wrote it: from the workspace, or absolute
 * @param roots real paths with forward slashes, the workspace first
 */
export function askedPath(asked: string, roots: readonly string[]): AskedPath {
  if (asked.trim() === '')
    return no(
      'The path is empty. Give one from the workspace, such as src/index.ts, or . for the workspace itself.',
    );
  if (/[\0-\x1f\x7f]/.test(asked))
    return no(
      `${shownPath(asked)} holds a control character. Give the path as list_directory or file_search shows it.`,
    );
  if (bytesOf(asked) > mostBytes || asked.split('/').some((name) => bytesOf(name) > nameBytes))
    return no(
      `${shownPath(asked)} is longer than any path can be. Give the path as list_directory or file_search shows it.`,
    );
  if (/^~(?:[/\\]|$)/.test(asked)) return no(outside(asked));
  const absolute = asked.startsWith('/') || /^[A-Za-z]:[/\\]/.test(asked);
  const [workspace = ''] = roots;
  const whole = straightened(absolute ? asked : `${workspace}/${asked}`);
  if (whole === null) return no(outside(asked));
  if (!roots.some((root) => within(whole, root))) return no(outside(asked));
  return { ok: true, path: whole };
}

/** Why a file of that name should not be made, as a sentence; null when it may. What is there already may have any name. */
export function newNameFault(asked: string): string | null {
  if (asked.endsWith('/'))
    return `${shownPath(asked)} names a folder. Name a file; folders that are missing are made.`;
  if (asked.includes('\\')) return `${shownPath(asked)} holds a backslash. Part folders by forward slashes.`;
  if (/[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|[^\S ]/u.test(asked))
    return `${shownPath(asked)} holds characters that nobody sees. Choose a name without them.`;
  return null;
}

/** Whether a path is a folder or lies in it; both straight, with forward slashes. */
export function within(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** The rest of a path below a folder that it lies in; '' for the folder itself. */
export function below(path: string, folder: string): string {
  return path.slice(folder.endsWith('/') ? folder.length : folder.length + 1);
}

/** Without `.`, `..` and doubled slashes; null when it leads above the top. */
function straightened(path: string): string | null {
  const kept: string[] = [];
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') kept.push(name);
    else if (kept.pop() === undefined) return null;
  }
  const drive = /^[A-Za-z]:$/.test(kept[0] ?? '');
  return drive ? kept.join('/') : `/${kept.join('/')}`;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

function no(reason: string): AskedPath {
  return { ok: false, reason };
}

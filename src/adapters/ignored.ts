import { join, resolve } from 'node:path';
import { within } from '../core/files/asked-path';
import { type IgnoreRules, ignoreRules } from '../core/files/ignore-rules';
import { entryAt, slashes } from './confined';
import { readInside, readStart } from './file-read';
import type { Checkout } from './git';
import { passedOver } from './tree-walk';

const rulesBytes = 256 * 1024;

/** Why a path that is not listed is none of the run's files; null when nothing speaks against it. */
export type Unlisted = 'ignored' | 'submodule' | null;

/**
 * Asks whether a path would be ignored, there or not, by the `.gitignore` files above it and the repository's own
 * excludes. git is not asked: it takes such paths for patterns.
 * @param path from the workspace, with forward slashes
 */
export async function unlisted(
  root: string,
  checkout: Pick<Checkout, 'git' | 'repository'> | null,
  path: string,
): Promise<Unlisted> {
  if (inOtherRepository(root, path)) return 'submodule';
  const names = path.split('/');
  if (checkout === null && names.slice(0, -1).some((name) => passedOver.has(name))) return 'ignored';
  const top = checkout === null ? slashes(root) : slashes(checkout.repository.root);
  const whole = `${slashes(root)}/${path}`;
  if (!within(whole, top)) return null;
  const rules = checkout === null ? [] : [await ownExcludes(checkout)];
  return (await isIgnored(top, whole.slice(top.length + 1).split('/'), rules)) ? 'ignored' : null;
}

/** True when a folder between the workspace and the file has a repository of its own. */
function inOtherRepository(root: string, path: string): boolean {
  const names = path.split('/').slice(0, -1);
  return names.some((_, at) => {
    const folder = join(root, ...names.slice(0, at + 1));
    return entryAt(join(folder, '.git')) !== null;
  });
}

/** Rules for paths below the folder that lies so many names deep. */
interface Placed {
  depth: number;
  rules: IgnoreRules;
}

async function ownExcludes({ git }: Pick<Checkout, 'git'>): Promise<Placed> {
  const asked = await git
    .run(['rev-parse', '--git-path', 'info/exclude'], { okCodes: [128] })
    .catch(() => null);
  const path = asked?.stdout.toString('utf8').trim() ?? '';
  const text = path === '' ? null : await readStart(resolve(git.folder, path), rulesBytes);
  return { depth: 0, rules: await ignoreRules(text ?? '') };
}

async function isIgnored(top: string, names: readonly string[], first: readonly Placed[]): Promise<boolean> {
  const above = [...first];
  for (let depth = 0; depth < names.length; depth += 1) {
    const folder = names.slice(0, depth).join('/');
    const file = await readInside(top, folder === '' ? '.gitignore' : `${folder}/.gitignore`, rulesBytes);
    if (file.kind === 'text') above.push({ depth, rules: await ignoreRules(file.text) });
    const isFolder = depth < names.length - 1;
    // The nearest file that speaks of it decides; what lies in an ignored folder stays ignored.
    const said = above
      .map(({ depth: from, rules }) => rules(names.slice(from, depth + 1).join('/'), isFolder))
      .findLast((one) => one !== null);
    if (said === true) return true;
  }
  return false;
}

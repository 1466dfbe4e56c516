import type { Listing } from '../domain/ports';
import { readInside } from './file-read';
import { entriesIn } from './own-names';

const mostFiles = 100_000;
/** Never entered without git: they hold what others wrote or what was built. */
export const passedOver: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  '.hg',
  '.svn',
  '__pycache__',
  '.venv',
  'venv',
]);

/** Files of a folder without git: links are not followed, `.gitignore` files are respected. A signal ends it early. */
export async function listByWalking(root: string, signal?: AbortSignal): Promise<Listing> {
  const { default: ignore } = await import('ignore');
  const files: string[] = [];
  const skipped: { what: string; reason: string }[] = [];
  type Rules = { base: string; matcher: ReturnType<typeof ignore> };
  let seen = 0;

  const enter = async (folder: string, rules: readonly Rules[]): Promise<void> => {
    if (seen > mostFiles || signal?.aborted) return;
    const entries = names(folder);
    if (entries === null) return;
    // Others get their turn between two folders.
    await new Promise((resolve) => setImmediate(resolve));
    const own = entries.some((e) => e.name === '.gitignore' && e.isFile())
      ? await readInside(root, folder ? `${folder}/.gitignore` : '.gitignore', 256 * 1024)
      : null;
    const here = own?.kind === 'text' ? [...rules, { base: folder, matcher: ignore().add(own.text) }] : rules;
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (signal?.aborted) return;
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.name.includes('\ufffd')) {
        skipped.push({ what: path, reason: 'its name is not valid UTF-8' });
      } else if (entry.isDirectory()) {
        if (!passedOver.has(entry.name) && !ignored(here, `${path}/`)) await enter(path, here);
      } else if ((entry.isFile() || entry.isSymbolicLink()) && !ignored(here, path)) {
        seen += 1;
        if (seen <= mostFiles) files.push(path);
      }
    }
  };
  const names = (folder: string) => {
    try {
      return entriesIn(root, folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      skipped.push({ what: folder || '.', reason: `the folder cannot be read (${code})` });
      return null;
    }
  };
  const ignored = (rules: readonly Rules[], path: string) =>
    rules.some(({ base, matcher }) => matcher.ignores(base ? path.slice(base.length + 1) : path));

  await enter('', []);
  if (signal?.aborted) skipped.push({ what: 'the rest of the files', reason: 'the run was stopped' });
  return { files: files.sort(), skipped, cutFrom: seen > mostFiles ? seen : null };
}

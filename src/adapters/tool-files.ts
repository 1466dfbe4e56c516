import { realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, resolve } from 'node:path';
import { within } from '../core/files/asked-path';
import { RunError } from '../domain/errors';
import type { NotDone, ToolFiles } from '../domain/tool-files';
import { slashes } from './confined';
import { changing } from './tool-changes';
import { finding } from './tool-finding';
import { reading } from './tool-reading';
import { type Grounds, kernelFolders, openRosters } from './tool-roster';

/** What `openToolFiles` is told: the grounds, with extra folders as the person named them. */
export interface ToolFilesSettings extends Omit<Grounds, 'extra'> {
  /** Absolute, or from `from`. */
  addDir: readonly string[];
  from: string;
}

/**
 * Opens the files of a run for its tools.
 * @throws RunError `config` for an extra folder that is not there
 */
export async function openToolFiles(settings: ToolFilesSettings): Promise<ToolFiles> {
  const extra = await Promise.all(settings.addDir.map((folder) => extraFolder(folder, settings.from)));
  const closed = await Promise.all(settings.closed.map((path) => realpath(path).catch(() => path)));
  const grounds: Grounds = {
    ...settings,
    closed,
    extra: [...new Set(extra)].filter((folder) => folder !== settings.root),
  };
  const rosters = openRosters(grounds);
  const { read } = reading(rosters);
  const { folder, named, search } = finding(grounds, rosters);
  const { standing, write, remove } = changing(grounds, rosters);
  return {
    list: () => orReason(async () => ({ ok: true, files: (await rosters.roster()).files })),
    read: (...asked) => orReason(() => read(...asked)),
    folder: (...asked) => orReason(() => folder(...asked)),
    named: (...asked) => orReason(() => named(...asked)),
    search: (...asked) => orReason(() => search(...asked)),
    standing: (...asked) => orReason(() => standing(...asked)),
    write: (...asked) => orReason(() => write(...asked)),
    remove: (...asked) => orReason(() => remove(...asked)),
  };
}

/** What went wrong outside of the files, as when git cannot list them, is a reason too. */
async function orReason<T>(work: () => Promise<T>): Promise<T | NotDone> {
  try {
    return await work();
  } catch (fault) {
    const said = fault instanceof Error ? fault.message : String(fault);
    return { ok: false, reason: `The files cannot be used now: ${said} Go on without them.` };
  }
}

async function extraFolder(given: string, from: string): Promise<string> {
  const path = isAbsolute(given) ? given : resolve(from, given);
  try {
    const real = await realpath(path);
    const isMachine = dirname(real) === real || kernelFolders.some((one) => within(slashes(real), one));
    if ((await stat(real)).isDirectory() && !isMachine) return real;
  } catch (cause) {
    throw new RunError(
      'config',
      `The extra folder ${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`,
      {
        cause,
        hint: 'Mend --add-dir, or leave it out.',
      },
    );
  }
  throw new RunError('config', `The extra folder ${path} is no folder of files.`, {
    hint: 'Name a folder with --add-dir, not the whole machine, or leave it out.',
  });
}

import { realpathSync, statSync } from 'node:fs';
import { askedPath, below, shownPath, within } from '../core/files/asked-path';
import { compileGlob, type Glob, isGlob } from '../core/files/glob';
import { hidden } from '../core/files/hidden';
import { lineSearch, stepsAtOnce } from '../core/files/line-search';
import { rankedPaths } from '../core/files/path-rank';
import { refusalText } from '../core/files/refusals';
import type { NotDone, ToolFiles } from '../domain/tool-files';
import { openCandidates } from './candidates';
import { faultOf, slashes } from './confined';
import { type Searched, searchLines } from './text-search';
import { entriesOf } from './tool-folder';
import { faultText, nameOf } from './tool-reading';
import type { Grounds, Roster, Rosters } from './tool-roster';

/** Finding files and lines. */
export function finding(grounds: Grounds, rosters: Rosters): Pick<ToolFiles, 'folder' | 'named' | 'search'> {
  // Which files may be looked into is asked of each once, not at each search.
  let open: { of: readonly string[]; files: readonly string[] } = { of: [], files: [] };
  const candidates = openCandidates(grounds, rosters);
  return {
    async folder(asked, depth, most) {
      const place = askedPath(asked, rosters.roots);
      if (!place.ok) return place;
      const roster = await rosters.roster();
      const real = realFolder(place.path);
      if (real === 'file') return no(`${shownPath(asked)} is a file. read_file shows what is in it.`);
      if (real === null)
        return no(
          faultText(rosters, roster, asked, 'missing').replace('There is no file', 'There is no folder'),
        );
      if (typeof real !== 'string') return no(faultText(rosters, roster, asked, real.fault));
      const refusal = folderRefusal(grounds, rosters, roster, real);
      if (refusal !== null) return no(refusalText(asked, refusal));
      const name = nameOf(rosters, real);
      const { files, prefix } = filesBelow(roster, real, name);
      const { entries, cut } = entriesOf(files, prefix, depth, most, rosters.absolute);
      if (entries.length === 0 && name !== '')
        return no(
          `${shownPath(asked)} holds no files of this run: it is empty, ignored, or left out by the settings. list_directory with path . shows the workspace.`,
        );
      return { ok: true, path: name === '' ? '.' : name, entries, cut };
    },
    async named(query, most, signal) {
      const roster = await rosters.roster();
      const all = [...roster.files, ...roster.extraFiles];
      if (query.trim() === '')
        return no('The query is empty. Give a part of a path, or a glob such as src/**/*.ts.');
      if (!isGlob(query)) {
        const found = rankedPaths(query, all);
        return { ok: true, files: found.slice(0, most), of: found.length };
      }
      const glob = await compileGlob(fromHere(rosters, query));
      if (!glob.ok) return glob;
      const found = await fitting(all, glob, AbortSignal.any([signal, grounds.signal]));
      return { ok: true, files: found.slice(0, most), of: found.length };
    },
    async search({ pattern, glob, caseSensitive, most, signal }) {
      const made = await lineSearch(pattern, caseSensitive);
      if (!made.ok) return made;
      const filter = glob === null ? null : await compileGlob(fromHere(rosters, glob));
      if (filter?.ok === false) return filter;
      const roster = await rosters.roster();
      const both = AbortSignal.any([signal, grounds.signal]);
      if (open.of !== roster.files)
        open = { of: roster.files, files: roster.files.filter((file) => hidden(file) === null) };
      const inside = await fitting(open.files, filter, both);
      const { search } = made;
      const wanted = await candidates(inside, search, both);
      const beyond = (await fitting(roster.extraFiles, filter, both)).filter(
        (file) => roster.judge(file) === null,
      );
      const names: Searched[] = [...wanted, ...beyond].map((name) => ({
        name,
        path: rosters.absolute(name),
      }));
      return { ok: true, ...(await searchLines(names, search, most, both, rosters.shown)) };
    },
  };
}

/** Why a folder may not be listed; null when it may. */
function folderRefusal(grounds: Grounds, rosters: Rosters, roster: Roster, real: string) {
  if (!rosters.roots.some((root) => within(real, root))) return { why: 'outside' } as const;
  // A folder is judged as a file in it would be.
  const said = roster.judge(real === '/' ? '/x' : `${real}/x`);
  if (said === null || said === 'unlisted') return null;
  return said.why === 'ignored' && grounds.extra.some((one) => within(real, slashes(one))) ? null : said;
}

/** The list that has the files of a folder, and how their names begin in it. */
function filesBelow(
  roster: Roster,
  real: string,
  name: string,
): { files: readonly string[]; prefix: string } {
  const closed = (path: string) => (path === '' || path.endsWith('/') ? path : `${path}/`);
  const isListed = !name.startsWith('/') && roster.files.some((file) => file.startsWith(closed(name)));
  if (isListed) return { files: roster.files, prefix: closed(name) };
  return { files: roster.extraFiles, prefix: closed(real) };
}

/** Where a folder really is; `file` for what is none, null when there is nothing. */
function realFolder(path: string): string | 'file' | null | { fault: ReturnType<typeof faultOf> } {
  try {
    const real = slashes(realpathSync.native(path));
    return statSync(real).isDirectory() ? real : 'file';
  } catch (error) {
    const fault = faultOf(error);
    return fault === 'missing' ? null : { fault };
  }
}

/** The paths that fit a glob; others get their turn in between, and it ends early when it is told to. */
async function fitting(
  paths: readonly string[],
  glob: Extract<Glob, { ok: true }> | null,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (glob === null) return paths;
  const found: string[] = [];
  let steps = 0;
  for (const path of paths) {
    steps += path.length * glob.size;
    if (glob.fits(path)) found.push(path);
    if (steps < stepsAtOnce) continue;
    steps = 0;
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) break;
  }
  return found;
}

/** A glob from the workspace, where it was given with the workspace before it. */
function fromHere(rosters: Rosters, glob: string): string {
  return glob.startsWith(`${rosters.root}/`) ? `/${below(glob, rosters.root)}` : glob;
}

function no(reason: string): NotDone {
  return { ok: false, reason };
}

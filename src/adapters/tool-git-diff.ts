import { counted } from '../core/count';
import { refRange } from '../core/git/nearest-ref';
import { shownPath } from '../core/git/path';
import { nearest } from '../core/nearest';
import type { GitText, ToolGit } from '../domain/tool-git';
import { emptyTree } from './git-command';
import { type Desk, refuse } from './tool-git-desk';
import { commitOf, findCommit, pathOf } from './tool-git-names';
import { laidOut, patchOf } from './tool-git-patch';

const mostPaths = 200;

type About = Parameters<ToolGit['diff']>[0];

/** What is to be compared. */
interface Sides {
  command: string[];
  /** For a person. */
  title: string;
  /** Whether one of them is the working tree. */
  isWorking: boolean;
}

/** Differences between two commits, or of the working tree. */
export async function diff(desk: Desk, about: About): Promise<GitText> {
  if ((about.paths?.length ?? 0) > mostPaths)
    refuse(`At most ${mostPaths} paths are taken; name folders instead.`);
  const paths: string[] = [];
  for (const path of about.paths ?? []) paths.push(await pathOf(desk, path));
  const sides = await sidesOf(desk, about);
  const wanted = paths.length === 0 ? ['.'] : paths;
  const patch = await patchOf(desk, sides.command, wanted);
  const notes = [`${sides.title}.`, ...patch.notes];
  if (patch.parts.length === 0 && patch.notes.length === 0) notes.push(...(await nothing(desk, paths)));
  if (sides.isWorking) notes.push(...(await untracked(desk, paths)));
  return { ok: true, ...laidOut([], patch.parts), notes };
}

async function sidesOf(desk: Desk, about: About): Promise<Sides> {
  const range = about.to === null && about.from !== null ? refRange(about.from) : null;
  if (range !== null) {
    const [from, to] = [await commitOf(desk, range.from), await commitOf(desk, range.to)];
    const base = range.isParted ? (await desk.text(['merge-base', from, to], { okCodes: [1] })).trim() : from;
    if (base === '') refuse(`${range.from} and ${range.to} have no common commit.`);
    return between(base, to);
  }
  if (about.to !== null) {
    if (about.staged !== null) refuse('Between two commits nothing is staged; leave `staged` null, or `to`.');
    return between(await commitOf(desk, about.from ?? 'HEAD'), await commitOf(desk, about.to));
  }
  // A submodule's own repository is not looked into; what a commit or the index says of it is shown.
  const working = '--ignore-submodules=all';
  if (about.staged === false) {
    if (about.from !== null) refuse('What is not staged is compared with what is; leave `from` null.');
    return { command: ['diff', working], title: 'The working tree against what is staged', isWorking: true };
  }
  const head = await findCommit(desk, 'HEAD');
  const isFirst = about.from === null && head === null;
  const from = isFirst ? emptyTree(desk.place) : await commitOf(desk, about.from ?? 'HEAD');
  const name = isFirst ? 'nothing, as there is no commit yet' : `commit ${from.slice(0, 10)}`;
  if (about.staged === true) {
    const command = ['diff', '--cached', '--ignore-submodules=none', from];
    return { command, title: `What is staged against ${name}`, isWorking: false };
  }
  const title = `The working tree, staged and not staged, against ${name}`;
  return { command: ['diff', working, from], title, isWorking: true };
}

function between(from: string, to: string): Sides {
  return {
    command: ['diff', '--ignore-submodules=none', from, to],
    title: `From commit ${from.slice(0, 10)} to commit ${to.slice(0, 10)}`,
    isWorking: false,
  };
}

/** That nothing differs, and which of the paths git does not know. */
async function nothing(desk: Desk, paths: readonly string[]): Promise<string[]> {
  const { files } = await desk.files();
  const unknown = paths.filter(
    (path) => path !== '.' && !files.some((file) => file === path || file.startsWith(`${path}/`)),
  );
  return [
    'There is no difference.',
    ...unknown.slice(0, 10).map((path) => {
      const near = nearest(path, files.filter(desk.shows));
      return `git knows no ${shownPath(path)} here.${near === null ? '' : ` Did you mean ${shownPath(near)}?`}`;
    }),
  ];
}

async function untracked(desk: Desk, paths: readonly string[]): Promise<string[]> {
  const listing = await desk.files();
  const isWanted = (file: string) =>
    paths.length === 0 || paths.some((path) => path === '.' || file === path || file.startsWith(`${path}/`));
  const count = [...listing.untracked].filter((file) => isWanted(file) && desk.shows(file)).length;
  if (count === 0) return [];
  return [`${counted(count, 'untracked file')} not in it; git_status names them.`];
}

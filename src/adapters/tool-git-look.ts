import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { blameLines } from '../core/git/blame';
import { logFormat, logLines } from '../core/git/log';
import { shownPath } from '../core/git/path';
import { readStatus, statusLines } from '../core/git/status';
import type { GitText, ToolGit } from '../domain/tool-git';
import { bytesInside } from './file-read';
import { lyingIn } from './own-names';
import { type Desk, refuse } from './tool-git-desk';
import { commitOf, filePathOf, findCommit, hiddenNote, pathOf } from './tool-git-names';

const fileBytes = 4 * 1024 * 1024;

/** Commits, newest first. */
export async function log(desk: Desk, about: Parameters<ToolGit['log']>[0]): Promise<GitText> {
  const path = about.path === null ? null : await pathOf(desk, about.path);
  if (about.ref === null && (await findCommit(desk, 'HEAD')) === null)
    refuse('The repository has no commit yet.');
  const from = await commitOf(desk, about.ref ?? 'HEAD');
  const paths = path !== null ? [path] : desk.prefix === '' ? [] : ['.'];
  const counts = [`--max-count=${about.most + 1}`, `--skip=${about.skip}`];
  const args = ['log', ...counts, '--encoding=UTF-8', '--no-show-signature', '--no-mailmap', '-z', logFormat];
  const lines = logLines(await desk.text([...args, from, '--', ...paths]));
  const notes: string[] = [];
  if (lines.length > about.most)
    notes.push(`There are more commits: skip ${about.skip + about.most} shows the next.`);
  if (lines.length === 0) notes.push(nothing(path, about.skip));
  if (lines.length <= about.most && desk.isShallow)
    notes.push('The clone is shallow: older commits are not here, and the oldest seems to bring every file.');
  return { ok: true, text: lines.slice(0, about.most).join('\n'), notes, parts: [] };
}

function nothing(path: string | null, skip: number): string {
  if (skip > 0) return `There are no more commits behind the first ${skip}.`;
  return path === null ? 'There is no commit.' : `No commit changed ${shownPath(path)}.`;
}

/** Who changed each line of a file last. The file is read here, not by git, which would follow links on its way. */
export async function blame(desk: Desk, about: Parameters<ToolGit['blame']>[0]): Promise<GitText> {
  const path = await filePathOf(desk, about.path);
  const shown = shownPath(path);
  if ((await findCommit(desk, 'HEAD')) === null) refuse('The repository has no commit yet.');
  if ((await desk.text(['ls-tree', '-z', 'HEAD', '--', path])) === '')
    refuse(`The last commit has no ${shown}. git_status tells whether it is new.`);
  const file = await ownBytes(desk, path);
  if (file.includes(0)) return refuse(`${shown} is binary.`);
  const total = file.length === 0 ? 0 : file.toString('latin1').replace(/\n$/, '').split('\n').length;
  const first = Math.max(1, about.startLine ?? 1);
  if (first > total) return refuse(`${shown} has ${total} lines.`);
  const last = Math.min(total, about.endLine ?? total, first + about.most - 1);
  if (last < first) return refuse('The last line is to be at or behind the first.');
  // At the end of a shallow clone a commit seems to bring every line; elsewhere the first commit did.
  const range = [`-L${first},${last}`, ...(desk.isShallow ? [] : ['--root'])];
  const args = [
    'blame',
    '--porcelain',
    '--no-progress',
    '--encoding=UTF-8',
    ...range,
    '--contents',
    '-',
    '--',
    path,
  ];
  const lines = blameLines(await desk.text(args, { input: file, attributes: true }));
  const notes = [`Lines ${first} to ${last} of the ${total} of ${shown}.`];
  const wanted = Math.min(total, about.endLine ?? total);
  if (last < wanted) notes.push(`The rest: start_line ${last + 1}.`);
  if (lines.some((line) => line.startsWith('^')))
    notes.push('Lines with ^ are at least as old as the oldest commit that is here.');
  return { ok: true, text: lines.join('\n'), notes, parts: [] };
}

/** A file's bytes. A link is not followed, within the workspace neither: it could lead to a hidden file. */
async function ownBytes(desk: Desk, path: string): Promise<Buffer> {
  const at = join(desk.folder, path);
  const isItself = async () => (await realpath(at).catch(() => at)) === at;
  const before = await isItself();
  const file = await bytesInside(desk.folder, path, fileBytes);
  if (!Buffer.isBuffer(file)) return refuse(`${shownPath(path)} cannot be read: ${file.reason}.`);
  return before && (await isItself())
    ? file
    : refuse(`${shownPath(path)} leads through a link; name the file itself.`);
}

/** What is changed, staged and untracked. */
export async function status(desk: Desk): Promise<GitText> {
  const options = ['--porcelain=v2', '-z', '--branch', '--no-ahead-behind', '--untracked-files=all'];
  const told = await desk.ask(['status', ...options, '--ignore-submodules=all', '--', '.'], {
    attributes: true,
  });
  const within = (path: string) => {
    if (!path.startsWith(desk.prefix)) return null;
    const inside = path.slice(desk.prefix.length);
    return desk.shows(inside.replace(/\/$/, '')) ? inside : null;
  };
  const text = told.stdout.toString('utf8');
  // git walks by path; what it found while a folder was a link to elsewhere is not told.
  const fresh = text.split('\0').flatMap((entry) => (entry.startsWith('? ') ? [entry.slice(2)] : []));
  const here = new Set(lyingIn(await realpath(desk.place.workTree), fresh));
  const read = readStatus(text, within, (path) => here.has(path));
  const notes = hiddenNote(read.hidden);
  if (told.stoppedBy === 'output') notes.push('There are more entries than git’s output may be long.');
  return { ok: true, text: statusLines(read).join('\n'), notes, parts: [] };
}

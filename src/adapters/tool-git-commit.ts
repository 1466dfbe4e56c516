import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitCommand, commitMessage, committer } from '../core/git/commit';
import { shownPath } from '../core/git/path';
import type { GitText, ToolGit } from '../domain/tool-git';
import { type Desk, refuse } from './tool-git-desk';
import { filePathOf, findCommit } from './tool-git-names';

type About = Parameters<ToolGit['commit']>[0];

const mostPaths = 500;
/** What lies in git's folder while something is unfinished. */
const unfinished = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
  'BISECT_LOG',
];

/**
 * Commits files as they lie in the working tree, and no other: the commit is built from the last one in an index of its
 * own. Neither hooks nor filters run, and what else is staged stays staged.
 */
export async function commit(desk: Desk, about: About): Promise<GitText> {
  const { message, paths } = await judged(desk, about);
  checkState(desk);
  await checkFiles(desk, paths);
  const head = await findCommit(desk, 'HEAD');
  const list = paths.map((path) => `${path}\0`).join('');
  const more = { GIT_INDEX_FILE: join(desk.scratch, 'index') };
  if (head !== null) await desk.ask(['read-tree', head], { more });
  const update = ['update-index', '--add', '--remove', '-z', '--stdin'];
  await desk.ask(update, { more, input: list, attributes: true });
  const tree = (await desk.text(['write-tree'], { more })).trim();
  const before = head === null ? '' : (await desk.text(['rev-parse', '--verify', `${head}^{tree}`])).trim();
  if (tree === before)
    refuse(`Nothing is changed in ${paths.map(shownPath).join(', ')}, so there is nothing to commit.`);
  const made = await record(desk, tree, head, message);
  const notes = [await branchNote(desk)];
  const staged = await desk.ask(update, { input: list, attributes: true }).catch(() => null);
  if (staged === null) notes.push('The index could not be brought up to date; `git reset` does it.');
  const text = [
    `Committed ${made.slice(0, 10)}: ${message.split('\n')[0]}`,
    ...paths.map((path) => `  ${shownPath(path)}`),
  ];
  return { ok: true, text: text.join('\n'), notes, parts: [] };
}

/** The command that would do it, for a person's shell. */
export async function command(desk: Desk, about: About): Promise<GitText> {
  const { message, paths } = await judged(desk, about);
  return { ok: true, text: commitCommand(message, paths), notes: [], parts: [] };
}

async function judged(desk: Desk, about: About): Promise<{ message: string; paths: string[] }> {
  const message = commitMessage(about.message);
  if (!message.ok) return refuse(message.reason);
  if (about.paths.length === 0) refuse('Name the files that go into the commit.');
  if (about.paths.length > mostPaths) refuse(`At most ${mostPaths} files go into one commit.`);
  const paths = new Set<string>();
  for (const given of about.paths) {
    paths.add(await filePathOf(desk, given));
  }
  return { message: message.text, paths: [...paths] };
}

function checkState({ place }: Desk): void {
  const { gitDir } = place;
  const half = unfinished.find((name) => existsSync(join(gitDir, name)));
  if (half !== undefined)
    refuse(`Something is unfinished in the repository (${half}); end it before committing.`);
  if (existsSync(join(gitDir, 'index.lock')))
    refuse('Another git process is at work in this repository (index.lock).');
}

/** Every path is a file or a link of the working tree, or one that git knows and that is gone. */
async function checkFiles(desk: Desk, paths: readonly string[]): Promise<void> {
  const input = paths.map((path) => `${path}\0`).join('');
  const known = tags(await desk.text(['ls-files', '-z', '-t', '--cached', '--', ...paths]));
  const fresh = paths.filter((path) => !known.has(path));
  for (const path of paths) checkFile(desk, path, known.get(path));
  if (fresh.length > 0) {
    const args = ['ls-files', '-z', '--others', '--exclude-standard', '--', ...fresh];
    const wanted = new Set((await desk.text(args)).split('\0'));
    const ignored = fresh.find((path) => !wanted.has(path));
    if (ignored !== undefined)
      refuse(`${shownPath(ignored)} is ignored by .gitignore, so it is not committed.`);
  }
  const filters = (
    await desk.text(['check-attr', '-z', '--stdin', 'filter'], { input, attributes: true })
  ).split('\0');
  for (let at = 0; at + 2 < filters.length; at += 3) {
    const name = filters[at + 2] ?? '';
    if (name === 'unspecified' || name === 'unset') continue;
    refuse(
      `${shownPath(filters[at] ?? '')} goes through the filter ${shownPath(name.slice(0, 60))} (.gitattributes), which is a program and is not run; commit it by hand.`,
    );
  }
}

function checkFile(desk: Desk, path: string, tag: string | undefined): void {
  const shown = shownPath(path);
  const at = join(desk.folder, path);
  const about = lstatSync(at, { throwIfNoEntry: false });
  if (tag === 'M') refuse(`${shown} has a conflict; resolve it before committing.`);
  if (about === undefined) {
    if (tag === undefined) refuse(`There is no file ${shown}, and git knows none.`);
    if (tag === 'S') refuse(`${shown} is not checked out (sparse checkout), so its absence is no change.`);
    return;
  }
  if (about.isDirectory()) refuse(`${shown} is a folder; name its files.`);
  if (!about.isFile() && !about.isSymbolicLink()) refuse(`${shown} is neither a file nor a link.`);
  if (realpathSync(dirname(at)) !== dirname(at))
    refuse(`${shown} leads through a link; name the file by its own path.`);
}

/** Paths with the state that git knows them in. */
function tags(listed: string): Map<string, string> {
  const entries = listed.split('\0').filter(Boolean);
  return new Map(entries.map((entry) => [entry.slice(2), entry.charAt(0)]));
}

/** Writes the commit and moves the branch to it, if nobody else has moved it. */
async function record(desk: Desk, tree: string, head: string | null, message: string): Promise<string> {
  const more = {
    GIT_AUTHOR_NAME: committer.name,
    GIT_AUTHOR_EMAIL: committer.email,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
  };
  const parents = head === null ? [] : ['-p', head];
  const made = (await desk.text(['commit-tree', tree, ...parents], { more, input: message })).trim();
  const subject = message.split('\n')[0] ?? '';
  const none = '0'.repeat(made.length);
  await desk.ask(['update-ref', '-m', `commit: ${subject}`, 'HEAD', made, head ?? none], { more });
  return made;
}

async function branchNote(desk: Desk): Promise<string> {
  const branch = await desk.ask(['symbolic-ref', '--quiet', '--short', 'HEAD'], { okCodes: [1] });
  const name = branch.stdout.toString('utf8').trim();
  return name === '' ? 'HEAD is detached: no branch holds the commit.' : `It is on branch ${name}.`;
}

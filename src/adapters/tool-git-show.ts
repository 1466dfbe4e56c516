import { thousands } from '../core/count';
import { commitFormat, commitHead } from '../core/git/log';
import { shownPath } from '../core/git/path';
import type { GitAnswer, GitText, ToolGit } from '../domain/tool-git';
import { type Desk, refuse } from './tool-git-desk';
import { commitOf, findCommit, hiddenNote, pathOf } from './tool-git-names';
import { laidOut, patchOf } from './tool-git-patch';

const fileBytes = 4 * 1024 * 1024;
const listBytes = 1024 * 1024;

/** A commit with its changes, or a file or folder as it was then. */
export async function show(desk: Desk, about: Parameters<ToolGit['show']>[0]): Promise<GitText> {
  const named = await nameAndPath(desk, about);
  const hash = await commitOf(desk, named.ref);
  return named.path === null ? commit(desk, hash) : entry(desk, hash, await pathOf(desk, named.path));
}

/** `HEAD:src/a.ts` in one text is the same as both apart. No name of a commit holds a colon. */
async function nameAndPath(desk: Desk, about: { ref: string; path: string | null }) {
  const colon = about.ref.indexOf(':');
  if (about.path !== null || colon <= 0 || (await findCommit(desk, about.ref)) !== null) return about;
  return { ref: about.ref.slice(0, colon), path: about.ref.slice(colon + 1) };
}

async function commit(desk: Desk, hash: string): Promise<GitText> {
  const told = await desk.text(['log', '--max-count=1', '--encoding=UTF-8', commitFormat, hash, '--']);
  const head = commitHead(told);
  if (head.parents.length === 0 && (await hasParents(desk, hash))) {
    const note = 'The clone is shallow and ends with this commit, so what it changed cannot be told.';
    return desk.prefix === ''
      ? { ok: true, text: head.lines.join('\n'), notes: [note], parts: [] }
      : refuse(note);
  }
  const [only] = head.parents;
  const command =
    head.parents.length > 1
      ? ['diff-tree', '-r', '--cc', '--no-renames', '--no-commit-id', hash]
      : only === undefined
        ? ['diff-tree', '-r', '--root', '--no-commit-id', hash]
        : ['diff', '--ignore-submodules=none', only, hash];
  const patch = await patchOf(desk, command, ['.']);
  const isElsewhere = desk.prefix !== '' && patch.parts.length === 0 && !(await touches(desk, head));
  if (isElsewhere) return refuse(`Commit ${hash.slice(0, 10)} changes nothing in the workspace.`);
  const notes = [...patch.notes];
  if (head.parents.length > 1) {
    const range = head.parents
      .slice(0, 1)
      .concat(hash)
      .map((one) => one.slice(0, 10));
    notes.push(
      `A merge: only what differs from all its parents is shown. git_diff from ${range[0]} to ${range[1]} shows all it brought.`,
    );
  }
  return { ok: true, ...laidOut(head.lines, patch.parts), notes };
}

/** Whether a commit changes anything in a workspace that is a part of the repository. */
async function touches(desk: Desk, { hash, parents }: { hash: string; parents: readonly string[] }) {
  const sides = parents[0] === undefined ? ['--root', hash] : [parents[0], hash];
  const names = await desk.text(['diff-tree', '-r', '--name-only', '--no-commit-id', ...sides, '--', '.']);
  return names.trim() !== '';
}

/** As the commit itself has it; at the end of a shallow clone git says that it has none. */
async function hasParents(desk: Desk, hash: string): Promise<boolean> {
  if (!desk.isShallow) return false;
  const raw = await desk.text(['cat-file', 'commit', hash], { maxBytes: 65_536 });
  return /^tree [0-9a-f]+\nparent /.test(raw);
}

async function entry(desk: Desk, hash: string, path: string): Promise<GitText> {
  const about = `${shownPath(path)} as it was in commit ${hash.slice(0, 10)}.`;
  if (path === '.') return folder(desk, hash, '', `The workspace ${about.slice(2)}`);
  const listed = await desk.text(['ls-tree', '-z', '-l', hash, '--', path]);
  const found = /^(\d{6}) ([a-z]+) ([0-9a-f]+) +(\d+|-|BAD)\t/.exec(listed);
  if (found === null) {
    return refuse(
      `There is no ${shownPath(path)} in commit ${hash.slice(0, 10)}. git_log with that path names the commits that knew it.`,
    );
  }
  const [, mode, kind, object = '', size] = found;
  if (kind === 'tree') return folder(desk, object, `${path}/`, about);
  if (kind === 'commit')
    return refuse(
      `${shownPath(path)} was a submodule at ${object.slice(0, 10)}; its files are in a repository of its own.`,
    );
  if (!desk.shows(path)) return refuse(`${shownPath(path)} is kept out by the run’s settings.`);
  if (Number(size) > fileBytes)
    return refuse(
      `${shownPath(path)} had ${thousands(Number(size))} bytes, more than the 4 MiB that are shown.`,
    );
  const bytes = (await desk.ask(['cat-file', 'blob', object], { maxBytes: fileBytes })).stdout;
  if (bytes.includes(0)) return refuse(`${shownPath(path)} was binary (${thousands(bytes.length)} bytes).`);
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\n$/, '');
  const notes = [mode === '120000' ? `${about} It was a link; this is where it led.` : about];
  return { ok: true, text, notes, parts: [] };
}

async function folder(desk: Desk, tree: string, path: string, about: string): Promise<GitAnswer> {
  const listed = await desk.text(['ls-tree', '-z', tree], { maxBytes: listBytes });
  const entries = listed
    .split('\0')
    .filter(Boolean)
    .map((one) => {
      const name = one.slice(one.indexOf('\t') + 1);
      return { name, isFolder: one.startsWith('040000') };
    });
  const shown = entries.filter(({ name, isFolder }) => isFolder || desk.shows(path + name));
  const lines = shown.map(({ name, isFolder }) => shownPath(path + name) + (isFolder ? '/' : ''));
  return {
    ok: true,
    text: lines.join('\n'),
    notes: [about, ...hiddenNote(entries.length - shown.length)],
    parts: [],
  };
}

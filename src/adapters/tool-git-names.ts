import { refMissing } from '../core/git/nearest-ref';
import { gitPath, hiddenByName, shownPath } from '../core/git/path';
import { type Desk, refuse } from './tool-git-desk';

/** The commit that a name stands for. */
export async function commitOf(desk: Desk, name: string): Promise<string> {
  const found = await findCommit(desk, name);
  if (found !== null) return found;
  const known = await desk.text(['for-each-ref', '--count=500', '--format=%(refname:short)']);
  const isUnborn = (await findCommit(desk, 'HEAD')) === null;
  return refuse(refMissing(name, known.split('\n').filter(Boolean), { isShallow: desk.isShallow, isUnborn }));
}

/** What was asked about for one answer; starting git costs more than all else of it. */
const asked = new WeakMap<Desk, Map<string, Promise<string | null>>>();

/** The same; null when there is none. Names are no options, no searches and no ranges. */
export function findCommit(desk: Desk, name: string): Promise<string | null> {
  const known = asked.get(desk) ?? new Map<string, Promise<string | null>>();
  asked.set(desk, known);
  const found = known.get(name) ?? askFor(desk, name);
  known.set(name, found);
  return found;
}

async function askFor(desk: Desk, name: string): Promise<string | null> {
  if (name === '' || name.length > 1000 || /^[-^:]|\0|\^\{\/|\.\./.test(name)) return null;
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const hash = (await desk.text(args, { okCodes: [1, 128] })).trim();
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(hash) ? hash : null;
}

/** A path that may be asked about; a folder may hold files that are not shown. */
export async function pathOf(desk: Desk, given: string): Promise<string> {
  const judged = gitPath(given.startsWith(`${desk.folder}/`) ? given.slice(desk.folder.length + 1) : given);
  if (!judged.ok) return refuse(judged.reason);
  const { path } = judged;
  const hidden = hiddenByName(path);
  if (hidden !== null) return refuse(`${shownPath(path)} ${hidden}.`);
  if (path === '.' || desk.shows(path)) return path;
  const { files } = await desk.files();
  if (files.some((file) => file.startsWith(`${path}/`))) return path;
  return refuse(`${shownPath(path)} is kept out by the run’s settings.`);
}

/** The same for one file. */
export async function filePathOf(desk: Desk, given: string): Promise<string> {
  const path = await pathOf(desk, given);
  return desk.shows(path) && path !== '.' ? path : refuse(`${shownPath(path)} is a folder; name a file.`);
}

/** How many files are left out, as a note. */
export function hiddenNote(count: number): string[] {
  if (count === 0) return [];
  const are = count === 1 ? '1 file is' : `${count} files are`;
  return [`${are} left out: kept from tools, as credentials are, or kept out by the run’s settings.`];
}

import { readlinkSync, realpathSync } from 'node:fs';
import { askedPath, below, newNameFault, shownPath, within } from '../core/files/asked-path';
import { type Refusal, refusalText } from '../core/files/refusals';
import { plainShape, shaped, unshaped } from '../core/files/text-shape';
import type { NotDone, Standing, ToolFiles } from '../domain/tool-files';
import { entryAt, type Opened, openConfined, readOpened, slashes } from './confined';
import { removeInside, type WriteFault, type Written, writeInside } from './file-write';
import type { Grounds, Rosters } from './tool-roster';

const mostBytes = 8 * 1024 * 1024;

const wrong: Readonly<Record<WriteFault, string>> = {
  missing: 'is not there. file_search finds files by a part of their path.',
  link: 'is a link or leads through one, and nothing is changed through links. Name the file that it leads to.',
  folder: 'is a folder, and only files are changed. Name a file.',
  special: 'is no regular file but a device, a pipe or a socket, which is not changed. Name a file.',
  blocked: 'lies in something that is no folder. Choose another path.',
  moved: 'was moved while it was changed; nothing was done. Ask again.',
  denied: 'may not be changed by this program. Describe the change in your answer instead.',
  long: 'has a name longer than the disk takes. Choose a shorter one.',
  full: 'was not written: the disk is full. Describe the change in your answer instead.',
  unwritable: 'cannot be changed. Describe the change in your answer instead.',
};

/** Changing files of the workspace. */
export function changing(
  grounds: Grounds,
  rosters: Rosters,
): Pick<ToolFiles, 'standing' | 'write' | 'remove'> {
  const done = (asked: string, path: string, written: Written, after: () => void) => {
    if (!written.ok) return no(`${shownPath(asked)} ${wrong[written.fault]}`);
    after();
    return { ok: true as const, path };
  };
  return {
    async standing(asked) {
      const place = await changeable(rosters, asked);
      if (!place.ok) return place;
      const now = whatStands(rosters, place.path);
      if ('why' in now) return no(refusalText(asked, now));
      return 'fault' in now
        ? no(`${shownPath(asked)} ${wrong[now.fault]}`)
        : { ok: true, path: place.path, now };
    },
    async write(asked, text, shape = plainShape) {
      const place = await changeable(rosters, asked);
      if (!place.ok) return place;
      const bytes = unshaped(text, shape);
      if (bytes === null)
        return no(
          `${shownPath(asked)} is kept in Latin-1, which does not know all letters of the new text. Use letters of Western Europe only.`,
        );
      if (bytes.length > mostBytes)
        return no(`The text is larger than ${mostBytes / 1024 / 1024} MiB; nothing was written. Write less.`);
      const written = await writeInside(grounds.root, place.path, bytes, rosters.shown);
      return done(asked, place.path, written, () => rosters.made(place.path));
    },
    async remove(asked) {
      const place = await changeable(rosters, asked);
      if (!place.ok) return place;
      const removed = await removeInside(grounds.root, place.path, rosters.shown);
      return done(asked, place.path, removed, () => rosters.gone(place.path));
    },
  };
}

/** The path from the workspace, when a file there may be changed, there already or not. */
async function changeable(rosters: Rosters, asked: string): Promise<{ ok: true; path: string } | NotDone> {
  const place = askedPath(asked, rosters.roots);
  if (!place.ok) return place;
  if (!within(place.path, rosters.root)) return no(refusalText(asked, { why: 'extra' }));
  const path = below(place.path, rosters.root);
  if (path === '') return no(`${shownPath(asked)} ${wrong.folder}`);
  const never = rosters.unchangeable(path);
  if (never !== null) return no(refusalText(asked, never));
  const { files } = await rosters.roster();
  if (files.includes(path)) return { ok: true, path };
  const odd = newNameFault(asked);
  if (odd !== null) return no(odd);
  const refusal = await rosters.settle(path);
  return refusal === null ? { ok: true, path } : no(refusalText(asked, refusal));
}

/** What stands at a path of the workspace that may be changed. No link is followed, also none on the way. */
function whatStands(rosters: Rosters, path: string): Standing | Refusal | { fault: WriteFault } {
  const place = `${rosters.root === '/' ? '' : rosters.root}/${path}`;
  const judge = (real: string): Refusal | null =>
    real === place ? null : { why: 'link', leadsTo: seen(rosters, real) };
  const opened: Opened<Refusal> = openConfined(place, judge, false, rosters.shown);
  if (!opened.ok) {
    if ('refusal' in opened) return opened.refusal;
    if (opened.fault === 'missing') return nothing(rosters, path);
    if (opened.fault === 'circle') return link(place);
    if (
      opened.fault === 'folder' ||
      opened.fault === 'special' ||
      opened.fault === 'moved' ||
      opened.fault === 'long' ||
      opened.fault === 'denied'
    )
      return { fault: opened.fault };
    return { fault: 'unwritable' };
  }
  const executable = (opened.about.mode & 0o111) !== 0;
  try {
    const bytes = readOpened(opened.handle, opened.about.size, mostBytes);
    const content = bytes === null ? null : shaped(bytes);
    return content === null ? { kind: 'binary', executable } : { kind: 'text', ...content, executable };
  } catch {
    return { fault: 'unwritable' };
  }
}

/** Nothing, where the folders that there are on the way lead straight to it. */
function nothing(rosters: Rosters, path: string): Standing | Refusal | { fault: WriteFault } {
  const names = path.split('/').slice(0, -1);
  for (let count = names.length; count > 0; count -= 1) {
    const folder = `${rosters.root === '/' ? '' : rosters.root}/${names.slice(0, count).join('/')}`;
    const about = entryAt(folder);
    if (about === null) continue;
    const real = realOf(folder);
    if (real !== folder) return { why: 'link', leadsTo: seen(rosters, real) };
    return about.isDirectory() ? { kind: 'nothing' } : { fault: 'blocked' };
  }
  return { kind: 'nothing' };
}

/** Where a path really is; '' for a link to nowhere. */
function realOf(path: string): string {
  try {
    return slashes(realpathSync.native(path));
  } catch {
    return '';
  }
}

/** A place as it may be told: what lies outside has no name here. */
function seen(rosters: Rosters, real: string): string | null {
  return within(real, rosters.root) ? below(real, rosters.root) : null;
}

function link(place: string): Standing | { fault: WriteFault } {
  try {
    return { kind: 'link', leadsTo: readlinkSync(place) };
  } catch {
    return { fault: 'moved' };
  }
}

function no(reason: string): NotDone {
  return { ok: false, reason };
}

import { shownPath } from '../core/files/asked-path';
import { isSame, type StoodText } from '../core/files/stood';
import { plainShape, unshaped } from '../core/files/text-shape';
import type { NotDone, Standing, ToolFiles } from '../domain/tool-files';
import { overlaidFinding } from './overlay-finding';

/** A file that is otherwise than on the disk: what stood there when it was touched first, and what stands there now. */
export interface Overlaid {
  path: string;
  before: StoodText;
  now: StoodText;
}

export type Overlaying = ReadonlyMap<string, Overlaid>;

/** Files with changes that nobody sees who does not look through it: nothing reaches the disk. */
export interface Overlay {
  /** The files with the changes. What the real ones refuse is refused. */
  files: ToolFiles;
  /** The changes so far, by path; a value. */
  state(): Overlaying;
  /** Takes changes back, or up again. */
  become(state: Overlaying): void;
}

const mostBytes = 8 * 1024 * 1024;
/** All changes together, in characters. */
const mostHeld = 64 * 1024 * 1024;
/** What stands in a text that a model saw where a secret is. */
const secretMark = '[redacted';

/** Opens an overlay of files: reads, lists and searches see what was written to it. */
export function openOverlay(real: ToolFiles, most = mostHeld): Overlay {
  let held: Overlaying = new Map();

  function put(path: string, before: StoodText, now: StoodText): void {
    const next = new Map(held);
    if (isSame(before, now)) next.delete(path);
    else next.set(path, { path, before, now });
    held = next;
  }

  /** What stands at a place that may be changed. */
  async function standing(asked: string): Promise<{ ok: true; path: string; now: Standing } | NotDone> {
    const place = await real.standing(asked);
    if (!place.ok) return place;
    const own = held.get(place.path);
    if (own !== undefined) return { ...place, now: own.now };
    const above = [...held.values()].find(
      ({ path, now }) => now.kind === 'text' && place.path.startsWith(`${path}/`),
    );
    if (above !== undefined) return no(`${shownPath(asked)} lies in something that is no folder.`);
    const isFolder = [...held.values()].some(
      ({ path, now }) => now.kind === 'text' && path.startsWith(`${place.path}/`),
    );
    return isFolder ? no(`${shownPath(asked)} is a folder, and only files are changed. Name a file.`) : place;
  }

  /** The place as it may be changed here; links and what is no text are left to people. */
  async function changeable(asked: string) {
    const place = await standing(asked);
    if (!place.ok) return place;
    const { path, now } = place;
    if (now.kind === 'link')
      return no(`${shownPath(asked)} is a link, and links are not changed. Name the file that it leads to.`);
    if (now.kind === 'binary')
      return no(`${shownPath(asked)} is binary or too large, and only text files up to 8 MiB are changed.`);
    return { ok: true as const, path, now, before: held.get(path)?.before ?? now };
  }

  return {
    state: () => held,
    become(state) {
      held = state;
    },
    files: {
      ...overlaidFinding(real, () => held),
      standing,
      async write(asked, text, shape = plainShape) {
        const place = await changeable(asked);
        if (!place.ok) return place;
        const bytes = unshaped(text, shape);
        if (bytes === null)
          return no(
            `${shownPath(asked)} is kept in Latin-1, which does not know all letters of the new text. Use letters of Western Europe only.`,
          );
        if (bytes.length > mostBytes)
          return no(
            `The text is larger than ${mostBytes / 1024 / 1024} MiB; nothing was written. Write less.`,
          );
        if (marksIn(text) > Math.max(marksOf(place.now), marksOf(place.before)))
          return no(
            `The new text of ${shownPath(asked)} holds ${secretMark}…], which stands for a secret and is not what the file holds; nothing was written. Leave such lines as they are: replace passages without them.`,
          );
        const others = [...held.values()].filter(({ path }) => path !== place.path);
        if (sizeOf(others) + sizeOf([{ before: place.before }]) + text.length > most)
          return no('Too much was changed already to keep one more file; nothing was written. Write less.');
        const executable = place.now.kind === 'text' && place.now.executable;
        put(place.path, place.before, { kind: 'text', text, shape, executable });
        return { ok: true, path: place.path };
      },
      async remove(asked) {
        const place = await changeable(asked);
        if (!place.ok) return place;
        if (place.now.kind === 'nothing')
          return no(`${shownPath(asked)} is not there. file_search finds files by a part of their path.`);
        put(place.path, place.before, { kind: 'nothing' });
        return { ok: true, path: place.path };
      },
    },
  };
}

function marksOf(state: StoodText): number {
  return state.kind === 'text' ? marksIn(state.text) : 0;
}

function marksIn(text: string): number {
  return text.split(secretMark).length - 1;
}

function sizeOf(files: readonly { before: StoodText; now?: StoodText }[]): number {
  const length = (state: StoodText | undefined) => (state?.kind === 'text' ? state.text.length : 0);
  return files.reduce((sum, { before, now }) => sum + length(before) + length(now), 0);
}

function no(reason: string): NotDone {
  return { ok: false, reason };
}

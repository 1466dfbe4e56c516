import { counted } from '../core/count';
import { shownPath } from '../core/files/asked-path';
import { type LineSearch, type Place, stepsAtOnce } from '../core/files/line-search';
import { lineAround } from '../core/files/tool-text';
import type { LineHit } from '../domain/tool-files';
import { type OpenedFiles, openConfined, readOpened, slashes } from './confined';
import { decode } from './file-read';

/** A file to look into: where it is (absolute), and its name for whoever asked. */
export interface Searched {
  path: string;
  name: string;
}

export interface SearchOutcome {
  hits: LineHit[];
  cut: boolean;
  notes: string[];
}

const fileBytes = 4 * 1024 * 1024;
/** How much is read between two looks at the signal. */
const atOnce = { files: 100, bytes: 4 * 1024 * 1024, steps: stepsAtOnce };
const named = 3;

/**
 * Looks into files one by one, in their order, until there are more matching lines than are wanted. Each file is opened
 * without following a link, and used only if it is still where its path says.
 */
export async function searchLines(
  files: Iterable<Searched>,
  search: LineSearch,
  most: number,
  signal: AbortSignal,
  shown: OpenedFiles,
): Promise<SearchOutcome> {
  const hits: LineHit[] = [];
  const trouble: Trouble = { large: [], unread: [], short: 0 };
  let looked = 0;
  let since = { files: 0, bytes: 0, steps: 0 };
  for (const { path, name } of files) {
    looked += 1;
    since.files += 1;
    const text = textOf(path, name, trouble, shown);
    since.bytes += text.length;
    let place: Place | null = text !== '' && search.mayHold(text) ? { at: 0, line: 0 } : null;
    let isShort = false;
    do {
      if (signal.aborted)
        return { hits: hits.slice(0, most), cut: true, notes: [...notesOf(trouble), stopped(looked)] };
      if (isDue(since)) {
        since = { files: 0, bytes: 0, steps: 0 };
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      if (place === null) break;
      const part = search.lines(text, most + 1 - hits.length, place);
      for (const hit of part.found)
        hits.push({ file: name, line: hit.line, text: lineAround(hit.text, hit.at) });
      since.steps += part.steps;
      isShort ||= part.short;
      place = part.rest;
    } while (place !== null);
    if (isShort) trouble.short += 1;
    if (hits.length > most) return { hits: hits.slice(0, most), cut: true, notes: notesOf(trouble) };
  }
  return { hits, cut: false, notes: notesOf(trouble) };
}

/** What could not be searched, or not whole. */
interface Trouble {
  large: string[];
  unread: string[];
  short: number;
}

function isDue({ files, bytes, steps }: typeof atOnce): boolean {
  return files >= atOnce.files || bytes >= atOnce.bytes || steps >= atOnce.steps;
}

/** The text of a file; '' when it has none. */
function textOf(path: string, name: string, trouble: Trouble, shown: OpenedFiles): string {
  const bytes = contentOf(path, shown);
  if (bytes === 'large') trouble.large.push(name);
  else if (bytes === 'denied') trouble.unread.push(name);
  const content = Buffer.isBuffer(bytes) ? decode(bytes) : null;
  return content?.kind === 'text' ? content.text : '';
}

/** The bytes of a regular file, or why there are none. A link is passed over: what it leads to is searched by its own name. */
function contentOf(path: string, shown: OpenedFiles): Buffer | 'large' | 'denied' | null {
  const opened = openConfined(path, (real) => (real === slashes(path) ? null : 'elsewhere'), false, shown);
  if (!opened.ok) return 'fault' in opened && opened.fault === 'denied' ? 'denied' : null;
  try {
    return readOpened(opened.handle, opened.about.size, fileBytes) ?? 'large';
  } catch {
    return 'denied';
  }
}

function notesOf({ large, unread, short }: Trouble): string[] {
  const some = (files: readonly string[]) =>
    files.slice(0, named).map(shownPath).join(', ') + (files.length > named ? ' and more' : '');
  const notes: string[] = [];
  if (large.length > 0)
    notes.push(
      `${counted(large.length, 'file')} over ${fileBytes / 1024 / 1024} MiB not searched: ${some(large)}.`,
    );
  if (unread.length > 0) notes.push(`${counted(unread.length, 'file')} could not be read: ${some(unread)}.`);
  if (short > 0)
    notes.push(`${counted(short, 'file')} with very long lines: only their beginnings were searched.`);
  return notes;
}

function stopped(looked: number): string {
  return `The search was stopped after ${counted(looked, 'file')}; ask for fewer with include.`;
}

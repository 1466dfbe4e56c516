import { counted, thousands } from '../core/count';
import { shownPath } from '../core/files/asked-path';
import type { LineSearch } from '../core/files/line-search';
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
const atOnce = { files: 100, bytes: 4 * 1024 * 1024 };
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
  const large: string[] = [];
  const unread: string[] = [];
  let short = 0;
  let looked = 0;
  let since = { files: 0, bytes: 0 };
  for (const { path, name } of files) {
    if (signal.aborted)
      return {
        hits: hits.slice(0, most),
        cut: true,
        notes: [...notesOf(large, unread, short), stopped(looked)],
      };
    if (since.files >= atOnce.files || since.bytes >= atOnce.bytes) {
      since = { files: 0, bytes: 0 };
      await new Promise((resolve) => setImmediate(resolve));
    }
    const bytes = contentOf(path, shown);
    looked += 1;
    since.files += 1;
    if (bytes === 'large') large.push(name);
    else if (bytes === 'denied') unread.push(name);
    if (!Buffer.isBuffer(bytes)) continue;
    since.bytes += bytes.length;
    const content = decode(bytes);
    if (content.kind !== 'text' || !search.mayHold(content.text)) continue;
    const { found, short: isShort } = search.lines(content.text, most + 1 - hits.length);
    if (isShort) short += 1;
    for (const { line, text, at } of found) hits.push({ file: name, line, text: lineAround(text, at) });
    if (hits.length > most)
      return { hits: hits.slice(0, most), cut: true, notes: notesOf(large, unread, short) };
  }
  return { hits, cut: false, notes: notesOf(large, unread, short) };
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

function notesOf(large: readonly string[], unread: readonly string[], short: number): string[] {
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
  return `The search was stopped after ${thousands(looked)} files; ask for fewer with include.`;
}

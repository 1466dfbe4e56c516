import { oneLine } from '../core/clean';
import { counted, thousands } from '../core/count';
import { shownPath } from '../core/files/asked-path';
import { bounded, mostPaged, paged } from '../core/files/paged';
import { answerLines } from '../core/files/tool-text';
import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';
import type { FolderEntry } from '../domain/tool-files';

const deepest = 20;

/** What a folder holds. */
export const listDirectory: Tool<{ path: string; depth: number | null; offset: number | null }> = {
  name: 'list_directory',
  effect: 'read',
  description: 'Lists the files and folders in a folder.',
  input: exactly({
    path: { ...text, description: 'Folder, from the workspace; . is the workspace itself.' },
    depth: { ...optionalInteger, description: 'How many levels deep; null: 1.' },
    offset: { ...optionalInteger, description: 'Leaves out so many of the first entries; null: none.' },
  }),
  async run({ path, depth, offset }, { files }) {
    const from = bounded(offset, 0, 0, mostPaged);
    const found = await files.folder(path, bounded(depth, 1, 1, deepest), from + answerLines);
    if (!found.ok) return found;
    const lines = found.entries.map(shown);
    if (lines.length === 0) return { ok: true, text: `${shownPath(found.path)} is empty.` };
    return { ok: true, text: paged('entries', lines, from, answerLines, found.cut ? null : lines.length) };
  },
};

function shown({ path, kind, bytes }: FolderEntry): string {
  const name = oneLine(path);
  if (kind === 'folder') return `${name}/`;
  if (kind === 'file')
    return `${name} (${bytes === 1 ? counted(1, 'byte') : `${thousands(bytes ?? 0)} bytes`})`;
  return `${name} (${kind === 'link' ? 'a link' : 'no regular file'})`;
}

import { numbered } from '../core/files/numbered';
import { answerBytes } from '../core/files/tool-text';
import { exactly, texts } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

const mostFiles = 20;
const mostBytes = 8 * 1024 * 1024;
/** One file among many gets no less. */
const leastBytes = 3072;

/** Several files at once. */
export const readMultipleFiles: Tool<{ paths: readonly string[] }> = {
  name: 'read_multiple_files',
  effect: 'read',
  description:
    'Reads several text files at once, each as read_file would; one that cannot be read does not stop the others.',
  input: exactly({
    paths: { ...texts, description: 'Paths from the workspace, at most 20.' },
  }),
  async run({ paths }, { files }) {
    const wanted = [...new Set(paths)];
    if (wanted.length === 0) return { ok: false, reason: 'No path was given. Give at least one.' };
    if (wanted.length > mostFiles)
      return { ok: false, reason: `${wanted.length} files are too many at once. Give at most ${mostFiles}.` };
    const share = Math.max(leastBytes, Math.floor(answerBytes / wanted.length));
    const parts: string[] = [];
    let isAnyRead = false;
    for (const path of wanted) {
      const file = await files.read(path, mostBytes);
      const shown = file.ok ? numbered(file, { start: null, end: null }, share) : file;
      isAnyRead ||= shown.ok;
      parts.push(shown.ok ? shown.text : shown.reason);
    }
    const text = parts.join('\n\n');
    return isAnyRead ? { ok: true, text } : { ok: false, reason: text };
  },
};

import { shownPath } from '../core/files/asked-path';
import { proposedDeletion } from '../core/files/proposed-change';
import { exactly, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

/** One file less. */
export const deleteFile: Tool<{ path: string }> = {
  name: 'delete_file',
  effect: 'write',
  description: 'Deletes a file.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
  }),
  async run({ path }, { files }) {
    const removed = await files.remove(path);
    return removed.ok ? { ok: true, text: `Deleted ${shownPath(removed.path)}.` } : removed;
  },
  async propose({ path }, { files }) {
    const place = await files.standing(path);
    return place.ok ? proposedDeletion(place.path, place.now) : { kind: 'none', reason: place.reason };
  },
};

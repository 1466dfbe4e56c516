import type { Proposal, ToolResult } from '../../domain/tool';
import type { Standing, ToolFiles } from '../../domain/tool-files';
import type { Edit } from './edits';
import { proposedText } from './proposed-change';

/** What becomes of a file, from its path and what stands there. */
export type Editing = (path: string, now: Standing) => Edit;

/** Changes a file: looks at what stands there, works out the new text, writes it. */
export async function carriedOut(files: ToolFiles, asked: string, editing: Editing): Promise<ToolResult> {
  const place = await files.standing(asked);
  if (!place.ok) return place;
  const edit = editing(place.path, place.now);
  if (!edit.ok) return edit;
  const written = await files.write(place.path, edit.text, edit.shape);
  return written.ok ? { ok: true, text: edit.done } : written;
}

/** The same without writing: what it would change. */
export async function proposedEdit(
  files: ToolFiles,
  asked: string,
  editing: Editing,
): Promise<Proposal | { kind: 'none'; reason: string }> {
  const place = await files.standing(asked);
  if (!place.ok) return { kind: 'none', reason: place.reason };
  const edit = editing(place.path, place.now);
  if (!edit.ok) return { kind: 'none', reason: edit.reason };
  return proposedText(place.path, place.now, edit.text);
}

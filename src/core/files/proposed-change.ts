import type { Proposal } from '../../domain/tool';
import type { Standing } from '../../domain/tool-files';
import { counted } from '../count';
import { shownPath } from './asked-path';
import { changeDiff, deletionDiff, type Side } from './change-diff';

type Proposed = Proposal | { kind: 'none'; reason: string };

/**
 * What writing a text would change, as an entry of the plan.
 * @param path from the workspace
 */
export async function proposedText(path: string, now: Standing, text: string): Promise<Proposed> {
  const before = sideOf(now);
  const mark = now.kind === 'text' && now.shape.encoding === 'utf-8' && now.shape.mark ? '\ufeff' : '';
  const after = { text: mark + text, executable: before?.executable ?? false };
  const diff = await changeDiff(path, before, after);
  if (diff === null)
    return none(
      `The change of ${shownPath(path)} is too large to be read as a diff. Propose smaller changes.`,
    );
  if (diff === '') return none(`${shownPath(path)} already stands so; there is nothing to change.`);
  const doing = before === null ? `Add the file` : 'Change the file';
  return { kind: 'change', path, description: `${doing} ${shownPath(path)}.${encodingNote(now)}`, diff };
}

/** What removing a file would change. */
export async function proposedDeletion(path: string, now: Standing): Promise<Proposed> {
  if (now.kind === 'nothing') return none(`There is no file ${shownPath(path)}; there is nothing to delete.`);
  const description = `Delete the ${now.kind === 'link' ? 'link' : 'file'} ${shownPath(path)}.${encodingNote(now)}`;
  if (now.kind === 'link')
    return { kind: 'change', path, description, diff: deletionDiff(path, { link: now.leadsTo }) };
  if (now.kind === 'binary') return { kind: 'change', path, description, diff: deletionDiff(path, now) };
  const diff = await changeDiff(path, sideOf(now), null);
  if (diff !== null) return { kind: 'change', path, description, diff };
  const lines = counted(now.text.split('\n').length, 'line');
  return {
    kind: 'change',
    path,
    description: `${description} It has ${lines}; they are not shown.`,
    diff: deletionDiff(path, now),
  };
}

function sideOf(now: Standing): Side {
  if (now.kind !== 'text') return null;
  const mark = now.shape.encoding === 'utf-8' && now.shape.mark ? '\ufeff' : '';
  return { text: mark + now.text, executable: now.executable };
}

function encodingNote(now: Standing): string {
  if (now.kind !== 'text' || now.shape.encoding === 'utf-8') return '';
  return ` It is kept in ${now.shape.encoding.toUpperCase()}, so the diff is for reading and does not apply as it is.`;
}

function none(reason: string): Proposed {
  return { kind: 'none', reason };
}

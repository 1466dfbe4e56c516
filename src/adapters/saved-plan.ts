import { parsePlan } from '../core/plan-document/parse';
import { savePathFault } from '../core/plan-save';
import type { FileText } from '../domain/ports';
import { readInside } from './file-read';
import { type WriteFault, writeInside } from './file-write';

export { readInside };

/** A plan as people read it is smaller. */
export const mostBytes = 32 * 1024 * 1024;

/**
 * Writes a plan to a file of the workspace that a person named (PM-017): no link is followed, and nothing is overwritten
 * but an earlier plan.
 * @param root real path of the workspace
 * @returns null when it is written, else why not, the rest of a sentence
 */
export async function savePlan(root: string, path: string, text: string): Promise<string | null> {
  const fault = savePathFault(path) ?? standing(await readInside(root, path, mostBytes));
  if (fault !== null) return fault;
  const written = await writeInside(root, path, Buffer.from(text));
  return written.ok ? null : (reasons[written.fault] ?? 'it could not be written');
}

/** Why what stands there may not be replaced; null: it is a plan, or nothing. */
export function standing(file: FileText): string | null {
  if (file.kind === 'missing') return null;
  if (file.kind !== 'text') return file.reason;
  return parsePlan(file.text).kind === 'unreadable'
    ? 'another file stands there, which is no plan; name a new one'
    : null;
}

const reasons: Partial<Record<WriteFault, string>> = {
  link: 'a link stands in the way',
  folder: 'it is a folder',
  special: 'it is not a regular file',
  blocked: 'part of its path is not a folder',
  denied: 'writing there is not permitted',
  long: 'its name is too long',
  full: 'the disk is full',
};

import { closeSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { plannedFiles } from '../core/plan-scope';
import { RunError } from '../domain/errors';
import type { Plan } from '../domain/plan';
import { openConfined } from './confined';

/** What stands at the paths of a plan. */
export interface PlannedFiles {
  /** SHA-256 by path; null: there is nothing; a word for what is no file of the workspace, or cannot be read. */
  files: ReadonlyMap<string, string | null>;
  /** Why some of them could not be read, a phrase each. */
  faults: readonly string[];
}

const piece = 1024 * 1024;

/**
 * Reads every file that a plan names, as it lies on the disk now.
 * @param root real path of the workspace
 * @throws RunError `budget` when the run was stopped
 */
export async function hashPlanned(root: string, plan: Plan, signal: AbortSignal): Promise<PlannedFiles> {
  const files = new Map<string, string | null>();
  const faults: string[] = [];
  for (const path of plannedFiles(plan)) {
    if (signal.aborted) throw new RunError('budget', 'The run was stopped while the plan’s files were read.');
    const found = await hashed(root, path);
    if ('fault' in found) faults.push(`${path} cannot be read (${found.fault})`);
    files.set(path, 'fault' in found ? 'unread' : found.hash);
  }
  return { files, faults };
}

async function hashed(root: string, path: string): Promise<{ hash: string | null } | { fault: string }> {
  const inside = root.endsWith('/') ? root : `${root}/`;
  const opened = openConfined(join(root, path), (real) =>
    real === root || real.startsWith(inside) ? null : 'outside',
  );
  if (opened.ok) return contentOf(opened.handle);
  if ('refusal' in opened) return { hash: opened.refusal };
  const { fault } = opened;
  if (fault === 'missing') return { hash: null };
  return fault === 'folder' || fault === 'special' ? { hash: fault } : { fault };
}

/** In pieces: a file may be larger than what may be held. The handle is closed. */
async function contentOf(handle: number): Promise<{ hash: string } | { fault: string }> {
  try {
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(piece);
    for (;;) {
      const got = readSync(handle, buffer, 0, piece, null);
      if (got === 0) return { hash: hash.digest('hex') };
      hash.update(buffer.subarray(0, got));
    }
  } catch (error) {
    return { fault: (error as NodeJS.ErrnoException).code ?? String(error) };
  } finally {
    closeSync(handle);
  }
}

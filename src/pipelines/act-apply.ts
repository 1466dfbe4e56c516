import { hashOf } from '../core/files/stood';
import type { SessionChange } from '../core/session/fold';
import type { ToolFiles } from '../domain/tool-files';
import { movedOn, type StepChange } from './act-changes';
import type { Happening, SessionDesk } from './session-desk';

/** The session's word on a change. */
export function told(
  { step, path, made }: StepChange,
  hashes: Pick<SessionChange, 'before' | 'after'>,
  status: SessionChange['status'],
): Happening {
  const kept = status === 'proposed' ? { made } : {};
  return { kind: 'change', step, path, ...hashes, status, ...kept };
}

/**
 * Makes a change in the workspace, in three steps that a crash may come between: its intention is kept, the file is
 * written, that it was is kept. A file that is as the change leaves it was written already; one that is neither before nor
 * behind it is left alone.
 * @returns why it was not made, as a sentence; null when the file is as the change leaves it
 */
export async function applyChange(
  change: StepChange,
  hashes: Pick<SessionChange, 'before' | 'after'>,
  files: Pick<ToolFiles, 'standing' | 'write' | 'remove'>,
  session: SessionDesk | null,
): Promise<string | null> {
  const { path, now } = change;
  const place = await files.standing(path);
  if (!place.ok) return place.reason;
  const state = place.now;
  if (state.kind === 'link' || state.kind === 'binary') return movedOn(path);
  const hash = hashOf(state);
  if (hash !== hashes.after) {
    if (hash !== hashes.before) return movedOn(path);
    await session?.record([told(change, hashes, 'intended')]);
    const written =
      now.kind === 'nothing' ? await files.remove(path) : await files.write(path, now.text, now.shape);
    if (!written.ok) return written.reason;
  }
  await session?.record([told(change, hashes, 'applied')]);
  return null;
}

/** What the session knows a change's file by. */
export function hashesOf({ before, now }: StepChange): Pick<SessionChange, 'before' | 'after'> {
  return { before: hashOf(before), after: hashOf(now) };
}

import { applyDiff } from '../core/apply-diff/apply';
import { shownPath } from '../core/files/asked-path';
import { proposedDeletion, proposedText } from '../core/files/proposed-change';
import { changeMade, hashOf, isSame, madeAgain, type StoodText } from '../core/files/stood';
import type { SessionChange } from '../core/session/fold';
import type { ProposedDiff } from '../domain/acting';
import type { ChangeMade } from '../domain/session';
import type { Overlay, Overlaying } from '../engine/overlay';

/** What one step makes of one file. */
export interface StepChange {
  step: number;
  path: string;
  before: StoodText;
  now: StoodText;
  made: ChangeMade;
}

/** Puts a diff on the files of an overlay; the reason where it does not fit, null when it does. */
export async function putDiff(
  { path, diff }: ProposedDiff,
  overlay: Overlay,
  start: Overlaying,
): Promise<string | null> {
  const place = await overlay.files.standing(path);
  if (!place.ok) return place.reason;
  if (place.path !== path) return `${shownPath(path)} is to be written as ${shownPath(place.path)}.`;
  const { now } = place;
  if (now.kind === 'link' || now.kind === 'binary') return refused(path, now.kind);
  const applied = await appliedTo(path, diff, now);
  if (!applied.ok) return (await isMade(path, diff, overlay, start)) ? null : applied.reason;
  const shape = now.kind === 'text' ? now.shape : undefined;
  const written =
    applied.after === null
      ? await overlay.files.remove(path)
      : await overlay.files.write(path, applied.after, shape);
  return written.ok ? null : written.reason;
}

function refused(path: string, kind: 'link' | 'binary'): string {
  return kind === 'link'
    ? `${shownPath(path)} is a link, and nothing is changed through links.`
    : `${shownPath(path)} is binary or too large, and only text files are changed.`;
}

/** A diff may be of the text with its byte order mark, or without. */
async function appliedTo(path: string, diff: string, now: StoodText) {
  const text = now.kind === 'text' ? now.text : null;
  const plain = await applyDiff({ path, diff }, text);
  if (plain.ok || now.kind !== 'text' || !now.shape.mark) return plain;
  const marked = await applyDiff({ path, diff }, `\ufeff${now.text}`);
  if (!marked.ok) return plain;
  return { ok: true as const, after: marked.after?.replace(/^\ufeff/, '') ?? null };
}

/** Whether tools have made this very change already: models tell of it once more. */
async function isMade(path: string, diff: string, overlay: Overlay, start: Overlaying): Promise<boolean> {
  const own = overlay.state().get(path);
  if (own === undefined) return false;
  const before = start.get(path)?.now ?? own.before;
  const again = await appliedTo(path, diff, before);
  return again.ok && again.after === (own.now.kind === 'text' ? own.now.text : null);
}

/** What a step changed, sorted by path; a sentence where one of the changes cannot be shown to people. */
export async function changesSince(
  start: Overlaying,
  overlay: Overlay,
  step: number,
  said: readonly ProposedDiff[],
): Promise<StepChange[] | string> {
  const state = overlay.state();
  const paths = [...new Set([...start.keys(), ...state.keys()])].sort();
  const changes: StepChange[] = [];
  for (const path of paths) {
    const before = start.get(path)?.now ?? state.get(path)?.before;
    const now = state.get(path)?.now ?? start.get(path)?.before;
    if (before === undefined || now === undefined || isSame(before, now)) continue;
    const shown =
      now.kind === 'nothing'
        ? await proposedDeletion(path, before)
        : await proposedText(path, before, now.text);
    if (shown.kind !== 'change') return shown.kind === 'none' ? shown.reason : '';
    const description = said.find((one) => one.path === path)?.description || shown.description;
    changes.push({
      step,
      path,
      before,
      now,
      made: changeMade(before, now, { description, diff: shown.diff }),
    });
  }
  return changes;
}

/** Changes of an earlier run, put on the files of an overlay again; a sentence where a file is neither before nor behind one. */
export async function putAgain(
  kept: readonly SessionChange[],
  overlay: Overlay,
): Promise<{ ok: true; changes: StepChange[] } | { ok: false; path: string; reason: string }> {
  const changes: StepChange[] = [];
  for (const { step, path, before, after, made } of kept) {
    const place = await overlay.files.standing(path);
    if (!place.ok) return { ok: false, path, reason: place.reason };
    const { now } = place;
    if (now.kind === 'link' || now.kind === 'binary')
      return { ok: false, path, reason: refused(path, now.kind) };
    const hash = hashOf(now);
    if (made === null || (hash !== before && hash !== after))
      return { ok: false, path, reason: movedOn(path) };
    if (hash === after) {
      // It was made before the run ended; what stood there is not known any more, and not needed.
      changes.push({ step, path, before: now, now, made });
      continue;
    }
    const next = madeAgain(made, now, after);
    if (next === null)
      return {
        ok: false,
        path,
        reason: `What was kept of the change of ${shownPath(path)} does not make it again, as where it holds a secret; nothing was written. Plan the task again.`,
      };
    const written =
      next.kind === 'nothing'
        ? await overlay.files.remove(path)
        : await overlay.files.write(path, next.text, next.shape);
    if (!written.ok) return { ok: false, path, reason: written.reason };
    changes.push({ step, path, before: now, now: next, made });
  }
  return { ok: true, changes };
}

/** A file that is neither as the change was made for nor as it leaves it. */
export function movedOn(path: string): string {
  return `${shownPath(path)} is not any more as it was when its change was made, so nothing was written over it. Put it back as it was, or plan the task again.`;
}

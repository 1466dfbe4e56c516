import type { Evidence } from '../domain/evidence';
import type { FindingDraft, SuppressedFinding } from '../domain/finding';
import { type Anchorage, anchor } from './anchor';
import { inScope } from './drafts';

/** A draft that stays, with its lines as found in the file, or the reason why it is held back. */
export type Verified =
  | { kept: true; draft: FindingDraft }
  | { kept: false; draft: FindingDraft; reason: SuppressedFinding['reason'] };

/**
 * Checks a draft against the file: its quote must stand there, and when a diff was asked for it must be on lines
 * that the diff adds (errors of a stack trace are about the task, not about the diff, and stay).
 * @param text the file as the critics saw it, ready for many quotes or as it is; null when it could not be read
 */
export function verify(draft: FindingDraft, text: string | Anchorage | null, evidence: Evidence): Verified {
  if (draft.file === null) return { kept: true, draft };
  const place = text === null ? null : anchor(draft.quote, text, draft.startLine);
  // A quote with a secret in it is blanked on purpose, so it stands in no file; its line comes from the scanner.
  const secret = draft.ruleId !== null && draft.quote.includes('[redacted') && draft.startLine !== null;
  if (place === null && !secret) return { kept: false, draft, reason: 'quote-not-found' };
  const placed = place === null ? draft : { ...draft, ...place };
  const start = placed.startLine ?? 1;
  if (draft.mode !== 'debugger' && !inScope(evidence, draft.file, start, placed.endLine ?? start)) {
    return { kept: false, draft: placed, reason: 'outside-diff' };
  }
  return { kept: true, draft: placed };
}

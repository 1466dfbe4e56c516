import type { Evidence } from '../domain/evidence';
import type { FindingDraft, SuppressedFinding } from '../domain/finding';
import { type Anchorage, anchor, anchorage } from './anchor';
import { inScope } from './drafts';
import { placedByQuote } from './place-quote';

/** A draft that stays, with its lines as found in the file, or the reason why it is held back. */
export type Verified =
  | { kept: true; draft: FindingDraft }
  | { kept: false; draft: FindingDraft; reason: SuppressedFinding['reason'] };

/**
 * Checks a draft against the file: its quote must stand there, and when a diff was asked for it must be on lines
 * that the diff adds (errors of a stack trace are about the task, not about the diff, and stay). A draft without
 * lines comes from a model: it gets them from its quote, sought in the file as the model was shown it.
 * @param text the file as the critics saw it, ready for many quotes or as it is; null when it could not be read
 */
export function verify(draft: FindingDraft, text: string | Anchorage | null, evidence: Evidence): Verified {
  if (draft.file === null) return { kept: true, draft };
  if (draft.startLine === null) return verifyQuote(draft, text, evidence);
  const place = text === null ? null : anchor(draft.quote, text, draft.startLine);
  // A quote with a secret in it is blanked on purpose, so it stands in no file; its line comes from the scanner.
  const secret = draft.ruleId !== null && draft.quote.includes('[redacted');
  if (place === null && !secret) return { kept: false, draft, reason: 'quote-not-found' };
  return withinScope(place === null ? draft : { ...draft, ...place }, draft.file, evidence);
}

function verifyQuote(draft: FindingDraft, text: string | Anchorage | null, evidence: Evidence): Verified {
  const file = typeof text === 'string' ? anchorage(text) : text;
  const placed = file === null ? null : placedByQuote(draft, file, evidence);
  if (placed === null) return { kept: false, draft, reason: 'quote-not-found' };
  return withinScope(placed, draft.file ?? '', evidence);
}

function withinScope(draft: FindingDraft, file: string, evidence: Evidence): Verified {
  const start = draft.startLine ?? 1;
  const isIn = draft.mode === 'debugger' || inScope(evidence, file, start, draft.endLine ?? start);
  return isIn ? { kept: true, draft } : { kept: false, draft, reason: 'outside-diff' };
}

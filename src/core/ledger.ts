import type { Finding, FindingDraft, SuppressedFinding } from '../domain/finding';
import { type Severity, severities } from '../domain/severity';
import { sha256Hex } from './hash';

/** Sorted and numbered findings, and those that say what another says already. */
export interface Ledger {
  findings: Finding[];
  suppressed: SuppressedFinding[];
}

/**
 * Turns drafts into findings: worst first, each with its fingerprint and an id that counts within its mode.
 * Two are the same when file and category agree and their lines overlap or their first quoted lines agree; the
 * worse one stays, the other is suppressed as a duplicate. Where lines agree in text but not in place, the one
 * that stays names the other place.
 */
export function settleFindings(drafts: readonly FindingDraft[]): Ledger {
  const ordered = [...drafts].sort(worstFirst);
  const kept: FindingDraft[] = [];
  const doubles: { draft: FindingDraft; of: number }[] = [];
  for (const draft of ordered) {
    const of = kept.findIndex((other) => same(other, draft));
    if (of < 0) kept.push(draft);
    else doubles.push({ draft, of });
  }
  const counts = new Map<string, number>();
  const number = (draft: FindingDraft): Finding => {
    const count = (counts.get(draft.mode) ?? 0) + 1;
    counts.set(draft.mode, count);
    return { id: `${draft.mode}-${count}`, fingerprint: fingerprint(draft), ...draft };
  };
  const findings = kept.map((draft, index) =>
    number(
      alsoAt(
        draft,
        doubles.filter((d) => d.of === index).map((d) => d.draft),
      ),
    ),
  );
  return {
    findings,
    suppressed: doubles.map(({ draft }) => ({ finding: number(draft), reason: 'duplicate' as const })),
  };
}

/** Equal for the same finding whatever its words and wherever its lines have moved. 32 hex digits. */
export function fingerprint(draft: FindingDraft): string {
  const subject = draft.file === null ? `${draft.mode}\n${draft.title}` : firstLine(draft.quote);
  const text = [draft.file ?? '', draft.category, subject].join('\n');
  return sha256Hex(text).slice(0, 32);
}

/** Severity, then confidence, then place: a total order, so that two runs print the same. */
export function worstFirst(a: FindingDraft, b: FindingDraft): number {
  return (
    rank(a.severity) - rank(b.severity) ||
    b.confidence - a.confidence ||
    compare(a.file ?? '', b.file ?? '') ||
    (a.startLine ?? 0) - (b.startLine ?? 0) ||
    compare(a.title, b.title)
  );
}

/** 0 for critical to 4 for info. */
export function rank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** Whether any finding is at or above a threshold. */
export function reaches(findings: readonly { severity: Severity }[], threshold: Severity | 'never'): boolean {
  return threshold !== 'never' && findings.some((f) => rank(f.severity) <= rank(threshold));
}

function same(a: FindingDraft, b: FindingDraft): boolean {
  if (a.file !== b.file || a.category !== b.category) return false;
  if (a.file === null) return a.mode === b.mode && a.title === b.title;
  const overlap =
    a.startLine !== null &&
    b.startLine !== null &&
    a.startLine <= (b.endLine ?? b.startLine) &&
    b.startLine <= (a.endLine ?? a.startLine);
  return overlap || (firstLine(a.quote) !== '' && firstLine(a.quote) === firstLine(b.quote));
}

function alsoAt(draft: FindingDraft, doubles: readonly FindingDraft[]): FindingDraft {
  const elsewhere = doubles
    .filter((d) => d.startLine !== null && d.startLine !== draft.startLine && d.ruleId === draft.ruleId)
    .map((d) => d.startLine as number)
    .sort((a, b) => a - b);
  if (elsewhere.length === 0) return draft;
  const lines = [...new Set(elsewhere)];
  return {
    ...draft,
    detail: `${draft.detail} The same stands at line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}.`,
  };
}

function firstLine(quote: string): string {
  const line = quote.split('\n').find((l) => l.trim() !== '') ?? '';
  return line.replace(/\s+/g, ' ').trim();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

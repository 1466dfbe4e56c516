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
  const doublesOf = new Map<number, FindingDraft[]>();
  const groups = new Map<string, Group>();
  for (const draft of ordered) {
    const group = groupOf(draft, groups);
    const line = firstLine(draft.quote);
    const of = twin(draft, line, group);
    if (of === null) {
      enter(draft, line, kept.length, group);
      kept.push(draft);
      continue;
    }
    doubles.push({ draft, of });
    const others = doublesOf.get(of);
    if (others === undefined) doublesOf.set(of, [draft]);
    else others.push(draft);
  }
  const counts = new Map<string, number>();
  const number = (draft: FindingDraft): Finding => {
    const count = (counts.get(draft.mode) ?? 0) + 1;
    counts.set(draft.mode, count);
    return { id: `${draft.mode}-${count}`, fingerprint: fingerprint(draft), ...draft };
  };
  const findings = kept.map((draft, index) => number(alsoAt(draft, doublesOf.get(index) ?? [])));
  return {
    findings,
    suppressed: doubles.map(({ draft }) => ({ finding: number(draft), reason: 'duplicate' as const })),
  };
}

/** Equal for the same finding whatever its words and wherever its lines have moved. 32 hex digits. */
function fingerprint(draft: FindingDraft): string {
  const subject = draft.file === null ? `${draft.mode}\n${draft.title}` : firstLine(draft.quote);
  const text = [draft.file ?? '', draft.category, subject].join('\n');
  return sha256Hex(text).slice(0, 32);
}

/** Severity, then confidence, then place: a total order, so that two runs print the same. */
function worstFirst(a: FindingDraft, b: FindingDraft): number {
  return (
    rank(a.severity) - rank(b.severity) ||
    b.confidence - a.confidence ||
    compare(a.file ?? '', b.file ?? '') ||
    (a.startLine ?? 0) - (b.startLine ?? 0) ||
    compare(a.title, b.title)
  );
}

/** 0 for critical to 4 for info. */
function rank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** Whether any finding is at or above a threshold. */
export function reaches(findings: readonly { severity: Severity }[], threshold: Severity | 'never'): boolean {
  return threshold !== 'never' && findings.some((f) => rank(f.severity) <= rank(threshold));
}

/** What stays of one file and category. Kept stretches never overlap each other, so they are in order at both ends. */
interface Group {
  stretches: { start: number; end: number; index: number }[];
  byLine: Map<string, number>;
  /** The one that stays of findings without a file. */
  placeless: number | null;
}

function groupOf(draft: FindingDraft, groups: Map<string, Group>): Group {
  const { file, category, mode, title } = draft;
  const key = JSON.stringify(file === null ? [null, category, mode, title] : [file, category]);
  const known = groups.get(key);
  if (known !== undefined) return known;
  const made: Group = { stretches: [], byLine: new Map(), placeless: null };
  groups.set(key, made);
  return made;
}

/** The first of the kept ones that says the same, or null. */
function twin(draft: FindingDraft, line: string, group: Group): number | null {
  if (draft.file === null) return group.placeless;
  const found: number[] = [];
  const alike = line === '' ? undefined : group.byLine.get(line);
  if (alike !== undefined) found.push(alike);
  if (draft.startLine !== null) {
    const { start, end } = stretchOf(draft.startLine, draft.endLine);
    for (let at = firstEndingFrom(start, group.stretches); at < group.stretches.length; at += 1) {
      const other = group.stretches[at];
      if (other === undefined || other.start > end) break;
      found.push(other.index);
    }
  }
  return found.length === 0 ? null : found.reduce((least, index) => Math.min(least, index));
}

function enter(draft: FindingDraft, line: string, index: number, group: Group): void {
  if (draft.file === null) {
    group.placeless = index;
    return;
  }
  if (line !== '') group.byLine.set(line, index);
  if (draft.startLine === null) return;
  const stretch = stretchOf(draft.startLine, draft.endLine);
  group.stretches.splice(firstEndingFrom(stretch.start, group.stretches), 0, { ...stretch, index });
}

function stretchOf(start: number, end: number | null): { start: number; end: number } {
  return { start, end: Math.max(start, end ?? start) };
}

/** Position of the first stretch that ends at the line or behind it; by halving. */
function firstEndingFrom(line: number, stretches: readonly { end: number }[]): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
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

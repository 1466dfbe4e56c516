import type { Finding, FindingDraft, SuppressedFinding } from '../domain/finding';
import { type Severity, severities } from '../domain/severity';
import { sha256Hex } from './hash';

/** Sorted and numbered findings, and those that say what another says already. */
export interface Ledger {
  findings: Finding[];
  suppressed: SuppressedFinding[];
  /** The duplicates again, each with the id of the finding that says what it says. */
  doubles: Double[];
}

export interface Double {
  finding: Finding;
  of: string;
}

/** A draft that is held back before it comes here. */
export interface HeldDraft {
  draft: FindingDraft;
  reason: SuppressedFinding['reason'];
}

/** A draft that stays, and those that say the same. */
interface Kept {
  draft: FindingDraft;
  others: FindingDraft[];
}

/**
 * Turns drafts into findings: worst first, each with its fingerprint and an id that counts within its mode.
 * Two are the same when file and category agree and their lines overlap or their first quoted lines agree; the
 * worse one stays, the other is suppressed as a duplicate. Where lines agree in text but not in place, the one
 * that stays names the other place.
 *
 * What a rule or a scanner found (it has a `ruleId`) stays before anything a model says, however sure or severe that
 * is: its words, weakness and fix are known. Only a worse severity is taken over from the other. So a model can
 * neither hide such a finding nor play it down.
 * @param held are numbered behind all others
 */
export function settleFindings(drafts: readonly FindingDraft[], held: readonly HeldDraft[] = []): Ledger {
  const kept: Kept[] = [];
  const groups = new Map<string, Group>();
  for (const draft of [...drafts].sort(knownFirst)) {
    const group = groupOf(draft, groups);
    const line = firstLine(draft.quote);
    const same = kept[twin(draft, line, group) ?? -1];
    if (same === undefined) {
      enter(draft, line, kept.length, group);
      kept.push({ draft, others: [] });
    } else same.others.push(draft);
  }
  const number = numbering();
  const joint = kept.map((one) => ({ ...one, draft: joined(one) })).sort(byWorst);
  const told = joint.map(({ draft, others }) => ({ finding: number(draft), others }));
  const others = told.flatMap(({ finding, others }) => others.map((draft) => ({ draft, of: finding.id })));
  const doubles = others.sort(byWorst).map(({ draft, of }) => ({ finding: number(draft), of }));
  return {
    findings: told.map(({ finding }) => finding),
    suppressed: [
      ...doubles.map(({ finding }) => ({ finding, reason: 'duplicate' as const })),
      ...held.map(({ draft, reason }) => ({ finding: number(draft), reason })),
    ],
    doubles,
  };
}

/** Gives each finding the next number of its mode. */
function numbering(): (draft: FindingDraft) => Finding {
  const counts = new Map<string, number>();
  return (draft) => {
    const count = (counts.get(draft.mode) ?? 0) + 1;
    counts.set(draft.mode, count);
    return { id: `${draft.mode}-${count}`, fingerprint: fingerprint(draft), ...draft };
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

function byWorst(a: { draft: FindingDraft }, b: { draft: FindingDraft }): number {
  return worstFirst(a.draft, b.draft);
}

/** What rules and scanners found, worst first, then the rest, worst first. */
function knownFirst(a: FindingDraft, b: FindingDraft): number {
  return Number(a.ruleId === null) - Number(b.ruleId === null) || worstFirst(a, b);
}

/** 0 for critical to 4 for info. */
export function rank(severity: Severity): number {
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

/** The draft with the worst severity that was given to it, and the places where the same stands. */
function joined({ draft, others }: Kept): FindingDraft {
  const severity = others.reduce((worst, one) => worse(worst, one.severity), draft.severity);
  const lines = new Set(others.flatMap((one) => (standsApart(one, draft) ? (one.startLine ?? []) : [])));
  if (lines.size === 0) return { ...draft, severity };
  const named = [...lines].sort((a, b) => a - b).join(', ');
  return {
    ...draft,
    severity,
    detail: `${draft.detail} The same stands at line${lines.size > 1 ? 's' : ''} ${named}.`,
  };
}

/** Whether another says the same of other code. What a model says of a part of the same lines is no other place. */
function standsApart(other: FindingDraft, draft: FindingDraft): boolean {
  if (other.startLine === null) return false;
  if (other.ruleId !== null) return other.ruleId === draft.ruleId && other.startLine !== draft.startLine;
  if (draft.startLine === null) return true;
  const own = stretchOf(draft.startLine, draft.endLine);
  const its = stretchOf(other.startLine, other.endLine);
  return its.start > own.end || its.end < own.start;
}

function worse(a: Severity, b: Severity): Severity {
  return rank(b) < rank(a) ? b : a;
}

function firstLine(quote: string): string {
  const line = quote.split('\n').find((l) => l.trim() !== '') ?? '';
  return line.replace(/\s+/g, ' ').trim();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

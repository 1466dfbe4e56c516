import type { Finding, FindingDraft, SuppressedFinding } from '../domain/finding';
import type { Severity } from '../domain/severity';
import { rank, reaches } from './ledger';

/** How much of what was found a person wants to see. */
export interface Noise {
  /** From 0; 0 shows nothing. */
  maxFindings: number;
  minSeverity: Severity;
  /** 0 to 1. */
  minConfidence: number;
}

/** Findings that are shown, and those that are held back with the reason why; each in the order they came in. */
export interface Split {
  shown: Finding[];
  held: SuppressedFinding[];
}

/**
 * Whether a finding is less sure than asked for. What a rule or a scanner found is there, however sure the rule is
 * of what follows from it. To be asked before doubles are dropped: an unsure finding may not take a sure one's place.
 */
export function isUnsure({ ruleId, confidence }: FindingDraft, { minConfidence }: Noise): boolean {
  return ruleId === null && confidence < minConfidence;
}

/**
 * Holds back what is below the least severity, then what is over the limit. The worst are shown; among those of one
 * severity a rule's or a scanner's come first, so that no number of a model's findings pushes them out of sight.
 * @param findings worst first
 */
export function splitByNoise(findings: readonly Finding[], { minSeverity, maxFindings }: Noise): Split {
  const severe = findings.filter((finding) => reaches([finding], minSeverity));
  const byWorth = [...severe].sort((a, b) => rank(a.severity) - rank(b.severity) || guess(a) - guess(b));
  const chosen = new Set(byWorth.slice(0, maxFindings));
  const held = findings
    .filter((finding) => !chosen.has(finding))
    .map((finding): SuppressedFinding => {
      const isSevere = reaches([finding], minSeverity);
      return { finding, reason: isSevere ? 'over-limit' : 'low-severity' };
    });
  return { shown: findings.filter((finding) => chosen.has(finding)), held };
}

/** 0 for what a rule or a scanner found, 1 for what a model says. */
function guess({ ruleId }: Finding): number {
  return ruleId === null ? 1 : 0;
}

/** The findings that count against a threshold: those shown, and those that only the limit keeps out of sight. */
export function countingFindings(
  findings: readonly Finding[],
  suppressed: readonly SuppressedFinding[],
): Finding[] {
  const hidden = suppressed.filter(({ reason }) => reason === 'over-limit');
  return [...findings, ...hidden.map(({ finding }) => finding)];
}

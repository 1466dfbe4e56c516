import { visible } from '../core/clean';
import type { Finding } from '../domain/finding';
import { type Severity, severities } from '../domain/severity';

/** GitHub reads these numbers as low (from 0.1), medium (4.0), high (7.0), critical (over 9.0). */
const score: Readonly<Record<Severity, string>> = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '3.0',
  info: '0.1',
};

/** The rule a result belongs to; what no rule found goes by its category. */
export function ruleIdOf(finding: Finding): string {
  return visible(finding.ruleId ?? `countersign/${finding.category}`);
}

/** One rule for each id, in the order of the findings; severity and words are those of its worst finding. */
export function rulesOf(findings: readonly Finding[]) {
  const worst = new Map<string, Finding>();
  for (const finding of findings) {
    const known = worst.get(ruleIdOf(finding));
    const isWorse = known === undefined || rank(finding) < rank(known);
    if (isWorse) worst.set(ruleIdOf(finding), finding);
  }
  return [...worst].map(([id, finding]) => ruleOf(id, finding));
}

function rank(finding: Finding): number {
  return severities.indexOf(finding.severity);
}

function ruleOf(id: string, finding: Finding) {
  const isSecurity = finding.mode === 'security' || finding.cwe !== null;
  const cwe = finding.cwe === null ? [] : [`external/cwe/${finding.cwe.toLowerCase()}`];
  const named = finding.ruleId !== null;
  return {
    id,
    shortDescription: { text: named ? visible(finding.title) : `Findings about ${finding.category}` },
    fullDescription: {
      text: named ? visible(finding.detail || finding.title) : `Findings about ${finding.category}`,
    },
    help: { text: helpOf(finding) },
    properties: {
      tags: [finding.category, ...(isSecurity ? ['security'] : []), ...cwe],
      precision: precisionOf(finding.confidence),
      ...(isSecurity ? { 'security-severity': score[finding.severity] } : {}),
    },
  };
}

function helpOf(finding: Finding): string {
  const fix = finding.suggestion?.description ?? 'There is no ready remedy; the result says what was found.';
  return [visible(fix), ...finding.references.map((url) => `See ${visible(url)}`)].join('\n');
}

function precisionOf(confidence: number): 'very-high' | 'high' | 'medium' | 'low' {
  if (confidence >= 0.9) return 'very-high';
  if (confidence >= 0.7) return 'high';
  return confidence >= 0.4 ? 'medium' : 'low';
}

import type { Evidence, RuleHit } from '../domain/evidence';
import type { FindingDraft } from '../domain/finding';

/** A rule's hit as a finding. */
export function ruleDraft(hit: RuleHit): FindingDraft {
  const { rule } = hit;
  return {
    mode: rule.critic,
    ruleId: rule.id,
    category: rule.category,
    title: rule.title,
    detail: `${hit.detail} ${rule.explanation}`.trim(),
    severity: hit.severity ?? rule.severity,
    confidence: rule.confidence,
    file: hit.file,
    startLine: hit.startLine,
    endLine: hit.endLine,
    quote: withoutSecrets(hit),
    suggestion: { description: rule.fix, replacement: hit.replacement },
    cwe: rule.cwe,
    references: [...rule.references],
  };
}

/** The code that a rule quotes, with the credentials in it blanked. */
function withoutSecrets(hit: RuleHit): string {
  return (hit.secrets ?? []).reduce(
    (quote, secret) => quote.replaceAll(secret, '[redacted:credential]'),
    hit.quote,
  );
}

/** Whether lines are part of what is examined: those the diff adds, when one was asked for and not the whole workspace; else any. */
export function inScope(evidence: Evidence, file: string, line: number, endLine = line): boolean {
  const { diff } = evidence;
  return !diff?.asked || diff.whole === true || isAdded(evidence, file, line, endLine);
}

/** Whether the diff adds any of these lines. */
export function isAdded(evidence: Evidence, file: string, line: number, endLine = line): boolean {
  const changed = evidence.diff?.files.find((f) => f.path === file);
  if (!changed) return false;
  return changed.hunks.some((hunk) =>
    hunk.lines.some(
      (l) => l.kind === 'add' && l.newLine !== null && l.newLine >= line && l.newLine <= endLine,
    ),
  );
}

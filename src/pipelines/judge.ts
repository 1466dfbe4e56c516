import { type Anchorage, anchorage } from '../core/anchor';
import { examinedBy } from '../core/examined';
import { settleFindings } from '../core/ledger';
import { verify } from '../core/verify';
import type { Conclusion } from '../domain/conclusion';
import type { Evidence } from '../domain/evidence';
import type { Finding, FindingDraft, SuppressedFinding } from '../domain/finding';
import type { Tree } from '../domain/ports';
import type { ModeResults } from '../domain/report';

/** The verdicts, and all findings after checking. */
export interface Judged {
  modes: ModeResults;
  findings: Finding[];
  suppressed: SuppressedFinding[];
}

/** Checks every finding against the code it quotes, drops doubles, and writes the modes' lists. */
export async function judge(
  conclusions: readonly Conclusion[],
  evidence: Evidence,
  tree: Tree,
): Promise<Judged> {
  const drafts = conclusions.flatMap(draftsOf);
  const texts = new Map<string, Anchorage | null>();
  for (const file of new Set(drafts.flatMap((d) => d.file ?? []))) {
    const content = await tree.read(file);
    texts.set(file, content.kind === 'text' ? anchorage(content.text) : null);
  }
  const verified = drafts.map((draft) => verify(draft, texts.get(draft.file ?? '') ?? null, evidence));
  const ledger = settleFindings(verified.flatMap((v) => (v.kept ? [v.draft] : [])));
  const held = verified.flatMap((v) => (v.kept ? [] : [{ draft: v.draft, reason: v.reason }]));
  // Findings that are held back go through the same numbering, behind the kept ones.
  const heldNumbers = new Map<string, number>();
  for (const f of [...ledger.findings, ...ledger.suppressed.map((s) => s.finding)]) {
    heldNumbers.set(f.mode, (heldNumbers.get(f.mode) ?? 0) + 1);
  }
  const suppressed = held.map(({ draft, reason }): SuppressedFinding => {
    const number = (heldNumbers.get(draft.mode) ?? 0) + 1;
    heldNumbers.set(draft.mode, number);
    const [settled] = settleFindings([draft]).findings;
    return { finding: { ...(settled as Finding), id: `${draft.mode}-${number}` }, reason };
  });
  return {
    modes: modesOf(conclusions, ledger.findings, evidence),
    findings: ledger.findings,
    suppressed: [...ledger.suppressed, ...suppressed],
  };
}

function draftsOf(conclusion: Conclusion): readonly FindingDraft[] {
  switch (conclusion.mode) {
    case 'reviewer':
      return conclusion.issues;
    case 'security':
      return conclusion.vulnerabilities;
    case 'debugger':
      return conclusion.errors;
  }
}

function modesOf(
  conclusions: readonly Conclusion[],
  findings: readonly Finding[],
  evidence: Evidence,
): ModeResults {
  const of = (mode: string) => findings.filter((f) => f.mode === mode);
  const modes: ModeResults = {};
  for (const c of conclusions) {
    const examined = examinedBy(c.mode, evidence);
    if (c.mode === 'reviewer') {
      modes.reviewer = {
        examined,
        issues: of('reviewer'),
        suggestions: c.suggestions,
        positives: c.positives,
      };
    } else if (c.mode === 'security') {
      const vulnerabilities = of('security');
      modes.security = {
        examined,
        vulnerabilities,
        severity: vulnerabilities.map((v) => v.severity),
        recommendations: c.recommendations,
      };
    } else modes.debugger = { examined, errors: of('debugger'), rootCause: c.rootCause, fixes: c.fixes };
  }
  return modes;
}

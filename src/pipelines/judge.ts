import { type Anchorage, anchorage } from '../core/anchor';
import { asSent } from '../core/as-sent';
import { type Double, settleFindings } from '../core/ledger';
import { draftsOf } from '../core/merge-conclusions';
import { isUnsure, type Noise, splitByNoise } from '../core/noise';
import { type Verified, verify } from '../core/verify';
import type { Conclusion } from '../domain/conclusion';
import type { Evidence } from '../domain/evidence';
import type { Finding, FindingDraft, SuppressedFinding } from '../domain/finding';
import type { CriticName } from '../domain/mode';
import type { Tree } from '../domain/ports';
import type { ModeResults } from '../domain/report';

/** The verdicts, and all findings after checking. */
export interface Judged {
  modes: ModeResults;
  /** Those that are shown, worst first. */
  findings: Finding[];
  suppressed: SuppressedFinding[];
  /** Those that another finding says already, shown or held back. */
  doubles: readonly Double[];
}

export const nothingJudged: Judged = { modes: {}, findings: [], suppressed: [], doubles: [] };

/** What findings are checked against. */
export interface Judging {
  tree: Pick<Tree, 'read'>;
  /** Secret values, as they were blanked in what the models were sent. */
  known: readonly string[];
  noise: Noise;
  /** What a critic had to look at, a phrase each. */
  examined(critic: CriticName): string[];
}

/** Checks every finding against the code it quotes, drops doubles, holds back noise, and writes the modes' lists. */
export async function judge(
  conclusions: readonly Conclusion[],
  evidence: Evidence,
  { tree, known, noise, examined }: Judging,
): Promise<Judged> {
  const drafts = conclusions.flatMap(draftsOf);
  const send = asSent(known);
  const texts = new Map<string, Anchorage | null>();
  for (const file of new Set(drafts.flatMap((d) => d.file ?? []))) {
    const content = await tree.read(file);
    texts.set(file, content.kind === 'text' ? anchorage(content.text, send) : null);
  }
  const verified = drafts
    .map((draft) => verify(draft, texts.get(draft.file ?? '') ?? null, evidence))
    .map((v) => (v.kept && isUnsure(v.draft, noise) ? unsure(v.draft) : v));
  const ledger = settleFindings(
    verified.flatMap((v) => (v.kept ? [v.draft] : [])),
    verified.flatMap((v) => (v.kept ? [] : [v])),
  );
  const { shown, held } = splitByNoise(ledger.findings, noise);
  return {
    modes: modesOf(conclusions, shown, examined),
    findings: shown,
    suppressed: [...held, ...ledger.suppressed],
    doubles: ledger.doubles,
  };
}

function unsure(draft: FindingDraft): Verified {
  return { kept: false, draft, reason: 'low-confidence' };
}

function modesOf(
  conclusions: readonly Conclusion[],
  findings: readonly Finding[],
  lookedAt: Judging['examined'],
): ModeResults {
  const of = (mode: string) => findings.filter((f) => f.mode === mode);
  const modes: ModeResults = {};
  for (const c of conclusions) {
    const examined = lookedAt(c.mode);
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
    } else if (c.mode === 'debugger') {
      modes.debugger = { examined, errors: of('debugger'), rootCause: c.rootCause, fixes: c.fixes };
    } else {
      modes.performance = {
        examined,
        bottlenecks: of('performance'),
        optimizations: c.optimizations,
        estimatedImprovement: c.estimatedImprovement,
      };
    }
  }
  return modes;
}

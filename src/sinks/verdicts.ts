import type { Coverage } from '../domain/coverage';
import type { Finding } from '../domain/finding';
import { type CriticName, criticNames, usualCritics } from '../domain/mode';
import type { Report } from '../domain/report';
import { severities } from '../domain/severity';
import { wantsVerdicts } from './course';
import { countBySeverity, type SeverityCount } from './wording';

/** What a critic's examination came to. `clean`, `hidden`, `partial`, `idle` and `unexamined` must never read alike. */
export type Verdict = { critic: CriticName; heldBack: number } & Outcome;

type Outcome =
  | { state: 'findings'; counts: SeverityCount[]; worst: Finding }
  /** `examined` says in what. */
  | { state: 'clean'; examined: string }
  /** There are findings, and the limit keeps all of them out of sight. */
  | { state: 'hidden'; counts: SeverityCount[] }
  | { state: 'partial'; reason: string }
  /** The task brought nothing that this critic is for. */
  | { state: 'idle'; reason: string }
  /** `wanted` is false when nobody asked for this critic. */
  | { state: 'unexamined'; reason: string; wanted: boolean };

/** The collectors whose facts a critic examines: one that failed leaves its verdict in part. */
const sources: Readonly<Record<CriticName, readonly string[]>> = {
  reviewer: ['reviewer', 'rules', 'diff'],
  security: ['security', 'rules', 'secrets'],
  debugger: ['debugger', 'traces'],
  performance: ['performance', 'rules', 'diff'],
};

/** One verdict for each critic, in their order; one that only looks when asked, and was not asked, gives none. */
export function verdicts(report: Report): Verdict[] {
  return criticNames
    .filter((critic) => (wantsVerdicts(report) && usualCritics.includes(critic)) || isHeardOf(report, critic))
    .map((critic) => ({
      critic,
      heldBack: report.suppressed.filter(({ finding }) => finding.mode === critic).length,
      ...outcome(report, critic),
    }));
}

/** Whether a critic took part, or was to. */
function isHeardOf({ modes, coverage }: Report, critic: CriticName): boolean {
  return modes[critic] !== undefined || lackOf(coverage, critic, [critic]) !== null;
}

/** ` · 2 held back`, or nothing. */
export function heldBackPhrase({ heldBack }: Verdict): string {
  return heldBack === 0 ? '' : ` · ${heldBack} held back`;
}

/** Said when there are no findings: never that all is well where something was not examined. */
export function noFindings(report: Report): { words: string; whole: boolean } {
  const all = verdicts(report);
  if (report.suppressed.some(({ reason }) => reason === 'over-limit'))
    return { words: 'There are findings, but none is shown.', whole: false };
  const missing = all.filter((verdict) => verdict.state === 'partial' || verdict.state === 'unexamined');
  if (!all.some((verdict) => verdict.state === 'clean' || verdict.state === 'partial'))
    return { words: 'No findings, because no critic examined anything.', whole: false };
  if (missing.length === 0)
    return { words: 'No findings in what was examined; see Coverage for what that was.', whole: true };
  const who = missing.map((verdict) => verdict.critic).join(', ');
  return { words: `No findings, but not all was examined: see ${who} above.`, whole: false };
}

/** Whether nobody was to look for findings, as where a question is answered: a word on them would be noise. */
export function isAside(report: Report): boolean {
  const { findings, suppressed } = report;
  const asked = wantsVerdicts(report) || verdicts(report).length > 0;
  return !asked && findings.length + suppressed.length === 0;
}

/** Advice of the security auditor beyond the fixes that stand at the findings shown. */
export function freshAdvice({ modes }: Report, shown: readonly Finding[]): readonly string[] {
  const fixes = shown.flatMap(({ suggestion }) => (suggestion === null ? [] : [suggestion.description]));
  return (modes.security?.recommendations ?? []).filter(
    (advice) => !fixes.some((fix) => advice === fix || advice.endsWith(`: ${fix}`)),
  );
}

function outcome(report: Report, critic: CriticName): Outcome {
  const part = partOf(report, critic);
  if (part === null) return absence(report, critic);
  const worst = worstOf(part.found);
  if (worst !== undefined) return { state: 'findings', counts: countBySeverity(part.found), worst };
  const hidden = countBySeverity(outOfSight(report, critic));
  if (hidden.length > 0) return { state: 'hidden', counts: hidden };
  const lacking = lackOf(report.coverage, critic);
  if (part.examined.length > 0)
    return lacking === null
      ? { state: 'clean', examined: part.examined.join(', ') }
      : { state: 'partial', reason: lacking };
  if (lacking !== null) return { state: 'unexamined', reason: lacking, wanted: true };
  return critic === 'debugger'
    ? { state: 'idle', reason: withoutTrace(report) }
    : { state: 'unexamined', reason: withoutFiles(report), wanted: true };
}

function outOfSight({ suppressed }: Report, critic: CriticName): Finding[] {
  return suppressed.flatMap(({ finding, reason }) =>
    reason === 'over-limit' && finding.mode === critic ? [finding] : [],
  );
}

/** The debugger's own words for why it has no root cause. */
function withoutTrace({ modes }: Report): string {
  const cause = /^Not known: (.+)\.$/.exec(modes.debugger?.rootCause ?? '')?.[1];
  return cause ?? 'the task holds no stack trace';
}

function withoutFiles({ plan }: Report): string {
  return plan === null || plan.affectedFiles.length === 0
    ? 'no file was found to examine'
    : 'of the files found there is none that it can examine; see Coverage';
}

function absence(report: Report, critic: CriticName): Outcome {
  const reason = lackOf(report.coverage, critic);
  if (reason !== null) return { state: 'unexamined', reason, wanted: true };
  const stopped = report.status === 'failure' || report.status === 'timeout';
  if (stopped) return { state: 'unexamined', reason: 'the run ended before it', wanted: true };
  return { state: 'unexamined', reason: 'not asked for in this run', wanted: false };
}

/** Why a critic, or else what it relies on, came to no end; null when all did. */
function lackOf(
  { failed, skipped }: Coverage,
  critic: CriticName,
  relied: readonly string[] = sources[critic],
): string | null {
  for (const source of relied) {
    const broken = failed.find(({ what }) => what.toLowerCase().split(/\s+/).includes(source));
    if (broken !== undefined) return source === critic ? broken.reason : `${broken.what}: ${broken.reason}`;
    const left = skipped.find(({ what }) => what === source);
    if (left !== undefined) return `skipped, ${source === critic ? '' : `${source}: `}${left.reason}`;
  }
  return null;
}

/** The first of the worst; undefined when there is none. */
function worstOf(findings: readonly Finding[]): Finding | undefined {
  const severity = severities.find((name) => findings.some((finding) => finding.severity === name));
  return findings.find((finding) => finding.severity === severity);
}

function partOf(
  { modes }: Report,
  critic: CriticName,
): { found: readonly Finding[]; examined: readonly string[] } | null {
  const { reviewer, security, debugger: debug, performance } = modes;
  if (critic === 'reviewer') return reviewer ? { ...reviewer, found: reviewer.issues } : null;
  if (critic === 'security') return security ? { ...security, found: security.vulnerabilities } : null;
  if (critic === 'debugger') return debug ? { ...debug, found: debug.errors } : null;
  return performance ? { ...performance, found: performance.bottlenecks } : null;
}

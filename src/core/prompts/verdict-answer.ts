import type { Conclusion } from '../../domain/conclusion';
import type { Evidence } from '../../domain/evidence';
import type { FindingDraft } from '../../domain/finding';
import type { CriticName } from '../../domain/mode';
import { type Category, type Severity, severities } from '../../domain/severity';
import { quoteKept, replacementKept } from './answer-code';
import { fileMeant, filesOf } from './answer-file';
import { referencesKept } from './answer-references';
import { clip, entries, flat, prose } from './answer-text';

/** An entry of a critic's answer, as `modeSchema` has it. */
export interface Claim {
  title: string;
  detail: string;
  category: Category;
  severity: Severity;
  confidence: number;
  file: string | null;
  quote: string;
  suggestion?: { description: string; replacement: string | null } | null;
  cwe?: string | null;
  references?: readonly string[];
}

interface Result {
  issues: Claim[];
  suggestions: string[];
  positives?: string[];
  vulnerabilities: Claim[];
  severity?: Severity[];
  recommendations: string[];
  errors: Claim[];
  rootCause: string;
  fixes: string[];
  bottlenecks: Claim[];
  optimizations: string[];
  estimatedImprovement?: string;
}

const longestEntry = 1_200;

/**
 * What stands under `result` in an answer to the critics' envelope, without what is null or an empty list of
 * another mode: to be checked against `modeSchema[mode]` next.
 */
export function resultOf(
  mode: CriticName,
  answer: unknown,
): { ok: true; result: unknown } | { ok: false; fault: string } {
  if (!isObject(answer)) return { ok: false, fault: 'The answer is no object with "mode" and "result".' };
  const { mode: said, result } = answer;
  if (said !== mode) return { ok: false, fault: `"mode" has to be "${mode}".` };
  if (!isObject(result)) return { ok: false, fault: '"result" has to be an object.' };
  const own = lists[mode];
  const kept = Object.entries(result).filter(
    ([key, value]) => value !== null && (own.includes(key) || !isEmpty(value)),
  );
  return { ok: true, result: Object.fromEntries(kept) };
}

const lists: Readonly<Record<CriticName, readonly string[]>> = {
  reviewer: ['issues', 'suggestions', 'positives'],
  security: ['vulnerabilities', 'severity', 'recommendations'],
  debugger: ['errors', 'rootCause', 'fixes'],
  performance: ['bottlenecks', 'optimizations', 'estimatedImprovement'],
};

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * What a critic's answer says, in our words for it. Findings have no lines yet: `verify` finds them by their quotes.
 * @param result what satisfies `modeSchema[mode]`
 */
export function conclusionFrom(mode: CriticName, result: unknown, evidence: Evidence): Conclusion {
  const said = result as Result;
  const drafts = (claims: readonly Claim[]) => {
    // Of a large diff these are many, and most parts of it have nothing wrong with them.
    const files = claims.length === 0 ? new Set<string>() : filesOf(evidence);
    return claims.map((claim) => draftFrom(mode, claim, files));
  };
  switch (mode) {
    case 'reviewer':
      return {
        mode,
        issues: drafts(said.issues),
        suggestions: entries(said.suggestions, longestEntry),
        positives: entries(said.positives ?? [], longestEntry),
      };
    case 'security': {
      const vulnerabilities = drafts(worse(said.vulnerabilities, said.severity ?? []));
      return {
        mode,
        vulnerabilities,
        severity: vulnerabilities.map((one) => one.severity),
        recommendations: entries(said.recommendations, longestEntry),
      };
    }
    case 'debugger':
      return {
        mode,
        errors: drafts(said.errors),
        rootCause: prose(said.rootCause, 4_000) || 'Not known: the model named none.',
        fixes: entries(said.fixes, longestEntry),
      };
    case 'performance':
      return {
        mode,
        bottlenecks: drafts(said.bottlenecks),
        optimizations: entries(said.optimizations, longestEntry),
        estimatedImprovement: prose(said.estimatedImprovement ?? '', 1_200),
      };
  }
}

/** Where the list of severities says another than the entry, the worse one holds. A list of another length says nothing. */
function worse(claims: readonly Claim[], list: readonly Severity[]): Claim[] {
  if (list.length !== claims.length) return [...claims];
  return claims.map((claim, index) => {
    const other = list[index] ?? claim.severity;
    const isWorse = severities.indexOf(other) < severities.indexOf(claim.severity);
    return isWorse ? { ...claim, severity: other } : claim;
  });
}

function draftFrom(mode: CriticName, claim: Claim, files: ReadonlySet<string>): FindingDraft {
  const file = fileMeant(claim.file, files);
  const { quote, whole } = quoteKept(claim.quote);
  const suggestion = claim.suggestion ?? null;
  const description = prose(suggestion?.description ?? '', 2_000);
  return {
    mode,
    ruleId: null,
    category: claim.category,
    title: flat(claim.title, 200) || claim.category,
    detail: prose(claim.detail, 4_000),
    severity: claim.severity,
    confidence: claim.confidence,
    file,
    startLine: null,
    endLine: null,
    // Without a file nobody can look it up.
    quote: file === null ? '' : quote,
    suggestion:
      suggestion === null || description === ''
        ? null
        : {
            description,
            replacement: file !== null && whole ? replacementKept(suggestion.replacement) : null,
          },
    cwe: cweOf(claim.cwe ?? ''),
    references: referencesKept(claim.references ?? []),
  };
}

/** `CWE-79` from `cwe-79`, `79` or `CWE-79: Cross-site Scripting`. */
function cweOf(said: string): string | null {
  const number = /^(?:CWE[-_ ]?0{0,4}([1-9]\d{0,4})(?!\d)|([1-9]\d{0,4})$)/i.exec(clip(said.trim(), 100));
  return number === null ? null : `CWE-${number[1] ?? number[2]}`;
}

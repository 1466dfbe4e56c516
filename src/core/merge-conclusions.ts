import type { Conclusion } from '../domain/conclusion';
import type { FindingDraft } from '../domain/finding';
import type { CriticName } from '../domain/mode';

/**
 * One conclusion of a critic from those on the parts of a diff, with what rules and scanners found for it: facts stand
 * whatever a model says of them.
 */
export function mergeConclusions(
  mode: CriticName,
  parts: readonly Conclusion[],
  offline: Conclusion | null,
): Conclusion {
  switch (mode) {
    case 'reviewer': {
      const own = parts.filter((part) => part.mode === mode);
      return {
        mode,
        issues: [...facts(offline), ...own.flatMap((part) => part.issues)],
        suggestions: distinct(own.flatMap((part) => part.suggestions)),
        positives: distinct(own.flatMap((part) => part.positives)),
      };
    }
    case 'security': {
      const own = parts.filter((part) => part.mode === mode);
      const vulnerabilities = [...facts(offline), ...own.flatMap((part) => part.vulnerabilities)];
      return {
        mode,
        vulnerabilities,
        severity: vulnerabilities.map((one) => one.severity),
        recommendations: distinct(own.flatMap((part) => part.recommendations)),
      };
    }
    case 'debugger': {
      const own = parts.filter((part) => part.mode === mode);
      return {
        mode,
        errors: [...facts(offline), ...own.flatMap((part) => part.errors)],
        rootCause: known(distinct(own.map((part) => part.rootCause))).join('\n\n'),
        fixes: distinct(own.flatMap((part) => part.fixes)),
      };
    }
    case 'performance': {
      const own = parts.filter((part) => part.mode === mode);
      return {
        mode,
        bottlenecks: [...facts(offline), ...own.flatMap((part) => part.bottlenecks)],
        optimizations: distinct(own.flatMap((part) => part.optimizations)),
        estimatedImprovement: distinct(own.map((part) => part.estimatedImprovement).filter(Boolean)).join(
          '\n\n',
        ),
      };
    }
  }
}

/** One that knows the cause makes it known; that the others do not is then no news. */
function known(causes: readonly string[]): readonly string[] {
  const sure = causes.filter((cause) => !/^not known\b/i.test(cause));
  return sure.length > 0 ? sure : causes;
}

/** What a rule or a scanner found; the rest of what the offline engine says is the model's to say. */
function facts(offline: Conclusion | null): FindingDraft[] {
  return (offline === null ? [] : draftsOf(offline)).filter((draft) => draft.ruleId !== null);
}

/** The findings of a conclusion, whatever its mode calls them. */
export function draftsOf(conclusion: Conclusion): readonly FindingDraft[] {
  switch (conclusion.mode) {
    case 'reviewer':
      return conclusion.issues;
    case 'security':
      return conclusion.vulnerabilities;
    case 'debugger':
      return conclusion.errors;
    case 'performance':
      return conclusion.bottlenecks;
  }
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

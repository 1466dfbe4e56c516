import type { Conclusion } from '../domain/conclusion';
import type { FindingDraft } from '../domain/finding';
import type { ModeName } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Handed } from '../domain/turn';

/** What one text may take of a later prompt. */
const longest = 6_000;

/** What a critic concluded, for whoever works next (DP-18). */
export function handedFrom(conclusion: Conclusion): Handed {
  const { mode } = conclusion;
  switch (mode) {
    case 'debugger':
      return handed(mode, 'debugger findings', [
        ...section('Errors', conclusion.errors.map(claimed)),
        `Root cause: ${conclusion.rootCause}`,
        ...section('Suggested fixes', conclusion.fixes),
      ]);
    case 'security':
      return handed(mode, 'security audit results', [
        `Vulnerabilities found: ${conclusion.vulnerabilities.length}`,
        ...section('Vulnerabilities', conclusion.vulnerabilities.map(claimed)),
        ...section('Recommendations', conclusion.recommendations),
      ]);
    case 'reviewer':
      return handed(mode, 'review', [
        ...section('Issues', conclusion.issues.map(claimed)),
        ...section('Suggestions', conclusion.suggestions),
      ]);
    case 'performance':
      return handed(mode, 'performance analysis', [
        ...section('Bottlenecks', conclusion.bottlenecks.map(claimed)),
        ...section('Optimizations', conclusion.optimizations),
        ...(conclusion.estimatedImprovement === ''
          ? []
          : [`Estimated improvement: ${conclusion.estimatedImprovement}`]),
      ]);
  }
}

/** A plan with the changes that it proposes. */
export function handedPlan(from: ModeName, plan: Plan): Handed {
  return handed(from, plan.proposedChanges.length === 0 ? 'plan' : 'proposed change', [
    plan.title,
    plan.summary,
    ...section(
      'Steps',
      plan.steps.map((step) => step.description),
    ),
    ...plan.proposedChanges.map(({ path, description, diff }) => `${path}: ${description}\n${diff}`),
  ]);
}

/** An answer in words. */
export function handedAnswer(from: ModeName, text: string): Handed {
  return handed(from, 'answer', [text]);
}

function handed(from: ModeName, title: string, parts: readonly string[]): Handed {
  const text = parts.join('\n');
  return { from, title, text: text.length > longest ? `${text.slice(0, longest)}\n[cut]` : text };
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line, index) => `${index + 1}. ${line}`)];
}

function claimed({ severity, title, file, quote, detail }: FindingDraft): string {
  const place =
    file === null ? '' : ` (${file}${quote === '' ? '' : `, at ${JSON.stringify(quote.split('\n')[0])}`})`;
  return `${severity}: ${title}${place}. ${detail}`;
}

import type { Conclusion } from '../domain/conclusion';
import { counted } from './count';

/**
 * What a mode concluded in words, as Markdown; its findings stand in the report, each with its place.
 * @param isExamined false where it had nothing to look at: that nothing was found would say too much
 */
export function conclusionMarkdown(conclusion: Conclusion, isExamined: boolean): string {
  const found = (count: number, noun: string) =>
    isExamined || count > 0 ? claimed(count, noun) : 'Nothing was examined.';
  switch (conclusion.mode) {
    case 'debugger':
      return joined([
        found(conclusion.errors.length, 'error'),
        `**Root cause.** ${conclusion.rootCause}`,
        listed('Fixes', conclusion.fixes),
      ]);
    case 'security':
      return joined([
        found(conclusion.vulnerabilities.length, 'vulnerability'),
        listed('Recommendations', conclusion.recommendations),
      ]);
    case 'reviewer':
      return joined([
        found(conclusion.issues.length, 'issue'),
        listed('Suggestions', conclusion.suggestions),
        listed('Good', conclusion.positives),
      ]);
    case 'performance':
      return joined([
        found(conclusion.bottlenecks.length, 'bottleneck'),
        listed('Optimizations', conclusion.optimizations),
        conclusion.estimatedImprovement === ''
          ? ''
          : `**Estimated improvement.** ${conclusion.estimatedImprovement}`,
      ]);
  }
}

function claimed(count: number, noun: string): string {
  const words = noun === 'vulnerability' && count !== 1 ? `${count} vulnerabilities` : counted(count, noun);
  return count === 0
    ? `No ${noun} was found.`
    : `${words} claimed; those that hold stand under the findings.`;
}

function listed(title: string, lines: readonly string[]): string {
  // Some engines number their lines already.
  const bare = lines.map((line) => line.replace(/^\d{1,3}\. /, ''));
  return lines.length === 0
    ? ''
    : `**${title}**\n\n${bare.map((line, at) => `${at + 1}. ${line}`).join('\n')}`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

import type { Plan } from '../../src/domain/plan';

/** Words of a plan's steps, lower case, with names masked: code in backticks, paths, symbols, numbers. */
export function stepWords(plan: Plan, names: Iterable<string>): Set<string> {
  let text = plan.steps.map((step) => `${step.description}\n${step.verification}`).join('\n');
  for (const command of plan.steps.flatMap((step) => step.commands)) text = text.replaceAll(command, ' ');
  text = text
    .replace(/(`+)(?:(?!`)[^\n]|(?!\1)`+)*\1/g, ' ')
    .replace(/\S*[/\\]\S*/g, ' ')
    .replace(/[\p{L}\p{N}_$-]+(?:\.[\p{L}\p{N}_$-]+)+(?:[:#]\d+(?:-\d+)?)?/gu, ' ')
    .replace(/[\p{L}\p{N}$]*(?:\p{Ll}\p{Lu}|_)[\p{L}\p{N}_$]*/gu, ' ');
  text = text.replace(/[\p{L}_]*\p{N}[\p{L}\p{N}_]*/gu, ' ');
  const masked = new Set([...names].map((name) => name.toLowerCase()));
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return new Set(words.filter((word) => !masked.has(word)));
}

/** How much of the smaller set the two have in common, 0 to 1. */
export function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const same = [...a].filter((word) => b.has(word)).length;
  return same / Math.max(1, Math.min(a.size, b.size));
}

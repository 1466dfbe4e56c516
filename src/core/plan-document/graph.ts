import type { PlanStep } from '../../domain/plan';

/** More than this no forge draws, and no person reads. */
const mostSteps = 100;
const mostEdges = 300;
const longestLabel = 60;
/** Characters of the whole chart. */
const longest = 15_000;

/**
 * The steps and what they wait for, as a Mermaid flow chart; null when there are too many to draw or nothing waits.
 * What the steps say stands in the labels as letters and entities, so that it cannot be read as a part of the chart.
 */
export function stepGraph(steps: readonly PlanStep[]): string[] | null {
  const edges = steps.flatMap((step) =>
    [...new Set(step.dependencies)].map((from) => ({ from, to: step.number })),
  );
  if (edges.length === 0 || edges.length > mostEdges || steps.length > mostSteps) return null;
  const lines = [
    'flowchart TD',
    // Without a point: a label that begins as a list does is not drawn.
    ...steps.map(({ number, description }) => `  s${number}["${number} ${label(description)}"]`),
    ...edges.map(({ from, to }) => `  s${from} --> s${to}`),
  ];
  return lines.join('\n').length > longest ? null : lines;
}

/** The start of a text; what is neither letter, digit nor plain punctuation is an entity, what cannot be seen is left out. */
function label(text: string): string {
  const words = [
    ...text
      .slice(0, 4 * longestLabel)
      .replace(/[\s\p{C}\p{Z}]+/gu, ' ')
      .trim(),
  ];
  const short = words.length > longestLabel ? [...words.slice(0, longestLabel - 1), '…'] : words;
  return short
    .map((char) => (/[\p{L}\p{N} .,_/()…-]/u.test(char) ? char : `#${char.codePointAt(0)};`))
    .join('');
}

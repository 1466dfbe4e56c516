/** How the tokens of a request are divided. */
export interface Shares {
  /** What model and answer have together. */
  window: number;
  output: number;
  /** Task and evidence without the diff. */
  evidence: number;
  /** One part of the diff. */
  diff: number;
}

/** What is assumed of a model until it or the settings say otherwise; most read this much. */
export const usualWindow = 100_000;
/** Below this a task and an answer do not fit together. */
export const leastWindow = 2_000;
/** Rules and the stage's own part (under 1,200 tokens), and the schema where it is said in words. */
const fixed = 2_000;
const plan = 4_000;
const evidence = 24_000;

/**
 * Divides a window. Small ones give each part a share instead of its usual size.
 * @param output tokens that an answer may have, as the settings say
 */
export function sharesOf(window: number, output: number): Shares {
  const answer = Math.min(output, Math.floor(window / 4));
  const around = Math.min(fixed, Math.floor(window / 4)) + Math.min(plan, Math.floor(window / 8));
  const left = window - answer - around;
  const facts = Math.min(evidence, Math.floor(left / 2));
  return { window, output: answer, evidence: facts, diff: left - facts };
}

/**
 * The window to try after a request that was too long: what the endpoint says it reads, if that is news, else a good part
 * of the last one, as our count and the endpoint's may differ. Null: it cannot be made smaller.
 */
export function narrower(window: number, said: number | null): number | null {
  const next = said !== null && said < window ? said : Math.floor(window * 0.6);
  return next < leastWindow ? null : next;
}

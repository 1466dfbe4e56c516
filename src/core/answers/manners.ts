import { type Manners, type Rung, rungs } from '../../domain/chat';

/** What an endpoint is asked with before anything is known about it: the best of everything. */
export const firstManners: Manners = {
  rung: 'strict_schema',
  temperature: true,
  outputLimit: 'max_completion_tokens',
  system: true,
  repeatedRoles: true,
  stream: true,
  streamUsage: true,
  contextTokens: null,
};

/** What was learned from one refusal: the manners that give way. */
export type Change = Partial<Manners>;

/** What is only ever there as false. */
const refusals = ['tools', 'toolsWithFormat', 'toolChoice', 'toolRules', 'userAfterTool'] as const;

const limitOrder: readonly Manners['outputLimit'][] = ['max_completion_tokens', 'max_tokens', null];

/** The next rung down; null below the last. */
export function lowerRung(rung: Rung): Rung | null {
  return rungs[rungs.indexOf(rung) + 1] ?? null;
}

/**
 * The rung to ask on after an answer without any JSON in it: an endpoint that ignores one form of `response_format`
 * ignores its sibling too, so both go at once.
 */
export function rungAfterProse(rung: Rung): Rung | null {
  return rung === 'strict_schema' ? 'tool_call' : lowerRung(rung);
}

/**
 * Manners after a change. A manner only ever gives way, so the order of changes does not matter, the same change twice
 * is one, and calls side by side may learn the same thing: no endpoint can make this go in circles.
 */
export function adapted(manners: Manners, change: Change): Manners {
  const known = smaller(manners.outputTokens, change.outputTokens);
  const refused = refusals.filter((name) => manners[name] === false || change[name] === false);
  return {
    rung: further(rungs, manners.rung, change.rung),
    temperature: manners.temperature && change.temperature !== false,
    outputLimit: further(limitOrder, manners.outputLimit, change.outputLimit),
    system: manners.system && change.system !== false,
    repeatedRoles: manners.repeatedRoles && change.repeatedRoles !== false,
    stream: manners.stream && change.stream !== false,
    streamUsage: manners.streamUsage && change.streamUsage !== false,
    contextTokens: smaller(manners.contextTokens ?? undefined, change.contextTokens ?? undefined) ?? null,
    ...(known === undefined ? {} : { outputTokens: known }),
    ...Object.fromEntries(refused.map((name) => [name, false])),
    ...(manners.reasoningBack || change.reasoningBack ? { reasoningBack: true } : {}),
  };
}

/** True when the change would make the next request differ from the last. */
export function isNews(manners: Manners, change: Change): boolean {
  const next = adapted(manners, change);
  return (Object.keys(next) as (keyof Manners)[]).some((key) => next[key] !== manners[key]);
}

function further<T>(order: readonly T[], now: T, wanted: T | undefined): T {
  return wanted !== undefined && order.indexOf(wanted) > order.indexOf(now) ? wanted : now;
}

function smaller(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

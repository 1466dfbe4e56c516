import { firstManners } from '../core/answers/manners';
import { toolsFor } from '../core/answers/offer';
import { tokensAtMost } from '../core/answers/tokens';
import type { Toolkit } from '../domain/toolkit';
import type { Desk } from './desk';
import type { Allowance } from './looking';

const bytesPerToken = 4;
/** What is kept free for results; older ones are shortened when it does not do. */
const forResults = 16_000;

/** Tokens that the descriptions of the tools take in each request; roughly where nothing counts them. */
export function toolTokens(
  { offered }: Toolkit,
  count = (text: string) => Math.ceil(tokensAtMost(text) / bytesPerToken),
): number {
  return count(JSON.stringify(toolsFor(offered, firstManners)));
}

/** Tokens of a request that material has to leave free. */
export function roomFor({ toolkit }: Allowance): number {
  return toolTokens(toolkit) + forResults;
}

/** Null where the descriptions alone would take over a quarter of what a model reads; the report says so. */
export async function withRoom(
  allowance: Allowance | null,
  model: string,
  desk: Desk,
): Promise<Allowance | null> {
  if (allowance === null) return null;
  const { contextTokens } = await desk.manners(model);
  const tokens = toolTokens(allowance.toolkit);
  if (contextTokens === null || tokens <= contextTokens / 4) return allowance;
  desk.leaveOut(
    'tools',
    `their descriptions take ${tokens} of the ${contextTokens} tokens that ${model} reads`,
  );
  return null;
}

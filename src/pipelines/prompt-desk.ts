import {
  addedPrompts,
  builtInPrompts,
  configPrompts,
  type PromptRegistry,
  promptRegistry,
} from '../core/prompts/registry';
import type { Config } from '../domain/config';
import type { CoverageNote } from '../domain/coverage';
import type { Mode } from '../domain/mode';
import type { Prompt } from '../domain/prompt';

/** The prompts of a run (DP-14). */
export interface PromptDesk {
  registry: PromptRegistry;
  /** What a person added, in their order. */
  added: readonly Prompt[];
  /** What could not be had. */
  notes: readonly CoverageNote[];
}

/** @param served prompts of servers; none where no server was started */
export function promptDesk(
  { addPrompt, promptTexts }: Pick<Config, 'addPrompt' | 'promptTexts'>,
  modes: readonly Mode[],
  served: readonly Prompt[],
): PromptDesk {
  const registry = promptRegistry([builtInPrompts(modes), configPrompts(promptTexts), served]);
  const { prompts, missing } = addedPrompts(registry, addPrompt);
  const skipped = [...registry.refused, ...missing];
  return { registry, added: prompts, notes: skipped.length === 0 ? [] : [{ skipped }] };
}

import type { ActiveContext } from '../domain/active-context';
import type { Mode } from '../domain/mode';
import type { ModeState } from '../domain/mode-state';

/** What the active context is made from. */
export interface ContextParts {
  /** The mode that works: the current one, or the blend of a hybrid. */
  mode: Pick<Mode, 'persona' | 'icon' | 'colour'>;
  /** Names of all tools that there are. */
  tools: readonly string[];
  /** Names of those that the mode may use. */
  allowed: readonly string[];
  /** Names of those that a model is told of; what is not allowed is left out. */
  told: readonly string[];
  mcpServers: readonly string[];
  prompts: readonly string[];
}

/** Which way of working holds, with what it may use (DP-41). While a tool runs, that is still the calling mode. */
export function activeContext(state: ModeState, parts: ContextParts): ActiveContext {
  const { mode, tools, told } = parts;
  const allowedTools = tools.filter((name) => parts.allowed.includes(name));
  return {
    persona: mode.persona,
    mode: state.current,
    hybrid: state.hybrid === null ? [] : [...state.hybrid.modes],
    icon: mode.icon,
    colour: mode.colour,
    allowedTools,
    deniedTools: tools.filter((name) => !allowedTools.includes(name)),
    activeSkills: [...state.skills],
    activeTools: allowedTools.filter((name) => told.includes(name)),
    mcpServers: [...parts.mcpServers],
    prompts: [...parts.prompts],
    contextStrategy: state.skills.length === 0 ? 'Standard' : 'Hot Swap',
  };
}

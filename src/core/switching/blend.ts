import type { Grants, Mode } from '../../domain/mode';
import type { Preset } from './presets';

/** A mode of a hybrid, and the names of the tools it may use. */
export interface Part {
  mode: Mode;
  allowed: readonly string[];
}

/** From the least to the most. */
const writing: readonly Grants['writes'][] = ['none', 'fixes', 'all'];

/**
 * Modes that work as one (DP-34): words united, each with its highest weight; a tool is granted when every one of them
 * grants it. The first mode gives the name and the colour.
 *
 * @param toolNames - all tools that there are, so that each is granted or refused by its own name
 * @param preset - may say that the writing is for more than the least of the modes writes for
 */
export function blend(
  parts: readonly [Part, ...Part[]],
  toolNames: readonly string[],
  preset: Preset | null = null,
): Mode {
  const modes = parts.map((part) => part.mode);
  const [{ mode: first }] = parts;
  return {
    name: first.name,
    persona: modes.map((mode) => mode.persona).join(' and '),
    icon: modes.map((mode) => mode.icon).join(''),
    colour: first.colour,
    purpose: modes.map((mode) => mode.purpose).join('; '),
    hears: united(modes),
    grants: shared(parts, toolNames, preset),
    threshold: Math.max(...modes.map((mode) => mode.threshold)),
    brief: modes.map((mode) => mode.brief).join('\n\n'),
    next: first.next,
  };
}

function united(modes: readonly Mode[]): Mode['hears'] {
  const weights = new Map<string, number>();
  for (const [word, weight] of modes.flatMap((mode) => Object.entries(mode.hears)))
    weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  return Object.fromEntries(weights);
}

/** By name, since an exact name beats every pattern; the effects stand for tools that are not known here. */
function shared(parts: readonly Part[], toolNames: readonly string[], preset: Preset | null): Grants {
  const mayAll = toolNames.filter((name) => parts.every((part) => part.allowed.includes(name)));
  const [first, ...others] = parts.map((part) => part.mode.grants);
  const effects = (first?.effects ?? []).filter((effect) =>
    others.every((grants) => grants.effects.includes(effect)),
  );
  return {
    effects,
    also: mayAll,
    never: toolNames.filter((name) => !mayAll.includes(name)),
    writes: least(parts, preset),
  };
}

/** A mode that writes nothing keeps the hybrid from writing, whatever a preset says. */
function least(parts: readonly Part[], preset: Preset | null): Grants['writes'] {
  const kinds = parts.map((part) => part.mode.grants.writes);
  const lowest = writing.find((kind) => kinds.includes(kind)) ?? 'none';
  return lowest === 'none' ? lowest : (preset?.writes ?? lowest);
}

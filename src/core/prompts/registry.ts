import type { Mode } from '../../domain/mode';
import { type Prompt, promptSources } from '../../domain/prompt';
import { serverPrefix } from '../can-use-tool';
import { visible } from '../clean';
import { nearest } from '../nearest';
import { deepThinking } from './brief-thinking';

/** Something that was left out, for the coverage. */
export interface LeftOut {
  what: string;
  reason: string;
}

/** The prompts that there are, by name (DP-14). Case does not tell names apart. */
export interface PromptRegistry {
  get(name: string): Prompt | null;
  /** Strongest source first, each in its own order. */
  list(): readonly Prompt[];
  /** What did not get in. */
  refused: readonly LeftOut[];
}

/** Name of the part that deep thinking adds (OM-26). */
export const deepThinkingName = 'deep-thinking';
const nameForm = /^[A-Za-z0-9][\w.-]{0,99}$/;
const longest = 20_000;

/**
 * The prompts of several sources in one table, in whatever order the sources are given. A name belongs to the strongest
 * source that has it: what is built in cannot be taken over, and config beats a server.
 */
export function promptRegistry(sources: readonly (readonly Prompt[])[]): PromptRegistry {
  const table = new Map<string, Prompt>();
  const refused: LeftOut[] = [];
  for (const source of promptSources) {
    for (const prompt of sources.flat().filter((one) => one.source === source)) {
      const key = prompt.name.toLowerCase();
      const holder = table.get(key);
      const fault = faultOf(prompt, holder ?? null);
      if (fault === null)
        table.set(key, source === 'mcp' ? { ...prompt, text: visible(prompt.text) } : prompt);
      else
        refused.push({
          what: `the prompt ${visible(prompt.name.slice(0, 100))}${ofWhom(prompt)}`,
          reason: fault,
        });
    }
  }
  const all = [...table.values()];
  return { get: (name) => table.get(name.toLowerCase()) ?? null, list: () => all, refused };
}

function faultOf({ name, source, text }: Prompt, holder: Prompt | null): string | null {
  if (!nameForm.test(name)) return 'its name is not of letters, digits, `.`, `_` and `-`';
  if (holder !== null)
    return `there is another prompt of its name, ${ofWhom(holder).trim() || 'of the same source'}`;
  if (text.trim() === '') return 'it has no text';
  return source !== 'built in' && text.length > longest ? `it has more than ${longest} characters` : null;
}

function ofWhom({ source, from }: Prompt): string {
  if (source === 'mcp') return ` of the server ${from}`;
  return source === 'config' ? ' of the settings' : ' built in';
}

/** What is built in: each mode's own brief, under the mode's name, and what deep thinking adds. */
export function builtInPrompts(modes: readonly Pick<Mode, 'name' | 'brief'>[]): Prompt[] {
  const builtIn = (name: string, text: string): Prompt => ({ name, source: 'built in', from: '', text });
  return [...modes.map(({ name, brief }) => builtIn(name, brief)), builtIn(deepThinkingName, deepThinking)];
}

/** The texts of the settings, under their names. */
export function configPrompts(texts: Readonly<Record<string, string>>): Prompt[] {
  return Object.entries(texts).map(([name, text]) => ({ name, source: 'config', from: '', text }));
}

/** Prompts that a person asked for by name, each once, in their order; what is not there, and what modes bring themselves, is left out. */
export function addedPrompts(
  registry: PromptRegistry,
  names: readonly string[],
): { prompts: Prompt[]; missing: LeftOut[] } {
  const prompts: Prompt[] = [];
  const missing: LeftOut[] = [];
  for (const name of names) {
    const prompt = registry.get(name);
    const what = `the prompt ${visible(name.slice(0, 100))}`;
    if (prompt === null) missing.push({ what, reason: unknown(name, registry) });
    else if (prompt.source === 'built in')
      missing.push({ what, reason: 'it comes with its mode and cannot be added' });
    else if (!prompts.includes(prompt)) prompts.push(prompt);
  }
  return { prompts, missing };
}

function unknown(name: string, registry: PromptRegistry): string {
  if (name.startsWith(serverPrefix)) return 'no server brought one of that name';
  const others = registry.list().filter(({ source }) => source !== 'built in');
  const near = nearest(
    name,
    others.map((one) => one.name),
  );
  return `there is none of that name${near === null ? '' : `; did you mean ${near}?`}`;
}

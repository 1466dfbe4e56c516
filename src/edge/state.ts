import { config as schema } from '../domain/config';
import { RunError } from '../domain/errors';
import { valueAt } from '../domain/setting';
import type { Provenance, SettledConfig } from '../domain/settled';
import type { Known } from './check';
import { type State, setAt } from './strongest';

/** The state as a config with all defaults. Throws RunError('config') for settings that contradict each other. */
export function settled(known: Known, state: State): Pick<SettledConfig, 'config' | 'provenance'> {
  const values: Record<string, unknown> = {};
  const provenance: Record<string, Provenance> = {};
  for (const setting of new Set(known.settings.values())) {
    const given = state.get(setting.path);
    if (given !== undefined) setAt(values, setting.path, given.value);
    provenance[setting.path] = { layer: given?.layer ?? 'default', from: given?.from ?? 'default' };
  }
  // Compiling a validator pays only when it is used again and again.
  const config = schema.parse(values, { jitless: true });
  config.json = config.format === 'json';
  if (provenance.format !== undefined) provenance.json = provenance.format;
  const { chunkSize, chunkOverlap } = config.rag.codebase;
  if (chunkOverlap >= chunkSize) {
    const from = [provenance['rag.codebase.chunkOverlap']?.from, provenance['rag.codebase.chunkSize']?.from];
    throw new RunError(
      'config',
      `\`rag.codebase.chunkOverlap\` (${chunkOverlap}, ${from[0]}) must be less than \`rag.codebase.chunkSize\` (${chunkSize}, ${from[1]}).`,
    );
  }
  return { config, provenance };
}

/** The state that gives a settled config again, its defaults included: the edge has resolved some of them. */
export function stateOf(known: Known, { config, provenance }: SettledConfig): State {
  const state: State = new Map();
  for (const { path } of new Set(known.settings.values())) {
    const from = provenance[path];
    // `json` follows from `format`.
    if (from === undefined || path === 'json') continue;
    state.set(path, { ...from, path, value: valueAt(config, path) });
  }
  return state;
}

import { config as schema } from '../domain/config';
import { RunError } from '../domain/errors';
import { valueAt } from '../domain/setting';
import { layers, type Provenance, type SettledConfig } from '../domain/settled';
import type { Given, Known } from './check';

/** The strongest value given so far for each setting. */
export type State = Map<string, Given>;

/** Adds what one layer gives; a value from a stronger layer stays. Throws RunError for contradictions in it. */
export function addLayer(state: State, given: readonly Given[]): void {
  const byPath = new Map(given.map((value) => [value.path, value]));
  refuseBoth(byPath);
  for (const value of given) {
    if (value.path === 'json') addJson(state, value);
    else if (isStronger(state, value)) put(state, value);
  }
}

function put(state: State, value: Given): void {
  state.set(value.path, value);
  if (value.path === 'input') state.delete('task');
  if (value.path === 'task') state.delete('input');
}

/** `json` is short for `format: json`, so the two live and die together. */
function addJson(state: State, json: Given): void {
  const format: Given = { ...json, path: 'format', value: json.value === true ? 'json' : 'text' };
  const wanted = json.value === true || state.get('format')?.value === 'json';
  if (wanted && isStronger(state, format)) state.set('format', format);
}

function isStronger(state: State, value: Given): boolean {
  const before = rank(state.get(value.path));
  const other =
    value.path === 'input' ? rank(state.get('task')) : value.path === 'task' ? rank(state.get('input')) : -1;
  return rank(value) >= Math.max(before, other);
}

function rank(value: Provenance | undefined): number {
  return value === undefined ? -1 : layers.indexOf(value.layer);
}

function refuseBoth(byPath: ReadonlyMap<string, Given>): void {
  const input = byPath.get('input');
  const task = byPath.get('task');
  if (input !== undefined && task !== undefined) {
    throw new RunError(
      'input',
      `The task is given twice (${input.from} and ${task.from}); give one of them.`,
    );
  }
  const json = byPath.get('json');
  const format = byPath.get('format');
  if (json !== undefined && format !== undefined && json.value !== (format.value === 'json')) {
    const kind = json.layer === 'flag' ? 'input' : 'config';
    throw new RunError(
      kind,
      `\`json: ${json.value}\` (${json.from}) and \`format: ${format.value}\` (${format.from}) contradict each other; give one of them.`,
    );
  }
}

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

function setAt(values: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let group = values;
  for (const key of keys) {
    group[key] ??= {};
    group = group[key] as Record<string, unknown>;
  }
  group[last] = value;
}

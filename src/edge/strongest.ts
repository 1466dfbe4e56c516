import { RunError } from '../domain/errors';
import { layers, type Provenance } from '../domain/settled';
import type { Given } from './check';

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

/** Puts a value at a dotted path; groups on the way are made. */
export function setAt(values: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let group = values;
  for (const key of keys) {
    group[key] ??= {};
    group = group[key] as Record<string, unknown>;
  }
  group[last] = value;
}

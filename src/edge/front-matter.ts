import type { SettledConfig } from '../domain/settled';
import { checkFile, knownSettings, type Source } from './check';
import { nodeOf, type SourceEntry } from './node';
import { settled, stateOf } from './state';
import { addLayer } from './strongest';

/** Where front matter stands, for messages. */
export interface FrontMatterPlace {
  /** What messages call the task file. */
  file: string;
  /** Line of each top-level key, from 1; a key that is not in it counts as line 1. */
  lines?: Readonly<Record<string, number>>;
}

/**
 * Settles the front matter of a task file on top of a settled config: repository-level settings, for this
 * task only. It beats user and repository file, and gives way to `--config` file, environment, inputs and flags.
 * `title` is the task's own and passed over. Throws RunError('config').
 */
export function applyFrontMatter(
  base: SettledConfig,
  record: Readonly<Record<string, unknown>>,
  where: FrontMatterPlace,
): SettledConfig {
  const known = knownSettings();
  const entries = Object.entries(record)
    .filter(([key]) => key !== 'title')
    .map(([key, value]): SourceEntry => {
      const line = where.lines?.[key] ?? 1;
      return { key, line, column: 1, node: nodeOf(value, line) };
    });
  const source: Source = { name: where.file, layer: 'task file', trust: 'repository' };
  const given = checkFile(known, source, { kind: 'map', entries, line: 1, column: 1 });
  const state = stateOf(known, base);
  addLayer(state, given);
  return { ...base, ...settled(known, state) };
}

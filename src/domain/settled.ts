import type { Config } from './config';

/** Where a value can come from; each beats the ones before it. */
export const layers = [
  'default',
  'user file',
  'repository file',
  'task file',
  'config file',
  'environment',
  'action input',
  'flag',
] as const;
export type Layer = (typeof layers)[number];

/** Where a value came from. */
export interface Provenance {
  layer: Layer;
  /** For a person: `default`, `~/.countersign/config.yaml:3`, `flag --fail-on`, `environment COUNTERSIGN_FAIL_ON`. */
  from: string;
}

/** What `sessions` is asked for. */
export type SessionsAsked = { action: 'list' } | { action: 'show' | 'delete'; id: string };

/** The settings of a run, and where each came from (by path, nested keys joined with dots). */
export interface SettledConfig {
  command: 'run' | 'config' | 'modes' | 'sessions';
  /** Given with `sessions` alone. */
  asked?: SessionsAsked;
  config: Config;
  provenance: Readonly<Record<string, Provenance>>;
  warnings: readonly string[];
}

/** What the command line asks for. `help` and `version` need no settings. */
export type Settled = SettledConfig | { command: 'help' | 'version' };

import type { Layer } from '../domain/settled';

/** One flag, as plain data: what the command line, the environment and the help need to know of a setting. */
export interface Flag {
  /** Without the dashes: `fail-on`. */
  name: string;
  /** Path of the setting: `failOn`. */
  setting: string;
  kind: 'boolean' | 'number' | 'text' | 'list';
  /** How a text becomes a list; null unless `kind` is `list`. */
  list: 'comma' | 'lines' | 'whole' | null;
  /** What the help calls its value; null for a boolean. */
  value: string | null;
  group: string;
  /** Its line in the help; null: not shown there. */
  help: string | null;
  /** A variable of another program's that sets it too, more weakly than ours. */
  variable?: string;
}

/** A setting as a text layer gives it: what stood there, unread, and where. */
export interface GivenTexts {
  setting: string;
  /** One text; several for a flag that was repeated. */
  texts: readonly string[];
  layer: Layer;
  /** For a person: `flag --fail-on`. */
  from: string;
}

/** `COUNTERSIGN_FAIL_ON` for `fail-on`. */
export function environmentName(flag: string): string {
  return `COUNTERSIGN_${flag.toUpperCase().replaceAll('-', '_')}`;
}

/** `INPUT_FAIL-ON` for `fail-on`: how GitHub hands an Action its inputs. */
export function inputName(flag: string): string {
  return `INPUT_${flag.toUpperCase()}`;
}

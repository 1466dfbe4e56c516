import { RunError } from '../domain/errors';
import { type Mode, type ModeName, modeNames } from '../domain/mode';

/**
 * The modes by name, in the order of the closed list. Throws RunError('internal') where two have one name (OM-08) or
 * one is missing.
 */
export function modeTable<T extends Pick<Mode, 'name'>>(modes: readonly T[]): ReadonlyMap<ModeName, T> {
  const table = new Map<ModeName, T>();
  for (const name of modeNames) {
    const found = modes.filter((mode) => mode.name === name);
    const [only] = found;
    if (only === undefined) throw new RunError('internal', `No mode is named "${name}"; add its file.`);
    if (found.length > 1) throw new RunError('internal', `Two modes are named "${name}"; rename one.`);
    table.set(name, only);
  }
  return table;
}

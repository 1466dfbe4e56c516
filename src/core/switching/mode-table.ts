import { RunError } from '../../domain/errors';
import type { Mode, ModeName } from '../../domain/mode';

/**
 * The modes by their names, in the order given (OM-07).
 *
 * @throws RunError of kind `internal` when two modes have one name (OM-08)
 */
export function modeTable<M extends Pick<Mode, 'name'>>(modes: readonly M[]): ReadonlyMap<ModeName, M> {
  const table = new Map<ModeName, M>();
  for (const mode of modes) {
    if (table.has(mode.name))
      throw new RunError('internal', `Two modes are named ${mode.name}; a name stands for one mode.`, {
        hint: 'Give one of the two mode files another name.',
      });
    table.set(mode.name, mode);
  }
  return table;
}

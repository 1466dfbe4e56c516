import type { Grants, ModeName } from '../../domain/mode';

/** A hybrid with a name (DP-34). */
export interface Preset {
  name: string;
  modes: readonly ModeName[];
  /** What its writing is for where that is not the least of its modes; null: the least. */
  writes: Grants['writes'] | null;
}

/** The presets of the documents. Where a developer works with a second eye, the writing is the developer's. */
export const presets: readonly Preset[] = [
  { name: 'secure-developer', modes: ['developer', 'security'], writes: 'all' },
  { name: 'perf-developer', modes: ['developer', 'performance'], writes: 'all' },
  { name: 'security-debugger', modes: ['debugger', 'security'], writes: null },
];

export function presetNamed(name: string | null): Preset | null {
  return presets.find((preset) => preset.name === name) ?? null;
}

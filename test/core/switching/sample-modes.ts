import type { Mode, ModeName } from '../../../src/domain/mode';

/** A mode that is what a test says, and otherwise small. */
export function sample(name: ModeName, change: Partial<Mode> = {}): Mode {
  return {
    name,
    persona: `Persona of ${name}`,
    icon: '🔹',
    colour: 'blue',
    purpose: `Purpose of ${name}`,
    hears: {},
    grants: { effects: [], also: [], never: [], writes: 'none' },
    threshold: 0.7,
    brief: `Brief of ${name}.`,
    next: null,
    ...change,
  };
}

export const shownModes: ReadonlyMap<ModeName, Mode> = new Map(
  [
    sample('normal'),
    sample('planning', { icon: '📋', persona: 'Planner', purpose: 'Plans before anything is changed' }),
    sample('developer', { icon: '👨‍💻', persona: 'Engineer', purpose: 'Builds' }),
    sample('debugger', { icon: '🐛', persona: 'Debugging Specialist', purpose: 'Finds causes' }),
    sample('security', { icon: '🔒' }),
  ].map((mode) => [mode.name, mode]),
);

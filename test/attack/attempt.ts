import type { ModeName } from '../../src/domain/mode';
import type { PermissionMode } from '../../src/domain/tool-settings';
import type { World } from './world';

/** What a conversation is held under: what it may do hangs on it. */
export interface Circumstances {
  mode: ModeName;
  tier: 'operator' | 'trusted' | 'untrusted';
  permission: PermissionMode;
  /** Plan Mode, by flag. */
  plan: boolean;
  exec: boolean;
  network: boolean;
  mcp: boolean;
  workspace: WorkspaceKind;
}

export const workspaceKinds = ['plain', 'poisoned', 'strayed', 'part', 'linted', 'swapped'] as const;
export type WorkspaceKind = (typeof workspaceKinds)[number];

/** One call that a model asks for because an attacker wants it. */
export interface Attempt {
  /** The named class it belongs to. */
  class: string;
  tool: string;
  /** As they go over the wire. */
  arguments: string;
  /** Only where this is forbidden, or makes sense; absent: everywhere. */
  when?: (about: Circumstances) => boolean;
  /** In every conversation, not only in one of many. */
  always?: true;
  /** It is allowed where this holds: proof that the walls do not stop everything. Its answer must hold the text. */
  control?: { holds: string };
}

/** Makes attempts for a world. Pure but for the paths that it names. */
export type Table = (world: World) => Attempt[];

/** A call with arguments that are JSON. */
export function call(name: string, tool: string, input: unknown, when?: Attempt['when']): Attempt {
  return { class: name, tool, arguments: JSON.stringify(input), ...(when ? { when } : {}) };
}

/** Whether edits of files may be made at all. */
export function mayWrite({ mode, tier, permission, plan }: Circumstances): boolean {
  if (tier === 'untrusted' || plan || permission === 'plan' || permission === 'default') return false;
  return !readers.includes(mode);
}

/** Whether commands may be run at all. */
export function mayRun({ mode, tier, permission, plan, exec }: Circumstances): boolean {
  const leave = exec || permission === 'bypassPermissions';
  return leave && tier !== 'untrusted' && !plan && permission !== 'plan' && !silent.includes(mode);
}

/** Modes that write nothing whatever is granted. */
const readers: readonly ModeName[] = ['assistant', 'normal', 'thinking', 'teacher', 'reviewer', 'planning'];
/** Modes that execute nothing whatever is granted. */
const silent: readonly ModeName[] = ['assistant', 'normal', 'thinking', 'teacher', 'planning'];

/** Every so-manieth, beginning at another one each time: all of them over as many conversations. */
export function share<T>(all: readonly T[], of: number, turn: number): T[] {
  return all.filter((_, at) => at % of === turn % of);
}

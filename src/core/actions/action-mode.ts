import type { Command } from '../../domain/command';
import type { CriticName } from '../../domain/mode';

/** An action of a mode, as its command names it. */
export type Action = Extract<Command, { kind: 'action' }>['action'];

/** The mode that each action is a part of (DP-31). */
export const actionMode: Readonly<Record<Action, CriticName>> = {
  trace: 'debugger',
  scan: 'security',
  checklist: 'reviewer',
  profile: 'performance',
};

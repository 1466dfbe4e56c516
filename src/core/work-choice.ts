import type { Behaviour } from '../domain/intent';
import { criticNames, type ModeName } from '../domain/mode';

/** What a turn comes to. */
export const works = [
  'nothing',
  'answer',
  'clarify',
  'continue',
  'plan',
  'propose',
  'inspect',
  'action',
  'workflow',
  'decide',
] as const;
export type WorkKind = (typeof works)[number];

/** What the choice hangs on. */
export interface Chosen {
  mode: ModeName;
  /** Null: the turn is commands alone. */
  behaviour: Behaviour | null;
  /** Nothing was planned, answered or examined in the thread before. */
  isFirst: boolean;
  /** A person asked for this very mode. */
  isAsked: boolean;
}

const talking: readonly ModeName[] = ['assistant', 'teacher', 'thinking', 'normal'];

/**
 * How a turn is worked on. The first request of a thread gets a plan and its critics, unless it is a question; later
 * ones are the mode's own work on what is there: a critic examines, the developer proposes.
 */
export function workFor({ mode, behaviour, isFirst, isAsked }: Chosen): WorkKind {
  if (behaviour === null) return 'nothing';
  if (behaviour === 'CONTINUE_RUN') return 'continue';
  if (behaviour === 'CLARIFY') return 'clarify';
  // Whoever asks for Plan Mode wants a plan, however it is put.
  if (mode === 'planning' && isAsked) return 'plan';
  const isQuestion = behaviour === 'ANSWER';
  if ((criticNames as readonly string[]).includes(mode)) return isFirst && !isQuestion ? 'plan' : 'inspect';
  // Where every thread begins nobody has chosen to talk only.
  const isTalk = talking.includes(mode) && (mode !== 'normal' || isAsked);
  if (isQuestion || isTalk) return 'answer';
  return isFirst || mode === 'planning' || mode === 'normal' ? 'plan' : 'propose';
}

/** By whose prompt a question is answered: that of the modes that talk, else the assistant's; the others' asks for a plan. */
export function speakerFor(mode: ModeName): ModeName {
  return talking.includes(mode) ? mode : 'assistant';
}

/** By whose prompt a plan is written: that of the modes that change code, else the planner's. */
export function plannerFor(mode: ModeName): ModeName {
  return mode === 'developer' || mode === 'tool' || mode === 'prototype' ? mode : 'planning';
}

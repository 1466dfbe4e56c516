import type { Conclusion } from './conclusion';
import type { Evidence } from './evidence';
import type { Plan } from './plan';
import type { Task } from './task';

/** The closed list of modes (DP-01; `normal` and `thinking` from OM). */
export const modeNames = [
  'assistant',
  'planning',
  'developer',
  'tool',
  'debugger',
  'security',
  'reviewer',
  'performance',
  'prototype',
  'teacher',
  'normal',
  'thinking',
] as const;
export type ModeName = (typeof modeNames)[number];

/** Critics examine a plan and the code it touches, in this order. */
export const criticNames = ['reviewer', 'security', 'debugger'] as const;
export type CriticName = (typeof criticNames)[number];

/** What `mode` may be in this version; the other modes of the list have no part in it yet. */
export const modesHere: readonly string[] = ['auto', 'plan', 'planning', ...criticNames];

export type Colour = 'blue' | 'yellow' | 'green' | 'cyan' | 'red' | 'purple' | 'orange' | 'magenta';

/** What a mode shares about itself, and what it can say without a model. Pure. */
export interface Critic {
  name: CriticName;
  persona: string;
  icon: string;
  colour: Colour;
  purpose: string;
  /** What the critic says of the plan and the code it touches when no model is asked. */
  offline(task: Task, evidence: Evidence, plan: Plan): Conclusion;
}

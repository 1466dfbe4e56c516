import type { Conclusion } from './conclusion';
import type { Evidence } from './evidence';
import type { Plan, PlanDraft } from './plan';
import type { Task } from './task';
import type { Effect } from './tool';

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

/** Modes that examine code and a plan and answer with located findings, in this order. */
export const criticNames = ['reviewer', 'security', 'debugger', 'performance'] as const;
export type CriticName = (typeof criticNames)[number];

/** Those that examine every plan unless told otherwise. */
export const usualCritics: readonly CriticName[] = ['reviewer', 'security', 'debugger'];

export const colours = [
  'blue',
  'yellow',
  'green',
  'cyan',
  'red',
  'purple',
  'orange',
  'magenta',
  'bright cyan',
  'warm yellow',
] as const;
export type Colour = (typeof colours)[number];

/**
 * Which tools a mode may use: those of some effects, and exceptions by name or by pattern (`git_*`). A name beats a
 * pattern, a pattern beats an effect, and at equal precision `never` wins (DP-02).
 */
export interface Grants {
  effects: readonly Effect[];
  /** Tools that are granted although their effect is not. */
  also: readonly string[];
  /** Tools that are refused although their effect is granted. */
  never: readonly string[];
  /**
   * What its writing is for: anything, fixes alone (each a proposed change that waits for approval, DP-04), documents
   * in their folders (DP-03), or nothing.
   */
  writes: 'all' | 'fixes' | 'documents' | 'none';
}

/** A way of working, as a value. Pure. */
export interface Mode {
  name: ModeName;
  persona: string;
  icon: string;
  colour: Colour;
  purpose: string;
  /** Words and phrases, in lower case, that speak for this mode → how much, above 0 and at most 1. */
  hears: Readonly<Record<string, number>>;
  grants: Grants;
  /** How sure an analysis must be to enter it from any mode; pairs of modes can have another (DP-07). */
  threshold: number;
  /** Its own part of a prompt, trusted text. */
  brief: string;
  /** What it ends by suggesting (DP-43). */
  next: { mode: ModeName; reason: string } | null;
}

/** The mode that plans, and the plan that the evidence alone gives. */
export interface Planner extends Mode {
  name: 'planning';
  offline(task: Task, evidence: Evidence): PlanDraft;
}

/** A mode that examines, and what it can say without a model. */
export interface Critic extends Mode {
  name: CriticName;
  /** What the critic says of the code, and of the plan where there is one, when no model is asked. */
  offline(task: Task, evidence: Evidence, plan: Plan | null): Conclusion;
}

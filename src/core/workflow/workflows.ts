import type { WorkflowName } from '../../domain/command';
import type { ModeName } from '../../domain/mode';

/** What one stage hands to another. */
export type Handed =
  | 'plan'
  | 'change'
  | 'review'
  | 'root cause'
  | 'vulnerabilities'
  | 'bottlenecks'
  | 'explanation'
  | 'prototype';

/** A part of a workflow: one mode, working with what the stages before it handed on. */
export interface Stage {
  mode: ModeName;
  /** What it does, as a sentence. */
  purpose: string;
  /** What it uses besides the task; each is handed on by a stage before it. */
  needs: readonly Handed[];
  handsOn: Handed;
  /** It ends in a proposed change, which waits for approval. */
  proposesChange: boolean;
}

/** The workflows and their stages, in order (DP-30). */
export const workflows: Readonly<Record<WorkflowName, readonly Stage[]>> = {
  feature_development: [
    examines('planning', 'Plans the feature.', [], 'plan'),
    writes('developer', 'Proposes the change that the plan describes.', ['plan']),
    examines('reviewer', 'Reviews the proposed change against the plan.', ['plan', 'change'], 'review'),
    writes('developer', 'Revises the change by the review.', ['change', 'review']),
  ],
  bug_fix: [
    examines('debugger', 'Finds the root cause.', [], 'root cause'),
    writes('developer', 'Proposes a change that removes the root cause.', ['root cause']),
    examines('reviewer', 'Reviews the proposed change.', ['root cause', 'change'], 'review'),
  ],
  security_hardening: [
    examines('security', 'Looks for vulnerabilities.', [], 'vulnerabilities'),
    writes('developer', 'Proposes changes that close them.', ['vulnerabilities']),
    examines(
      'security',
      'Examines whether the change closes them and opens no others.',
      ['vulnerabilities', 'change'],
      'vulnerabilities',
    ),
  ],
  performance_optimization: [
    examines('performance', 'Looks for what costs the most.', [], 'bottlenecks'),
    writes('developer', 'Proposes changes that make it cheaper.', ['bottlenecks']),
    examines(
      'performance',
      'Examines what the change brings, and how to measure it.',
      ['bottlenecks', 'change'],
      'bottlenecks',
    ),
  ],
  learning_session: [
    examines('teacher', 'Explains the subject.', [], 'explanation'),
    { ...writes('prototype', 'Shows it as small as it can be.', ['explanation']), handsOn: 'prototype' },
    writes('developer', 'Turns the prototype into code that can stay.', ['explanation', 'prototype']),
  ],
};

function examines(mode: ModeName, purpose: string, needs: readonly Handed[], handsOn: Handed): Stage {
  return { mode, purpose, needs, handsOn, proposesChange: false };
}

function writes(mode: ModeName, purpose: string, needs: readonly Handed[]): Stage {
  return { mode, purpose, needs, handsOn: 'change', proposesChange: true };
}

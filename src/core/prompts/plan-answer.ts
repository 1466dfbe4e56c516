import type { PlanDraft } from '../../domain/plan';
import { visible } from '../clean';
import { entries, flat, prose } from './answer-text';

const longestEntry = 1_200;

/** A plan as a model answers it. */
type PlanAnswer = Omit<PlanDraft, 'steps'> & { steps: Omit<PlanDraft['steps'][number], 'completed'>[] };

/**
 * The plan of an answer: nothing hidden in its texts, entries on one line each, nothing done yet. Whether it can be
 * used is said by `planFaults`.
 * @param value what satisfies `planSchema`
 */
export function planFrom(value: unknown): PlanDraft {
  const said = value as PlanAnswer;
  const list = (texts: readonly string[]) => entries(texts, longestEntry);
  return {
    title: flat(said.title, 200),
    summary: prose(said.summary, 4_000),
    objectives: list(said.objectives),
    constraints: list(said.constraints),
    assumptions: list(said.assumptions),
    approach: prose(said.approach, 6_000),
    steps: said.steps.map((step) => ({
      number: step.number,
      description: flat(step.description, 2_000),
      files: pathsOf(step.files),
      dependencies: [...new Set(step.dependencies)],
      commands: commandsOf(step.commands),
      verification: flat(step.verification, longestEntry),
      completed: false,
    })),
    affectedFiles: said.affectedFiles.map(({ path, reason }) => ({
      path: pathOf(path),
      reason: flat(reason, longestEntry),
    })),
    testPlan: list(said.testPlan),
    risks: list(said.risks),
    alternatives: list(said.alternatives),
    rollback: list(said.rollback),
    successCriteria: list(said.successCriteria),
    nextActions: list(said.nextActions),
    proposedChanges: said.proposedChanges.map(({ path, description, diff }) => ({
      path: pathOf(path),
      description: flat(description, longestEntry),
      diff: visible(diff),
    })),
    suggestedCommands: commandsOf(said.suggestedCommands),
  };
}

/** Paths are not shortened: half a path is another file. */
function pathOf(said: string): string {
  return visible(said).trim().replace(/^\.\//, '');
}

function pathsOf(said: readonly string[]): string[] {
  return [...new Set(said.map(pathOf))].filter((path) => path !== '');
}

/** Nor are commands: half a command does something else. */
function commandsOf(said: readonly string[]): string[] {
  return said.map((command) => visible(command).trim()).filter((command) => command !== '');
}

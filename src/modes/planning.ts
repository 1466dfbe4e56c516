import { commandsOf, type Material } from '../core/plan-material';
import * as sections from '../core/plan-sections';
import { spotsFor, spotsOf, where } from '../core/plan-spots';
import { stepsOf } from '../core/plan-steps';
import { readTask } from '../core/task-text';
import type { Evidence } from '../domain/evidence';
import type { PlanDraft } from '../domain/plan';
import type { Task } from '../domain/task';

/** Technical architect: writes the plan, changes nothing. */
export const planning = {
  name: 'planning',
  persona: 'Technical Architect & Planner',
  icon: '📋',
  colour: 'yellow',
  purpose: 'Research, design and planning before anything is changed',
  offline,
} as const;

/** The plan that the evidence alone gives. Every sentence is the task's own or a fact of the workspace. */
function offline(task: Task, evidence: Evidence): PlanDraft {
  const text = readTask(task.title, task.body, task.instructions);
  const material: Material = { task, evidence, text, spots: spotsFor(text.aim, evidence) };
  const steps = stepsOf(material);
  return {
    title: task.title,
    summary: sections.summary(material, steps),
    objectives: sections.objectives(material),
    constraints: sections.constraints(material),
    assumptions: sections.assumptions(material),
    approach: sections.approach(material),
    steps,
    affectedFiles: affected(material),
    testPlan: sections.testPlan(material),
    risks: sections.risks(material),
    alternatives: sections.alternatives(material),
    rollback: sections.rollback(material),
    successCriteria: sections.successCriteria(material),
    nextActions: sections.nextActions(material),
    proposedChanges: [],
    suggestedCommands: commandsOf(material, ['install', 'test', 'types', 'lint', 'build']),
  };
}

/** True when the evidence leads to no place, so that a person has to say more. */
export function needsAnswer(evidence: Evidence): boolean {
  return spotsOf(evidence).length === 0;
}

function affected({ spots, evidence }: Material): PlanDraft['affectedFiles'] {
  const files = new Map<string, string>();
  for (const spot of spots) {
    if (!files.has(spot.file))
      files.set(spot.file, `${spot.reasons.join('; ') || 'the evidence leads there'} (${where(spot)})`);
  }
  for (const covered of evidence.tests?.covered ?? []) {
    const test = covered.tests[0];
    if (test && files.has(covered.file) && !files.has(test.path))
      files.set(test.path, `tests ${covered.file}: ${test.why}`);
  }
  return [...files].map(([path, reason]) => ({ path, reason }));
}

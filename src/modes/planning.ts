import { commandsOf, type Material } from '../core/plan-material';
import * as sections from '../core/plan-sections';
import { spotsFor, spotsOf, where } from '../core/plan-spots';
import { stepsOf } from '../core/plan-steps';
import { planningBrief } from '../core/prompts/brief-planning';
import { readTask } from '../core/task-text';
import type { Evidence } from '../domain/evidence';
import type { Planner } from '../domain/mode';
import type { PlanDraft } from '../domain/plan';
import type { Task } from '../domain/task';

/** Technical architect: writes the plan, changes nothing. */
export const planning: Planner = {
  name: 'planning',
  persona: 'Technical Architect & Planner',
  icon: '📋',
  colour: 'yellow',
  purpose: 'Research, design, architecture, planning before implementation',
  hears: {
    plan: 0.8,
    design: 0.6,
    architecture: 0.5,
    architect: 0.7,
    strategy: 0.5,
    research: 0.5,
    investigate: 0.2,
    explore: 0.3,
    analyze: 0.2,
    analyse: 0.2,
    study: 0.3,
    approach: 0.3,
    roadmap: 0.6,
    outline: 0.6,
    rfc: 0.6,
    propose: 0.3,
  },
  grants: {
    effects: ['read', 'search', 'diagnose', 'network'],
    also: ['ExitPlanMode'],
    never: ['write_file', 'fs_append', 'str_replace', 'delete_file', 'shell', 'git_*'],
    writes: 'none',
  },
  threshold: 0.7,
  brief: planningBrief,
  next: {
    mode: 'developer',
    reason: 'The plan is complete; developer mode implements it once it is approved.',
  },
  offline,
};

/** The plan that the evidence alone gives. Every sentence is the task's own or a fact of the workspace. */
function offline(task: Task, evidence: Evidence): PlanDraft {
  const text = readTask(task.title, task.body, task.instructions);
  const material: Material = { task, evidence, text, spots: spotsFor(text.aim, evidence) };
  return {
    title: task.title,
    summary: sections.summary(material),
    objectives: sections.objectives(material),
    constraints: sections.constraints(material),
    assumptions: sections.assumptions(material),
    approach: sections.approach(material),
    steps: stepsOf(material),
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

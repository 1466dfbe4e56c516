import { counted } from '../core/count';
import { examinedBy } from '../core/examined';
import { countingFindings, type Noise } from '../core/noise';
import { createPlan, stepFaults } from '../core/plan';
import { redactDeep } from '../core/redact';
import type { Collector } from '../domain/collector';
import type { Conclusion } from '../domain/conclusion';
import type { Engine } from '../domain/engine';
import { RunError } from '../domain/errors';
import type { Evidence } from '../domain/evidence';
import type { Critic } from '../domain/mode';
import type { Plan, PlanDraft } from '../domain/plan';
import type { Ports, Question } from '../domain/ports';
import type { Task } from '../domain/task';
import { gather } from './gather';
import { type Judged, judge, nothingJudged } from './judge';
import { openStages, type Stages } from './stages';

/** Who takes part in a run; the tables by default, others in tests. */
export interface Crew {
  collectors: readonly Collector[];
  critics: readonly Critic[];
  engine: Engine;
}

/** What the pipeline made, as far as it came. */
export interface Planned {
  evidence: Evidence;
  plan: Plan | null;
  judged: Judged;
  stages: Stages;
  /** The plan that the critics saw, where it was written again for what they found. */
  examined?: Plan;
  /** What the person's own schema asked for. */
  custom?: unknown;
}

/** The PLAN pipeline: facts, then the plan, then the critics side by side, then their findings checked against the code. */
export async function planPipeline(
  question: Question,
  crew: Crew,
  ports: Ports,
  noise: Noise,
  stages: Stages = openStages(ports),
): Promise<Planned> {
  const { task } = question;
  const evidence = await gather(question, crew.collectors, ports, stages);
  const plan = await stages.run(
    'plan',
    async () => made(await crew.engine.plan(task, evidence), ports),
    ({ steps }) => counted(steps.length, 'step'),
  );
  const conclusions = await Promise.all(
    crew.critics.map((critic) => criticStage(critic, question, evidence, plan, crew.engine, stages)),
  );
  const said = conclusions.filter((c) => c !== null);
  // What the critics said is worth checking even when time is up; a plan is not lost with a fault in it.
  const judged = await stages.finish('findings', () =>
    judge(said, evidence, {
      tree: ports.tree,
      known: ports.known(),
      noise,
      examined: (critic) => crew.engine.examined?.(critic, evidence) ?? examinedBy(critic, evidence),
    }),
  );
  const done = { evidence, plan, judged: judged ?? nothingJudged, stages };
  const last = await revised(done, task, crew.engine, ports);
  return { ...last, ...(await filled(last, task, crew.engine)) };
}

/** A plan from a draft, blanked before the id is taken, so that the id is that of the plan people see. */
function made(draft: PlanDraft, ports: Pick<Ports, 'known' | 'clock'>): Plan {
  const plan = createPlan(redactDeep(draft, ports.known()), ports.clock.now());
  const faults = stepFaults(plan.steps);
  if (faults.length === 0) return plan;
  throw new RunError('model', `The plan does not hold together: ${faults.join(' ')}`);
}

/** Critical findings of a model that hold are worth one more plan; those of rules were before the planner already. */
async function revised(planned: Planned, task: Task, engine: Engine, ports: Ports): Promise<Planned> {
  const { plan, evidence, judged, stages } = planned;
  // Those that only the limit keeps out of sight are objections like the others.
  const all = countingFindings(judged.findings, judged.suppressed);
  const objections = all.filter((one) => one.severity === 'critical' && one.ruleId === null);
  if (plan === null || engine.revise === undefined || objections.length === 0) return planned;
  const { revise } = engine;
  const next = await stages.run(
    'revision',
    async () => made(await revise(task, evidence, plan, objections), ports),
    ({ steps }) => counted(steps.length, 'step'),
  );
  if (next === null || next.id === plan.id) return planned;
  return {
    ...planned,
    plan: { ...next, version: plan.version + 1, createdAt: plan.createdAt },
    examined: plan,
  };
}

async function filled(planned: Planned, task: Task, engine: Engine): Promise<Pick<Planned, 'custom'>> {
  const { plan, evidence, judged, stages } = planned;
  const { custom } = engine;
  if (custom === undefined) return {};
  if (plan === null) {
    stages.notes.push({ skipped: [{ what: 'custom', reason: 'there was no plan to draw on' }] });
    return {};
  }
  const value = await stages.run('custom', async () => ({
    value: await custom(task, evidence, plan, judged.modes),
  }));
  return value === null ? {} : { custom: value.value };
}

async function criticStage(
  critic: Critic,
  { task }: Question,
  evidence: Evidence,
  plan: Plan | null,
  engine: Engine,
  stages: Stages,
): Promise<Conclusion | null> {
  if (plan === null) {
    stages.notes.push({ skipped: [{ what: critic.name, reason: 'there was no plan to examine' }] });
    return null;
  }
  return stages.run(critic.name, () => engine.examine(critic, task, evidence, plan));
}

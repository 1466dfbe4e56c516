import { counted } from '../core/count';
import { createPlan, stepFaults } from '../core/plan';
import { redactDeep } from '../core/redact';
import type { Collector } from '../domain/collector';
import type { Conclusion } from '../domain/conclusion';
import type { Engine } from '../domain/engine';
import { RunError } from '../domain/errors';
import type { Evidence } from '../domain/evidence';
import type { Critic } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Ports, Question } from '../domain/ports';
import { gather } from './gather';
import { type Judged, judge } from './judge';
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
}

/** The PLAN pipeline: facts, then the plan, then the critics side by side, then their findings checked against the code. */
export async function planPipeline(
  question: Question,
  crew: Crew,
  ports: Ports,
  stages: Stages = openStages(ports),
): Promise<Planned> {
  const { task } = question;
  const evidence = await gather(question, crew.collectors, ports, stages);
  const plan = await stages.run(
    'plan',
    async () => {
      const draft = await crew.engine.plan(task, evidence);
      // Blanked before the id is taken, so that the id is that of the plan people see.
      const made = createPlan(redactDeep(draft, ports.known()), ports.clock.now());
      const faults = stepFaults(made.steps);
      if (faults.length > 0)
        throw new RunError('model', `The plan does not hold together: ${faults.join(' ')}`);
      return made;
    },
    (made) => counted(made.steps.length, 'step'),
  );
  const conclusions = await Promise.all(
    crew.critics.map((critic) => criticStage(critic, question, evidence, plan, crew.engine, stages)),
  );
  const said = conclusions.filter((c) => c !== null);
  // What the critics said is worth checking even when time is up; a plan is not lost with a fault in it.
  const judged = await stages.finish('findings', () => judge(said, evidence, ports.tree));
  return { evidence, plan, judged: judged ?? { modes: {}, findings: [], suppressed: [] }, stages };
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

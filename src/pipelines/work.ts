import { counted } from '../core/count';
import { examinedBy } from '../core/examined';
import type { Noise } from '../core/noise';
import { createPlan, stepFaults } from '../core/plan';
import { blankParts } from '../core/plan-problems';
import { quickBrief } from '../core/prompts/brief-quick';
import { quickPlan } from '../core/quick-plan';
import { redactDeep } from '../core/redact';
import { withProposals } from '../core/tools/proposals';
import type { Collector } from '../domain/collector';
import type { Conclusion } from '../domain/conclusion';
import type { Engine } from '../domain/engine';
import { RunError } from '../domain/errors';
import type { Evidence } from '../domain/evidence';
import type { Critic, Mode, ModeName } from '../domain/mode';
import type { Plan, PlanDraft } from '../domain/plan';
import type { Ports, Question } from '../domain/ports';
import type { Proposal, Tool } from '../domain/tool';
import type { OneStep, Working } from '../domain/turn';
import { type Judged, judge } from './judge';
import { workedOut } from './offline-changes';
import type { PlanForm } from './plan-form';
import type { Stages } from './stages';

/** Who takes part in a run; the tables by default, others in tests. */
export interface Crew {
  collectors: readonly Collector[];
  /** Who examines a plan in this run. */
  critics: readonly Critic[];
  /** All modes that can examine. */
  examiners: readonly Critic[];
  modes: readonly Mode[];
  tools: readonly Tool[];
  engine: Engine;
}

/** What a pipeline works with. */
export interface Work {
  question: Question;
  crew: Crew;
  ports: Ports;
  noise: Noise;
  stages: Stages;
  /** What is taken for granted although nobody said it, a sentence each; a plan spells it out. */
  assumed: readonly string[];
  /** Whether the plan is to have one step; null: as many as it takes. */
  oneStep: OneStep | null;
  /** Whether facts that lie around the change are left aside. */
  isMinimal: boolean;
  /** The form that plans are to have. */
  form: PlanForm;
  /** How a stage in this mode works: its part of the prompt, and what earlier stages left it. */
  working(mode: ModeName): Working;
  /** What models asked for since this was asked last, and were not given. */
  proposals(): readonly Proposal[];
}

/** A plan by the mode's prompt; null when there is none, which the stages know the reason of. */
export function makePlan(work: Work, evidence: Evidence, mode: ModeName): Promise<Plan | null> {
  const { crew, ports, stages, assumed, proposals, form, oneStep } = work;
  const { task } = work.question;
  return stages.run(
    'plan',
    async () => {
      const draft = await crew.engine.plan(task, evidence, await planningIn(work, mode));
      const isOffline = crew.engine.info.kind === 'offline';
      const whole = isOffline ? await form.followed(await workedOut(draft, task, evidence, ports)) : draft;
      const kept = oneStep === null ? whole : quickPlan(whole, oneStep);
      return made(withProposals(assuming(kept, assumed), proposals()), ports);
    },
    ({ steps }) => counted(steps.length, 'step'),
  );
}

/** How a stage that plans works: with the project's form, and told where one step is wanted. */
export async function planningIn({ working, form, oneStep }: Work, mode: ModeName): Promise<Working> {
  const usual = await form.told(working(mode));
  if (oneStep === null) return usual;
  return { ...usual, oneStep, part: `${usual.part}\n\n${quickBrief(oneStep)}` };
}

/** A draft that spells out what is taken for granted, before its own assumptions. */
export function assuming(draft: PlanDraft, assumed: readonly string[]): PlanDraft {
  const own = draft.assumptions.filter((one) => !assumed.includes(one));
  return { ...draft, assumptions: [...assumed, ...own] };
}

/** A plan from a draft, blanked before the id is taken, so that the id is that of the plan people see. */
export function made(draft: PlanDraft, ports: Pick<Ports, 'known' | 'clock'>): Plan {
  const plan = createPlan(redactDeep(draft, ports.known()), ports.clock.now());
  const faults = [...blankParts(plan), ...stepFaults(plan.steps)];
  if (faults.length === 0) return plan;
  throw new RunError('model', `The plan does not hold together: ${faults.join(' ')}`);
}

/** What critics conclude, side by side; those that failed are left out, and the stages know it. */
export async function examine(
  { question: { task }, crew, stages, working }: Work,
  critics: readonly Critic[],
  evidence: Evidence,
  plan: Plan | null,
): Promise<Conclusion[]> {
  const conclusions = await Promise.all(
    critics.map((critic) =>
      stages.run(critic.name, () =>
        crew.engine.examine(critic, { task, evidence, plan }, working(critic.name)),
      ),
    ),
  );
  return conclusions.filter((one) => one !== null);
}

/** Conclusions checked against the code; worth doing with what is there even when time is up. */
export async function judged(
  { crew, ports, noise, stages }: Work,
  conclusions: readonly Conclusion[],
  evidence: Evidence,
): Promise<Judged | null> {
  return stages.finish('findings', () =>
    judge(conclusions, evidence, {
      tree: ports.tree,
      known: ports.known(),
      noise,
      examined: (critic) => crew.engine.examined?.(critic, evidence) ?? examinedBy(critic, evidence),
    }),
  );
}

/** A plan with what was asked for after it was written: another plan, as it has another content; the same for nothing. */
export function extended(
  plan: Plan,
  proposals: readonly Proposal[],
  ports: Pick<Ports, 'known' | 'clock'>,
): Plan {
  if (proposals.length === 0) return plan;
  const { id: _id, version, createdAt, updatedAt: _at, progress: _done, ...draft } = plan;
  return { ...made(withProposals(draft, proposals), ports), version, createdAt };
}

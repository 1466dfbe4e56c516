import { counted } from '../core/count';
import { countingFindings } from '../core/noise';
import { quickPlan } from '../core/quick-plan';
import { withProposals } from '../core/tools/proposals';
import type { Conclusion } from '../domain/conclusion';
import type { Evidence } from '../domain/evidence';
import type { ModeName } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Proposal } from '../domain/tool';
import { gather } from './gather';
import { type Judged, nothingJudged } from './judge';
import { together } from './thread';
import { assuming, examine, extended, judged, made, makePlan, planningIn, type Work } from './work';

/** What the pipeline made, as far as it came. */
export interface Planned {
  evidence: Evidence;
  plan: Plan | null;
  /** What the critics concluded now, and with what they concluded earlier in the thread. */
  fresh: readonly Conclusion[];
  conclusions: readonly Conclusion[];
  judged: Judged;
  /** The plan that the critics saw, where it was written again for what they found. */
  examined?: Plan;
}

/**
 * The PLAN pipeline: facts, then the plan, then the critics side by side, then their findings checked against the code.
 * @param mode whose prompt the plan is written by
 * @param before what critics concluded earlier in the thread
 */
export async function planPipeline(
  work: Work,
  mode: ModeName = 'planning',
  before: readonly Conclusion[] = [],
): Promise<Planned> {
  const { question, crew, ports, stages } = work;
  const evidence = await gather(question, crew.collectors, ports, stages, work.isMinimal);
  const written = await makePlan(work, evidence, mode);
  if (written === null) {
    const skipped = crew.critics.map(({ name }) => ({ what: name, reason: 'there was no plan to examine' }));
    stages.notes.push({ skipped });
  }
  const conclusions = written === null ? [] : await examine(work, crew.critics, evidence, written);
  const asked = work.proposals();
  const plan = written && extended(written, asked, ports);
  const all = together(before, conclusions);
  const checked = (await judged(work, all, evidence)) ?? nothingJudged;
  const planned = { evidence, plan, fresh: conclusions, conclusions: all, judged: checked };
  return revised(planned, work, mode, asked);
}

/** Critical findings of a model that hold are worth one more plan; those of rules were before the planner already. */
async function revised(
  planned: Planned,
  work: Work,
  mode: ModeName,
  asked: readonly Proposal[],
): Promise<Planned> {
  const { plan, evidence, judged: found } = planned;
  const { crew, question, ports, stages, oneStep } = work;
  // Those that only the limit keeps out of sight are objections like the others.
  const all = countingFindings(found.findings, found.suppressed);
  const objections = all.filter((one) => one.severity === 'critical' && one.ruleId === null);
  const { revise } = crew.engine;
  if (plan === null || revise === undefined || objections.length === 0) return planned;
  const next = await stages.run(
    'revision',
    async () => {
      const draft = await revise(
        question.task,
        evidence,
        plan,
        { objections, feedback: [] },
        await planningIn(work, mode),
      );
      const kept = oneStep === null ? draft : quickPlan(draft, oneStep);
      return made(withProposals(assuming(kept, work.assumed), [...asked, ...work.proposals()]), ports);
    },
    ({ steps }) => counted(steps.length, 'step'),
  );
  if (next === null || next.id === plan.id) return planned;
  return {
    ...planned,
    plan: { ...next, version: plan.version + 1, createdAt: plan.createdAt },
    examined: plan,
  };
}

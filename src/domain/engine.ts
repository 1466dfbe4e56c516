import type { Conclusion } from './conclusion';
import type { CoverageNote } from './coverage';
import type { RunError } from './errors';
import type { Evidence } from './evidence';
import type { FindingDraft } from './finding';
import type { Critic, CriticName } from './mode';
import type { Plan, PlanDraft } from './plan';
import type { ModeResults, Report } from './report';
import type { Task } from './task';

/** Who reasons over the evidence. */
export interface Engine {
  /** May say more once answers have come. */
  readonly info: Report['engine'];
  plan(task: Task, evidence: Evidence): Promise<PlanDraft>;
  examine(critic: Critic, task: Task, evidence: Evidence, plan: Plan): Promise<Conclusion>;
  /** The plan again, after findings against it; absent: this engine plans once. */
  revise?(
    task: Task,
    evidence: Evidence,
    plan: Plan,
    objections: readonly FindingDraft[],
  ): Promise<PlanDraft>;
  /** What the person's own schema asks for, checked against it; absent: none was given. */
  custom?(task: Task, evidence: Evidence, plan: Plan, verdicts: ModeResults): Promise<unknown>;
  /** What a critic had to look at, a phrase each; absent: what the evidence holds for it. */
  examined?(critic: CriticName, evidence: Evidence): string[];
  /** What the calls used; absent: there are none. */
  usage?(): Report['usage'];
  /** What did not fit into the requests, or failed in part; asked for once, at the end. */
  notes?(): CoverageNote[];
  /** The faults behind the `failed` of these notes, in their order. */
  faults?(): RunError[];
}

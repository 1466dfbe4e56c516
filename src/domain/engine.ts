import type { ActAnswer, ActAsk } from './acting';
import type { Conclusion } from './conclusion';
import type { CoverageNote } from './coverage';
import type { RunError } from './errors';
import type { Evidence } from './evidence';
import type { FindingDraft } from './finding';
import type { Critic, CriticName } from './mode';
import type { Plan, PlanDraft } from './plan';
import type { ModeResults, Report } from './report';
import type { Task } from './task';
import type { Answered, Handed, Working } from './turn';

/** Why a plan is written again. */
export interface Revision {
  /** What critics found wrong with it. */
  objections: readonly FindingDraft[];
  /** What the people who decide want to be different, each in their words. */
  feedback: readonly string[];
}

/** Who reasons over the evidence. */
export interface Engine {
  /** May say more once answers have come. */
  readonly info: Report['engine'];
  plan(task: Task, evidence: Evidence, working: Working): Promise<PlanDraft>;
  /** @param plan null: there is none, the code and the task are examined alone */
  examine(
    critic: Critic,
    about: { task: Task; evidence: Evidence; plan: Plan | null },
    working: Working,
  ): Promise<Conclusion>;
  /** An answer in words: no tools, nothing is changed (IB-04). */
  answer(about: { task: Task; evidence: Evidence; plan: Plan | null }, working: Working): Promise<Answered>;
  /** The plan again, after findings or feedback on it; absent: this engine plans once. */
  revise?(task: Task, evidence: Evidence, plan: Plan, why: Revision, working: Working): Promise<PlanDraft>;
  /** Does one step of an approved plan; absent: this engine writes no changes. */
  act?(about: ActAsk, working: Working): Promise<ActAnswer>;
  /** What the person's own schema asks for, checked against it; absent: none was given. */
  custom?(
    about: { task: Task; evidence: Evidence; plan: Plan | null },
    verdicts: ModeResults,
    handed: readonly Handed[],
  ): Promise<unknown>;
  /** What a critic had to look at, a phrase each; absent: what the evidence holds for it. */
  examined?(critic: CriticName, evidence: Evidence): string[];
  /** What the calls used; absent: there are none. */
  usage?(): Report['usage'];
  /** What did not fit into the requests, or failed in part; asked for once, at the end. */
  notes?(): CoverageNote[];
  /** The faults behind the `failed` of these notes, in their order. */
  faults?(): RunError[];
}

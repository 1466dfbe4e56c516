import type { Conclusion } from './conclusion';
import type { Evidence } from './evidence';
import type { Critic } from './mode';
import type { Plan, PlanDraft } from './plan';
import type { Report } from './report';
import type { Task } from './task';

/** Who reasons over the evidence. */
export interface Engine {
  info: Report['engine'];
  plan(task: Task, evidence: Evidence): Promise<PlanDraft>;
  examine(critic: Critic, task: Task, evidence: Evidence, plan: Plan): Promise<Conclusion>;
}

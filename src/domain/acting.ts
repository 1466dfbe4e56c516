import type { Evidence } from './evidence';
import type { Plan, PlanStep } from './plan';
import type { Task } from './task';

/** A change as a model proposes it: a unified diff of one file. */
export interface ProposedDiff {
  path: string;
  description: string;
  diff: string;
}

/** What doing a step of an approved plan brought, as whoever did it says. */
export interface ActAnswer {
  summary: string;
  /** Besides what tools have changed already. */
  changes: readonly ProposedDiff[];
  isDone: boolean;
  notes: readonly string[];
}

/** One step of an approved plan to be done. */
export interface ActAsk {
  task: Task;
  evidence: Evidence;
  plan: Plan;
  step: PlanStep;
  /** What earlier steps of this run changed. */
  earlier: readonly (ProposedDiff & { step: number })[];
  /** How many steps there are to be asked about, with this one. */
  left: number;
  /** Forgets what an earlier attempt at this step changed. */
  begin(): void;
  /** Why the changes of an answer do not fit the files, each a sentence for whoever wrote them. */
  faults(answer: ActAnswer): Promise<string[]>;
}

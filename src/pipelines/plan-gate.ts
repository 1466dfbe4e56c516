import type { Decision, Verdict } from '../domain/approval';
import type { Plan } from '../domain/plan';

/** A person's word on a plan, as it came with this run. */
export interface Word {
  /** The plan that is meant, by its id or the beginning of it; null: the latest one. */
  planId: string | null;
  decision: Decision;
  /** What is to be different; '' where nothing was said. */
  words: string;
}

/** The way of a plan to its approval: where it is put before people, and where their votes are read. */
export interface PlanGate {
  /** Puts a version of a plan before people: from now on they can decide on it. Whatever stood there before is void. */
  post(plan: Plan): Promise<void>;
  /**
   * Reads everything anew and decides; null: there is no plan.
   * @param word adds this vote first
   * @throws RunError `input` for a word about a plan that is not there
   */
  look(word: Word | null): Promise<Verdict | null>;
}

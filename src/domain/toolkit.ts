import type { ToolDeclaration } from './tool';

/** A call as the model wrote it. */
export interface ToolCall {
  /** Ours: unique in the run, whatever the model called it. */
  id: string;
  name: string;
  /** JSON, as it was written; nothing is known of it. */
  arguments: string;
}

/** What the model is told of a call. */
export interface ToolAnswer {
  id: string;
  text: string;
  /** The same call brought the same again and again: asking on would lead nowhere. */
  isStuck: boolean;
}

/** The tools of one stage, behind everything that decides about them. */
export interface Toolkit {
  /** What the endpoint is told; the same for all stages of a run. */
  offered: readonly Pick<ToolDeclaration, 'name' | 'description' | 'input'>[];
  /** Answers of a model that may ask for tools, at most. */
  maxTurns: number;
  /** Calls of the stage, at most. */
  maxCalls: number;
  /**
   * Does the calls of one answer, reading ones side by side, and answers them in their order. A refusal is an answer.
   * @throws RunError `permission` when the run has to end with a refusal
   */
  use(calls: readonly ToolCall[]): Promise<readonly ToolAnswer[]>;
  /** Told when the model was asked for its answer without tools, as a limit was reached; `why` is the end of a sentence. */
  ended(why: string): void;
}

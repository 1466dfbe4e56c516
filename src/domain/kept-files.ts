import type { WorkflowState } from './workflow';

/** Keeps the workflow of a workspace from one run to the next. Neither call throws. */
export interface WorkflowStore {
  /** The state, null when there is none; `warning` is one sentence when what was kept cannot be used. */
  load(): Promise<{ state: WorkflowState | null; warning: string | null }>;
  /** Null when it is kept, else one sentence why it is not. */
  save(state: WorkflowState): Promise<string | null>;
}

/** The project's preferences for modes as a text of the workspace. Neither call throws. */
export interface PreferenceFile {
  /** The text, null when there is none; `warning` is one sentence when it cannot be read. */
  load(): Promise<{ text: string | null; warning: string | null }>;
  /** Null when it is saved, else one sentence why it is not. Only for a person who asked for it. */
  save(text: string): Promise<string | null>;
}

/** Where prompts come from, strongest first: a name that a stronger one has cannot be taken. */
export const promptSources = ['built in', 'config', 'mcp'] as const;
export type PromptSource = (typeof promptSources)[number];

/** A text that a prompt can be made from (DP-14). */
export interface Prompt {
  name: string;
  source: PromptSource;
  /** Of a server: which one; else ''. */
  from: string;
  text: string;
}

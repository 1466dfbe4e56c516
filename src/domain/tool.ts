import type { JsonSchema } from './chat';

/** What using a tool does to the world (DESIGN, *Words*). */
export const effects = ['read', 'search', 'git', 'diagnose', 'exec', 'write', 'network', 'forge'] as const;
export type Effect = (typeof effects)[number];

/** A tool as a model is told of it (DP-40). */
export interface Tool {
  /** As the model sees it: `read_file`. */
  name: string;
  effect: Effect;
  description: string;
  /** Its arguments. */
  input: JsonSchema;
}

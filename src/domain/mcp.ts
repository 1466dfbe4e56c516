import type { CoverageNote } from './coverage';
import type { Prompt } from './prompt';
import type { Tool } from './tool';

/** What the servers of the Model Context Protocol brought to a run. */
export interface Mcp {
  /** Tools of all servers that answered; each checks its arguments itself. */
  tools: readonly Tool[];
  /** Those that were asked for by name. */
  prompts: readonly Prompt[];
  /** Names of the servers that answered. */
  servers: readonly string[];
  /** What could not be had so far, for the coverage. */
  notes(): CoverageNote[];
  /** Ends the servers with everything that they started. Never throws. */
  close(): Promise<void>;
}

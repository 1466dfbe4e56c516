import type { CoverageNote } from './coverage';
import type { Prompt } from './prompt';
import type { Sandbox } from './sandbox';
import type { Tool } from './tool';
import type { ToolFiles } from './tool-files';
import type { ToolGit } from './tool-git';
import type { Web } from './web';

/** What tools reach the world through. Each of them keeps to its walls whatever it is asked for. */
export interface ToolPorts {
  files: ToolFiles;
  /** Null when the workspace is no git repository; `gitFault` says why. */
  git: ToolGit | null;
  gitFault: string | null;
  sandbox: Sandbox;
  web: Web;
  /** The call that is being done (EP-04); '' where there is none. */
  toolCallId: string;
  /** Aborted at the run's end, and at the call's own deadline. */
  signal: AbortSignal;
}

/** Tools and the world for a run, opened. */
export interface OpenedTools {
  ports: ToolPorts;
  /** Tools of servers outside. */
  served: readonly Tool[];
  /** Names of the servers that answered. */
  servers: readonly string[];
  /** Prompts of servers that were asked for by name. */
  prompts: readonly Prompt[];
  /** What could not be had, for the coverage. */
  notes(): CoverageNote[];
  /** Ends what was started. Never throws. */
  close(): Promise<void>;
}

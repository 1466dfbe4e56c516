import type { Sandbox } from './sandbox';
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
  /** Aborted at the run's end, and at the call's own deadline. */
  signal: AbortSignal;
}

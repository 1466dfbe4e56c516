/** A command and its limits. */
export interface SandboxJob {
  /** A line for `/bin/sh`, or a program with its arguments. */
  command: string | { program: string; args: readonly string[] };
  /** Folder to run it in, from the workspace; `.` the workspace itself. */
  directory: string;
  /** Seconds. */
  timeout: number;
  /** Bytes of both outputs together. */
  maxBytes: number;
}

/** What became of it. */
export type SandboxResult =
  | {
      ok: true;
      /** Null when it was ended. */
      code: number | null;
      stdout: string;
      stderr: string;
      /** What ended it, or null. */
      stoppedBy: 'time' | 'output' | 'memory' | 'processes' | 'abort' | null;
      milliseconds: number;
    }
  /** It was not started; the sentence says why and what to do. */
  | { ok: false; reason: string };

/**
 * Runs commands walled off from the machine: no network unless granted, an environment of its own, only the workspace,
 * whose files stay as they are: what a command writes is thrown away. Never throws.
 */
export interface Sandbox {
  run(job: SandboxJob): Promise<SandboxResult>;
}

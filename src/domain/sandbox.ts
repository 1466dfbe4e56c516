/** A command and its limits. */
export interface SandboxJob {
  /** A line for `/bin/sh`, or a program with its arguments. */
  command: string | { program: string; args: readonly string[] };
  /** Folder to run it in, from the workspace; `.` the workspace itself. */
  directory: string;
  /** Seconds; more than the run allows for a call is cut to that. */
  timeout: number;
  /** Bytes kept of each output, half from its start and half from its end. */
  maxBytes: number;
  /** Ends it. */
  signal: AbortSignal;
}

export const stops = ['time', 'output', 'memory', 'processes', 'abort'] as const;
/** What ended a command before it was done. */
export type Stop = (typeof stops)[number];

/** What one output of a command held. */
export interface CommandOutput {
  /** What was kept of it; `omitted` bytes are missing after `head`. */
  head: string;
  tail: string;
  omitted: number;
}

/** What became of it. */
export type SandboxResult =
  | {
      ok: true;
      /** Null when it was ended. */
      code: number | null;
      stdout: CommandOutput;
      stderr: CommandOutput;
      /** What ended it, or null. */
      stoppedBy: Stop | null;
      milliseconds: number;
      /** Seconds that it was given. */
      timeout: number;
      /** False: it ran with the rights of whoever runs this. */
      isSandboxed: boolean;
      /** Sentences about what was otherwise than described: no sandbox, a workspace that cannot be written to. */
      notes: readonly string[];
    }
  /** It was not started; the sentence says why and what to do. */
  | { ok: false; reason: string };

/**
 * Runs commands walled off from the machine: no network unless granted, an environment of its own, only the workspace,
 * whose files stay as they are: what a command writes is thrown away. Never throws.
 */
export interface Sandbox {
  /** Where a command finds the workspace, absolute. */
  readonly workspace: string;
  run(job: SandboxJob): Promise<SandboxResult>;
}

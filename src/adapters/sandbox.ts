import type { Sandbox } from '../domain/sandbox';
import type { SandboxLimits } from './sandbox-limits';
import type { Wall } from './sandbox-walls';

export interface SandboxOptions {
  /** The workspace, absolute and resolved. */
  root: string;
  /** The person's home folder; a command never sees it. '' when there is none. */
  home: string;
  /** Where to look for programs, as in `PATH`. */
  searchPath: string;
  allowExec: boolean;
  allowNetwork: boolean;
  allowUnsandboxed: boolean;
  /** The environment, of which a command gets next to nothing. */
  env: Readonly<Record<string, string | undefined>>;
  /** Further folders that a command may read. */
  addDir: readonly string[];
  /** Seconds that any command gets at most. */
  toolTimeout: number;
  signal: AbortSignal;
  /** Other limits than the usual ones. */
  limits?: Partial<SandboxLimits>;
  /** Where control groups are. */
  cgroups?: string;
}

/** What holds for all commands of a run, found out by the first. */
export interface Found {
  wall: Wall | null;
}

const noLeave =
  'Nothing was run: commands need leave of the person who runs this; give --allow-exec to let modes run them in a sandbox.';

/** A sandbox for a workspace. What makes it is loaded, and looked for, when the first command is run. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const found: Found = { wall: null };
  return {
    workspace: options.root,
    async run(job) {
      // Whoever asks has been asked before; this holds whatever they were told.
      if (!options.allowExec) return { ok: false, reason: noLeave };
      try {
        const { runCommand } = await import('./sandbox-run');
        return await runCommand(job, options, found);
      } catch (fault) {
        const said = fault instanceof Error ? fault.message : String(fault);
        return { ok: false, reason: `Nothing was run: the sandbox could not be set up (${said}).` };
      }
    },
  };
}

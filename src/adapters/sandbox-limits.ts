/** What a command may use up. */
export interface SandboxLimits {
  /** Processes at once; with more the command is ended. */
  processes: number;
  /** Processes and threads at once that the kernel grants, where it can be told; at least 301. */
  tasks: number;
  /** Bytes of memory of all its processes together. */
  memory: number;
  /** Bytes it may write to an output before it is ended. */
  output: number;
  /** Bytes it may write to the workspace, and as many to `/tmp`. */
  scratch: number;
  /** Bytes it may write to its home folder, and as many to `/dev/shm`. */
  home: number;
  /** Files it may make in the workspace. */
  files: number;
}

const mebi = 1024 * 1024;

export const sandboxLimits: SandboxLimits = {
  processes: 512,
  tasks: 4096,
  memory: 4096 * mebi,
  output: 64 * mebi,
  scratch: 1024 * mebi,
  home: 256 * mebi,
  files: 200_000,
};

/** Milliseconds between two looks at how much is used. */
export const watchInterval = 100;
/** Milliseconds after which a process that was killed is no longer waited for. */
export const endingPatience = 5000;
/** Milliseconds after a command's end after which an output that something still holds open is no longer read. */
export const heldPatience = 1000;

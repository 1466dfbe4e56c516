/** Where a task came from. */
export type Origin =
  | { kind: 'file'; path: string }
  | { kind: 'text' }
  | { kind: 'stdin' }
  | { kind: 'input' };

/** Who asked, as a tier (DESIGN, Trust). A local run is the operator's own. */
export interface Trust {
  tier: 'operator' | 'trusted' | 'untrusted';
  reason: string;
}

/** One request. */
export interface Task {
  /** First 12 hex digits of the SHA-256 of title and body: the same task has the same id in every run. */
  id: string;
  title: string;
  /** The text without front matter, line ends as `\n`, without byte order mark. */
  body: string;
  origin: Origin;
  trust: Trust;
  /** Files the caller pointed at with `--file`, from the workspace. */
  files: readonly string[];
  /** Extra instructions of the person who runs it; empty when there are none. */
  instructions: string;
}

/** Raw bytes of a task, or why there are none; `limit` is in bytes. */
export type RawTask =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'missing' | 'folder' | 'unreadable' | 'too-large' | 'stopped'; detail: string };

/**
 * Where tasks come from. Paths are as the person wrote them, from the current folder. What comes through a pipe or
 * terminal may never come: the signal ends the wait, and the answer is `stopped` with the reason.
 */
export interface Inbox {
  file(path: string, limit: number, signal: AbortSignal): Promise<RawTask>;
  stdin(limit: number, signal: AbortSignal): Promise<RawTask>;
  /** True when standard input is a terminal, so that waiting for it would be a prompt. */
  readonly stdinIsTerminal: boolean;
}

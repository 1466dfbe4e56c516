/** Raw bytes of a task, or why there are none; `limit` is in bytes. */
export type RawTask =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'missing' | 'folder' | 'unreadable' | 'too-large'; detail: string };

/** Where tasks come from. Paths are as the person wrote them, from the current folder. */
export interface Inbox {
  file(path: string, limit: number): Promise<RawTask>;
  stdin(limit: number): Promise<RawTask>;
  /** True when standard input is a terminal, so that waiting for it would be a prompt. */
  readonly stdinIsTerminal: boolean;
}

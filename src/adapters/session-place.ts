import { join } from 'node:path';

/** Folder of the sessions. @param home the folder that `.countersign` lies in, not '' */
export function sessionFolder(home: string): string {
  return join(home, '.countersign', 'sessions');
}

/** A name that nobody has used: 48 random bits. */
export function newSessionId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(6));
  return `s-${Buffer.from(bytes).toString('hex')}`;
}

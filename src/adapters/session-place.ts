import { join } from 'node:path';
import { randomName } from './random-name';

/** Folder of the sessions. @param home the folder that `.countersign` lies in, not '' */
export function sessionFolder(home: string): string {
  return join(home, '.countersign', 'sessions');
}

/** A name that nobody has used. */
export function newSessionId(): string {
  return `s-${randomName(12)}`;
}

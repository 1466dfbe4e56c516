import { userInfo } from 'node:os';

/** The name of the person who runs this, as the system has it; the environment has no say. */
export function person(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

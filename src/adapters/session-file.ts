import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { RunError } from '../domain/errors';
import type { SessionRead, SessionText } from '../domain/session';

/** A larger file is no session, and no session grows beyond it. */
export const mostBytes = 64 * 1024 * 1024;
export const noFollow = constants.O_NOFOLLOW ?? 0;

/** What stands in a session's file, and its bytes. A link, a folder, a copy and what is too large are no session. */
export async function readFile(path: string, id: string): Promise<{ text: SessionText; bytes: Buffer }> {
  const refused = (why: string) => ({
    text: { kind: 'foreign' as const, message: `The session ${id} ${why}.` },
    bytes: Buffer.alloc(0),
  });
  try {
    // Without O_NONBLOCK opening a FIFO would wait for a writer.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | noFollow);
    try {
      const about = await handle.stat();
      if (!about.isFile()) return refused('is not a regular file');
      if (about.size > mostBytes) return refused(`is larger than ${mostBytes / 1024 / 1024} MiB`);
      const bytes = await handle.readFile();
      // Its shapes are loaded only where there is something to read: most runs write alone.
      const { readSession } = await import('../core/session/text');
      const text = readSession(bytes.toString('utf8'));
      // Under another name it would have another lock, and a plan could be decided on again that is void by now.
      if (text.kind === 'session' && text.session.head.id !== id)
        return refused(`is a copy of the session ${text.session.head.id}`);
      return { text, bytes };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return { text: { kind: 'none' }, bytes: Buffer.alloc(0) };
    return refused(code === 'ELOOP' ? 'is a link' : `cannot be read (${code})`);
  }
}

/** A system's own name of a fault. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/**
 * What was read, where it can be gone on with.
 * @throws RunError `input` for what cannot be gone on with
 */
export function usable(text: SessionText, id: string): SessionRead {
  if (text.kind === 'none')
    throw new RunError('input', `There is no session ${id}.`, {
      hint: 'See the sessions there are with `sessions list`.',
    });
  if (text.kind !== 'session') throw new RunError('input', text.message);
  if (text.session.damage === null) return text.session;
  throw new RunError('input', `${text.session.damage} The session ${id} cannot be gone on with.`, {
    hint: `Look at what is left with \`sessions show ${id}\`, then plan the task again.`,
  });
}

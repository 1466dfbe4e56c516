import { constants } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file of an existing folder so that a reader finds the old text or the new one, never a part: into a draft
 * beside it, which then takes its place. A link of that name is replaced, not followed. Throws what the disk says.
 */
export async function replaceFile(folder: string, name: string, text: string, mode: number): Promise<void> {
  // Loading it costs more than all else here, and most runs only read.
  const { randomBytes } = await import('node:crypto');
  const draft = join(folder, `.${name}.${process.pid}.${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(draft, text, { flag: 'wx', mode });
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What stands in a small file: its text, that there is none, or the rest of a sentence why it was not read. */
export type SmallFile = { text: string } | { missing: true } | { fault: string };

/** Reads a regular file of at most `most` bytes that is no link. Never throws. */
export async function readSmall(path: string, most: number): Promise<SmallFile> {
  try {
    // Without O_NONBLOCK opening a FIFO would wait for a writer.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | (constants.O_NOFOLLOW ?? 0));
    try {
      if (!(await handle.stat()).isFile()) return { fault: 'is not a regular file' };
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(most + 1), 0, most + 1, 0);
      if (bytesRead > most) return { fault: `is larger than ${Math.round(most / 1024)} KiB` };
      return { text: buffer.toString('utf8', 0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'ENOENT') return { missing: true };
    return { fault: code === 'ELOOP' ? 'is a link' : `cannot be read (${code})` };
  }
}

import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import { RunError } from '../domain/errors';
import { readJson } from './json-node';
import { MalformedText, type SourceNode } from './node';
import { shown } from './say';
import { readYaml } from './yaml-node';

/** A larger file is no settings file. Bytes. */
const largest = 262_144;

/**
 * Reads a settings file (JSON when its name ends so, else YAML); null when it does not exist. `name` is what
 * messages call it. With `within` (a real path) the file must lie there, whatever links say: an error message
 * about a file quotes from it. Throws RunError('config').
 */
export async function readConfigFile(
  path: string,
  name: string,
  within?: string,
): Promise<SourceNode | null> {
  const text = await readText(path, name, within);
  if (text === null) return null;
  try {
    const node = path.endsWith('.json') ? readJson(text) : await readYaml(text);
    if (node.kind === 'map') return node;
    // A file of comments only.
    if (node.kind === 'scalar' && node.value === null)
      return { line: 1, column: 1, kind: 'map', entries: [] };
    throw new MalformedText('a group of settings is expected', node.line, node.column);
  } catch (fault) {
    throw malformed(fault, path, name);
  }
}

function malformed(fault: unknown, path: string, name: string): RunError {
  const language = path.endsWith('.json') ? 'JSON' : 'YAML';
  if (fault instanceof MalformedText) {
    const place = `${name}:${fault.line}:${fault.column}`;
    return new RunError('config', `${place} cannot be read as ${language} settings: ${fault.message}.`, {
      cause: fault,
    });
  }
  // The YAML library runs out of stack on thousands of nested brackets.
  return new RunError(
    'config',
    `${name} cannot be read as ${language} settings; look for a bracket too many.`,
    { cause: fault },
  );
}

/** A text file, or null when there is none. Bounded; only regular files; UTF-8 with or without its mark. */
export async function readText(path: string, name: string, within?: string): Promise<string | null> {
  const bytes = await readBytes(path, name, within);
  if (bytes === null) return null;
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new RunError('config', `${name} is UTF-16 text; save it as UTF-8.`);
  }
  if (bytes.includes(0))
    throw new RunError('config', `${name} is a binary file, not text; give a text file in UTF-8.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new RunError('config', `${name} is not valid UTF-8 text; save it as UTF-8.`, { cause });
  }
}

async function readBytes(path: string, name: string, within?: string): Promise<Uint8Array | null> {
  try {
    if (within !== undefined && !isInside(within, await realpath(path))) {
      throw new RunError(
        'config',
        `${name} is a link to a place outside the workspace; put the file itself there.`,
      );
    }
    // Without O_NONBLOCK the opening of a named pipe waits for a writer.
    const { O_RDONLY, O_NONBLOCK } = (await import('node:fs')).constants;
    const file = await open(path, O_RDONLY | (O_NONBLOCK ?? 0));
    try {
      const state = await file.stat();
      if (state.isDirectory()) throw new RunError('config', `${name} is a folder; a file is expected.`);
      if (!state.isFile())
        throw new RunError('config', `${name} is no regular file; a text file is expected.`);
      const buffer = new Uint8Array(largest + 1);
      let filled = 0;
      for (;;) {
        const { bytesRead } = await file.read(buffer, filled, buffer.length - filled);
        filled += bytesRead;
        if (bytesRead === 0 || filled === buffer.length) break;
      }
      if (filled > largest)
        throw new RunError('config', `${name} is over 256 kB, too large for settings; shorten it.`);
      return buffer.subarray(0, filled);
    } finally {
      await file.close();
    }
  } catch (fault) {
    if (fault instanceof RunError) throw fault;
    const code = (fault as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new RunError('config', `${name} cannot be read (${code}); check what it is and who may read it.`, {
      cause: fault,
    });
  }
}

/** Whether a real path is a folder's or lies in it. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/** How messages name a path that somebody gave. */
export function nameOf(path: string): string {
  return shown(path).slice(1, -1);
}

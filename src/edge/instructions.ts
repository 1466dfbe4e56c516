import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isInside, nameOf, readText } from './config-file';
import type { Folder } from './folders';

/** The text itself, or what stands in the file of that name, seen from the current folder. */
export async function instructionsText(text: string, cwd: string, workspace: Folder): Promise<string> {
  const path = resolve(cwd, text);
  const isName = text !== '' && text.length < 1000 && !/[\n\0]/.test(text);
  if (!isName || !(await isFile(path))) return text;
  const within = isInside(workspace.path, path) ? workspace.real : undefined;
  return (await readText(path, nameOf(text), within)) ?? text;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

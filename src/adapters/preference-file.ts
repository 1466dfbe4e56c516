import { lstat, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreferenceFile } from '../domain/ports';
import { readInside } from './file-read';
import { replaceFile } from './whole-file';

const folderName = '.countersign';
const fileName = 'mode-preferences.json';
const path = `${folderName}/${fileName}`;
const mostBytes = 64 * 1024;

/** `.countersign/mode-preferences.json` of a workspace. A file that leads out of the workspace is not read, a link not written. */
export function openPreferenceFile(workspace: string): PreferenceFile {
  return {
    async load() {
      try {
        const file = await readInside(await realpath(workspace), path, mostBytes);
        if (file.kind === 'text') return { text: file.text, warning: null };
        if (file.kind === 'missing') return { text: null, warning: null };
        return { text: null, warning: `The preferences in ${path} were not read: ${file.reason}.` };
      } catch (error) {
        return { text: null, warning: `The preferences in ${path} were not read (${codeOf(error)}).` };
      }
    },
    async save(text) {
      try {
        if (Buffer.byteLength(text) > mostBytes) return notSaved('they are larger than 64 KiB');
        const folder = join(await realpath(workspace), folderName);
        await mkdir(folder).catch((error) => {
          if (codeOf(error) !== 'EEXIST') throw error;
        });
        if (!(await lstat(folder)).isDirectory()) return notSaved(`${folderName} is not a folder of its own`);
        const before = await lstat(join(folder, fileName)).catch(() => null);
        if (before !== null && !before.isFile()) return notSaved('it is a link or no regular file');
        await replaceFile(folder, fileName, text, 0o644);
        return null;
      } catch (error) {
        return notSaved(`it cannot be written (${codeOf(error)})`);
      }
    },
  };
}

function notSaved(why: string): string {
  return `The preferences were not saved to ${path}: ${why}.`;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

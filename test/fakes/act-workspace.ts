import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

/** Folders with files in them, gone behind each test. */
export function workspaces(): (files: Readonly<Record<string, string | Buffer>>) => string {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return (files) => {
    const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'act-')));
    folders.push(cwd);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      writeFileSync(join(cwd, name), text);
    }
    return cwd;
  };
}

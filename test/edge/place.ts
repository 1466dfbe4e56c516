import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { RunError } from '../../src/domain/errors';
import type { SettledConfig } from '../../src/domain/settled';
import { settle } from '../../src/edge/settle';

const made: string[] = [];
afterAll(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A workspace, a home and a place for other files, each empty at first. */
export interface Place {
  workspace: string;
  home: string;
  elsewhere: string;
  write(path: string, content: string | Uint8Array): string;
  settle(argv?: readonly string[], env?: Record<string, string>): Promise<SettledConfig>;
}

export function newPlace(): Place {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'countersign-settings-')));
  made.push(root);
  const [workspace, home, elsewhere] = ['workspace', 'home', 'elsewhere'].map((name) => {
    const folder = join(root, name);
    mkdirSync(folder);
    return folder;
  }) as [string, string, string];
  return {
    workspace,
    home,
    elsewhere,
    write(path, content) {
      const full = join(root, path);
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, content);
      return full;
    },
    async settle(argv = [], env = {}) {
      const settled = await settle({ argv, env, cwd: workspace, home });
      if (!('config' in settled)) throw new Error(`no settings for ${settled.command}`);
      return settled;
    },
  };
}

/** What a promise is refused with: a RunError that a person can read. */
export async function refusal(run: Promise<unknown>): Promise<RunError> {
  const fault = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(fault).toBeInstanceOf(RunError);
  if (!(fault instanceof RunError)) throw fault;
  expect(fault.message).toSatisfy(isOneSentence, fault.message);
  return fault;
}

export function isOneSentence(text: string): boolean {
  const printable = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
  return printable && text.length < 500 && /[.?]$/.test(text) && !/[.?!] \p{Lu}/u.test(text);
}

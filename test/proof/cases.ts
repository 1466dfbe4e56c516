import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeUpTokens } from '../fakes/secrets';
import { type PackageName, packageNames } from './packages';

export const taskFolder = join(import.meta.dirname, '../fixtures/tasks');

/** One task on one package, as its folder `<package>-<nn>` tells. */
export interface TaskCase {
  name: string;
  package: PackageName;
  /** Path of the task's text. */
  file: string;
  text: string;
  /** Files that are right, as someone who knows the package says; written before any plan was made. */
  gold: string[];
  /** What is changed and not committed when the task is given. */
  edits: { file: string; find: string; replace: string }[];
}

/** All tasks, by name. `{kind}` in an edit is a made-up secret of that kind. */
export function taskCases(): TaskCase[] {
  const tokens = madeUpTokens();
  return readdirSync(taskFolder)
    .sort()
    .map((name) => {
      const read = (file: string) => readFileSync(join(taskFolder, name, file), 'utf8');
      const expected = JSON.parse(read('expected.json')) as Partial<TaskCase> & { gold: string[] };
      const from = packageNames.find((p) => name.startsWith(`${p}-`));
      if (!from) throw new Error(`${name} is named after no package`);
      const edits = (expected.edits ?? []).map((one) => ({
        ...one,
        replace: one.replace.replace(/\{([\w-]+)\}/g, (all, kind: string) => tokens[kind] ?? all),
      }));
      return {
        name,
        package: from,
        file: join(taskFolder, name, 'task.txt'),
        text: read('task.txt'),
        gold: expected.gold,
        edits,
      };
    });
}

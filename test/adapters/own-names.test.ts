import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedFiles, openedFiles } from '../../src/adapters/confined';
import { entriesIn, lyingIn } from '../../src/adapters/own-names';
import type { Outcome } from '../../src/adapters/process';
import { listWithGit } from '../../src/adapters/tree-git';

let top: string;
let root: string;
beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'names-')));
  root = join(top, 'work');
  mkdirSync(join(root, 'own'), { recursive: true });
  mkdirSync(join(top, 'outer/deep'), { recursive: true });
  writeFileSync(join(root, 'own/here.txt'), '');
  writeFileSync(join(root, 'top.txt'), '');
  writeFileSync(join(top, 'outer/theirs.txt'), '');
  writeFileSync(join(top, 'outer/deep/theirs.txt'), '');
  symlinkSync('../outer', join(root, 'led'));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const ways: [string, OpenedFiles][] = [
  ['by what is opened', openedFiles()],
  ['by paths', null],
];

describe.each(ways)('%s', (_, shown) => {
  test('PM-006 names from behind a link, and such as are not there, are not told', () => {
    const told = [
      'own/here.txt',
      'own/theirs.txt',
      'led/theirs.txt',
      'led/deep/theirs.txt',
      'top.txt',
      'led',
    ];
    expect(lyingIn(root, [...told, 'gone/x.txt', 'own/'], shown)).toEqual([
      'own/here.txt',
      'top.txt',
      'led',
      'own/',
    ]);
  });

  test('PM-006 a folder that is a link by now has no entries', () => {
    expect(entriesIn(root, 'led', shown)).toBeNull();
    expect(entriesIn(root, 'own', shown)?.map(({ name }) => name)).toEqual(['here.txt']);
    expect(() => entriesIn(root, 'gone', shown)).toThrow('ENOENT');
  });
});

test('PM-006 what git found while a folder was a link to elsewhere is no file of the workspace', async () => {
  // What git prints when the folder is swapped after it looked whether it is one, and before it opens it.
  const printed = 'H top.txt\0? own/here.txt\0? own/theirs.txt\0? led/theirs.txt\0';
  const run = async (): Promise<Outcome> => ({
    code: 0,
    stdout: Buffer.from(printed),
    stderr: '',
    stoppedBy: null,
  });
  const listed = await listWithGit({ folder: root, run });
  expect(listed.files).toEqual(['own/here.txt', 'top.txt']);
  expect([...listed.untracked]).toEqual(['own/here.txt']);
});

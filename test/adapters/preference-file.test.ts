import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPreferenceFile } from '../../src/adapters/preference-file';

let top: string;
let workspace: string;
let folder: string;
let file: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'preferences-'));
  workspace = join(top, 'work');
  folder = join(workspace, '.countersign');
  file = join(folder, 'mode-preferences.json');
  mkdirSync(workspace);
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

test('DP-35 the preferences of a workspace are read, and written only when asked', async () => {
  const preferences = openPreferenceFile(workspace);
  expect(await preferences.load()).toEqual({ text: null, warning: null });
  expect(existsSync(folder)).toBe(false);
  expect(await preferences.save('{"a":1}\n')).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe('{"a":1}\n');
  expect(await preferences.save('{"a":2}\n')).toBeNull();
  expect(await preferences.load()).toEqual({ text: '{"a":2}\n', warning: null });
  expect(readdirSync(folder)).toEqual(['mode-preferences.json']);
});

test('DP-35 what is no regular file of the workspace, or too large, is not read', async () => {
  const preferences = openPreferenceFile(workspace);
  const warned = async (pattern: RegExp) => {
    const { text, warning } = await preferences.load();
    expect(text).toBeNull();
    expect(warning).toMatch(/^The preferences in \.countersign\/mode-preferences\.json were not read.*\.$/);
    expect(warning).toMatch(pattern);
  };
  mkdirSync(file, { recursive: true });
  await warned(/it is a folder/);
  rmSync(file, { recursive: true });
  execFileSync('mkfifo', [file]);
  await warned(/not a regular file/);
  rmSync(file);
  writeFileSync(join(top, 'outside.json'), '{}');
  symlinkSync(join(top, 'outside.json'), file);
  await warned(/leads outside the workspace/);
  rmSync(file);
  writeFileSync(file, ' '.repeat(64 * 1024 + 1));
  await warned(/larger than 64 KiB/);
});

test('DP-35 nothing is written through a link or out of the workspace', async () => {
  const outside = join(top, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'mode-preferences.json'), 'theirs');
  const preferences = openPreferenceFile(workspace);
  const refusal = /^The preferences were not saved to \.countersign\/mode-preferences\.json: [^\n]+\.$/;

  symlinkSync(outside, folder);
  expect(await preferences.save('{}')).toMatch(refusal);
  expect(readFileSync(join(outside, 'mode-preferences.json'), 'utf8')).toBe('theirs');
  expect(readdirSync(outside)).toEqual(['mode-preferences.json']);
  rmSync(folder);

  mkdirSync(folder);
  symlinkSync(join(outside, 'mode-preferences.json'), file);
  expect(await preferences.save('{}')).toMatch(/it is a link or no regular file/);
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(outside, 'mode-preferences.json'), 'utf8')).toBe('theirs');
  rmSync(folder, { recursive: true });

  writeFileSync(folder, '');
  expect(await preferences.save('{}')).toMatch(/not a folder of its own/);
  rmSync(folder);
  expect(await preferences.save('x'.repeat(64 * 1024 + 1))).toMatch(/larger than 64 KiB/);
  expect(existsSync(folder)).toBe(false);
  expect(await openPreferenceFile(join(top, 'nowhere')).save('{}')).toMatch(/cannot be written \(ENOENT\)/);
  expect((await openPreferenceFile(join(top, 'nowhere')).load()).warning).toMatch(/ENOENT/);
});

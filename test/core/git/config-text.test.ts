import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { configEntries } from '../../../src/core/git/config-text';

const folder = mkdtempSync(join(tmpdir(), 'config-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What git itself reads; null where it cannot. */
function gitsEntries(text: string): [string, string][] | null {
  const file = join(folder, 'config');
  writeFileSync(file, text);
  const args = ['config', '--file', file, '--no-includes', '--list', '-z'];
  const env = { PATH: process.env.PATH ?? '', GIT_CONFIG_NOSYSTEM: '1', HOME: folder };
  const read = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  if (read.status !== 0) return null;
  return read.stdout
    .split('\0')
    .filter(Boolean)
    .map((entry) => {
      const end = entry.indexOf('\n');
      return end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    });
}

/** Versions of git differ in the blanks inside a value. */
function folded(entries: readonly (readonly [string, string])[] | null): unknown {
  return entries?.map(([key, value]) => [key, value.replace(/[ \t\r]/g, ' ')]) ?? null;
}

test.each([
  '[core]\n\t# \\\n\tfsmonitor = x\n',
  '[core]\n\tbare = false # \\\n\tfsmonitor = x\n',
  '[core]\n\tbare = "\\\nfalse" ; \\\n[filter "x"] clean = y\n',
  '[core]\n\tbare = a\\\n\tfsmonitor = x\n',
  '[core] bare [filter "x"] clean = y\n',
  '[core]\r\n\tbare = 1\r\n\tfsmonitor = x\\\r\n y\r\n',
  '[a "b\\"]\n"] c = d\n[a "x\\\\"] c = d',
  '\ufeff[core]x=y',
  '[core]\rbare = 1',
  '[core]\n\tx = "a  " b   c  \\t \n',
  '[core]\n\tx = a\\q\n',
  '[core] x\n#[filter "x"]\n;clean=y\nz=1',
  '[a  "b"]c=d\n[ a]c=d',
  '[.]x=y\n[a.b.]X-1=Y',
])('%j is read as git reads it', (text) => {
  expect(folded(configEntries(text))).toEqual(folded(gitsEntries(text)));
});

test('texts of all kinds are read as git reads them', () => {
  const pieces = fc.constantFrom(
    ...[
      '[core]',
      '[a "b"]',
      '[filter "x"]',
      '[',
      ']',
      '"',
      '\\',
      '\\\\',
      '\\"',
      '\n',
      '\n',
      '\r\n',
      '\r',
      '#',
      ';',
    ],
    ...[' ', '\t', 'x', 'clean', ' = ', '=', 'bare = false', '\\\n', '\\n', '.', '-', '1', 'é', '\ufeff'],
  );
  const text = fc.array(pieces, { minLength: 1, maxLength: 14 }).map((all) => `[core]${all.join('')}`);
  fc.assert(
    fc.property(text, (config) => {
      expect(folded(configEntries(config))).toEqual(folded(gitsEntries(config)));
    }),
    { seed: 5, numRuns: 600 },
  );
});

test('hostile text is read in linear time', () => {
  for (const text of [
    '[a "'.repeat(100_000),
    `[core]\n\tx = ${'\\\\'.repeat(500_000)}`,
    `[a]b${' '.repeat(900_000)}`,
  ])
    expect(configEntries(text)?.length ?? 0).toBeLessThan(2);
});

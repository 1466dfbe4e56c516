import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeDiff, deletionDiff, type Side } from '../../../src/core/files/change-diff';

let at: string;
beforeEach(() => {
  at = mkdtempSync(join(tmpdir(), 'diff-'));
  execFileSync('git', ['init', '--quiet'], { cwd: at });
});
afterEach(() => rmSync(at, { recursive: true, force: true }));

const plain = (text: string): Side => ({ text, executable: false });

/** Applies a diff with git to what stands before it, and gives back what stands after it; null for no file. */
function applied(path: string, before: Side, diff: string): string | null {
  const file = join(at, path);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  if (before !== null) {
    writeFileSync(file, before.text);
    if (before.executable) chmodSync(file, 0o755);
  }
  const done = spawnSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: at, input: diff });
  if (done.status !== 0) throw new Error(`${done.stderr}\n${diff}`);
  expect(String(done.stderr)).toBe('');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const many = Array.from({ length: 300 }, (_, index) => `line ${index}\n`).join('');
const changes: [string, string, Side, Side][] = [
  ['a new file', 'new.txt', null, plain('one\ntwo\n')],
  ['a new file without a last line end', 'new.txt', null, plain('one')],
  ['a new file that is empty', 'deep/new.txt', null, plain('')],
  ['a change', 'a.txt', plain('one\ntwo\nthree\n'), plain('one\n2\nthree\n')],
  [
    'two changes far apart',
    'a.txt',
    plain(many),
    plain(many.replace('line 5\n', 'five\n').replace('line 250\n', '')),
  ],
  ['a last line end that goes', 'a.txt', plain('one\ntwo\n'), plain('one\ntwo')],
  ['a last line end that comes', 'a.txt', plain('one\ntwo'), plain('one\ntwo\n')],
  ['no last line end before and after', 'a.txt', plain('one\ntwo'), plain('1\ntwo')],
  ['Windows line ends', 'a.txt', plain('one\r\ntwo\r\nthree\r\n'), plain('one\r\n2\r\nthree\r\n')],
  ['mixed line ends', 'a.txt', plain('one\r\ntwo\nthree\r\n'), plain('one\ntwo\r\nthree\r\n')],
  ['a byte order mark', 'a.txt', plain('\ufeffone\ntwo\n'), plain('\ufeffone\n2\n')],
  ['a deletion', 'a.txt', plain('one\ntwo\n'), null],
  ['a deletion without a last line end', 'a.txt', plain('one\ntwo'), null],
  ['the deletion of an empty file', 'a.txt', plain(''), null],
  ['a program', 'run.sh', { text: 'a\n', executable: true }, { text: 'b\n', executable: true }],
  ['the deletion of a program', 'run.sh', { text: 'a\n', executable: true }, null],
  ['all text goes', 'a.txt', plain('one\n'), plain('')],
  ['all text comes', 'a.txt', plain(''), plain('one\n')],
  ['a name with letters of the world', 'docs/überé 日本.md', plain('a\n'), plain('b\n')],
  ['a name with blanks', 'a b/c d.txt', plain('a\n'), plain('b\n')],
  ['a new name with blanks', 'a b/c d.txt', null, plain('b\n')],
  ['a name with quotes and a backslash', 'a"b\\c.txt', plain('a\n'), plain('b\n')],
  ['a name with a tab and a newline', 'a\tb\nc.txt', plain('a\n'), null],
  [
    'lines that look like a diff',
    'a.txt',
    plain('--- a\n+++ b\n@@ -1 +1 @@\n'),
    plain('--- a\n@@ -1 +1 @@\n\\ No newline at end of file\n'),
  ],
];

test.each(changes)('PM-015 git applies the diff of %s', async (_, path, before, after) => {
  const diff = (await changeDiff(path, before, after)) ?? '';
  expect(applied(path, before, diff)).toBe(after?.text ?? null);
  if (after?.executable) expect(statSync(join(at, path)).mode & 0o111).not.toBe(0);
});

test('PM-015 git applies the diff of any two texts', async () => {
  const line = fc.constantFrom('a', 'b', 'c', '', 'a\r', ' ', '-', '+', '\\');
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
    .map(([lines, ends]) => lines.join('\n') + (ends ? '\n' : ''));
  await fc.assert(
    fc.asyncProperty(text, text, async (old, fresh) => {
      const diff = (await changeDiff('a.txt', plain(old), plain(fresh))) ?? '';
      if (old === fresh) expect(diff).toBe('');
      else expect(applied('a.txt', plain(old), diff)).toBe(fresh);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('texts that share little are replaced as a whole, which git applies as well', async () => {
  const old = Array.from({ length: 3000 }, (_, index) => `old ${index}\n`).join('');
  const fresh = Array.from({ length: 3000 }, (_, index) => `new ${index * 7}\n`).join('');
  const [before, after] = [
    plain(`same\n${old}end\nend\nend\nend\n`),
    plain(`same\n${fresh}end\nend\nend\nend`),
  ];
  const diff = (await changeDiff('a.txt', before, after)) ?? '';
  expect(diff.match(/^@@/gm)).toHaveLength(1);
  expect(applied('a.txt', before, diff)).toBe(after?.text);
});

test('a change too large to be read has no diff', async () => {
  expect(await changeDiff('a.txt', null, plain('x'.repeat(500_000)))).toBeNull();
  expect(await changeDiff('a.txt', plain('x'.repeat(3_000_000)), plain('y'.repeat(3_000_000)))).toBeNull();
});

test('the deletion of a link is the deletion of its own text', () => {
  symlinkSync('../target', join(at, 'link'));
  const done = spawnSync('git', ['apply', '-'], {
    cwd: at,
    input: deletionDiff('link', { link: '../target' }),
  });
  expect(String(done.stderr)).toBe('');
  expect(lstatSync(join(at, 'link'), { throwIfNoEntry: false })).toBeUndefined();
  expect(deletionDiff('a.bin', { executable: true })).toBe(
    'diff --git a/a.bin b/a.bin\ndeleted file mode 100755\nBinary files a/a.bin and /dev/null differ\n',
  );
});

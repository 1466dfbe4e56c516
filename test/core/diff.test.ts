import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePatch } from '../../src/core/diff';
import type { DiffFile } from '../../src/domain/evidence';

const fixtures = join(import.meta.dirname, '../fixtures/diff');

describe('patches that git does not print easily', () => {
  test.each(readdirSync(fixtures))('%s', (name) => {
    const patch = readFileSync(join(fixtures, name, 'patch.txt'), 'utf8');
    const expected = JSON.parse(readFileSync(join(fixtures, name, 'expected.json'), 'utf8'));
    expect(parsePatch(patch)).toEqual(expected);
  });
});

type Files = Record<string, string>;

const names = [
  'plain.txt',
  'b/inner b/x.txt',
  'sp ace.txt',
  'ta\tb.txt',
  'new\nline.txt',
  'tést ü.txt',
  'quo"te\\.txt',
  ' b/b b/b',
  '--- a/x',
];
const line = fc.constantFrom(
  '',
  'a',
  'b',
  'c',
  'd',
  'carriage\r',
  '-- a/plain.txt',
  '++ b/plain.txt',
  '@@ -1,2 +1,2 @@',
  'diff --git a/x b/x',
  '\\ No newline at end of file',
  ' blank first',
  '\ttab',
  'ünïcode 😀',
  'form\ffeed   ',
);
const content = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length > 0 ? '\n' : ''));
const folder = fc.dictionary(fc.constantFrom(...names), content, { maxKeys: 5 });

test('hunks applied to the old files give the new files, byte for byte', () => {
  fc.assert(
    fc.property(folder, folder, (before, after) => {
      expect(applied(before, diffBetween(before, after))).toEqual(after);
    }),
    { numRuns: 40 },
  );
});

test('renames with small changes are followed', () => {
  const text = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('');
  const before = { 'old name.txt': text };
  const after = { 'new b/name.txt': text.replace('line 7', 'line seven') };
  const files = diffBetween(before, after);
  expect(files.map(({ path, previousPath, status }) => ({ path, previousPath, status }))).toEqual([
    { path: 'new b/name.txt', previousPath: 'old name.txt', status: 'renamed' },
  ]);
  expect(applied(before, files)).toEqual(after);
});

test('limits leave the counts whole and cut the hunks', () => {
  const before = { 'a.txt': '1\n2\n3\n', 'b.txt': '1\n' };
  const after = { 'a.txt': 'x\n2\ny\nz\n', 'b.txt': '1\n2\n' };
  const patch = patchBetween(before, after);
  const [first, second] = parsePatch(patch, { perFile: 3, total: 3 });
  expect(first).toMatchObject({ addedLines: 3, removedLines: 2, truncated: true });
  expect(first?.hunks[0]).toMatchObject({ oldStart: 1, oldLines: 3, newStart: 1, newLines: 2 });
  expect(first?.hunks[0]?.lines.map((one) => one.text)).toEqual(['1', 'x', '2', '3']);
  expect(second).toMatchObject({ addedLines: 1, removedLines: 0, truncated: true });
});

test('never throws, whatever the text, wherever it is cut', () => {
  const patch = patchBetween({ 'a b.txt': 'a\nb\nc' }, { 'a b.txt': 'a\nc\n', 'é.txt': 'x' });
  for (let end = 0; end <= patch.length; end += 1) {
    const files = parsePatch(patch.slice(0, end));
    for (const file of files)
      for (const hunk of file.hunks) expect(counts(hunk.lines)).toEqual([hunk.oldLines, hunk.newLines]);
    if (end < patch.length && !patch.slice(0, end).endsWith('\n')) {
      expect(files.at(-1)?.truncated ?? true).toBe(true);
    }
  }
  const word = fc.constantFrom(
    'diff --git ',
    'a/x',
    ' b/x',
    '"',
    '\\',
    '\n',
    '@@ -1,9 +1 @@',
    '+',
    '-',
    ' ',
    '--- ',
    '1',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => Array.isArray(parsePatch(words.join('')))),
  );
});

test('a hostile megabyte is read in one pass', () => {
  const one = 'diff --git a/x b/x\n@@ -1,9999999 +1 @@\n';
  expect(parsePatch(one.repeat(25_000))).toHaveLength(25_000);
  expect(parsePatch(`diff --git "${'\\303'.repeat(250_000)}`)).toEqual([]);
  expect(parsePatch(`diff --git ${'a/ b/'.repeat(200_000)}x\n`)).toHaveLength(1);
});

function counts(lines: DiffFile['hunks'][number]['lines']): [number, number] {
  return [
    lines.filter((one) => one.kind !== 'add').length,
    lines.filter((one) => one.kind !== 'remove').length,
  ];
}

function diffBetween(before: Files, after: Files): DiffFile[] {
  return parsePatch(patchBetween(before, after));
}

function patchBetween(before: Files, after: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'diff-'));
  try {
    git(root, 'init', '-q');
    write(root, before);
    git(root, 'add', '-A');
    const tree = git(root, 'write-tree').trim();
    for (const name of Object.keys(before)) rmSync(join(root, name));
    write(root, after);
    git(root, 'add', '-A');
    return git(
      root,
      'diff',
      '--cached',
      '--patch',
      '--no-color',
      '--no-ext-diff',
      '--no-textconv',
      '-M',
      '--src-prefix=a/',
      '--dst-prefix=b/',
      '--full-index',
      tree,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function write(root: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

function git(cwd: string, ...args: string[]): string {
  const done = spawnSync('git', ['-c', 'core.autocrlf=false', '-c', 'core.safecrlf=false', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout;
}

function applied(before: Files, files: readonly DiffFile[]): Files {
  const result: Files = { ...before };
  for (const file of files) {
    if (file.status === 'deleted' || file.status === 'renamed') delete result[file.previousPath ?? file.path];
  }
  for (const file of files) {
    if (file.status === 'deleted') continue;
    const old = file.status === 'added' ? '' : (before[file.previousPath ?? file.path] ?? '');
    result[file.path] = patched(old, file);
  }
  return result;
}

/** Applies hunks the plain way: copies what is between them, checks what is removed. */
function patched(old: string, file: DiffFile): string {
  const lines = old.split(/(?<=\n)/);
  let at = 0;
  let text = '';
  for (const hunk of file.hunks) {
    const first = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1;
    text += lines.slice(at, first).join('');
    at = first;
    for (const line of hunk.lines) {
      const whole = line.text + (line.noNewline ? '' : '\n');
      if (line.kind !== 'add') {
        expect(lines[at]).toBe(whole);
        expect(line.oldLine).toBe(at + 1);
        at += 1;
      }
      if (line.kind !== 'remove') text += whole;
    }
  }
  return text + lines.slice(at).join('');
}

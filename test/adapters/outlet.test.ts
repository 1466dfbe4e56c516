import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openOutlet } from '../../src/adapters/outlet';
import { listByWalking } from '../../src/adapters/tree-walk';
import { searchFiles } from '../../src/adapters/word-search';

function place() {
  const path = mkdtempSync(join(tmpdir(), 'outlet-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return { path, outlet: openOutlet(path, process.stdout) };
}

test('a file is replaced as a whole and keeps its mode; nothing is left beside it', async () => {
  const { path, outlet } = place();
  writeFileSync(join(path, 'report.json'), 'old and longer');
  chmodSync(join(path, 'report.json'), 0o640);
  expect(await outlet.file('report.json', 'new')).toEqual({ ok: true });
  expect(readFileSync(join(path, 'report.json'), 'utf8')).toBe('new');
  expect(statSync(join(path, 'report.json')).mode & 0o777).toBe(0o640);
  expect(readdirSync(path)).toEqual(['report.json']);
});

test.each(['file', 'append'] as const)(
  '%s: nothing is written through a link or into a pipe',
  async (way) => {
    const { path, outlet } = place();
    writeFileSync(join(path, 'precious'), 'kept');
    symlinkSync('precious', join(path, 'link'));
    symlinkSync('nothing', join(path, 'dangling'));
    execFileSync('mkfifo', [join(path, 'pipe')]);
    expect(await outlet[way]('link', 'x')).toEqual({ ok: false, reason: 'it is a link' });
    expect(await outlet[way]('dangling', 'x')).toEqual({ ok: false, reason: 'it is a link' });
    expect(await outlet[way]('pipe', 'x')).toEqual({ ok: false, reason: 'it is not a regular file' });
    expect(await outlet[way]('.', 'x')).toEqual({ ok: false, reason: 'it is a folder' });
    expect(readFileSync(join(path, 'precious'), 'utf8')).toBe('kept');
    expect(lstatSync(join(path, 'link')).isSymbolicLink()).toBe(true);
  },
);

test('walking and searching end when the run was stopped, and say that they did', async () => {
  const { path } = place();
  writeFileSync(join(path, 'a.js'), 'price');
  const stopped = AbortSignal.abort();
  expect((await listByWalking(path, stopped)).skipped).toEqual([
    { what: 'the rest of the files', reason: 'the run was stopped' },
  ]);
  expect(await searchFiles(path, ['a.js'], ['price'], { signal: stopped })).toMatchObject({
    hits: [],
    cut: true,
  });
  expect(await searchFiles(path, ['a.js'], ['price'])).toMatchObject({ cut: false });
});

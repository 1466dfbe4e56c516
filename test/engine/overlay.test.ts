import { chmodSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { ToolFiles } from '../../src/domain/tool-files';
import { openOverlay } from '../../src/engine/overlay';
import { treeHash } from '../e2e/tool-runs';
import { calling, said, type Workplace, workplace } from '../fakes/workplace';

const places: Workplace[] = [];
const place = () => {
  const made = workplace();
  places.push(made);
  return made;
};
afterEach(() => {
  for (const made of places.splice(0)) made.remove();
});
const { signal } = new AbortController();

const files = {
  'src/a.js': 'const one = 1;\nconst two = one;\n',
  'src/deep/b.js': 'import one from "../a";\n',
  'docs/only.md': 'one page\n',
  'z.txt': 'one\none\none\n',
};

/** What tools see of the files, all ways of looking. */
async function seen(of: ToolFiles) {
  const search = (pattern: string, most: number, glob: string | null = null) =>
    of.search({ pattern, glob, caseSensitive: true, most, signal });
  const paths = ['src/a.js', './src/deep/../a.js', 'src/deep/b.js', 'docs/only.md', 'new/deep/c.js', 'z.txt'];
  const reads = await Promise.all(paths.map((path) => of.read(path, 1000)));
  const folders = await Promise.all(
    [
      ['.', 1, 100],
      ['.', 3, 100],
      ['.', 3, 3],
      ['src', 1, 100],
      ['./new/', 2, 100],
    ].map(([path, depth, most]) => of.folder(path as string, depth as number, most as number)),
  );
  return {
    list: await of.list(),
    reads: reads.map((one) => (one.ok ? one : 'no')),
    folders: folders.map((one) => (one.ok ? one : 'no')),
    named: [
      await of.named('js', 100, signal),
      await of.named('a.js', 1, signal),
      await of.named('**/*.js', 100, signal),
      await of.named('*.md', 100, signal),
      await of.named('src/**', 1, signal),
    ],
    found: [
      await search('one', 100),
      await search('one', 2),
      await search('one', 3, 'src/**'),
      await search('three', 100),
    ],
  };
}

/** Changes through tools, as models make them. */
const changes: readonly [tool: string, input: object][] = [
  ['str_replace', { path: 'src/a.js', old_text: 'two = one', new_text: 'three = 3' }],
  ['write_file', { path: 'new/deep/c.js', content: 'one();\nthree();\n' }],
  ['delete_file', { path: 'docs/only.md' }],
  ['fs_append', { path: 'z.txt', content: 'three\n' }],
  ['write_file', { path: 'docs/other/d.md', content: 'one more\n' }],
  ['delete_file', { path: 'src/deep/b.js' }],
  ['write_file', { path: 'z.txt', content: '' }],
  ['delete_file', { path: 'new/deep/c.js' }],
  ['write_file', { path: 'src/deep/b.js', content: 'again one\n' }],
];

test('EP-05 what is written to an overlay is seen as if it stood on the disk, after every change, and the disk stays as it is', async () => {
  const real = place();
  real.write(files);
  const disk = await real.open({ git: false });
  const other = place();
  other.write(files);
  const copy = await other.open({ git: false });
  const before = treeHash(real.at);
  const overlay = openOverlay(disk);
  expect(await seen(overlay.files)).toEqual(await seen(copy));
  for (const [tool, input] of changes) {
    const [here, there] = [
      await calling(overlay.files).run(tool, input),
      await calling(copy).run(tool, input),
    ];
    expect(here).toEqual(there);
    expect(await seen(overlay.files)).toEqual(await seen(copy));
  }
  expect(treeHash(real.at)).toBe(before);
  expect([...overlay.state().keys()].sort()).toEqual([
    'docs/only.md',
    'docs/other/d.md',
    'src/a.js',
    'src/deep/b.js',
    'z.txt',
  ]);
});

describe('an overlay', () => {
  test('takes changes back, and up again', async () => {
    const real = place();
    real.write(files);
    const overlay = openOverlay(await real.open({ git: false }));
    const start = overlay.state();
    await overlay.files.write('src/a.js', 'x\n');
    const changed = overlay.state();
    overlay.become(start);
    expect(await overlay.files.read('src/a.js', 1000)).toMatchObject({ text: files['src/a.js'] });
    overlay.become(changed);
    expect(await overlay.files.read('src/a.js', 1000)).toMatchObject({ text: 'x\n' });
  });

  test('forgets a file that is as it was', async () => {
    const real = place();
    real.write(files);
    const overlay = openOverlay(await real.open({ git: false }));
    await overlay.files.write('src/a.js', 'x\n');
    await overlay.files.write('src/a.js', files['src/a.js']);
    await overlay.files.write('new.txt', 'x\n');
    await overlay.files.remove('new.txt');
    expect(overlay.state().size).toBe(0);
  });

  test('keeps line ends, byte order marks, encodings and the bit that makes a program of a file', async () => {
    const real = place();
    real.write({
      'dos.txt': 'a\r\nb\r\n',
      'mark.txt': '\ufeffa\n',
      'wide.txt': Buffer.from('\ufeffa\n', 'utf16le'),
      'run.sh': '#!/bin/sh\n',
    });
    chmodSync(join(real.at, 'run.sh'), 0o755);
    const overlay = openOverlay(await real.open({ git: false }));
    for (const path of ['dos.txt', 'mark.txt', 'wide.txt', 'run.sh'])
      await calling(overlay.files).run('fs_append', { path, content: 'c\n' });
    const now = [...overlay.state().values()].map(({ path, now: state }) => [path, state]);
    expect(Object.fromEntries(now)).toEqual({
      'dos.txt': {
        kind: 'text',
        text: 'a\r\nb\r\nc\r\n',
        shape: { encoding: 'utf-8', mark: false },
        executable: false,
      },
      'mark.txt': {
        kind: 'text',
        text: 'a\nc\n',
        shape: { encoding: 'utf-8', mark: true },
        executable: false,
      },
      'wide.txt': {
        kind: 'text',
        text: 'a\nc\n',
        shape: { encoding: 'utf-16le', mark: true },
        executable: false,
      },
      'run.sh': {
        kind: 'text',
        text: '#!/bin/sh\nc\n',
        shape: { encoding: 'utf-8', mark: false },
        executable: true,
      },
    });
  });

  test('refuses links, binary files, credentials, places outside, and a file in the place of a folder', async () => {
    const real = place();
    real.write({ ...files, 'b.bin': Buffer.from([0, 1, 2]), '.env': 'A=1\n' });
    symlinkSync('src/a.js', join(real.at, 'link.js'));
    symlinkSync('src', join(real.at, 'linked'));
    const overlay = openOverlay(await real.open({ git: false }));
    const before = treeHash(real.top);
    await overlay.files.write('made/x', '1');
    for (const [path, why] of [
      ['link.js', /link/],
      ['linked/a.js', /link/],
      ['b.bin', /binary/],
      ['.env', /credentials/],
      ['../out.txt', /outside/],
      ['made', /folder/],
      ['made/x/y', /no folder/],
      ['src', /folder/],
    ] as const) {
      expect(await overlay.files.write(path, 'x')).toMatchObject({
        ok: false,
        reason: expect.stringMatching(why),
      });
      expect(await overlay.files.remove(path)).toMatchObject({ ok: false });
    }
    expect([...overlay.state().keys()]).toEqual(['made/x']);
    expect(treeHash(real.top)).toBe(before);
    expect(lstatSync(join(real.at, 'link.js')).isSymbolicLink()).toBe(true);
  });

  test('shows a changed file through a link that leads to it', async () => {
    const real = place();
    real.write(files);
    symlinkSync('src/a.js', join(real.at, 'link.js'));
    const overlay = openOverlay(await real.open({ git: false }));
    await overlay.files.write('src/a.js', 'x\n');
    expect(await overlay.files.read('link.js', 1000)).toMatchObject({
      ok: true,
      path: 'src/a.js',
      text: 'x\n',
    });
    await overlay.files.remove('src/a.js');
    expect(said(await calling(overlay.files).run('read_file', { path: 'link.js' }))).toMatch(/deleted/);
  });

  test('holds so much and no more, and says so', async () => {
    const real = place();
    real.write(files);
    const overlay = openOverlay(await real.open({ git: false }), 1000);
    expect(await overlay.files.write('one.txt', 'x'.repeat(900))).toMatchObject({ ok: true });
    expect(await overlay.files.write('two.txt', 'x'.repeat(200))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Too much was changed already'),
    });
    expect(await overlay.files.write('one.txt', 'x'.repeat(950))).toMatchObject({ ok: true });
    expect(await overlay.files.read('two.txt', 10)).toMatchObject({ ok: false });
    expect(readFileSync(join(real.at, 'z.txt'), 'utf8')).toBe(files['z.txt']);
  });

  test('does not show more of a file than was asked for', async () => {
    const real = place();
    const overlay = openOverlay(await real.open({ git: false }));
    await overlay.files.write('one.txt', 'x'.repeat(900));
    expect(await overlay.files.read('one.txt', 800)).toMatchObject({ ok: false });
  });
});

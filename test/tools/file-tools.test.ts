import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linesOf } from '../../src/core/files/tool-text';
import { calling, said, type Workplace, workplace } from '../fakes/workplace';

let place: Workplace;
beforeEach(() => {
  place = workplace();
});
afterEach(() => place.remove());

const bytes = (path: string) => readFileSync(join(place.at, path));
const text = (path: string) => bytes(path).toString('utf8');
const lined = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');

describe('read_file', () => {
  const read = async (given: object) => said(await calling(await place.open()).run('read_file', given));

  test('DP-40 read_file numbers the lines, and the code stands bare after number and tab', async () => {
    place.write({ 'a.ts': 'if (x) {\n\treturn  1;\r\n}\n' });
    const answer = await read({ path: 'a.ts' });
    expect(answer).toBe(
      '`a.ts`: 3 lines; each stands here after its number and a tab, which are not part of it.\n1\tif (x) {\n2\t\treturn  1;\n3\t}',
    );
    const bare = answer
      .split('\n')
      .slice(1)
      .map((line) => line.slice(line.indexOf('\t') + 1));
    expect(bare).toEqual(linesOf(text('a.ts')));
  });

  test('DP-40 read_file says what it cut, and following it brings every line once', async () => {
    place.write({ 'long.txt': lined(2310) });
    expect((await read({ path: 'long.txt' })).split('\n').at(-1)).toBe(
      'Lines 1 to 400 of 2,310; ask for start_line 401.',
    );
    const seen: string[] = [];
    for (let start: number | null = 1; start !== null; ) {
      const answer = await read({ path: 'long.txt', start_line: start });
      seen.push(
        ...answer
          .split('\n')
          .filter((line) => /^ *\d+\t/.test(line))
          .map((line) => line.replace(/^ *\d+\t/, '')),
      );
      start = Number(/ask for start_line (\d+)\.$/.exec(answer)?.[1]) || null;
    }
    expect(seen.join('\n')).toBe(lined(2310).trimEnd());
  });

  test('DP-40 read_file keeps to its bytes, and to the lines that were asked for', async () => {
    place.write({
      'wide.txt': `${'é'.repeat(900)}\n`.repeat(300),
      'one.txt': 'x'.repeat(100_000),
      'a.txt': lined(9),
      'empty.txt': '',
    });
    const wide = await read({ path: 'wide.txt' });
    expect(Buffer.byteLength(wide)).toBeLessThan(34_000);
    expect(wide).toMatch(/Lines 1 to 18 of 300; ask for start_line 19\.$/);
    const one = await read({ path: 'one.txt' });
    expect(one.length).toBeLessThan(2500);
    expect(one).toContain(
      '‹98,000 more characters›\n1 long line cut; grep_search shows the place of a match in a long line.',
    );
    expect(await read({ path: 'a.txt', start_line: 3, end_line: 4 })).toMatch(
      /\n3\tline 3\n4\tline 4\nLines 3 to 4 of 9; ask for start_line 5\.$/,
    );
    expect(await read({ path: 'a.txt', start_line: 9, end_line: 99 })).toMatch(/\n9\tline 9\nLine 9 of 9\.$/);
    expect(await read({ path: 'a.txt', start_line: 10 })).toBe(
      '`a.txt` has 9 lines; line 10 is beyond its end.',
    );
    expect(await read({ path: 'a.txt', start_line: 5, end_line: 2 })).toMatch(/is after end_line 2/);
    expect(await read({ path: 'a.txt', start_line: -3, end_line: 1 })).toMatch(/\n1\tline 1\n/);
    expect(await read({ path: 'empty.txt' })).toBe('`empty.txt` is empty.');
  });

  test('a file that is no UTF-8 says so', async () => {
    place.write({ 'latin.txt': Buffer.from('caf\xe9\n', 'latin1') });
    expect(await read({ path: 'latin.txt' })).toContain('1\tcaf\ufffd\nSome letters are no UTF-8');
  });
});

test('DP-40 read_multiple_files reads what it can: one bad file does not stop the others', async () => {
  place.write({
    'a.txt': 'A\n',
    'b.txt': 'B\n',
    '.env': 'TOKEN=1',
    'long.txt': lined(5000),
    'more.txt': lined(5000),
  });
  const { run } = calling(await place.open());
  const answer = said(
    await run('read_multiple_files', { paths: ['a.txt', 'gone', '.env', 'a.txt', 'b.txt'] }),
  );
  expect(answer).toContain('1\tA\n\nThere is no file `gone`.');
  expect(answer).toContain('`.env` holds credentials');
  expect(answer).not.toContain('TOKEN');
  expect(answer.match(/1\tA/g)).toHaveLength(1);
  expect(answer).toContain('1\tB');
  const large = said(await run('read_multiple_files', { paths: ['long.txt', 'more.txt'] }));
  expect(Buffer.byteLength(large)).toBeLessThan(40_000);
  expect(large.match(/ask for start_line 401\./g)).toHaveLength(2);
  expect(await run('read_multiple_files', { paths: ['gone'] })).toMatchObject({ ok: false });
  expect(await run('read_multiple_files', { paths: [] })).toMatchObject({ ok: false });
  const many = Array.from({ length: 21 }, (_, index) => `f${index}`);
  expect(await run('read_multiple_files', { paths: many })).toMatchObject({
    ok: false,
    reason: '21 files are too many at once. Give at most 20.',
  });
});

test('DP-40 list_directory shows folders, files and sizes, page by page', async () => {
  place.write({
    'a.txt': 'x',
    'b/c.txt': 'xx',
    ...Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`many/f${String(index).padStart(4, '0')}`, '']),
    ),
  });
  const { run } = calling(await place.open());
  expect(said(await run('list_directory', { path: '.' }))).toBe('a.txt (1 byte)\nb/\nmany/');
  expect(said(await run('list_directory', { path: '.', depth: 2 }))).toContain(
    'b/\nb/c.txt (2 bytes)\nmany/\nmany/f0000 (0 bytes)',
  );
  const first = said(await run('list_directory', { path: 'many' }));
  expect(first.split('\n').at(-1)).toBe(
    '1 to 400 of more than 400 entries; ask with offset 400 for the next.',
  );
  const last = said(await run('list_directory', { path: 'many', offset: 800 }));
  expect(last.split('\n').length).toBe(101);
  expect(last.split('\n').at(-1)).toBe('801 to 900 of 900 entries.');
  expect(said(await run('list_directory', { path: 'many', offset: 5000 }))).toBe(
    'No more entries from 5,000 on.',
  );
  expect(await run('list_directory', { path: '../' })).toMatchObject({ ok: false });
});

test('DP-40 file_search gives the best first, page by page', async () => {
  place.write(Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`src/part-${index}.ts`, ''])));
  const { run } = calling(await place.open());
  const answer = said(await run('file_search', { query: 'part' }));
  expect(answer.split('\n').at(-1)).toBe('1 to 50 of 120 files; ask with offset 50 for the next.');
  expect(said(await run('file_search', { query: 'part-7.ts' }))).toBe('src/part-7.ts');
  expect(
    said(await run('file_search', { query: '**/part-11*.ts', max_results: 2, offset: 10 }))
      .split('\n')
      .at(-1),
  ).toBe('11 to 11 of 11 files.');
  expect(said(await run('file_search', { query: 'nothing' }))).toMatch(/^No file fits/);
});

test('DP-40 grep_search shows bare lines under their files, page by page', async () => {
  place.write({ 'a.ts': 'x\n\tneedle();\n', 'b.ts': 'needle\nneedle\n' });
  const { run } = calling(await place.open());
  expect(said(await run('grep_search', { pattern: 'needle' }))).toBe(
    'a.ts:\n2\t\tneedle();\n\nb.ts:\n1\tneedle\n2\tneedle\n1 to 3 of 3 lines.',
  );
  expect(said(await run('grep_search', { pattern: 'needle', max_results: 1, offset: 1 }))).toBe(
    'b.ts:\n1\tneedle\n2 to 2 of more than 2 lines; ask with offset 2 for the next, or for less with include.',
  );
  expect(said(await run('grep_search', { pattern: 'NEEDLE', case_sensitive: true, include: '*.ts' }))).toBe(
    'No line matches in files that fit *.ts.',
  );
  expect(await run('grep_search', { pattern: '[' })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^The pattern "\[" cannot be used: /),
  });
});

describe('changes', () => {
  test('DP-40 write_file, fs_append, str_replace and delete_file change one file each', async () => {
    place.write({ 'a.txt': 'one\ntwo\nthree\n', 'open.txt': 'one', 'gone.txt': 'x' });
    const { run } = calling(await place.open());
    expect(said(await run('write_file', { path: 'new/n.txt', content: 'a\nb\n' }))).toBe(
      'Wrote `new/n.txt`, a new file of 2 lines.',
    );
    expect(said(await run('str_replace', { path: 'a.txt', old_text: 'two', new_text: '2' }))).toBe(
      'Replaced the passage at line 2 of `a.txt`.',
    );
    expect(said(await run('fs_append', { path: 'a.txt', content: 'four\n' }))).toBe(
      'Added 1 line to `a.txt`.',
    );
    expect(said(await run('fs_append', { path: 'open.txt', content: 'two\n' }))).toBe(
      'Added 1 line to `open.txt`.',
    );
    expect(said(await run('delete_file', { path: './gone.txt' }))).toBe('Deleted `gone.txt`.');
    expect(text('new/n.txt')).toBe('a\nb\n');
    expect(text('a.txt')).toBe('one\n2\nthree\nfour\n');
    expect(text('open.txt')).toBe('one\ntwo\n');
    expect(said(await run('read_file', { path: 'gone.txt' }))).toMatch(/^There is no file/);
  });

  test('str_replace wants the old text exactly once', async () => {
    place.write({ 'a.txt': 'x\nx\naaa\n' });
    const { run } = calling(await place.open());
    const replace = async (old_text: string, new_text = 'y') =>
      said(await run('str_replace', { path: 'a.txt', old_text, new_text }));
    expect(await replace('x')).toBe(
      'The old text stands in 2 places of `a.txt` (line 1, 2); nothing was changed. Give more of the text around it, so that it is found once.',
    );
    expect(await replace('aa')).toMatch(/2 places/);
    expect(await replace('zzz')).toMatch(/does not stand in `a\.txt`; nothing was changed/);
    expect(await replace('')).toMatch(/old text is empty/);
    expect(await replace('aaa', 'aaa')).toMatch(/are the same/);
    expect(text('a.txt')).toBe('x\nx\naaa\n');
  });

  test('byte order mark, line ends, encoding and mode of a file are kept', async () => {
    const shapes: [string, Buffer, Buffer][] = [
      ['mark.txt', Buffer.from('\ufeffone\ntwo\n'), Buffer.from('\ufeffone\n2\n3\n')],
      ['windows.txt', Buffer.from('one\r\ntwo\r\n'), Buffer.from('one\r\n2\r\n3\r\n')],
      [
        'le.txt',
        Buffer.from('\ufeffone\r\ntwo\r\n', 'utf16le'),
        Buffer.from('\ufeffone\r\n2\r\n3\r\n', 'utf16le'),
      ],
      [
        'be.txt',
        Buffer.from('\ufeffone\ntwo\n', 'utf16le').swap16(),
        Buffer.from('\ufeffone\n2\n3\n', 'utf16le').swap16(),
      ],
      ['latin.txt', Buffer.from('caf\xe9\ntwo\n', 'latin1'), Buffer.from('caf\xe9\n2\n3\n', 'latin1')],
      ['mixed.txt', Buffer.from('one\ntwo\r\n'), Buffer.from('one\n2\r\n3\r\n')],
    ];
    place.write(Object.fromEntries(shapes.map(([name, before]) => [name, before])));
    const { run } = calling(await place.open());
    for (const [name, , after] of shapes) {
      chmodSync(join(place.at, name), 0o640);
      expect(said(await run('str_replace', { path: name, old_text: 'two\n', new_text: '2\n3\n' }))).toMatch(
        /^Replaced/,
      );
      expect([name, bytes(name)]).toEqual([name, after]);
    }
    expect(said(await run('str_replace', { path: 'latin.txt', old_text: 'café', new_text: 'thé' }))).toMatch(
      /^Replaced/,
    );
    expect(bytes('latin.txt').subarray(0, 4)).toEqual(Buffer.from('th\xe9\n', 'latin1'));
    expect(said(await run('str_replace', { path: 'latin.txt', old_text: 'th', new_text: '茶' }))).toMatch(
      /Latin-1/,
    );
    expect(said(await run('write_file', { path: 'windows.txt', content: 'x\ny\n' }))).toMatch(
      /Windows line ends were kept/,
    );
    expect(text('windows.txt')).toBe('x\r\ny\r\n');
    expect(said(await run('fs_append', { path: 'windows.txt', content: 'z\n' }))).toMatch(/^Added/);
    expect(text('windows.txt')).toBe('x\r\ny\r\nz\r\n');
  });

  test('binary files and files that are not there are not edited', async () => {
    place.write({ 'a.bin': Buffer.from([1, 0, 2]) });
    const { run } = calling(await place.open());
    for (const name of ['write_file', 'fs_append'])
      expect(said(await run(name, { path: 'a.bin', content: 'x' }))).toMatch(/is binary/);
    expect(said(await run('str_replace', { path: 'a.bin', old_text: 'a', new_text: 'b' }))).toMatch(
      /is binary/,
    );
    expect(said(await run('fs_append', { path: 'new.txt', content: 'x' }))).toMatch(
      /write_file makes a new one/,
    );
    expect(said(await run('str_replace', { path: 'new.txt', old_text: 'a', new_text: 'b' }))).toMatch(
      /There is no file/,
    );
    expect(said(await run('delete_file', { path: 'new.txt' }))).toMatch(/is not there/);
    expect(bytes('a.bin')).toEqual(Buffer.from([1, 0, 2]));
  });
});

describe('proposals', () => {
  test('PM-015 what a change would do is a diff that git applies, and nothing is done', async () => {
    const before = {
      'a.txt': 'one\ntwo\nthree\n',
      'win.txt': '\ufeffone\r\ntwo\r\n',
      'open.txt': 'one',
      'gone.txt': 'x\n',
    };
    place.write(before);
    const { propose } = calling(await place.open());
    const asked: [string, object, string | null][] = [
      ['str_replace', { path: 'a.txt', old_text: 'two', new_text: '2' }, 'one\n2\nthree\n'],
      ['write_file', { path: 'win.txt', content: 'one\nzwei\n' }, '\ufeffone\r\nzwei\r\n'],
      ['fs_append', { path: 'open.txt', content: 'two' }, 'one\ntwo'],
      ['write_file', { path: 'new/ü.md', content: 'neu\n' }, 'neu\n'],
      ['delete_file', { path: 'gone.txt' }, null],
    ];
    const diffs: string[] = [];
    for (const [name, given] of asked) {
      const proposal = await propose(name, given);
      expect(proposal).toMatchObject({
        kind: 'change',
        path: (given as { path: string }).path,
        description: expect.stringMatching(/^(Change|Add|Delete) the file `.+`\.$/),
      });
      if (proposal.kind === 'change') diffs.push(proposal.diff);
    }
    for (const [path, content] of Object.entries(before)) expect(text(path)).toBe(content);
    const done = spawnSync('git', ['apply', '-'], { cwd: place.at, input: diffs.join('') });
    expect(String(done.stderr)).toBe('');
    for (const [, given, after] of asked) {
      const { path } = given as { path: string };
      if (after !== null) expect(text(path)).toBe(after);
      else expect(() => text(path)).toThrow(/ENOENT/);
    }
  });

  test('what could not be done is not proposed either', async () => {
    place.write({ 'a.txt': 'one\n', '.gitignore': 'out/' });
    const { propose } = calling(await place.open());
    const none: [string, object, RegExp][] = [
      ['write_file', { path: '.git/hooks/post-checkout', content: 'x' }, /git’s own/],
      ['write_file', { path: '../x', content: 'x' }, /outside/],
      ['write_file', { path: '.countersign/config.yaml', content: 'x' }, /this program itself/],
      ['write_file', { path: 'out/x', content: 'x' }, /ignored/],
      ['write_file', { path: 'a.txt', content: 'one\n' }, /already stands so/],
      ['write_file', { path: 'b.txt', content: 'x'.repeat(600_000) }, /too large/],
      ['str_replace', { path: 'a.txt', old_text: 'zzz', new_text: 'x' }, /does not stand/],
      ['fs_append', { path: 'gone.txt', content: 'x' }, /no file/],
      ['delete_file', { path: 'gone.txt' }, /no file/],
      ['delete_file', { path: '.git/config' }, /git’s own/],
    ];
    for (const [name, given, reason] of none)
      expect(await propose(name, given)).toMatchObject({
        kind: 'none',
        reason: expect.stringMatching(reason),
      });
  });

  test('a workflow file may be proposed and changed: it is a file of the project', async () => {
    place.write({ '.github/workflows/ci.yml': 'on: push\n' });
    const { propose } = calling(await place.open());
    expect(
      await propose('write_file', { path: '.github/workflows/ci.yml', content: 'on: [push]\n' }),
    ).toMatchObject({ kind: 'change' });
  });

  test('a file that is not UTF-8 is proposed for reading', async () => {
    place.write({ 'le.txt': Buffer.from('\ufeffone\n', 'utf16le') });
    const { propose } = calling(await place.open());
    const proposal = await propose('str_replace', { path: 'le.txt', old_text: 'one', new_text: 'two' });
    expect(proposal).toMatchObject({
      description: expect.stringMatching(/UTF-16LE, so the diff is for reading/),
      diff: expect.stringContaining('-one\n+two'),
    });
  });
});

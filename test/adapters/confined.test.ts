import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  entryAt,
  type OpenedFiles,
  openConfined,
  openedFiles,
  readOpened,
} from '../../src/adapters/confined';
import { reachByHandle, reachByPath, writeInside } from '../../src/adapters/file-write';
import { type Workplace, workplace } from '../fakes/workplace';

let place: Workplace;
beforeEach(() => {
  place = workplace();
  place.write({ 'a.txt': 'GOOD', 'dir/b.txt': 'GOOD', [`${place.top}/out/b.txt`]: 'SECRET' });
});
afterEach(() => place.remove());

const ways: [string, OpenedFiles][] = [
  ['by what is opened', openedFiles()],
  ['by paths', null],
];

describe.each(ways)('%s', (way, shown) => {
  const at = (path: string) => join(place.at, path);
  /** What is read when something happens after the judge has seen where the file is. */
  function readWhile(path: string, follow: boolean, happens: () => void): string {
    const judge = () => {
      happens();
      return null;
    };
    const opened = openConfined(at(path), judge, follow, shown);
    if (!opened.ok) return 'fault' in opened ? opened.fault : 'refused';
    return String(readOpened(opened.handle, opened.about.size, 100));
  }
  const held = way === 'by paths' ? /^(moved|missing|circle)$/ : /^(GOOD|moved)$/;

  test.each([true, false])(
    'PM-006 a file that becomes a link after it was judged is not followed (%s)',
    (follow) => {
      const said = readWhile('a.txt', follow, () => {
        rmSync(at('a.txt'));
        symlinkSync('../out/b.txt', at('a.txt'));
      });
      expect(said).toMatch(held);
    },
  );

  test.each([true, false])(
    'PM-006 a folder that becomes a link after it was judged is not followed (%s)',
    (follow) => {
      const said = readWhile('dir/b.txt', follow, () => {
        renameSync(at('dir'), at('was'));
        symlinkSync('../out', at('dir'));
      });
      expect(said).toMatch(held);
    },
  );

  test('a file that nobody may see is nothing', () => {
    expect(entryAt(at('a.txt/x'))).toBeNull();
    expect(entryAt(at('x'.repeat(999)))).toBeNull();
    expect(readWhile('a.txt/x', true, () => {})).toBe('missing');
    expect(readWhile('gone', true, () => {})).toBe('missing');
    expect(readWhile('dir', true, () => {})).toBe('folder');
  });

  test('no handle stays open, whatever comes of it', () => {
    const open = () => (shown === null ? 0 : readdirSync(shown).length);
    const before = open();
    symlinkSync('gone', at('broken'));
    for (let round = 0; round < 50; round += 1) {
      readWhile('a.txt', true, () => {});
      readWhile('dir', true, () => {});
      readWhile('broken', false, () => {});
      openConfined(at('a.txt'), () => 'no', true, shown);
      expect(() =>
        readWhile('a.txt', true, () => {
          throw new Error('x');
        }),
      ).not.toThrow();
    }
    expect(open()).toBe(before);
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('GOOD');
  });
});

describe.each([
  ['by handle', (root: string) => reachByHandle(root, ['dir'], false, '/proc/self/fd')],
  ['by path', (root: string) => reachByPath(root, ['dir'], false)],
])('a folder to write in, reached %s', (way, reach) => {
  test.runIf(way === 'by path' || openedFiles() !== null)(
    'is known to be gone when a link took its place',
    () => {
      const at = (path: string) => join(place.at, path);
      const folder = reach(place.at);
      expect(folder.isThere()).toBe(true);
      renameSync(at('dir'), at('was'));
      symlinkSync('../out', at('dir'));
      expect(folder.isThere()).toBe(false);
      // Held open, it is still the folder that it was; a path leads wherever it leads now.
      expect(readFileSync(folder.at('b.txt'), 'utf8')).toBe(way === 'by handle' ? 'GOOD' : 'SECRET');
      folder.close();
      expect(() => reach(place.at)).toThrow();
    },
  );
});

test.each(ways)('a folder that goes in the middle of writing gets nothing, %s', async (_, shown) => {
  const at = (path: string) => join(place.at, path);
  // Writing has reached the folder when it first waits.
  const writing = writeInside(place.at, 'dir/new.txt', Buffer.from('x'), shown);
  renameSync(at('dir'), at('was'));
  symlinkSync('../out', at('dir'));
  expect(await writing).toEqual({ ok: false, fault: 'moved' });
  expect(readdirSync(at('was'))).toEqual(['b.txt']);
  expect(readdirSync(join(place.top, 'out'))).toEqual(['b.txt']);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRepository } from '../../src/adapters/git';
import { unlisted } from '../../src/adapters/ignored';
import { type Workplace, workplace } from '../fakes/workplace';

let place: Workplace;
beforeEach(() => {
  place = workplace();
});
afterEach(() => place.remove());

const rules = `# a comment
*.log
!keep.log
/top.txt
build/
docs/*.tmp
**/cache
a/**/z
x?y
[ab].c
[!ab].d
\\#odd
\\!odd
trailing\\ 
spaced   
{a,b}.brace
lib/*
!lib/keep
dir
*.[oa]
foo\\*bar
`;

const paths =
  `a.log keep.log deep/a.log deep/keep.log top.txt deep/top.txt build/x deep/build/x build docs/a.tmp docs/deep/a.tmp cache/x
deep/cache a/z a/b/z a/b/c/z x1y x/y xy a.c c.c a.d c.d #odd !odd spaced {a,b}.brace a.brace lib/x lib/keep lib/keep/x dir dir/x deep/dir/x
m.o m.a m.oa foo*bar fooxbar sub/one sub/two sub/deep/one plain.txt own.txt sub/own.txt é.log`.split(/\s+/);

test('what is ignored is what git ignores, with files of rules in several folders', async () => {
  place.write({ '.gitignore': rules, 'sub/.gitignore': 'one\n!two.log\n/deep\n', 'a.txt': '' });
  place.git('init', '--quiet');
  place.write({ '.git/info/exclude': 'own.txt\n' });
  const checkout = await openRepository(place.at, process.env.PATH ?? '', new AbortController().signal);
  const wrong: string[] = [];
  for (const path of [...paths, 'trailing ', 'sub/two.log', 'sub/three.log']) {
    let git = false;
    try {
      execFileSync('git', ['check-ignore', '-q', '--no-index', '--', `./${path}`], {
        cwd: place.at,
        env: { PATH: process.env.PATH ?? '' },
      });
      git = true;
    } catch {
      git = false;
    }
    if ((await unlisted(place.at, checkout, path)) !== (git ? 'ignored' : null))
      wrong.push(`${path}: git says ${git}`);
  }
  expect(wrong).toEqual([]);
});

test('rules above a workspace that is a folder of its repository count', async () => {
  place.write({ '.gitignore': 'inner/out\n', 'inner/a.txt': '' });
  place.git('init', '--quiet');
  const inner = join(place.at, 'inner');
  const checkout = await openRepository(inner, process.env.PATH ?? '', new AbortController().signal);
  expect(await unlisted(inner, checkout, 'out/x')).toBe('ignored');
  expect(await unlisted(inner, checkout, 'in/x')).toBeNull();
});

test('rules that would keep another engine busy for ever are matched at once', async () => {
  place.write({ '.gitignore': `${'*a'.repeat(60)}b\n${'**/'.repeat(60)}x\n` });
  mkdirSync(join(place.at, 'd'));
  expect(await unlisted(place.at, null, `${'a'.repeat(250)}`)).toBeNull();
  expect(await unlisted(place.at, null, `${'d/'.repeat(100)}x`)).toBe('ignored');
});

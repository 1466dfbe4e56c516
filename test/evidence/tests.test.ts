import { describe, expect, test } from 'vitest';
import { isTestable } from '../../src/core/test-files';
import { tests } from '../../src/evidence/tests';
import { casesOf } from '../fakes/case-folders';
import { about, collectorPorts } from '../fakes/collector-ports';
import { memoryTree } from '../fakes/tree';

describe('tests of every file', () => {
  test.each(casesOf('tests'))('$name', async ({ files, expected }) => {
    const { facts, coverage } = await tests.gather(
      about(...Object.keys(files).filter(isTestable)),
      collectorPorts(memoryTree(files)),
    );
    const covered = facts?.covered.map(({ file, tests: t }) => [
      file,
      ...t.map(({ path, why }) => `${path}: ${why}`),
    ]);
    expect({ testFiles: facts?.testFiles, covered }).toEqual(expected);
    expect(coverage.truncated).toEqual([]);
  });
});

test('TypeScript imports resolve with and without endings, to folders and from the root', async () => {
  const files = {
    'src/a/index.ts': '',
    'src/a/part.ts': '',
    'src/view.tsx': '',
    'types/global.d.ts': '',
    'test/one.test.ts': `import { x } from '../src/a';\nimport type { V } from "../src/view.js";`,
    'test/two.test.ts': 'const part = await import(`~/a/part`);',
    'test/three.test.ts': `vi.mock('../src/a/part.ts?raw', () => ({}));\n// from '../src/view'`,
  };
  const { facts } = await tests.gather(
    about('src/a/index.ts', 'src/a/part.ts', 'src/view.tsx', 'types/global.d.ts', 'test/one.test.ts'),
    collectorPorts(memoryTree(files)),
  );
  expect(facts).toEqual({
    testFiles: 3,
    covered: [
      { file: 'src/a/index.ts', tests: [{ path: 'test/one.test.ts', why: 'imports it' }] },
      {
        file: 'src/a/part.ts',
        tests: [
          { path: 'test/three.test.ts', why: 'imports it' },
          { path: 'test/two.test.ts', why: 'imports it' },
        ],
      },
      {
        file: 'src/view.tsx',
        tests: [
          { path: 'test/one.test.ts', why: 'imports it' },
          { path: 'test/three.test.ts', why: 'imports it' },
        ],
      },
    ],
  });
});

test('with many tests one search finds the few to read', async () => {
  const files: Record<string, string> = { 'src/needle.ts': '', 'src/plain.ts': '' };
  for (let i = 0; i < 500; i += 1) files[`test/t${i}.test.ts`] = `import '../src/plain';`;
  files['test/t77.test.ts'] = `import '../src/needle';`;
  const tree = memoryTree(files);
  let reads = 0;
  const finds: (readonly string[] | undefined)[] = [];
  const counting = {
    ...tree,
    read: (path: string, maxBytes?: number) => {
      reads += 1;
      return tree.read(path, maxBytes);
    },
    find: (words: readonly string[], within?: readonly string[]) => {
      finds.push(within);
      return tree.find(words, within);
    },
  };
  const { facts, coverage } = await tests.gather(
    about('src/needle.ts', 'src/plain.ts'),
    collectorPorts(counting),
  );
  expect(facts?.covered[0]?.tests).toEqual([{ path: 'test/t77.test.ts', why: 'imports it' }]);
  expect(facts?.covered[1]?.tests).toHaveLength(5);
  expect(reads).toBe(13);
  expect(finds).toEqual([
    Object.keys(files)
      .filter((file) => file.startsWith('test/'))
      .sort(),
  ]);
  expect(coverage.examined).toEqual(['tests: 500 test files, 13 of them read']);
});

test('more files than 20, and no test at all', async () => {
  const files = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`src/f${i}.py`, '']));
  const { facts, coverage } = await tests.gather(
    about(...Object.keys(files)),
    collectorPorts(memoryTree(files)),
  );
  expect(facts?.testFiles).toBe(0);
  expect(facts?.covered).toHaveLength(20);
  expect(coverage.truncated).toEqual([{ what: 'files whose tests were looked for', kept: 20, of: 25 }]);
});

import { expect, test } from 'vitest';
import { tellable } from '../../src/core/tellable';
import type { Evidence } from '../../src/domain/evidence';

const file = (path: string, previousPath: string | null = null) => ({
  path,
  previousPath,
  status: 'added' as const,
  binary: false,
  hunks: [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: 1, section: '', lines: [] }],
});

test('no model is told what stands in a file that by its name holds credentials, and that is said', () => {
  const diff = { from: 'HEAD', files: [file('a.ts'), file('.npmrc'), file('keys.txt', 'deploy/server.key')] };
  const passages = { passages: [{ file: '.aws/credentials' }, { file: 'a.ts' }] };
  const frames = [{ place: { file: 'config/.env' } }, { place: { file: 'a.ts' } }, { place: null }];
  const rules = { hits: [{ file: '.envrc' }, { file: 'a.ts' }] };
  const given = { diff, passages, rules, traces: { traces: [{ frames }] } };
  const { evidence, skipped } = tellable(given as unknown as Evidence);
  expect(evidence.diff?.files.map(({ path, hunks }) => [path, hunks.length])).toEqual([
    ['a.ts', 1],
    ['.npmrc', 0],
    ['keys.txt', 0],
  ]);
  expect(evidence.passages?.passages.map((passage) => passage.file)).toEqual(['a.ts']);
  expect(evidence.traces?.traces[0]?.frames.map(({ place }) => place?.file)).toEqual([
    undefined,
    'a.ts',
    undefined,
  ]);
  expect(evidence.rules?.hits.map((hit) => hit.file)).toEqual(['a.ts']);
  expect(skipped.map(({ what }) => what)).toEqual([
    '.aws/credentials',
    '.envrc',
    '.npmrc',
    'config/.env',
    'deploy/server.key',
  ]);
});

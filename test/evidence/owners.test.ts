import { describe, expect, test } from 'vitest';
import { owners } from '../../src/evidence/owners';
import { casesOf } from '../fakes/case-folders';
import { about, collectorPorts } from '../fakes/collector-ports';
import { memoryTree } from '../fakes/tree';

describe('CODEOWNERS', () => {
  test.each(casesOf('owners'))('$name', async ({ files, expected }) => {
    const concerned = Object.keys(files).filter((path) => !path.endsWith('CODEOWNERS'));
    expect(await owners.gather(about(...concerned), collectorPorts(memoryTree(files)))).toEqual(expected);
  });
});

test('at most 100 files are looked up, and the rest is counted', async () => {
  const files = Array.from({ length: 120 }, (_, i) => `f${i}`);
  const tree = memoryTree({ CODEOWNERS: '* @all' });
  const { facts, coverage } = await owners.gather(about(...files), collectorPorts(tree));
  expect(facts?.files).toHaveLength(100);
  expect(coverage.truncated).toEqual([{ what: 'files whose owners were looked up', kept: 100, of: 120 }]);
});

test('CODEOWNERS counts also where the run keeps to other files', async () => {
  const tree = memoryTree({ CODEOWNERS: '* @all', 'packages/api/a.js': '' }, (path) =>
    path.startsWith('packages/api/'),
  );
  const { facts } = await owners.gather(about('packages/api/a.js'), collectorPorts(tree));
  expect(facts).toMatchObject({ source: 'CODEOWNERS', files: [{ owners: ['@all'] }] });
});

test('a file that cannot be read is skipped with its reason', async () => {
  const tree = memoryTree({ CODEOWNERS: 'a\0b' });
  const { facts, coverage } = await owners.gather(about('a'), collectorPorts(tree));
  expect(facts).toBe(null);
  expect(coverage).toEqual({ skipped: [{ what: 'CODEOWNERS', reason: 'it is binary' }] });
});

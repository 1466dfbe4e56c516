import { expect, test } from 'vitest';
import { performanceOffline } from '../../src/core/performance-offline';
import type { Evidence, Passage, RuleInfo } from '../../src/domain/evidence';

const rule: RuleInfo = {
  id: 'slow',
  title: 'It is slow',
  critic: 'security',
  category: 'performance',
  severity: 'medium',
  confidence: 0.9,
  cwe: 'CWE-1333',
  explanation: 'It takes long.',
  fix: 'Make it short.',
  references: [],
};
const hit = {
  rule,
  file: 'src/a.ts',
  startLine: 2,
  endLine: 2,
  quote: 'slow();',
  detail: 'Here.',
  replacement: null,
};
const passage: Passage = {
  file: 'src/a.ts',
  startLine: 11,
  endLine: 15,
  code: 'function f() {\n  for (const a of all) {\n    for (const b of all) use(a, b);\n  }\n}',
  focusLine: 11,
  symbol: 'f',
  doc: null,
  score: 1,
  words: [],
  reasons: [],
};
const past = (path: string, commits: number) => ({ path, commits, fixes: [], recent: [], authors: [] });
const commands = (...all: NonNullable<Evidence['commands']>['commands']): Evidence => ({
  commands: { commands: all, ecosystems: [], constraints: [] },
});

test('DP-27 performance offline: hits of rules about performance are its bottlenecks, no others', () => {
  const other = { ...hit, rule: { ...rule, category: 'injection' as const } };
  const evidence: Evidence = {
    rules: { scannedFiles: ['src/a.ts'], ruleCounts: { security: 1, reviewer: 0 }, hits: [hit, other] },
  };
  const { bottlenecks, estimatedImprovement } = performanceOffline(evidence);
  expect(bottlenecks).toMatchObject([
    { mode: 'performance', ruleId: 'slow', file: 'src/a.ts', startLine: 2, quote: 'slow();' },
  ]);
  expect(bottlenecks).toHaveLength(1);
  expect(estimatedImprovement).toBe('');
});

test('DP-27 performance offline: loops in loops, files that change often, and what would measure it', () => {
  const bench = {
    kind: 'benchmark' as const,
    command: 'npm run bench',
    source: 'package.json',
    directory: '.',
  };
  const evidence: Evidence = {
    ...commands({ ...bench, kind: 'test' }, bench, {
      ...bench,
      directory: 'core',
      source: 'core/package.json',
    }),
    passages: {
      passages: [
        passage,
        { ...passage, startLine: 10, code: `\n${passage.code}` },
        { ...passage, file: 'a.test.ts' },
      ],
      namedFiles: [],
      missingFiles: [],
      symbols: [],
      missingSymbols: [],
      words: [],
      searchedFiles: 1,
    },
    history: {
      commits: 40,
      files: [past('src/b.ts', 4), past('src/a.ts', 12), past('a.test.ts', 30)],
      together: [],
      shallow: false,
    },
  };
  expect(performanceOffline(evidence).optimizations).toEqual([
    'src/a.ts:13 in `f` is the innermost of 2 loops in one another, the outermost at line 12: their lengths multiply. How long they get cannot be told from the code.',
    'src/a.ts changed in 12 of the 40 commits looked at: measure before and after touching it.',
    '`npm run bench` (package.json), `(cd core && npm run bench)` (core/package.json) would measure it, before and after; it was not run.',
  ]);
});

test('without a benchmark command that is said; where commands were not looked for, nothing is', () => {
  expect(performanceOffline(commands()).optimizations).toEqual([
    'The project names no benchmark command: nothing in it measures whether a change makes it faster.',
  ]);
  expect(performanceOffline({}).optimizations).toEqual([]);
});

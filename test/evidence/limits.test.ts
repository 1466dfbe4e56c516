import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openSecrets } from '../../src/adapters/secrets';
import { openSyntax } from '../../src/adapters/syntax';
import { openYaml } from '../../src/adapters/yaml';
import type { Repository } from '../../src/domain/ports';
import { diff } from '../../src/evidence/diff';
import { rules } from '../../src/evidence/rules';
import { secrets } from '../../src/evidence/secrets';
import { about, collectorPorts } from '../fakes/collector-ports';
import { grammarFolder } from '../fakes/grammars';
import { question } from '../fakes/question';
import { madeUp } from '../fakes/secrets';
import { memoryTree } from '../fakes/tree';

const assets = grammarFolder();
afterAll(() => rmSync(assets, { recursive: true, force: true }));

const many = Array.from({ length: 120 }, (_, n) => `exports.a${n} = (req) => eval(req.query.a${n});\n`);
const parsers = {
  ...collectorPorts(memoryTree({ 'a.js': many.join('') })),
  syntax: openSyntax(assets),
  yaml: openYaml(),
};

test('fifty hits of one rule in a file are given, and how many there are', async () => {
  const { facts, coverage } = await rules.gather(about('a.js'), parsers);
  const hits = facts?.hits.filter((hit) => hit.rule.id === 'code-injection') ?? [];
  expect(hits.map((hit) => hit.startLine)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  expect(coverage.truncated).toContainEqual({ what: 'hits of code-injection in a.js', kept: 50, of: 120 });
});

test('of too many hits those on added lines stay', async () => {
  const concerns = [{ file: 'a.js', addedLines: new Set([110, 120]), reason: 'changed' }];
  const { facts } = await rules.gather(question('A task', { concerns }), parsers);
  const lines = facts?.hits.filter((hit) => hit.rule.id === 'code-injection').map((hit) => hit.startLine);
  expect(lines).toHaveLength(50);
  expect(lines?.slice(-3)).toEqual([48, 110, 120]);
});

test('the credentials of a file beyond the first 200 are counted', async () => {
  const text = Array.from({ length: 450 }, (_, n) => `A${n}_TOKEN=${madeUp(32, undefined, n + 1)}7\n`).join(
    '',
  );
  const ports = collectorPorts(memoryTree({ 'tokens.env': text }), { secrets: openSecrets() });
  const { facts, coverage } = await secrets.gather(about('tokens.env'), ports);
  expect(facts?.hits).toHaveLength(200);
  expect(coverage.truncated).toEqual([{ what: 'credentials in tokens.env', kept: 200, of: 450 }]);
});

test('of many cut files twenty are named and the others are one entry', async () => {
  const patch = Array.from({ length: 60 }, (_, n) =>
    [
      `diff --git a/f${n}.txt b/f${n}.txt`,
      'index 1111111..2222222 100644',
      `--- a/f${n}.txt`,
      `+++ b/f${n}.txt`,
      '@@ -0,0 +1,1500 @@',
      ...Array.from({ length: 1_500 }, (_line, m) => `+${m}`),
      '',
    ].join('\n'),
  ).join('');
  const repository: Repository = {
    root: '/',
    shallow: false,
    head: 'a',
    resolve: async () => 'a',
    refs: async () => [],
    patch: async () => ({ text: patch, cut: false }),
    untracked: async () => [],
    changed: async () => [],
    log: async () => [],
  };
  const { coverage } = await diff.gather(question('A task'), collectorPorts(memoryTree({}), { repository }));
  expect(coverage.truncated).toHaveLength(21);
  expect(coverage.truncated?.[20]).toEqual({ what: 'changed lines of 7 more files', kept: 0, of: 10_500 });
});

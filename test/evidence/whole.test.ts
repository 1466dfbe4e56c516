import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openSecrets } from '../../src/adapters/secrets';
import { openSyntax } from '../../src/adapters/syntax';
import { openYaml } from '../../src/adapters/yaml';
import { inScope } from '../../src/core/drafts';
import type { DiffFacts } from '../../src/domain/evidence';
import type { Tree } from '../../src/domain/ports';
import { rules } from '../../src/evidence/rules';
import { secrets } from '../../src/evidence/secrets';
import { gather } from '../../src/pipelines/gather';
import { openStages } from '../../src/pipelines/stages';
import { collectorPorts } from '../fakes/collector-ports';
import { grammarFolder } from '../fakes/grammars';
import { question } from '../fakes/question';
import { madeUp } from '../fakes/secrets';
import { memoryTree } from '../fakes/tree';

const assets = grammarFolder();
afterAll(() => rmSync(assets, { recursive: true, force: true }));

const bad = 'exports.a = (req) => eval(req.query.a);\n';
const scan = (parts = {}) => question('Scan it', { whole: true, ...parts });
const portsOf = (tree: Tree) => ({
  ...collectorPorts(tree, { secrets: openSecrets() }),
  syntax: openSyntax(assets),
  yaml: openYaml(),
});
const token = `const t = "${['gh', 'p_'].join('')}${madeUp(36)}";\n`;

test('DP-31 /secure scan: rules and secrets look at all files, those of concern first', async () => {
  const ports = portsOf(memoryTree({ 'a.js': bad, 'lib/b.js': bad, 'c.js': token, 'z.js': bad }));
  const asked = scan({ concerns: [{ file: 'z.js', addedLines: null, reason: 'named' }] });
  const found = await rules.gather(asked, ports);
  expect(found.facts?.hits.map((hit) => hit.file)).toEqual(['z.js', 'a.js', 'lib/b.js']);
  const kept = await secrets.gather(asked, ports);
  expect(kept.facts?.scannedFiles).toEqual(['z.js', 'a.js', 'c.js', 'lib/b.js']);
  expect(kept.facts?.hits.map((hit) => hit.file)).toEqual(['c.js']);
  const usual = await secrets.gather({ ...asked, whole: false }, ports);
  expect(usual.facts?.scannedFiles).toEqual(['z.js']);
  expect((await rules.gather({ ...asked, whole: false }, ports)).facts?.scannedFiles).toEqual(['z.js']);
});

test('it keeps to the working folder, and the run’s own files are no evidence', async () => {
  const ports = portsOf(memoryTree({ 'a.js': bad, 'lib/b.js': bad, 'lib/task.js': bad }));
  const { facts } = await rules.gather(scan({ under: 'lib', own: ['lib/task.js'] }), ports);
  expect(facts?.scannedFiles).toEqual(['lib/b.js']);
});

test('what is left out of so many files is counted and named in coverage', async () => {
  const many = Object.fromEntries(Array.from({ length: 2_005 }, (_, n) => [`src/f${n}.txt`, 'x\n']));
  const others = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`node_modules/m${n}.js`, bad]));
  const { coverage } = await rules.gather(scan(), portsOf(memoryTree({ ...many, ...others })));
  expect(coverage.truncated).toEqual([{ what: 'files examined by the code rules', kept: 2_000, of: 2_014 }]);
  expect(coverage.skipped).toEqual([
    {
      what: '9 files (node_modules/m0.js, node_modules/m1.js, node_modules/m2.js …)',
      reason: 'not examined by the code rules: code of others',
    },
  ]);
  const listed = memoryTree({ 'a.js': bad });
  const cut: Tree = { ...listed, list: async () => ({ ...(await listed.list()), cutFrom: 90_000 }) };
  for (const collector of [rules, secrets]) {
    const { coverage: short } = await collector.gather(scan(), portsOf(cut));
    expect(short.truncated).toMatchObject([{ kept: 1, of: 90_000 }]);
  }
});

test('DP-31 /secure scan: findings may lie where the diff changes nothing', async () => {
  const diff: DiffFacts = { from: 'main', asked: true, files: [], addedLines: 0, removedLines: 0 };
  const collector = {
    name: 'diff' as const,
    round: 1 as const,
    gather: async () => ({ facts: diff, coverage: {} }),
  };
  const clock = { now: () => 0, elapsed: () => 0, turn: async () => undefined };
  const ports = { ...portsOf(memoryTree({ 'a.js': bad })), clock };
  const of = (asked: ReturnType<typeof scan>) => gather(asked, [collector], ports, openStages(ports));
  expect(inScope(await of(scan()), 'a.js', 1)).toBe(true);
  expect(inScope(await of(question('Look')), 'a.js', 1)).toBe(false);
});

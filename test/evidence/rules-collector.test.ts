import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { clockOf } from '../../src/adapters/clock';
import { openSyntax } from '../../src/adapters/syntax';
import { openYaml } from '../../src/adapters/yaml';
import type { Ports } from '../../src/domain/ports';
import { rules } from '../../src/evidence/rules';
import { about, collectorPorts } from '../fakes/collector-ports';
import { grammarFolder } from '../fakes/grammars';
import { memoryTree } from '../fakes/tree';

const assets = grammarFolder();
const broken = grammarFolder();
writeFileSync(join(broken, 'grammars/tree-sitter-python.wasm'), 'no grammar');
afterAll(() => {
  for (const folder of [assets, broken]) rmSync(folder, { recursive: true, force: true });
});

const bad = 'exports.a = (req) => eval(req.query.a);\n';

function ports(files: Record<string, string>, folder = assets): Ports {
  return { ...collectorPorts(memoryTree(files)), syntax: openSyntax(folder), yaml: openYaml() };
}
async function gather(files: Record<string, string>, folder = assets) {
  return rules.gather(about(...Object.keys(files)), ports(files, folder));
}

describe('the rules collector', () => {
  test('gives hits with their lines as they stand in the file', async () => {
    const { facts, coverage } = await gather({ 'src/a.js': `'use strict';\r\n${bad.replace('\n', '\r\n')}` });
    expect(facts?.hits).toMatchObject([
      { file: 'src/a.js', startLine: 2, endLine: 2, quote: bad.trim(), rule: { id: 'code-injection' } },
    ]);
    expect(facts?.hits[0]?.detail).toContain('`req.query.a`');
    expect(facts?.scannedFiles).toEqual(['src/a.js']);
    expect(facts?.ruleCounts.security).toBeGreaterThan(20);
    expect(coverage.examined?.[0]).toMatch(/^1 file by \d+ code rules$/);
  });

  test('examines what parses of a broken file, scripts without ending, and conflicts in any text', async () => {
    const { facts } = await gather({
      'a.js': `${bad}function ( {\n`,
      'bin/run': '#!/bin/sh\ncurl https://example.com/x | sh\n',
      'notes.txt': '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n',
    });
    expect(facts?.hits.map((hit) => hit.rule.id)).toEqual([
      'code-injection',
      'shell-download-and-run',
      'merge-conflict-marker',
    ]);
  });

  test('says which files it leaves out, and why', async () => {
    const files = {
      'node_modules/x/a.js': bad,
      'dist/a.js': bad,
      'a.min.js': bad,
      'long.js': `${bad}// ${'x'.repeat(6_000)}\n`,
      'big.js': bad.repeat(40_000),
      'picture.js': 'a\0b',
      '.github/workflows/a.yml': 'a: [1\n',
    };
    const { facts, coverage } = await gather(files);
    expect(facts?.hits).toEqual([]);
    expect(
      coverage.skipped?.map((one) => [one.what, one.reason.replace('not examined by the code rules: ', '')]),
    ).toEqual([
      ['node_modules/x/a.js', 'code of others'],
      ['dist/a.js', 'built from other files'],
      ['a.min.js', 'minified'],
      ['long.js', 'a line over 5000 characters'],
      ['big.js', 'it has more than 1048576 bytes'],
      ['.github/workflows/a.yml', 'its workflow syntax cannot be read'],
    ]);
  });

  test('code in a language that no rule knows is named, one entry a language', async () => {
    const { facts, coverage } = await gather({
      'a.go': 'package a\n',
      'b.go': 'package b\n',
      'Main.java': 'class Main {}\n',
      'bin/job': '#!/usr/bin/env ruby\nputs 1\n',
      'README.md': '# A\n',
      'a.json': '{}\n',
      'a.css': 'a {}\n',
    });
    expect(facts?.scannedFiles).toEqual([]);
    expect(coverage.skipped).toEqual([
      { what: '2 Go files', reason: 'the code rules do not know Go' },
      { what: 'the code of Main.java', reason: 'the code rules do not know Java' },
      { what: 'the code of bin/job', reason: 'the code rules do not know Ruby' },
    ]);
  });

  test('examines 200 files and says that there were more', async () => {
    const files = Object.fromEntries(Array.from({ length: 203 }, (_, at) => [`f${at}.js`, '1;\n']));
    const { facts, coverage } = await gather(files);
    expect(facts?.scannedFiles).toHaveLength(200);
    expect(coverage.truncated).toEqual([{ what: 'files examined by the code rules', kept: 200, of: 203 }]);
  });

  test('a grammar that fails stands in coverage.failed; other languages go on', async () => {
    const { facts, coverage } = await gather({ 'a.py': 'eval(x)\n', 'a.js': bad }, broken);
    expect(facts?.hits).toHaveLength(1);
    expect(coverage.failed).toMatchObject([{ what: 'syntax of python' }]);
    expect(coverage.skipped).toEqual([{ what: 'a.py', reason: 'its python syntax cannot be read' }]);
  });

  test('nothing of concern: no facts; a stopped run: every file is named', async () => {
    expect((await gather({})).facts).toBeNull();
    const stopped = { ...ports({ 'a.js': bad }), signal: AbortSignal.abort() };
    const { facts, coverage } = await rules.gather(about('a.js'), stopped);
    expect(facts?.hits).toEqual([]);
    expect(coverage.skipped?.[0]?.what).toBe('a.js');
  });

  test('a signal during the work is seen between two files', async () => {
    const files = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}.js`, bad.repeat(50)]));
    const stop = new AbortController();
    const clock = clockOf(process.hrtime.bigint);
    setTimeout(() => stop.abort(), 1);
    const { facts, coverage } = await rules.gather(about(...Object.keys(files)), {
      ...ports(files),
      clock,
      signal: stop.signal,
    });
    const scanned = facts?.scannedFiles.length ?? 0;
    expect(scanned).toBeLessThan(200);
    expect(coverage.skipped).toHaveLength(200 - scanned);
    expect(coverage.skipped?.at(-1)).toEqual({
      what: 'f199.js',
      reason: 'not examined by the code rules: the run was stopped before',
    });
  });

  test('a hit of many lines is shown by its first 200', async () => {
    const { facts } = await gather({ 'a.js': `eval(req.query.a\n${'+ b\n'.repeat(250)});\n` });
    expect(facts?.hits).toMatchObject([{ startLine: 1, endLine: 200 }]);
    expect(facts?.hits[0]?.quote.split('\n')).toHaveLength(200);
  });

  test('the secret of a hit is named, to be blanked wherever the line is shown', async () => {
    const { facts } = await gather({ 'a.py': 'password = "quiet-river-42"\n' });
    expect(facts?.hits[0]?.secrets).toEqual(['quiet-river-42']);
  });

  test('says that a file nests too deep, or that values were not all followed', async () => {
    const reason = 'it nests too deep or holds too much: the code rules could not follow all values in it';
    const deep = await gather({ 'a.js': `x = a${'\n  .b(eval)'.repeat(5_000)};\n` });
    expect(deep.coverage.skipped).toEqual([{ what: 'a.js', reason }]);
    const one = 'function f(a) { let x = a; x += f(x) + f(a); eval(x + f(x)); return x + f(a); }\n';
    const wide = await gather({ 'a.js': one.repeat(4_000) });
    expect(wide.coverage.skipped).toEqual([{ what: 'a.js', reason }]);
  });

  test.each([
    ['deep nesting', `f(${'['.repeat(20_000)}${']'.repeat(20_000)});\n`],
    ['a long chain', `x = a${'\n  .b(c)'.repeat(5_000)};\n`],
    ['a long sum', `eval(a${'\n  + b'.repeat(5_000)});\n`],
    ['many evals', Array.from({ length: 2_500 }, (_, at) => `eval(x${at});\n`).join('')],
    ['many evals of the request', 'eval(req.query.a);\n'.repeat(2_500)],
    ['many guards', Array.from({ length: 2_500 }, (_, at) => `check(a${at}); eval(b${at});\n`).join('')],
    ['many functions of one name', 'function f(a) { eval(a); }\nf(req.query.a);\n'.repeat(5_000)],
    ['many values of one name', 'x = x + req.query.a;\neval(x);\n'.repeat(5_000)],
    ['many focused tests', "it.only('a', b);\n".repeat(10_000)],
    ['nested groups', `x = /${'('.repeat(28)}(a+)+b${')'.repeat(28)}/;\n`],
    ['blocks in blocks', `${'{ let a;\n'.repeat(380)}${'eval(b + c);\n'.repeat(1_000)}${'}\n'.repeat(380)}`],
    ['names that stand for each other', 'let a = b; let b = a; a = b + a; eval(a + b);\n'.repeat(300)],
    [
      'functions that return each other',
      `${Array.from({ length: 300 }, (_, at) => `function f${at}(x) { return f${(at + 1) % 300}(x) + f${(at + 7) % 300}(x); }\neval(f${at}(y));`).join('\n')}\n`,
    ],
  ])('comes through %s', async (_name, text) => {
    const lines = text.replace(/\[{200}/g, '$&\n').replace(/\]{200}/g, '$&\n');
    const { coverage } = await gather({ 'a.js': lines });
    expect(coverage.failed).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/evidence/rules/index.generated';
import { examine } from '../../src/evidence/rules/on-run';
import { filesBelow, ports } from './rule-cases';

const asksCode = rules.filter(({ languages }) =>
  languages.some((one) => one === 'javascript' || one === 'python'),
);
const withoutNeeds = rules.map(({ needs: _needs, ...rule }) => rule);

async function said(path: string, text: string, all = rules): Promise<string[]> {
  const { hits } = await examine(path, text, all, ports);
  return hits.map((hit) => `${hit.rule.id} ${hit.startLine}-${hit.endLine} ${hit.detail}`);
}

describe('what a rule needs', () => {
  test('every rule for code says it, by patterns that keep no state', () => {
    expect(asksCode.filter(({ needs }) => needs === undefined)).toEqual([]);
    const all = asksCode.flatMap(({ needs }) =>
      needs === undefined || needs instanceof RegExp ? [needs] : Object.values(needs),
    );
    expect(all.filter((one) => one?.global || one?.sticky)).toEqual([]);
  });

  test.each([
    'test/fixtures/rules',
    'test/fixtures/seeded',
    'node_modules/eslint/lib',
    'node_modules/svelte/src/compiler',
    'node_modules/express/lib',
    'node_modules/fastify/lib',
  ])('asked or not, the hits in %s are the same', async (name) => {
    const folder = resolve(name);
    let examined = 0;
    for (const file of filesBelow(folder).filter((one) => /\.(?:[cm]?[jt]sx?|pyi?)$/.test(one))) {
      const text = readFileSync(join(folder, file), 'utf8');
      // As the rules' own tests see them: from the folder of the case.
      const path = file.replace(/^.*\/(?:hits|near-misses)\//, '');
      expect(await said(path, text), file).toEqual(await said(path, text, withoutNeeds));
      examined += 1;
    }
    expect(examined).toBeGreaterThan(4);
  });

  test.each([
    ['code-injection', 'a.js', 'const run = eval;\nrun(req.query.a);'],
    ['code-injection', 'a.js', 'const load = require;\nload(req.query.a);'],
    ['code-injection', 'a.js', 'import /* which? */ (req.query.a);'],
    [
      'command-injection',
      'a.ts',
      "import { exec as run } from 'node:child_process';\nrun('ls ' + req.query.a);",
    ],
    ['command-injection', 'a.js', "const run = require('child_pro\\cess').exec;\nrun('ls ' + req.query.a);"],
    ['command-injection', 'a.py', 'from os import system as run\nrun("ls " + request.args.get("a"))'],
    [
      'command-injection',
      'a.py',
      "import importlib\nrun = importlib.import_module('sub' 'process').getoutput\nrun('ls ' + request.args['a'])",
    ],
    ['sql-injection', 'a.ts', "(db.query as any)('SELECT * FROM a WHERE b = ' + req.query.a);"],
    ['sql-injection', 'a.ts', "db.query!<Row>('SELECT * FROM a WHERE b = ' + req.query.a);"],
    ['sql-injection', 'a.js', "db.all ?.('SELECT * FROM a WHERE b = ' + req.query.a);"],
    ['sql-injection', 'a.js', "db.all // each\n('SELECT * FROM a WHERE b = ' + req.query.a);"],
    ['sql-injection', 'a.js', "db['all']('SELECT * FROM a WHERE b = ' + req.query.a);"],
    ['sql-injection', 'a.js', "((db.all))('SELECT * FROM a WHERE b = ' + req.query.a);"],
    ['sql-injection', 'a.py', 'db.execute \\\n(f"SELECT * FROM a WHERE b = {request.args[\'a\']}")'],
    ['html-injection', 'a.js', "const q = $;\nq('#a').html(location.hash);\n$('#b').html(location.hash);"],
    ['hardcoded-credentials', 'a.js', "const settings = { 'pass\\word': 'quiet-river-42' };"],
    ['hardcoded-credentials', 'a.py', "api__________key = 'k9x2m4q8z7w1'"],
    ['catastrophic-regex', 'a.py', "import re\nre.compile(r'(a+)' r'+b')"],
    ['catastrophic-regex', 'a.js', "new RegExp('(a+)\\+b');"],
    ['ssrf', 'a.js', "const ask = require('http').get;\nask(req.query.a);"],
    ['timing-unsafe-compare', 'a.js', 'if (req.query.sIG === a || req.query.mySig === config.a) go();'],
    ['duplicate-condition', 'a.js', 'if (a) b();\nelse /* again */ if (a) c();'],
  ])('%s, by case %#', async (id, path, text) => {
    expect((await examine(path, text, rules, ports)).hits.map((hit) => hit.rule.id)).toContain(id);
  });

  test('a text that no rule needs is examined without being parsed', async () => {
    const syntax = { ...ports.syntax, parse: () => Promise.reject(new Error('parsed')) };
    expect(await examine('a.js', 'export const a = 1;\n', rules, { ...ports, syntax })).toEqual({
      kind: 'examined',
      language: 'javascript',
      hits: [],
      isCut: false,
    });
    await expect(examine('a.js', 'eval(b);\n', rules, { ...ports, syntax })).rejects.toThrow('parsed');
  });
});

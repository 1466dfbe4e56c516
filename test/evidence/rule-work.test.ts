import { expect, test } from 'vitest';
import { rules } from '../../src/evidence/rules/index.generated';
import { mostSteps, openFile } from '../../src/evidence/rules/on-file';
import { plant } from '../../src/evidence/rules/on-tree';
import { ports } from './rule-cases';

/** The steps that all rules together take over a text. */
async function stepsOver(text: string): Promise<number> {
  const steps = await ports.syntax.parse('javascript', text, (root) => {
    const file = openFile('a.js', text, 'javascript', plant(root, text));
    const all = file.steps.left;
    for (const call of file.calls) for (const rule of rules) rule.call?.(call, file);
    for (const rule of rules)
      for (const [type, visit] of Object.entries(rule.javascript ?? {}))
        for (const node of file.find(new Set([type]))) visit(node, file);
    return all - file.steps.left;
  });
  return steps ?? Number.NaN;
}

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('');

const shapes: [string, (count: number) => string][] = [
  ['evals of names', (count) => lines(count, (at) => `eval(x${at});`)],
  ['evals of the request', (count) => lines(count, () => 'eval(req.query.a);')],
  [
    'commands',
    (count) =>
      `const { exec } = require('child_process');\n${lines(count, (at) => `exec('ls ' + req.query.a${at});`)}`,
  ],
  ['markup', (count) => lines(count, (at) => `el.innerHTML = '<b>' + req.query.a + y${at};`)],
  [
    'statements',
    (count) => lines(count, (at) => `db.query(\`SELECT * FROM a WHERE b = \${req.query.a${at}}\`);`),
  ],
  ['functions of one name', (count) => lines(count, () => 'function f(a) { eval(a); }')],
  [
    'lists that are added to',
    (count) =>
      lines(
        count,
        (at) => `const l${at} = []; l${at}.push(req.query.a); db.query('SELECT 1 FROM ' + l${at}.join());`,
      ),
  ],
  [
    'handlers',
    (count) =>
      lines(
        count,
        (at) => `app.get('/${at}', (req, res) => { if (!req.query.a) return; eval(req.query.a); });`,
      ),
  ],
];

test.each(shapes)('twice as many %s take twice as many steps', async (_name, shape) => {
  const [once, twice] = [await stepsOver(shape(150)), await stepsOver(shape(300))];
  expect(once).toBeGreaterThan(100);
  expect(twice / once).toBeLessThan(2.2);
});

const growing: [string, (count: number) => string][] = [
  ['guards', (count) => lines(count, (at) => `check(a${at}); eval(b${at});`)],
  [
    'loops that merge',
    (count) => `function f() {\n${lines(count, () => 'for (const k in a) b[k] = f(b[k], 1);')}}`,
  ],
  [
    'loops in loops',
    (count) => `${'for (const k in a) {'.repeat(200)}${lines(count, () => 'b;')}${'}'.repeat(200)}`,
  ],
  ['hashes', (count) => lines(count, () => "h = crypto.createHash('md5');\nh.update(password);")],
];

test.each(growing)('%s take no more steps than a file has', async (_name, shape) => {
  expect(await stepsOver(shape(3_000))).toBeLessThan(mostSteps * 1.1);
});

test('names, calls and what rules visit are found in one search of the tree', async () => {
  const text = "const a = require('a');\nfor (const b of a()) run(b);\n";
  const searches = await ports.syntax.parse('javascript', text, (root) => {
    const asked: (string | string[])[] = [];
    const counting = Object.create(root, {
      descendantsOfType: {
        value(types: string | string[]) {
          asked.push(types);
          return root.descendantsOfType(types);
        },
      },
    });
    const file = openFile('a.js', text, 'javascript', plant(counting, text), ['for_in_statement']);
    const found = [file.calls.length, file.names.scopes.size, file.functions.size];
    expect(found).toEqual([3, 2, 0]);
    expect(file.find(new Set(['for_in_statement']))).toHaveLength(1);
    return asked.length;
  });
  expect(searches).toBe(1);
});

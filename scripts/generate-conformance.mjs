import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every requirement named by a test, with the files whose test names begin with it. */
export function conformance(root) {
  const found = new Map();
  for (const file of testFiles(join(root, 'test'))) {
    const text = readFileSync(file, 'utf8');
    for (const match of text.matchAll(
      /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?:OM|DP|IB|PM|EP)-[0-9E]+[ ,]*)+)/g,
    )) {
      for (const id of match[2].match(/(?:OM|DP|IB|PM|EP)-[0-9E]+/g)) {
        found.set(id, (found.get(id) ?? new Set()).add(relative(root, file)));
      }
    }
  }
  const rows = [...found]
    .sort(([a], [b]) => order(a) - order(b))
    .map(
      ([id, files]) =>
        `| ${id} | ${[...files]
          .sort()
          .map((f) => `\`${f}\``)
          .join(', ')} |`,
    );
  return `# Conformance

Requirements and the tests that prove them: a test proves an id when its name begins with it. Made by \`npm run generate\`
from the tests; an id that is not in the table has no test yet.

| id | tests |
|---|---|
${rows.join('\n')}
`;
}

function order(id) {
  const [family, number] = id.split('-');
  return ['OM', 'DP', 'IB', 'PM', 'EP'].indexOf(family) * 1000 + (number === 'E1' ? 900 : Number(number));
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'fixtures' ? [] : testFiles(path);
      return entry.name.endsWith('.test.ts') ? [path] : [];
    });
}

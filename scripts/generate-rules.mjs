import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'src/evidence/rules');

/** The ids of the rules: every file of the folder that is not shared analysis (`on-…`) is one. */
export function ruleIds() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.startsWith('on-') && !name.endsWith('.generated.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** The text of `src/evidence/rules/index.generated.ts`. */
export function rulesTable() {
  const ids = ruleIds();
  const name = (id) => id.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());
  const lines = ids.map((id) => `import { rule as ${name(id)} } from './${id}';`);
  return [
    '// Generated from the folder by `npm run generate`; not edited by hand.',
    ...lines,
    "import type { Rule } from './on-rule';",
    '',
    'export const rules: readonly Rule[] = [',
    ...ids.map((id) => `  ${name(id)},`),
    '];',
    '',
  ].join('\n');
}

const start = '<!-- rules: generated from src/evidence/rules by `npm run generate` -->';
const end = '<!-- end of rules -->';

/** The text of `docs/rules.md`: the table made anew between its markers, everything else as it stands. */
export function rulesDoc() {
  const before = readFileSync(join(root, 'docs/rules.md'), 'utf8');
  const from = before.indexOf(start);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/rules.md has lost the markers of its generated table.');
  return `${before.slice(0, from)}${start}\n${rows()}\n${before.slice(to)}`;
}

function rows() {
  const head =
    '| Rule | What | Languages | Reported by | Severity | CWE |\n| --- | --- | --- | --- | --- | --- |';
  return [head, ...ruleIds().map(row)].join('\n');
}

function row(id) {
  const source = readFileSync(join(folder, `${id}.ts`), 'utf8');
  const quoted = /^\s*(\w+):\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/gm;
  const values = new Map();
  for (const [, key, single, double] of source.matchAll(quoted)) {
    if (!values.has(key)) values.set(key, (single ?? double).replace(/\\(.)/g, '$1'));
  }
  const languages = /languages:\s*\[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const spoken = languages.replace(/['\s]/g, '').split(',').filter(Boolean).join(', ');
  if (values.get('id') !== id) throw new Error(`The rule in ${id}.ts calls itself ${values.get('id')}.`);
  const cells = [
    `\`${id}\``,
    values.get('title'),
    spoken,
    values.get('critic'),
    values.get('severity'),
    values.get('cwe'),
  ];
  if (cells.some((cell) => !cell))
    throw new Error(`The rule in ${id}.ts lacks one of title, languages, critic, severity, cwe.`);
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

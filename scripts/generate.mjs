// Writes every generated file, or with --check says which ones are not as they would be written.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actionFile } from './generate-action.mjs';
import { commandsDoc } from './generate-commands.mjs';
import { conformance } from './generate-conformance.mjs';
import { intentsDoc } from './generate-intents.mjs';
import { modesTable, readmeWithModes } from './generate-modes.mjs';
import { rulesDoc, rulesTable } from './generate-rules.mjs';
import { configSchema, flagsTable, plainTable, settingsDoc } from './generate-settings.mjs';
import { sinksTable } from './generate-sinks.mjs';
import { toolValidators, validators } from './generate-validators.mjs';
import { loadSource } from './load-source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const head = '// Made by `npm run generate` from this folder. Do not edit.\n';

/** Names of the values of one type that the files of a folder export, one a file. */
function valuesOf(folder, pattern) {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'))
    .sort()
    .flatMap((file) => {
      const name = pattern.exec(readFileSync(join(root, folder, file), 'utf8'))?.[1];
      return name ? [{ name, file: file.slice(0, -3) }] : [];
    });
}

const toolKind = /^export const (\w+): Tool\b/m;

function table(folder, pattern, type, from, name, doc) {
  const values = valuesOf(folder, pattern);
  const imports = values.map((value) => `import { ${value.name} } from './${value.file}';`);
  return `${head}import type { ${type} } from '${from}';
${imports.join('\n')}

/** ${doc} */
export const ${name}: readonly ${type}[] = [${values.map((value) => value.name).join(', ')}];
`;
}

async function schemas() {
  const { z } = await import('zod');
  const { report } = await loadSource('domain/report.ts');
  const { plan } = await loadSource('domain/plan.ts');
  const { finding } = await loadSource('domain/finding.ts');
  const made = (schema, title) => `${JSON.stringify({ title, ...z.toJSONSchema(schema) }, null, 2)}\n`;
  return {
    'schema/report.schema.json': made(report, 'Countersign report, version 1'),
    'schema/plan.schema.json': made(plan, 'Countersign plan'),
    'schema/findings.schema.json': made(z.array(finding), 'Countersign findings'),
    'schema/config.schema.json': `${JSON.stringify(await configSchema(), null, 2)}\n`,
  };
}

const files = {
  'src/evidence/index.generated.ts': table(
    'src/evidence',
    /^export const (\w+): Collector</m,
    'Collector',
    '../domain/collector',
    'collectors',
    'All collectors, in the order of their files.',
  ),
  'src/modes/index.generated.ts': modesTable(),
  'src/tools/index.generated.ts': table(
    'src/tools',
    toolKind,
    'Tool',
    '../domain/tool',
    'tools',
    'All tools (DP-40), in the order of their files.',
  ),
  'src/core/tools/argument-checks.generated.ts': await toolValidators(valuesOf('src/tools', toolKind)),
  'src/sinks/index.generated.ts': sinksTable(),
  'src/evidence/rules/index.generated.ts': rulesTable(),
  'src/core/prompts/validators.generated.ts': await validators(),
  'src/edge/flags.generated.ts': await flagsTable(),
  'src/edge/plain.generated.ts': await plainTable(),
  'docs/commands.md': await commandsDoc(),
  'docs/settings.md': await settingsDoc(),
  'docs/rules.md': await rulesDoc(),
  'docs/intents.md': intentsDoc(root),
  'docs/conformance.md': conformance(root),
  'README.md': await readmeWithModes(
    readFileSync(join(root, 'README.md'), 'utf8'),
    valuesOf('src/tools', toolKind),
  ),
  'action.yml': await actionFile(),
  ...(await schemas()),
};

const stale = [];
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(path);
  if (process.argv.includes('--check')) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Not up to date: ${stale.join(', ')}. Run npm run generate and commit.`);
  process.exitCode = 1;
} else console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'Generated files are up to date.');

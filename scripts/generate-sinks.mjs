import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/sinks', import.meta.url));

/**
 * The text of src/sinks/index.generated.ts. A file of the folder is a sink when it exports a `Sink` of its own name:
 * `text.ts` holds `export const text: Sink`. All other files are its neighbours.
 */
export function sinksTable(sinks = folder) {
  const names = readdirSync(sinks, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z]+\.ts$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.ts'.length))
    .filter((name) =>
      readFileSync(join(sinks, `${name}.ts`), 'utf8').includes(`export const ${name}: Sink = `),
    )
    .sort();
  return `// Made by \`npm run generate\` from this folder. Do not edit.
import type { Sink, SinkName } from '../domain/sink';

/** Every sink by its name; each is loaded when it is asked for. */
export const sinks: Readonly<Record<SinkName, () => Promise<Sink>>> = {
${names.map((name) => `  ${name}: async () => (await import('./${name}')).${name},`).join('\n')}
};
`;
}

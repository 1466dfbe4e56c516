import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from './load-source.mjs';

const folder = fileURLToPath(new URL('../src/modes', import.meta.url));
const kinds = /^export const (\w+): (Mode|Critic|Planner) = \{/m;

/** What the files of the folder export; two modes with one name are an error (OM-08). */
function modesIn(modes) {
  const values = readdirSync(modes)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(modes, file), 'utf8');
      const found = kinds.exec(text);
      if (found === null) return [];
      const mode = /^ {2}name: '([^']+)',$/m.exec(text.slice(found.index))?.[1];
      if (mode === undefined) throw new Error(`${file} exports a mode without a name; give it one.`);
      return [{ name: found[1], critic: found[2] === 'Critic', file: file.slice(0, -'.ts'.length), mode }];
    });
  for (const [index, value] of values.entries()) {
    const same = values.slice(0, index).find((other) => other.mode === value.mode);
    if (same !== undefined) {
      throw new Error(
        `Two modes have the name "${value.mode}": ${same.file}.ts and ${value.file}.ts; rename one.`,
      );
    }
  }
  return values;
}

/**
 * The text of src/modes/index.generated.ts. A file of the folder is a mode when it exports a `Mode`, `Planner` or
 * `Critic`.
 */
export function modesTable(modes = folder) {
  const values = modesIn(modes);
  const critics = values.filter((value) => value.critic).map((value) => value.name);
  return `// Made by \`npm run generate\` from this folder. Do not edit.
import type { Critic, Mode } from '../domain/mode';
${values.map((value) => `import { ${value.name} } from './${value.file}';`).join('\n')}

/** All modes, in the order of their files. */
export const modes: readonly Mode[] = [
${values.map((value) => `  ${value.name},`).join('\n')}
];

/** All critics, in the order of their files. */
export const critics: readonly Critic[] = [${critics.join(', ')}];
`;
}

const begin = '<!-- modes: made by `npm run generate` -->';
const end = '<!-- /modes -->';

/** The README with its table of modes as they are; `tools` are the names of the tools' values and files. */
export async function readmeWithModes(readme, tools) {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) throw new Error(`README.md has no ${begin} … ${end}; put them back.`);
  return `${readme.slice(0, from + begin.length)}\n${await modesList(tools)}\n${readme.slice(to)}`;
}

/** As `countersign modes` lists them, from the files themselves: the tables may not have been written yet. */
async function modesList(toolFiles) {
  const { modeNames } = await loadSource('domain/mode.ts');
  const { toolsInShort } = await loadSource('core/tools-in-short.ts');
  const tools = await Promise.all(
    toolFiles.map(async ({ name, file }) => (await loadSource(`tools/${file}.ts`))[name]),
  );
  const modes = await Promise.all(
    modesIn(folder).map(async ({ name, file }) => (await loadSource(`modes/${file}.ts`))[name]),
  );
  const rows = modeNames
    .flatMap((name) => modes.filter((mode) => mode.name === name))
    .map(
      ({ name, icon, persona, purpose, grants }) =>
        `| ${icon} \`${name}\` | ${persona} | ${purpose} | ${toolsInShort(grants, tools)} |`,
    );
  return ['| mode | persona | purpose | tools |', '|---|---|---|---|', ...rows].join('\n');
}

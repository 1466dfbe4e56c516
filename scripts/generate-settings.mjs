import { loadSource } from './load-source.mjs';

/** Makes everything that follows from the settings' schema (src/domain/config.ts); each function returns text or data. */

/** `src/edge/flags.generated.ts`: the flags as plain data, so that --help loads neither zod nor the schema. */
export async function flagsTable() {
  const flags = (await flaggedSettings()).map((setting) => ({
    name: kebab(setting.path),
    setting: setting.path,
    kind: setting.kind,
    list: setting.kind === 'list' ? setting.info.list : null,
    value: setting.info.value ?? null,
    group: setting.info.group,
    help: setting.info.help ?? null,
    ...(setting.info.variable === undefined ? {} : { variable: setting.info.variable }),
  }));
  for (const flag of flags) {
    if ((flag.kind === 'boolean') !== (flag.value === null)) {
      throw new Error(`--${flag.name} must say what its value is called, unless it is a boolean.`);
    }
    if (flag.list === undefined) throw new Error(`--${flag.name} must say how a text becomes a list.`);
  }
  return [
    '// Made from src/domain/config.ts by `npm run generate`; do not edit.',
    "import type { Flag } from './flag';",
    '',
    `export const flags: readonly Flag[] = ${JSON.stringify(flags, null, 2)};`,
    '',
  ].join('\n');
}

/** `schema/config.schema.json`: the JSON Schema of a settings file. */
export async function configSchema() {
  const { z } = await import('zod');
  const { config, spellings } = await loadSource('domain/config.ts');
  const made = z.toJSONSchema(config, { io: 'input', override: tidy });
  for (const setting of await allSettings()) {
    if (setting.info.where === 'run') delete made.properties[setting.path];
    else annotate(at(made, setting.path), setting);
  }
  for (const [spelling, path] of Object.entries(spellings)) {
    const keys = spelling.split('.');
    const name = keys.pop();
    at(made, keys.join('.')).properties[name] = at(made, path);
  }
  const { $schema, ...rest } = made;
  return {
    $schema,
    title: 'Countersign settings',
    description: 'Settings in .countersign/config.yaml or .json.',
    ...rest,
  };
}

const preface = `# Settings

Made from \`src/domain/config.ts\` by \`npm run generate\`; do not edit.

Every setting has one name: camelCase in files (\`failOn\`), the same words in kebab-case as a flag and an
Action input (\`--fail-on\`, \`fail-on\`) and in capitals in the environment (\`COUNTERSIGN_FAIL_ON\`).
\`countersign config\` prints each with its value and where it came from.

## Which value holds

The last of these that gives a setting. A list replaces the list before it; groups are settled key by key.

1. the default
2. \`~/.countersign/config.yaml\` or \`.json\`, yours
3. \`.countersign/config.yaml\` or \`.json\` in the workspace, the repository's
4. front matter of the task file, for that task
5. the file given with \`--config\`
6. environment
7. inputs of the Action
8. flags

## Who may set what

Settings marked *operator* belong to the person who runs the program: they name places on the machine, decide
which engine is asked, where, and what it may cost, or how permission is given. In the repository's file, in
front matter, and in a \`--config\` file that lies inside the workspace they are errors, because whoever opens a
pull request may have written these. Settings marked *for one run* stand in no file at all.

The repository may set the others, \`failOn\`, \`failOnPartial\`, \`critics\`, \`exclude\`, \`minSeverity\` and
\`minConfidence\` among them, and with them make a run more lenient than your user file asks for. What must hold
whatever the repository says belongs in flags, inputs, environment, or a \`--config\` file outside the workspace:
these always win.

## How values are written

- A yes-or-no flag is \`--json\`, \`--no-json\` or \`--json=false\`; elsewhere \`true\` or \`false\`.
- Lists of names (\`critics\`, \`model\`) are split at commas; \`none\` is the empty list. Lists of paths, patterns,
  headers and parameters are split at line ends in the environment and in inputs; the flag is repeated, or takes
  several values.
- The table \`prices\` stands in settings files only.
- An empty variable or input counts as not given.
- Values of \`header\` and \`query\` may be keys: \`countersign config\` and error messages never show them.
- Settings files are UTF-8, at most 256 kB, without YAML anchors, aliases and tags; unknown settings are errors.

## All settings
`;

/** `docs/settings.md`. */
export async function settingsDoc() {
  const { environmentName } = await loadSource('edge/flag.ts');
  const { groupNotes } = await loadSource('domain/blocks.ts');
  const settings = await allSettings();
  const flagged = new Set((await flaggedSettings()).map((setting) => setting.path));
  const lines = [preface];
  for (const group of new Set(settings.map((setting) => setting.info.group))) {
    lines.push(`### ${group}`, '');
    if (groupNotes[group] !== undefined) lines.push(groupNotes[group], '');
    lines.push('| setting | flag and Action input | environment | default | who may set it | what it does |');
    lines.push('|---|---|---|---|---|---|');
    for (const setting of settings.filter((one) => one.info.group === group)) {
      const flag = flagged.has(setting.path) ? kebab(setting.path) : null;
      const cells = [
        `\`${setting.path}\``,
        flag === null ? '' : `\`--${flag}${setting.info.value ? ` ${setting.info.value}` : ''}\``,
        flag === null ? '' : variables(environmentName(flag), setting.info).join(', '),
        setting.info.secret === true || setting.fallback === null
          ? ''
          : `\`${JSON.stringify(setting.fallback)}\``,
        who(setting.info),
        setting.info.description +
          (setting.choices === null ? '' : ` One of: ${setting.choices.join(', ')}.`),
      ];
      lines.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

async function allSettings() {
  const { config } = await loadSource('domain/config.ts');
  const { listSettings } = await loadSource('domain/setting.ts');
  return listSettings(config);
}

/** Nested settings and tables stand in files only. */
async function flaggedSettings() {
  return (await allSettings()).filter((setting) => !setting.path.includes('.') && setting.kind !== 'table');
}

function kebab(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function who(info) {
  if (info.where === 'run') return 'operator, for one run';
  return info.trust === 'operator' ? 'operator' : 'repository, operator';
}

/** The variables of a setting, the strongest first. */
function variables(own, { variable }) {
  return [own, ...(variable === undefined ? [] : [variable])].map((name) => `\`${name}\``);
}

/** In a file "none" is said by leaving a setting out; and what only we know is no JSON Schema keyword. */
function tidy({ jsonSchema }) {
  for (const key of ['trust', 'group', 'where', 'value', 'help', 'list', 'secret', 'variable'])
    delete jsonSchema[key];
  const branch = jsonSchema.anyOf?.find((one) => one.type !== 'null');
  if (
    jsonSchema.anyOf?.length === 2 &&
    branch !== undefined &&
    jsonSchema.anyOf.some((one) => one.type === 'null')
  ) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, branch);
  }
  if (jsonSchema.default === null || (jsonSchema.type === 'object' && jsonSchema.default !== undefined)) {
    delete jsonSchema.default;
  }
}

function annotate(schema, setting) {
  schema.title = setting.path;
  if (setting.fallback !== null) schema.default = setting.fallback;
  if (setting.info.trust === 'operator') {
    schema.description +=
      " Not read from a repository's file, only from ~/.countersign/config.yaml or --config outside it.";
  }
  if (setting.kind !== 'list') return;
  const { type, items, ...rest } = schema;
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, rest, {
    anyOf: [
      { type, items },
      { type: 'string', minLength: 1 },
    ],
  });
}

function at(schema, path) {
  return path === '' ? schema : path.split('.').reduce((node, key) => node.properties[key], schema);
}

/**
 * `src/edge/plain.generated.ts`: the settled defaults, and what may be given without a schema to check it. Loading zod
 * and building the schema costs a short run a tenth of its time, and most runs are given a task and a format.
 */
export async function plainTable() {
  const { config } = await loadSource('domain/config.ts');
  const settings = await allSettings();
  const plain = Object.fromEntries(
    (await flaggedSettings()).flatMap((setting) => {
      const taken = takenAsIs(setting);
      return taken === null ? [] : [[setting.path, taken]];
    }),
  );
  return [
    '// Made from src/domain/config.ts by `npm run generate`; do not edit.',
    "import type { Config } from '../domain/config';",
    '',
    '/** The config when nothing is given. */',
    `export const defaults: Config = ${JSON.stringify(config.parse({}))};`,
    '',
    '/** All settings, by path. */',
    `export const paths: readonly string[] = ${JSON.stringify(settings.map(({ path }) => path))};`,
    '',
    '/** Settings whose texts need no schema: any text but the empty one, yes or no, one of these words. */',
    `export const plain: Readonly<Record<string, 'text' | 'texts' | 'boolean' | readonly string[]>> = ${JSON.stringify(plain)};`,
    '',
  ].join('\n');
}

/** What of a setting's texts is certain to pass its schema unchanged; null when only the schema knows. */
function takenAsIs({ schema, kind, choices, info }) {
  let core = schema;
  while (['default', 'nullable'].includes(core.def.type)) core = core.def.innerType;
  if (kind === 'boolean') return 'boolean';
  if (kind === 'text' && core.def.type === 'enum') return choices;
  if (kind === 'text' && isAnyText(core)) return 'text';
  return kind === 'list' && info.list === 'whole' && core.def.type === 'array' && isAnyText(core.def.element)
    ? 'texts'
    : null;
}

function isAnyText({ def }) {
  return (
    def.type === 'string' &&
    (def.checks ?? []).every(({ _zod }) => _zod.def.check === 'min_length' && _zod.def.minimum <= 1)
  );
}

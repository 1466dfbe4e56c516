import ajv2020 from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { loadSource } from './load-source.mjs';

/** What would need ajv at run time, or is counted otherwise there: `unicode: false` counts UTF-16 units. */
const unfit =
  /"(?:pattern|format)":"|"(?:patternProperties|uniqueItems|const|maxLength)":|"minLength":(?!1[,}])/;

/**
 * `src/core/prompts/validators.generated.ts`: the schemas of a model's answers as code. To load ajv and let it compile
 * them costs a run more than all that it does with the answers.
 */
export async function validators() {
  const { planSchema } = await loadSource('core/prompts/plan-schema.ts');
  const { actSchema } = await loadSource('core/prompts/act-schema.ts');
  const { criticEnvelope, modeSchema } = await loadSource('core/prompts/verdict-schema.ts');
  // The same object in all three: one function instead of three.
  const claim = modeSchema.reviewer.properties.issues.items;
  const shared = (schema) =>
    JSON.parse(JSON.stringify(schema, (_, value) => (value === claim ? { $ref: 'claim' } : value)));
  const schemas = {
    plan: planSchema,
    act: actSchema,
    verdict: criticEnvelope,
    ...Object.fromEntries(Object.entries(modeSchema).map(([name, schema]) => [name, shared(schema)])),
  };
  const { names, body } = standaloneCode(schemas, [['claim', claim]]);
  return `// @ts-nocheck
// Made by \`npm run generate\` from plan-schema.ts, act-schema.ts and verdict-schema.ts with ajv's standalone code. Do not edit.
import type { ValidateFunction } from 'ajv';

${body}
/** The schemas of a model's answers as code. */
export const validators: Readonly<Record<${names.map((name) => `'${name}'`).join(' | ')}, ValidateFunction>> = {
${names.map((name) => `  ${name}: ${name}Answer,`).join('\n')}
};
`;
}

/** `src/core/tools/argument-checks.generated.ts`: the arguments of the tools as code; `tools` are the names of their values and files. */
export async function toolValidators(tools) {
  const values = await Promise.all(
    tools.map(async ({ name, file }) => (await loadSource(`tools/${file}.ts`))[name]),
  );
  const schemas = Object.fromEntries(values.map(({ name, input }) => [name, input]));
  const { names, body } = standaloneCode(schemas, []);
  return `// @ts-nocheck
// Made by \`npm run generate\` from the tools in src/tools with ajv's standalone code. Do not edit.
import type { ValidateFunction } from 'ajv';

${body}
/** The checks of the tools' arguments, by the tools' names. */
export const argumentChecks: ReadonlyMap<string, ValidateFunction> = new Map([
${names.map((name) => `  ['${name}', ${name}Answer],`).join('\n')}
]);
`;
}

/** Schemas as functions named after them, with `Answer` behind; `shared` ones may be referred to. */
function standaloneCode(schemas, shared) {
  const text = JSON.stringify([shared, schemas]);
  if (unfit.test(text))
    throw new Error(`A schema of ours uses ${unfit.exec(text)[0]}: see generate-validators.mjs.`);
  const ajv = new ajv2020.default({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    unicode: false,
    // It says that `unicode` is deprecated; what is wrong with a schema is thrown.
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: true },
  });
  for (const [name, schema] of shared) ajv.addSchema(schema, name);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.keys(schemas);
  const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [`${name}Answer`, name])));
  if (code.includes('require(')) throw new Error('The validators need ajv at run time.');
  return { names, body: code.replace('"use strict";\n', '').replace(/^export (?=const )/gm, '') };
}

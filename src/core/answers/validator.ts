import type { ValidateFunction } from 'ajv';
import type { JsonSchema } from '../../domain/chat';
import { RunError } from '../../domain/errors';
import { type Fault, faultsFrom, type SchemaError } from './faults';
import { longestFor } from './pattern-risk';
import { clipped } from './quote';

/** Says what is wrong with a value; an empty list: nothing. */
export type Validate = (value: unknown) => Fault[];

type Draft = 'draft-07' | '2019-09' | '2020-12';

const drafts: readonly [RegExp, Draft][] = [
  [/draft-07\/schema#?$/, 'draft-07'],
  [/2019-09\/schema#?$/, '2019-09'],
  [/2020-12\/schema#?$/, '2020-12'],
];

/**
 * A validator for a schema of draft-07, 2019-09 or 2020-12 (the newest, where it does not say). Formats are not checked.
 * @param name what the schema is called in messages
 * @throws RunError of kind `config` for a schema that is none
 */
export async function compileValidator(schema: JsonSchema, name = 'schema'): Promise<Validate> {
  const draft = draftOf(schema, name);
  for (const pattern of patternsIn(schema)) {
    if (longestFor(pattern) === 0) throw riskyPattern(pattern, name);
  }
  const first = await compiled(schema, draft ?? '2020-12');
  if (typeof first !== 'string') return first;
  // Tuples are written differently in the older draft, and many schemas do not say which they mean.
  const second = draft === null ? await compiled(schema, 'draft-07') : first;
  if (typeof second !== 'string') return second;
  throw new RunError('config', `The ${name} is no JSON Schema: ${clipped(reasonOf(first))}.`, {
    hint: 'Correct it; draft-07, 2019-09 and 2020-12 are understood, without references to other files.',
  });
}

/** The first of ajv's reasons, with the place as JSON Pointer has it. */
function reasonOf(said: string): string {
  const [first = said] = said.replace(/^schema is invalid: /, '').split(', data', 1);
  return first.replace(/^data(\/\S+)? /, (_, place?: string) => (place ? `\`${place}\` ` : 'it '));
}

function draftOf(schema: unknown, name: string): Draft | null {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    throw new RunError('config', `The ${name} is no JSON Schema: it is not an object.`, {
      hint: 'Write an object such as {"type": "object", "properties": {…}}.',
    });
  const { $schema } = schema as JsonSchema;
  if ($schema === undefined) return null;
  const draft = drafts.find(([form]) => typeof $schema === 'string' && form.test($schema))?.[1];
  if (draft !== undefined) return draft;
  throw new RunError(
    'config',
    `The ${name} is of a draft that is not understood: ${clipped(String($schema), 80)}.`,
    {
      hint: 'Set "$schema" to draft-07, 2019-09 or 2020-12, or leave it out.',
    },
  );
}

function riskyPattern(pattern: string, name: string): RunError {
  return new RunError(
    'config',
    `The pattern ${clipped(pattern, 80)} of the ${name} can take forever on some texts.`,
    {
      hint: 'Write it without a repeated group that has alternatives or another repetition inside.',
    },
  );
}

const options = {
  strict: false,
  allErrors: true,
  verbose: true,
  validateFormats: false,
  logger: false,
  code: { regExp: Object.assign(boundedPattern, { code: 'boundedPattern' }) },
} as const;

/** The validator, or what is wrong with the schema. */
async function compiled(schema: JsonSchema, draft: Draft): Promise<Validate | string> {
  const Ajv = await ajvFor(draft);
  const ajv = new Ajv(options);
  try {
    const validate = ajv.compile(schema);
    if ('$async' in validate) return 'asynchronous schemas are not understood';
    return validatorOf(validate);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What one of ajv's functions finds, as faults; also for one that was made before the run. */
export function validatorOf(validate: ValidateFunction): Validate {
  return (value) => (validate(value) ? [] : faultsFrom((validate.errors ?? []) as SchemaError[]));
}

/** By `default`: the named exports of a function do not survive the bundler. */
async function ajvFor(draft: Draft) {
  if (draft === 'draft-07') return (await import('ajv')).default;
  return draft === '2020-12'
    ? (await import('ajv/dist/2020')).default
    : (await import('ajv/dist/2019')).default;
}

/** A pattern that no text beyond its bound matches. */
function boundedPattern(source: string, flags: string): RegExp {
  const longest = longestFor(source);
  const pattern = new RegExp(source, flags);
  const test = pattern.test.bind(pattern);
  return Object.assign(pattern, { test: (text: string) => text.length <= longest && test(text) });
}

/** Every regular expression of a schema, wherever it stands. */
function patternsIn(node: unknown, depth = 0): string[] {
  if (typeof node !== 'object' || node === null || depth > 200) return [];
  return Object.entries(node).flatMap(([key, held]) => [
    ...(key === 'pattern' && typeof held === 'string' ? [held] : []),
    ...(key === 'patternProperties' ? Object.keys(Object(held)) : []),
    ...patternsIn(held, depth + 1),
  ]);
}

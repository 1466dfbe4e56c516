import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { strictSchema } from '../../../src/core/answers/strict-schema';
import { compileValidator } from '../../../src/core/answers/validator';
import { withoutNulls } from '../../../src/core/answers/without-nulls';
import type { JsonSchema } from '../../../src/domain/chat';

const allowed = new Set(
  'type title description enum anyOf $ref $defs properties required additionalProperties items'.split(' '),
);

/** What strict mode demands, checked at every level; the rules of the guide, written once more. */
function breaches(node: unknown, path = '$'): string[] {
  if (typeof node !== 'object' || node === null) return [`${path} is no schema`];
  const held = node as Record<string, unknown>;
  const found = Object.keys(held)
    .filter((key) => !allowed.has(key))
    .map((key) => `${path} has ${key}`);
  if (!['type', '$ref', 'anyOf'].some((key) => key in held)) found.push(`${path} says nothing`);
  if (held.properties !== undefined) {
    const names = Object.keys(held.properties as object);
    if (held.additionalProperties !== false) found.push(`${path} is open`);
    if (JSON.stringify(held.required) !== JSON.stringify(names))
      found.push(`${path} has optional properties`);
  }
  if (held.type === 'array' && held.items === undefined) found.push(`${path} has no items`);
  const inner: [string, unknown][] = [
    ...Object.entries((held.properties ?? {}) as object),
    ...Object.entries((held.$defs ?? {}) as object),
    ...((held.anyOf ?? []) as unknown[]).map((one, at): [string, unknown] => [`anyOf${at}`, one]),
    ...(held.items === undefined ? [] : [['items', held.items] as [string, unknown]]),
  ];
  return [...found, ...inner.flatMap(([name, one]) => breaches(one, `${path}.${name}`))];
}

describe('a schema for strict mode', () => {
  test('requires everything, allows null for what was optional, drops what strict mode does not know', () => {
    const strict = strictSchema({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        title: { type: 'string', minLength: 1, pattern: '^a', description: 'Short.' },
        lines: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 3, default: [] },
        kind: { enum: ['a', 'b'], default: 'a' },
        when: { type: ['string', 'null'], format: 'date-time' },
        pattern: { type: 'number' },
      },
      required: ['title'],
    });
    expect(strict).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string', description: 'Short.' },
        lines: { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }] },
        kind: { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
        when: { type: ['string', 'null'] },
        pattern: { type: ['number', 'null'] },
      },
      required: ['title', 'lines', 'kind', 'when', 'pattern'],
      additionalProperties: false,
    });
    expect(breaches(strict)).toEqual([]);
  });

  test('references, choices and recursion stay', () => {
    const strict = strictSchema({
      type: 'object',
      properties: {
        root: { $ref: '#/definitions/node', description: 'gone' },
        any: { oneOf: [{ const: 'x' }, { type: 'object', properties: { n: { const: 1 } } }] },
        one: { allOf: [{ $ref: '#/definitions/node' }], description: 'kept beside nothing' },
      },
      required: ['root', 'any'],
      definitions: {
        node: { type: 'object', properties: { next: { $ref: '#/definitions/node' } } },
      },
    });
    expect(breaches(strict)).toEqual([]);
    expect(strict).toMatchObject({
      properties: {
        root: { $ref: '#/$defs/node' },
        any: {
          anyOf: [
            { type: 'string', enum: ['x'] },
            { type: 'object', required: ['n'] },
          ],
        },
        one: { anyOf: [{ $ref: '#/$defs/node' }, { type: 'null' }] },
      },
      $defs: { node: { required: ['next'] } },
    });
  });

  test('what zod writes can be said', () => {
    const made = z.toJSONSchema(
      z.object({
        mode: z.enum(['reviewer', 'security']),
        findings: z.array(
          z.object({
            title: z.string().min(1).max(200),
            confidence: z.number().min(0).max(1),
            file: z.string().nullable(),
            cwe: z
              .string()
              .regex(/^CWE-\d+$/)
              .optional(),
            suggestion: z.object({ description: z.string(), replacement: z.string().nullable() }).nullish(),
          }),
        ),
      }),
    );
    const strict = strictSchema(made as JsonSchema);
    expect(strict).not.toBeNull();
    expect(breaches(strict)).toEqual([]);
  });

  const deep = (levels: number): JsonSchema =>
    levels === 0
      ? { type: 'string' }
      : { type: 'object', properties: { a: deep(levels - 1) }, required: ['a'] };
  test.each<[string, JsonSchema]>([
    ['an array', { type: 'array', items: { type: 'string' } }],
    ['a choice at the root', { anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }],
    ['a map', { type: 'object', properties: { a: { type: 'object' } } }],
    [
      'typed keys',
      { type: 'object', properties: { a: { type: 'object', additionalProperties: { type: 'string' } } } },
    ],
    ['an untyped value', { type: 'object', properties: { a: {} } }],
    ['anything goes', { type: 'object', properties: { a: true } }],
    ['a tuple', { type: 'object', properties: { a: { type: 'array', prefixItems: [{ type: 'string' }] } } }],
    ['an array of anything', { type: 'object', properties: { a: { type: 'array' } } }],
    ['another file', { type: 'object', properties: { a: { $ref: 'other.json' } } }],
    [
      'two schemas at once',
      { type: 'object', properties: { a: { allOf: [{ type: 'string' }, { minLength: 1 }] } } },
    ],
    ['an object among values', { type: 'object', properties: { a: { enum: [{ b: 1 }] } } }],
    [
      'a required property without a schema',
      { type: 'object', properties: { a: { type: 'null' } }, required: ['b'] },
    ],
    ['eleven levels', deep(11)],
    [
      'too many properties',
      {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`p${i}`, { type: 'null' }])),
      },
    ],
    [
      'too many values',
      { type: 'object', properties: { a: { enum: Array.from({ length: 1_001 }, (_, i) => `v${i}`) } } },
    ],
  ])('cannot say %s', (_, schema) => {
    expect(strictSchema(schema)).toBeNull();
  });

  test('ten levels it can', () => {
    expect(strictSchema(deep(10))).not.toBeNull();
  });

  const leaf = fc.constantFrom<JsonSchema>(
    { type: 'string', minLength: 1 },
    { type: 'integer', minimum: 0 },
    { type: ['string', 'null'] },
    { enum: ['x', 'y'] },
    { anyOf: [{ type: 'number' }, { type: 'boolean' }] },
  );
  const objects = fc.letrec<{ node: JsonSchema; object: JsonSchema }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 2 },
      leaf,
      tie('object'),
      tie('node').map((items): JsonSchema => ({ type: 'array', items, maxItems: 3 })),
    ),
    object: fc
      .dictionary(fc.constantFrom('a', 'b', 'c', 'default', 'pattern'), tie('node'), {
        minKeys: 1,
        maxKeys: 3,
      })
      .chain((properties) =>
        fc
          .subarray(Object.keys(properties))
          .map(
            (required): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false }),
          ),
      ),
  })).object;

  /** A value of a strict schema; null wherever null is allowed. */
  function nullest(node: Record<string, unknown>): unknown {
    const choices = (node.anyOf ?? []) as Record<string, unknown>[];
    if (choices.length > 0)
      return choices.some((one) => one.type === 'null') ? null : nullest(choices[0] ?? {});
    if (Array.isArray(node.enum)) return node.enum[0];
    const types = [node.type].flat();
    if (types.includes('null')) return null;
    if (types[0] === 'object')
      return Object.fromEntries(
        Object.entries(node.properties as Record<string, Record<string, unknown>>).map(([key, one]) => [
          key,
          nullest(one),
        ]),
      );
    return { array: [], string: 's', integer: 1, number: 1, boolean: true }[String(types[0])];
  }

  test('a strict answer, its nulls left out, satisfies the schema itself', async () => {
    await fc.assert(
      fc.asyncProperty(objects, async (schema) => {
        const strict = strictSchema(schema);
        expect(breaches(strict)).toEqual([]);
        const answer = nullest(strict as Record<string, unknown>);
        expect((await compileValidator(strict as JsonSchema))(answer)).toEqual([]);
        expect((await compileValidator(schema))(withoutNulls(answer, schema))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('nulls for what is optional', () => {
  test.each<[string, JsonSchema, unknown, unknown]>([
    [
      'behind a reference',
      { $ref: '#/$defs/a', $defs: { a: { properties: { x: { type: 'string' } } } } },
      { x: null },
      {},
    ],
    ['in items', { items: { properties: { x: { type: 'string' } } } }, [{ x: null }], [{}]],
    ['in a tuple', { prefixItems: [{ properties: { x: { type: 'string' } } }] }, [{ x: null }], [{}]],
    [
      'in a choice',
      { anyOf: [{ type: 'null' }, { properties: { x: { type: 'string' } } }] },
      { x: null },
      {},
    ],
    [
      'but not where one choice wants it',
      { anyOf: [{ properties: { x: { type: 'null' } } }, { properties: { x: { type: 'string' } } }] },
      { x: null },
      { x: null },
    ],
    [
      'in a map',
      { additionalProperties: { properties: { x: { type: 'string' } } } },
      { k: { x: null } },
      { k: {} },
    ],
    ['but not where anything goes', { properties: { x: {} } }, { x: null }, { x: null }],
    ['and not where the schema says nothing', { type: 'object' }, { x: null }, { x: null }],
    [
      'and not when required',
      { properties: { x: { type: 'string' } }, required: ['x'] },
      { x: null },
      { x: null },
    ],
    ['a reference to itself', { $ref: '#' }, { x: null }, { x: null }],
    ['a reference to nowhere', { properties: { x: { $ref: '#/$defs/gone' } } }, { x: null }, { x: null }],
  ])('%s', (_, schema, value, kept) => {
    expect(withoutNulls(value, schema)).toEqual(kept);
  });
});

import { describe, expect, test } from 'vitest';
import { answerFault, faultsFrom, repairMessages } from '../../../src/core/answers/faults';
import { longestFor } from '../../../src/core/answers/pattern-risk';
import { compileValidator } from '../../../src/core/answers/validator';
import type { JsonSchema } from '../../../src/domain/chat';

const faultsOf = async (schema: JsonSchema, value: unknown) => (await compileValidator(schema))(value);

describe('DP-27 faults have path, message, expected, received', () => {
  test.each<[string, JsonSchema, unknown, Record<string, string>]>([
    [
      'type',
      { properties: { a: { type: 'array', items: { type: 'string' } } } },
      { a: ['x', 7] },
      { path: 'a[1]', message: 'must be string', expected: 'string', received: 'number 7' },
    ],
    [
      'types',
      { type: ['string', 'null'] },
      { b: 1 },
      { path: '(answer)', expected: 'string or null', received: 'an object with 1 properties' },
    ],
    [
      'required',
      { type: 'object', required: ['title'] },
      { b: 1 },
      { path: '(answer)', expected: 'a property "title"', received: 'properties ["b"]' },
    ],
    [
      'additionalProperties',
      { type: 'object', properties: {}, additionalProperties: false },
      { 'x/y': 1 },
      { expected: 'no properties that the schema does not name', received: 'a property "x/y"' },
    ],
    [
      'enum',
      { enum: ['high', 'low'] },
      'urgent',
      { expected: 'one of ["high","low"]', received: 'string "urgent"' },
    ],
    ['const', { const: 1 }, 2, { expected: '1', received: 'number 2' }],
    ['minimum', { minimum: 3 }, 2, { expected: '>= 3', received: 'number 2' }],
    ['minLength', { minLength: 3 }, 'ab', { expected: 'minLength 3', received: 'string "ab"' }],
    ['minItems', { minItems: 1 }, [], { expected: 'minItems 1', received: 'an array of 0' }],
    ['pattern', { pattern: '^a' }, 'b', { expected: 'text that matches ^a' }],
    [
      'an escaped key',
      { properties: { 'a/b': { type: 'null' } } },
      { 'a/b': 1 },
      { path: 'a/b', expected: 'null' },
    ],
  ])('%s', async (_, schema, value, fault) => {
    expect(await faultsOf(schema, value)).toMatchObject([fault]);
  });

  test('a choice that allows null speaks of what else was wanted', async () => {
    const schema = {
      properties: { a: { anyOf: [{ type: 'object', required: ['x'] }, { type: 'null' }] } },
    };
    expect((await faultsOf(schema, { a: {} })).map((fault) => fault.expected)).toEqual(['a property "x"']);
  });

  test('they are few and short, and the rest is counted', async () => {
    const schema = { type: 'array', items: { type: 'string' } };
    const faults = await faultsOf(
      schema,
      Array.from({ length: 5_000 }, (_, i) => i),
    );
    expect(faults).toHaveLength(13);
    expect(faults.at(-1)?.message).toBe('and 4988 more');
    const [long] = await faultsOf({ type: 'number' }, `\u202e${'x'.repeat(1_000_000)}`);
    expect(long?.received.length).toBeLessThan(200);
    expect(long?.received).toContain('‹U+202E›');
    expect(faultsFrom([])).toEqual([]);
  });

  test('what goes back to the model is its answer and the faults, in turns', async () => {
    const faults = await faultsOf({ required: ['a'], type: 'object' }, {});
    const messages = repairMessages(faults, '{}');
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user']);
    expect(messages[1]?.content).toContain('- (answer): must have required property');
    expect(repairMessages([answerFault('The answer is empty.')], ' ')).toHaveLength(1);
    expect(repairMessages(faults, 'x'.repeat(1_000_000))[0]?.content.length).toBeLessThan(13_000);
  });
});

describe('DP-27 compiling a schema', () => {
  test.each<[string, JsonSchema, unknown, boolean]>([
    [
      'draft-07 tuple',
      { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }] },
      [1],
      false,
    ],
    ['a tuple without a draft', { items: [{ type: 'string' }], additionalItems: false }, ['a', 1], false],
    [
      '2020-12 tuple',
      { $schema: 'https://json-schema.org/draft/2020-12/schema', prefixItems: [{ type: 'string' }] },
      [1],
      false,
    ],
    ['prefixItems without a draft', { prefixItems: [{ type: 'string' }] }, [1], false],
    [
      '2019-09',
      {
        $schema: 'https://json-schema.org/draft/2019-09/schema',
        type: 'object',
        dependentRequired: { a: ['b'] },
      },
      { a: 1 },
      false,
    ],
    ['definitions', { $ref: '#/definitions/a', definitions: { a: { type: 'null' } } }, null, true],
    ['an unknown format', { type: 'string', format: 'colour' }, 'x', true],
    ['an unknown keyword', { type: 'string', fancy: true }, 'x', true],
  ])('%s', async (_, schema, value, isValid) => {
    expect((await faultsOf(schema, value)).length === 0).toBe(isValid);
  });

  test.each<[string, unknown, RegExp]>([
    ['a list', [], /not an object/],
    ['a text', 'x', /not an object/],
    ['null', null, /not an object/],
    ['an unknown type', { type: 'strnig' }, /no JSON Schema.*type/],
    ['required as a text', { required: 'a' }, /no JSON Schema.*required/],
    ['a reference to nowhere', { $ref: '#/$defs/x' }, /no JSON Schema.*can't resolve reference/],
    ['a reference to another file', { $ref: 'other.json' }, /no JSON Schema.*can't resolve reference/],
    ['a pattern that is none', { pattern: '(' }, /no JSON Schema/],
    ['an old draft', { $schema: 'http://json-schema.org/draft-04/schema#' }, /draft/],
    ['a draft that is no text', { $schema: 7 }, /draft/],
    ['a pattern that can take forever', { properties: { a: { pattern: '(a+)+$' } } }, /forever/],
    ['such a pattern for keys', { patternProperties: { '^(a|a)*$': {} } }, /forever/],
    ['an asynchronous schema', { $async: true, type: 'object' }, /asynchronous/],
  ])('%s is an error of kind config in one sentence', async (_, schema, message) => {
    await expect(compileValidator(schema as JsonSchema, 'output schema')).rejects.toMatchObject({
      kind: 'config',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(/\.$/),
    });
  });

  test('two schemas with one $id live side by side', async () => {
    const one = await compileValidator({ $id: 'https://x.example/a', type: 'string' });
    const other = await compileValidator({ $id: 'https://x.example/a', type: 'number' });
    expect([one('a').length, other('a').length]).toEqual([0, 1]);
  });

  test('no text is tested for long', async () => {
    const validate = await compileValidator({ type: 'string', pattern: '^a*a*a*b$' });
    for (const length of [500, 999, 1_001, 1_000_000]) expect(validate('a'.repeat(length))).toHaveLength(1);
    expect(validate(`${'a'.repeat(500)}b`)).toEqual([]);
  });
});

describe('patterns that can take exponential time', () => {
  test.each([
    '(a+)+',
    '(a*)*b',
    '(?:a|ab)+c',
    '([a-z]+-)*x',
    '(a{1,9}){1,9}',
    '(a?){20}',
    '((a+)b)*',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '(?:(?:a+))+',
  ])('%s', (pattern) => {
    expect(longestFor(pattern)).toBe(0);
  });
  test.each([
    '^[a-z]+$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^(foo|bar)$',
    '^(?:ab)+$',
    '^(?:\\d{2})*$',
    '^(a+)?$',
    '^[(+)+]*$',
    '^\\(a+\\)+$',
    '^v\\d+(?:\\.\\d+){0,3}$',
    'a{b}+',
  ])('not %s', (pattern) => {
    expect(longestFor(pattern)).toBeGreaterThan(100);
  });
});

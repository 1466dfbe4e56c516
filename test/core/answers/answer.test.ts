import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerIn } from '../../../src/core/answers/answer';
import { compileValidator, type Validate } from '../../../src/core/answers/validator';
import type { JsonSchema } from '../../../src/domain/chat';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    findings: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1 },
          severity: { enum: ['high', 'low'] },
          line: { type: 'integer' },
          note: { type: ['string', 'null'] },
        },
        required: ['title', 'severity'],
        additionalProperties: false,
      },
    },
    positives: { type: 'array', items: { type: 'string' } },
  },
  required: ['findings'],
  additionalProperties: false,
};
const good = { findings: [{ title: 'Leak', severity: 'high', line: 3 }], positives: ['Tests'] };

describe('DP-27 an answer is one valid value', () => {
  let validate: Validate;
  beforeAll(async () => {
    validate = await compileValidator(schema);
  });
  const read = (text: string) => answerIn(text, schema, validate);

  test('alone, in prose, among others that are not valid', () => {
    const value = { kind: 'value', value: good };
    const json = JSON.stringify(good);
    expect(read(json)).toEqual(value);
    expect(read(`Sure.\n\`\`\`json\n${json}\n\`\`\``)).toEqual(value);
    expect(read(`The schema {"type":"object"} asks for ${json}.`)).toEqual(value);
    expect(read(`${json}\n${JSON.stringify(good, null, 2)}`)).toEqual(value);
  });

  test('nulls for what is optional are left out, other nulls stay', () => {
    const answer = read(
      '{"findings":[{"title":"a","severity":"low","line":null,"note":null}],"positives":null}',
    );
    expect(answer).toEqual({
      kind: 'value',
      value: { findings: [{ title: 'a', severity: 'low', note: null }] },
    });
  });

  test('a null for what is required is a fault', () => {
    expect(read('{"findings":null}')).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'findings', expected: 'array', received: 'null' }],
    });
  });

  test('between two different valid values nobody chooses', () => {
    const answer = read('{"findings":[]} or {"findings":[{"title":"a","severity":"low"}]}');
    expect(answer).toMatchObject({
      kind: 'faults',
      faults: [{ message: expect.stringContaining('several') }],
    });
  });

  test('prose is told from JSON that fails', () => {
    expect(read('I found nothing.')).toMatchObject({ kind: 'faults', isProse: true });
    expect(read('')).toMatchObject({ kind: 'faults', isProse: true });
    expect(read('{"a":1}')).toMatchObject({ kind: 'faults', isProse: false });
    expect(read('{"findings":[')).toMatchObject({ kind: 'faults', isProse: false });
  });

  const finding = fc.record(
    {
      title: fc.string({ minLength: 1, maxLength: 12 }),
      severity: fc.constantFrom('high', 'low'),
      line: fc.integer(),
      note: fc.option(fc.string({ maxLength: 8 })),
    },
    { requiredKeys: ['title', 'severity'] },
  );
  const answers = fc.record(
    {
      findings: fc.array(finding, { maxLength: 4 }),
      positives: fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 }),
    },
    { requiredKeys: ['findings'] },
  );
  const dress = fc.constantFrom('', 'Here it is:\n', '```json\n', '<think>Hm {"findings":[]}.</think>\n');

  test('no beginning of a good answer is ever accepted, at any cut', () => {
    fc.assert(
      fc.property(answers, dress, fc.boolean(), (value, before, isPretty) => {
        const json = JSON.stringify(value, null, isPretty ? 2 : 0);
        const whole = before + json;
        expect(read(whole)).toEqual({ kind: 'value', value });
        for (let cut = 0; cut < whole.length; cut += 1)
          expect(read(whole.slice(0, cut)).kind, whole.slice(0, cut)).toBe('faults');
      }),
      { numRuns: 60 },
    );
  });

  test('what is accepted always satisfies the schema', () => {
    fc.assert(
      fc.property(answers, fc.nat(), fc.string({ maxLength: 3 }), (value, at, piece) => {
        const json = JSON.stringify(value);
        const cut = at % json.length;
        const answer = read(json.slice(0, cut) + piece + json.slice(cut + 1));
        if (answer.kind === 'value') expect(validate(answer.value)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

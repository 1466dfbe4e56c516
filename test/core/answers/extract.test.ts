import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonIn } from '../../../src/core/answers/extract';

describe('DP-27 JSON in what a model wrote', () => {
  test.each<[string, string, unknown[]]>([
    ['alone', '{"a":1}', [{ a: 1 }]],
    ['with a byte order mark and space', '\uFEFF \n{"a":1}\n', [{ a: 1 }]],
    ['an array', '[1,"b",null]', [[1, 'b', null]]],
    ['a scalar', ' "x" ', ['x']],
    ['in a fence', 'Here:\n```json\n{"a":1}\n```\nDone.', [{ a: 1 }]],
    ['in a fence that is not closed', '```json\n{"a":1}', [{ a: 1 }]],
    ['in prose', 'The answer is {"a":{"b":[1]}}, I think.', [{ a: { b: [1] } }]],
    ['after a thought', '<think>Maybe {"a":2}? [no</think>\n{"a":1}', [{ a: 1 }]],
    ['after a thought without its first tag', 'Maybe {"a":2}?\n</think>\n{"a":1}', [{ a: 1 }]],
    ['after a broken thought', 'Maybe {"a":[1, oops\n</think>{"a":1}', [{ a: 1 }]],
    ['with the tag inside a string', '{"a":"</think>[2]"}', [{ a: '</think>[2]' }]],
    ['with a fence inside a string', '{"a":"```json\\n{}\\n```"}', [{ a: '```json\n{}\n```' }]],
    ['two, in their order', 'First {"a":1}, then {"a":2}.', [{ a: 1 }, { a: 2 }]],
    ['the same twice', '{"a": 1}\n{"a":1}', [{ a: 1 }]],
    ['behind brackets of prose', 'Call f(x) { return y } [see note] then {"a":1}', [{ a: 1 }]],
    ['behind a stray bracket', '{ {"a":1}', [{ a: 1 }]],
    ['behind an interval', 'In [0, 1) it is {"a":1}', [{ a: 1 }]],
    ['behind code that looks like it', 'It was {"a": foo}. Now: {"a":1}', [{ a: 1 }]],
    ['with escapes', '{"a":"\\"}{\\u0041"}', [{ a: '"}{A' }]],
  ])('%s', (_, text, values) => {
    expect(jsonIn(text)).toEqual({ values, fault: null });
  });

  test.each<[string, string, RegExp]>([
    ['prose', 'I found nothing to complain about.', /no JSON/],
    ['nothing', '', /no JSON/],
    ['no end', '{"a":[1,2', /no end/],
    ['no end, in a fence', '```json\n{"a":[1,2\n```', /no end|broken/],
    ['no end after a whole one', '{"a":1} and {"b":', /no end/],
    ['a whole one inside one without end', '{"a":{"b":1},', /no end/],
    ['a whole one inside a broken one', '{"a": {"b":1}, c}', /broken/],
    ['a thought without end', '<think>{"a":1}', /reasoning/],
    ['a key twice', '{"a":1,"a":2}', /stands twice/],
    ['a key twice, written differently', '{"a":1,"\\u0061":2}', /stands twice/],
    ['a key twice, deep', '{"x":[{"a":1,"a":2}]}', /stands twice/],
    ['__proto__', '{"__proto__":{"ok":true}}', /__proto__/],
    ['a trailing comma', '{"a":1,}', /broken/],
    ['single quotes', "{'a':1}", /no JSON/],
    ['an unknown escape', '{"a":"\\x41"}', /escape/],
    ['a raw line end in a string', '{"a":"b\nc"}', /broken|no end/],
    ['a number that is none', '{"a":01}', /broken/],
    ['too deep', `${'['.repeat(200)}1${']'.repeat(200)}`, /deeper|broken|no JSON/],
    ['too many values', `[${'1,'.repeat(30_000)}1]`, /more than/],
  ])('none in %s', (_, text, fault) => {
    const found = jsonIn(text);
    expect(found.values).toEqual([]);
    expect(found.fault).toMatch(fault);
  });

  test('a key of the prototype chain stays a key of its own', () => {
    const { values } = jsonIn('{"constructor":1,"toString":2}');
    expect(values).toEqual([{ constructor: 1, toString: 2 }]);
    expect(Object.getPrototypeOf(values[0])).toBe(Object.prototype);
  });

  test.each([
    ['open brackets', '['.repeat(1_000_000)],
    ['open braces', '{'.repeat(1_000_000)],
    ['braces and quotes', '{"'.repeat(500_000)],
    ['braces and escaped quotes', '{"\\'.repeat(300_000)],
    ['begun keys', '{"a":'.repeat(200_000)],
    ['broken objects', '{"a":x} '.repeat(120_000)],
    ['quotes in a broken object', `{"a":x ${'"\\"'.repeat(300_000)}`],
    ['citations', '[1] '.repeat(250_000)],
    ['tags', '</think>'.repeat(120_000)],
    [
      'a thousand objects',
      Array.from({ length: 900 }, (_, i) => `{"a":${i}}`)
        .join(' ')
        .padEnd(1_000_000),
    ],
  ])('a megabyte of %s is read in one pass', (_, text) => {
    expect(jsonIn(text).values.length).toBeLessThan(1_001);
  });

  const plainJson = fc.oneof(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
    fc.array(fc.jsonValue({ maxDepth: 3 })),
  );
  const isPlain = (json: string) => !json.includes('__proto__');

  test('every whole object or array is found in prose', () => {
    const prose = fc.stringMatching(/^[A-Za-z .,\n`]{0,60}$/);
    fc.assert(
      fc.property(plainJson, prose, prose, fc.boolean(), (value, before, after, isPretty) => {
        const json = JSON.stringify(value, null, isPretty ? 2 : 0);
        fc.pre(isPlain(json));
        expect(jsonIn(`${before}${json}${after}`)).toEqual({ values: [JSON.parse(json)], fault: null });
      }),
    );
  });

  test('a beginning of one is none', () => {
    fc.assert(
      fc.property(plainJson, fc.double({ min: 0, max: 1, noNaN: true }), (value, share) => {
        const json = JSON.stringify(value);
        fc.pre(isPlain(json));
        const found = jsonIn(json.slice(0, Math.floor(share * (json.length - 1))));
        expect(found.values).toEqual([]);
        expect(found.fault).not.toBeNull();
      }),
    );
  });

  test('any text gives values or a fault, never both and never an exception', () => {
    const bits = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      '\n',
      'true',
      '1',
      'a',
      '<think>',
      '</think>',
      '{}',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const found = jsonIn(parts.join(''));
        expect(found.fault === null).toBe(found.values.length > 0);
      }),
      { numRuns: 2_000 },
    );
  });
});

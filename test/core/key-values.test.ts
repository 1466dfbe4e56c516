import { expect, test } from 'vitest';
import { keyValues } from '../../src/core/key-values';

test.each<[readonly string[], Record<string, string>]>([
  [[], {}],
  [['a=b'], { a: 'b' }],
  [['a: b'], { a: 'b' }],
  [[' X-Team =  red blue '], { 'X-Team': 'red blue' }],
  // The first sign parts; the others belong to the value.
  [['Authorization: Basic YW5u=='], { Authorization: 'Basic YW5u==' }],
  [['authorization=Bearer a:b=c'], { authorization: 'Bearer a:b=c' }],
  [['redirect=https://a.test/?b=c'], { redirect: 'https://a.test/?b=c' }],
  [['empty='], { empty: '' }],
  [['nothing'], { nothing: '' }],
  [['=value'], { '': 'value' }],
  [['a=1', 'b=2', 'a=3'], { a: '3', b: '2' }],
])('%j', (entries, expected) => {
  expect({ ...keyValues(entries) }).toEqual(expected);
});

test('a name that objects have is a name like any other', () => {
  const made = keyValues(['__proto__=x', 'constructor=y', 'toString=z']);
  expect(Object.keys(made).sort()).toEqual(['__proto__', 'constructor', 'toString']);
  expect(Object.entries(made)).toContainEqual(['__proto__', 'x']);
  expect(keyValues([]).toString).toBeUndefined();
});

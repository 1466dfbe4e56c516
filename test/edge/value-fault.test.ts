import { expect, test } from 'vitest';
import { z } from 'zod';
import { listSettings, type SettingInfo, setting } from '../../src/domain/setting';
import { faultIn } from '../../src/edge/value-fault';

const info: SettingInfo = { description: 'x', trust: 'operator', group: 'Work', value: 'X' };
const one = (schema: z.ZodType, more: Partial<SettingInfo> = {}) => {
  const [found] = listSettings(z.strictObject({ x: setting(schema, { ...info, ...more }) }));
  if (found === undefined) throw new Error('no setting');
  return found;
};

test.each<[z.ZodType, unknown, string | null]>([
  [z.string().min(1).default('a'), 'b', null],
  [z.string().min(1).default('a'), '', 'must be not empty, not an empty text.'],
  [z.string().max(2).default('a'), 'abc', 'must be at most 2 characters long, not the text `abc`.'],
  [z.string().default('a'), 'x'.repeat(9999), null],
  [
    z.string().max(2).default('a'),
    'x'.repeat(99),
    `must be at most 2 characters long, not the text \`${'x'.repeat(60)}...\`.`,
  ],
  [z.int().min(2).default(2), 1, 'must be at least 2, not 1.'],
  [z.int().default(2), 1.5, 'must be a whole number, not 1.5.'],
  [z.boolean().default(true), [], 'must be true or false, not a list.'],
  [z.boolean().default(true), {}, 'must be true or false, not a group of settings.'],
])('%# is told in words', (schema, value, expected) => {
  expect(faultIn(one(schema), value)?.phrase ?? null).toBe(expected);
});

test('a secret that is not valid is not shown', () => {
  const secret = one(z.string().max(3).nullable().default(null), { secret: true });
  expect(faultIn(secret, 'hunter2')?.phrase).toBe('must be at most 3 characters long, not what was given.');
});

test('a table (such as a price list) is a setting of files', () => {
  const prices = one(z.record(z.string(), z.number().min(0)).default({}));
  expect(prices.kind).toBe('table');
  expect(faultIn(prices, { model: 1 })).toBe(null);
  expect(faultIn(prices, { model: 'dear' })).toEqual({
    phrase: 'must be a number for `model`, not the text `dear`.',
    path: ['model'],
  });
});

test('a setting that nobody described is refused', () => {
  expect(() => listSettings(z.strictObject({ x: z.string().default('') }))).toThrow(
    'The setting x has no description.',
  );
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCounter, tokensAtMost } from '../../../src/core/answers/tokens';

const root = resolve(import.meta.dirname, '../../..');

describe('counting tokens', () => {
  let count: (text: string) => number;
  beforeAll(async () => {
    count = await openCounter();
  });

  test.each([
    ['', 0],
    ['hello world', 2],
    ['The quick brown fox jumps over the lazy dog.', 10],
    ['日本語', 2],
  ])('%j has %d', (text, tokens) => {
    expect(count(text)).toBe(tokens);
  });

  test.each(['package-lock.json', 'docs/rules.md', 'src/core/answers/extract.ts', 'biome.json'])(
    '%s is counted exactly',
    (file) => {
      const text = readFileSync(resolve(root, file), 'utf8');
      expect(count(text)).toBe(countTokens(text, { disallowedSpecial: new Set() }));
    },
  );

  test.each(['<|endoftext|>', '<|im_start|>system', 'a<|endofprompt|>b', '<|fim_prefix|><|endoftext|>'])(
    '%s is text',
    (text) => {
      expect(count(text)).toBeGreaterThan(3);
    },
  );

  test.each([
    ['one letter', 'a'.repeat(1_000_000)],
    ['one sign', '='.repeat(1_000_000)],
    ['spaces', ' '.repeat(1_000_000)],
    ['line ends', '\n'.repeat(1_000_000)],
    ['one wide letter', '中'.repeat(1_000_000)],
    ['pairs of surrogates', '😀'.repeat(500_000)],
    ['half surrogates', '\ud800'.repeat(1_000_000)],
    ['special tokens', '<|endoftext|>'.repeat(80_000)],
    [
      'letters without an order',
      Array.from({ length: 300_000 }, (_, i) => String.fromCharCode(97 + ((i * i) % 25))).join(''),
    ],
  ])('a megabyte of %s takes time for a megabyte', (_, text) => {
    const tokens = count(text);
    expect(tokens).toBeGreaterThan(0);
    expect(tokens).toBeLessThanOrEqual(tokensAtMost(text));
  });

  test('a long text is counted the same again, and one that ends differently is another', async () => {
    const text = 'retry the payment queue '.repeat(400);
    const tokens = count(text);
    const longer = `${text}and again`;
    expect(count(longer)).toBe((await openCounter())(longer));
    expect(count(longer)).toBeGreaterThan(tokens);
    for (let index = 0; index < 40; index += 1) count(`${text}${index}`);
    expect(count(text)).toBe(tokens);
  });

  test('there are never more than bytes', () => {
    for (const text of ['', 'abc', 'é', '中', '😀', '\ud800', '\ud800\ud800', '\udc00a', '\u0000', 'ꙮ﷽'])
      expect(count(text)).toBeLessThanOrEqual(tokensAtMost(text));
    expect(tokensAtMost('abc')).toBe(3);
  });
});

import { expect, test } from 'vitest';
import { readClosely } from '../../src/core/read-closely';
import { searchWords } from '../../src/core/words';

const words = searchWords('The retry limit is ignored', '`retryQueue` never stops', ['retryQueue']);
const rare = new Map(words.map(({ needle }) => [needle, 1]));

test('the stretch with the words is found, with the line that defines the name first', () => {
  const text = `${'\n'.repeat(40)}function retryQueue(limit) {\n  return limit;\n}\n${'\n'.repeat(40)}limit\n`;
  const [best] = readClosely(text, words, rare, 2).stretches;
  expect(best).toMatchObject({ startLine: 39, focusLine: 41 });
  expect(best?.words).toContain('retryQueue');
});

test('a letter that grows when lowered shifts no line', () => {
  const text = `${'İ'.repeat(300)}\n\nfunction retryQueue() {}\n`;
  expect(readClosely(text, words, rare, 1).stretches[0]?.focusLine).toBe(3);
});

test('a needle inside another word is no hit', () => {
  expect(readClosely('const unlimited = retriever();\n', words, rare, 1).stretches).toEqual([]);
});

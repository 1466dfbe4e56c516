import { expect, test } from 'vitest';
import { maskedAddress } from '../../src/core/masked-address';

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
  ['HTTP://Localhost:11434', 'HTTP://Localhost:11434'],
  ['https://me:pass@x/v1', 'https://***@x/v1'],
  ['https://me@x/v1', 'https://***@x/v1'],
  ['https://:pass@x/v1', 'https://***@x/v1'],
  ['https://x/v1?pass', 'https://x/v1?***'],
  ['https://x/v1?a=pass&b=pass#pass', 'https://x/v1?***#***'],
  ['me:pass@', '***'],
  ['pass word', '***'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address, '***')).toBe(shown);
});

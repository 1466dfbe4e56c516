import { expect, test } from 'vitest';
import { pause } from '../../src/adapters/clock';

const ages = 1_000_000;

test('a wait ends with its time, and at once when the run is stopped, before or while it waits', async () => {
  await pause(1, new AbortController().signal);
  await pause(ages, AbortSignal.abort());
  const stop = new AbortController();
  const waiting = pause(ages, stop.signal);
  stop.abort();
  expect(await waiting).toBeUndefined();
});

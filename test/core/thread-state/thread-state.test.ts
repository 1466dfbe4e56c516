import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startState } from '../../../src/core/switching/enter';
import { printState, readState } from '../../../src/core/thread-state/text';
import { modeNames } from '../../../src/domain/mode';
import { mostStateBytes, type ThreadState, threadState } from '../../../src/domain/thread-state';
import { hostileText } from '../plan-document/hostile-text';

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const short = fc.oneof(
  hostileText.filter((text) => text.length <= 200),
  fc.string({ unit: fc.constant('\u202e'), minLength: 200, maxLength: 200 }),
);
const time = fc.integer({ min: 0, max: 4e12 });
const asked = fc.record({
  plan: fc.record({ id: hex(64), version: fc.integer({ min: 1, max: 99 }) }),
  author: short,
  ground: fc.record({ head: fc.option(short), base: fc.option(short), subject: fc.option(short) }),
  draftedAt: time,
  postedAt: fc.option(time),
  editedAt: fc.option(time),
  isLooked: fc.boolean(),
  closed: fc.option(
    fc.record({ by: fc.constantFrom('replaced' as const, 'expired' as const), detail: hostileText }),
  ),
});
const told = fc.record({
  fingerprint: hex(32),
  status: fc.constantFrom('open' as const, 'resolved' as const, 'refuted' as const),
  comment: fc.option(fc.constantFrom('IC_kwDO', '12345')),
});
const change = fc.record({
  from: fc.constantFrom(...modeNames),
  to: fc.constantFrom(...modeNames),
  trigger: fc.constant('auto' as const),
  confidence: fc.constant(0.5),
  reason: hostileText,
  at: time,
});
const mode = fc
  .record({
    history: fc.array(change, { maxLength: 100, size: 'max' }),
    skills: fc.array(hostileText),
    note: hostileText,
  })
  .map(({ history, skills, note }) => ({ ...startState(5), history, skills, data: { planning: { note } } }));
const anyState = (size: number): fc.Arbitrary<ThreadState> =>
  fc.record({
    version: fc.constant(1 as const),
    mode: fc.option(mode),
    versions: fc.array(asked, { maxLength: size, size: 'max' }),
    ledger: fc.array(told, { maxLength: 20 * size, size: 'max' }),
    examined: fc.option(short),
    leftOut: fc.constant([]),
  });

test('a state is printed and read back without loss', () => {
  let whole = 0;
  fc.assert(
    fc.property(anyState(2), hostileText, (state, around) => {
      const text = printState(state);
      const read = readState(`${around}\n\n${text}\n${around}`);
      if (around.includes('<!-- countersign-state ')) return;
      if (read.kind !== 'state') throw new Error(read.kind);
      if (read.state.leftOut.length === 0) {
        whole += 1;
        expect(read.state).toEqual(state);
      }
      expect(text.length).toBeLessThanOrEqual(mostStateBytes);
      expect(text).toMatch(/^<!-- countersign-state [\x20-\x7e]+ -->$/);
      expect(text.slice(4, -3)).not.toMatch(/--|[<>&@]/);
    }),
    { numRuns: 200 },
  );
  expect(whole).toBeGreaterThan(50);
});

test('what does not fit is left out, and that is said; the plan that holds is always there', () => {
  const lost = new Set<string>();
  fc.assert(
    fc.property(anyState(60), (state) => {
      const text = printState(state);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostStateBytes);
      const read = readState(text);
      if (read.kind !== 'state') throw new Error(read.kind);
      const { leftOut, ...kept } = read.state;
      for (const { what } of leftOut) lost.add(what);
      const count = (what: string) => leftOut.find((one) => one.what === what)?.count ?? 0;
      expect(kept.versions.length + count('closed versions')).toBe(state.versions.length);
      expect(kept.ledger.length + count('resolved findings') + count('findings')).toBe(state.ledger.length);
      expect(kept.versions.at(-1)?.plan).toEqual(state.versions.at(-1)?.plan);
      expect(kept.versions.at(-1)?.closed?.by).toBe(state.versions.at(-1)?.closed?.by);
      expect(kept.examined).toBe(state.examined);
      expect(kept.mode === null && state.mode !== null).toBe(count('mode') === 1);
      // The newest findings stay, in their order.
      expect(
        state.ledger.filter((one) => kept.ledger.some((other) => other.fingerprint === one.fingerprint))
          .length,
      ).toBeGreaterThanOrEqual(kept.ledger.length);
      // Printing again what was read loses nothing more.
      expect(printState(read.state)).toBe(text);
    }),
    { numRuns: 100 },
  );
  expect(lost.size).toBeGreaterThan(5);
});

const state: ThreadState = { version: 1, mode: null, versions: [], ledger: [], examined: 'abc', leftOut: [] };

test.each([
  ['no state', 'A comment', 'none'],
  ['a newer one', printState(state).replace('"version":1', '"version":2'), 'newer'],
  ['a part of one', printState(state).slice(0, -20), 'damaged'],
  ['two', printState(state) + printState(state), 'damaged'],
  ['another shape', printState(state).replace('"examined"', '"looked"'), 'damaged'],
  ['no object', '<!-- countersign-state null -->', 'damaged'],
])('what is no state is said: %s', (_, text, kind) => {
  expect(readState(text).kind).toBe(kind);
});

test('what is printed fits the schema', () => {
  expect(threadState.parse(state)).toEqual(state);
});

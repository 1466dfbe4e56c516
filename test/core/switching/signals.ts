import fc from 'fast-check';
import { modeNames } from '../../../src/domain/mode';
import type { Act, Json } from '../../../src/domain/mode-signal';

/** A few more often than all the others, so that acts meet. */
const mode = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('developer' as const, 'security' as const, 'planning' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...modeNames) },
);
/** Names as people write them, some of them none. */
const word = fc.oneof(
  { weight: 6, arbitrary: mode },
  { weight: 1, arbitrary: fc.constantFrom('plan', 'Plan', 'pln', '', '__proto__', 'constructor') },
);
const confidence = fc.oneof(
  { weight: 5, arbitrary: fc.double({ min: 0.6, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: fc.double() },
);
/** What JSON keeps as it is. */
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** What a person does about modes; most of it makes sense. */
const asked: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('switch' as const),
      mode: word,
      trigger: fc.constantFrom('manual' as const, 'explicit' as const),
      push: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Act>({ kind: 'pop' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('force' as const), mode: word }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('focus' as const),
      mode: word,
      minutes: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constantFrom(2, 0, 1e9, Number.NaN)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('hybrid' as const),
      modes: fc.oneof(fc.uniqueArray(mode, { minLength: 2, maxLength: 3 }), fc.array(word, { maxLength: 4 })),
      preset: fc.constantFrom(null, null, null, 'secure-developer', 'security-debugger', 'x'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('think' as const),
      deep: fc.boolean(),
      maxTokens: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 9999 })),
    }),
  },
);

/** What switches on and off. */
const toggles = fc.constantFrom<Act>(
  { kind: 'reset' },
  { kind: 'unforce' },
  { kind: 'unforce' },
  { kind: 'hold-plan' },
  { kind: 'exit-plan', isOperator: true },
  { kind: 'exit-plan', isOperator: false },
  { kind: 'stage', mode: 'planning', reason: 'stage 1' },
  { kind: 'focus-off' },
  { kind: 'hybrid-off' },
  { kind: 'hybrid-off' },
  { kind: 'tool-started' },
  { kind: 'tool-ended' },
  { kind: 'auto', on: true },
  { kind: 'auto', on: true },
  { kind: 'auto', on: false },
);

/** What happens without a person. */
const alone: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('analysis' as const),
      analysis: fc.record({ mode, confidence, triggers: fc.array(fc.string(), { maxLength: 3 }) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('finished' as const), confidence, reason: fc.string() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('data' as const),
      mode,
      key: fc.constantFrom('plan', 'a', 'b', '__proto__'),
      value: json,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('data-clear' as const),
      mode,
      key: fc.constantFrom(null, 'plan'),
    }),
  },
);

/** Any act but a failed entry, which needs the state before. */
export const anyAct = fc.oneof(asked, toggles, alone);

/** An act, how long after the one before it, and whether entering fails if it enters a mode. */
export const anyMoment = fc.record({
  act: anyAct,
  wait: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(0, 30_000, 60_000)),
  fails: fc.nat({ max: 9 }).map((draw) => draw === 0),
});
export type Moment = { act: Act; wait: number; fails: boolean };
export const someDisabled = fc.subarray(modeNames.filter((name) => name !== 'normal'));

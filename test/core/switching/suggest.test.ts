import { expect, test } from 'vitest';
import { suggestModes, suggestNext } from '../../../src/core/switching/suggest';
import type { ModeName } from '../../../src/domain/mode';
import { modeSuggestion } from '../../../src/domain/mode-state';
import { sample } from './sample-modes';
import { after, once, policy, start, to } from './states';

const minute = 60_000;
function found(scores: [ModeName, number][], ...triggers: string[]) {
  const [best] = scores;
  return {
    mode: best?.[0] ?? ('assistant' as const),
    triggers,
    scores: scores.map(([mode, confidence]) => ({ mode, confidence })),
  };
}
const developer = after([to('developer')]);

test('DP-29 a suggestion has both modes, a reason in words, a confidence, and whether it switches by itself', () => {
  const suggestions = suggestModes(
    developer,
    found(
      [
        ['debugger', 0.92],
        ['planning', 0.45],
        ['developer', 0.44],
        ['teacher', 0.1],
      ],
      'a TypeError with its message',
    ),
    policy(),
    10 * minute,
  );
  expect(suggestions).toEqual([
    {
      currentMode: 'developer',
      suggestedMode: 'debugger',
      reason:
        'Errors turned up; looking for their cause systematically would help. (a TypeError with its message)',
      confidence: 0.92,
      autoSwitch: true,
    },
    {
      currentMode: 'developer',
      suggestedMode: 'planning',
      reason: 'A plan first would show what this touches.',
      confidence: 0.45,
      autoSwitch: false,
    },
  ]);
  for (const one of suggestions) expect(modeSuggestion.safeParse(one).success).toBe(true);
});

test.each<[ModeName, ModeName, string]>([
  ['assistant', 'planning', 'This sounds like something to be built; planning comes before that.'],
  ['planning', 'developer', 'The plan can be carried out now.'],
  ['developer', 'debugger', 'Errors turned up; looking for their cause systematically would help.'],
])('DP-29 from %s to %s the reason is their own', (from, mode, reason) => {
  const [one] = suggestModes(after([to(from)]), found([[mode, 0.5]]), policy(), 0);
  expect(one).toMatchObject({ reason, autoSwitch: false });
});

test('DP-29 whether it switches by itself is what the switching would do', () => {
  const analysis = found([['security', 0.84]], 'x');
  const sure = found([['security', 0.85]], 'x');
  const says = (state = developer, rules = policy(), at = 10 * minute, what = sure) =>
    suggestModes(state, what, rules, at)[0]?.autoSwitch;
  expect(says()).toBe(true);
  expect(says(developer, policy(), 10 * minute, analysis)).toBe(false);
  expect(says(developer, policy(), minute + 1)).toBe(false);
  expect(says(developer, policy({ autoSwitch: false }))).toBe(false);
  expect(says(once(developer, { kind: 'auto', on: false }).state)).toBe(false);
  expect(says(once(developer, { kind: 'force', mode: 'developer' }).state)).toBe(false);
  expect(says(once(start, { kind: 'focus', mode: 'developer', minutes: 60 }).state)).toBe(false);
});

test('DP-29 what may not be entered, what works already, and what is no likelihood is not suggested', () => {
  const scores = found([['security', 0.9]]);
  expect(suggestModes(developer, scores, policy({ disabled: ['security'] }), 0)).toEqual([]);
  const hybrid = once(start, { kind: 'hybrid', modes: [], preset: 'secure-developer' }).state;
  expect(suggestModes(hybrid, scores, policy(), 0)).toEqual([]);
  expect(suggestModes(developer, found([['security', Number.NaN]]), policy(), 0)).toEqual([]);
});

test('OM-52 thinking is suggested with its reason and confidence and not entered by itself', () => {
  const analysis = found([['thinking', 0.8]], 'trade-offs');
  expect(suggestModes(start, analysis, policy(), 0)).toEqual([
    {
      currentMode: 'normal',
      suggestedMode: 'thinking',
      reason:
        'This weighs several things against each other; thinking it through first would help. (trade-offs)',
      confidence: 0.8,
      autoSwitch: false,
    },
  ]);
  expect(suggestModes(start, analysis, policy({ suggestOnly: [] }), 0)[0]?.autoSwitch).toBe(true);
});

test('DP-32 the suggested modes come best first, three at most', () => {
  const suggestions = suggestModes(
    start,
    found([
      ['reviewer', 0.5],
      ['debugger', 0.7],
      ['security', 0.6],
      ['teacher', 0.4],
    ]),
    policy(),
    0,
  );
  expect(suggestions.map(({ suggestedMode, confidence }) => [suggestedMode, confidence])).toEqual([
    ['debugger', 0.7],
    ['security', 0.6],
    ['reviewer', 0.5],
  ]);
});

test('DP-43 a mode ends by suggesting the next one, where that may be entered', () => {
  const planning = sample('planning', { next: { mode: 'developer', reason: 'The plan stands.' } });
  expect(suggestNext(planning, policy())).toEqual({
    currentMode: 'planning',
    suggestedMode: 'developer',
    reason: 'The plan stands.',
    confidence: 1,
    autoSwitch: false,
  });
  expect(suggestNext(planning, policy({ disabled: ['developer'] }))).toBeNull();
  expect(suggestNext(sample('assistant'), policy())).toBeNull();
});

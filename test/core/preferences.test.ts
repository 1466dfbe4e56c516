import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  preferencesOf,
  printPreferences,
  readPreferences,
  withPreferences,
} from '../../src/core/preferences';
import { threshold } from '../../src/core/switching/thresholds';
import { workflowNames } from '../../src/domain/command';
import { modeNames } from '../../src/domain/mode';
import { type ModePreferences, modePreferences } from '../../src/domain/mode-preferences';
import { after, once, policy, seen, to } from './switching/states';

const none = () => false;
const prefers = (change: object): ModePreferences => modePreferences.parse({ version: 1, ...change });

test('DP-35 a project prefers a mode, auto-switch, thresholds, disabled modes, workflows', () => {
  const text = JSON.stringify({
    version: 1,
    defaultMode: 'plan',
    autoSwitchEnabled: false,
    customThresholds: { debugger: 0.5 },
    disabledModes: ['prototype'],
    preferredWorkflows: ['bug_fix'],
  });
  const { preferences, message } = readPreferences(text);
  expect(message).toBeNull();
  expect(preferences).toEqual({
    version: 1,
    defaultMode: 'planning',
    autoSwitchEnabled: false,
    customThresholds: { debugger: 0.5 },
    disabledModes: ['prototype'],
    preferredWorkflows: ['bug_fix'],
  });
  expect(readPreferences('{"version": 1}').preferences).toEqual({
    version: 1,
    defaultMode: null,
    autoSwitchEnabled: true,
    customThresholds: {},
    disabledModes: [],
    preferredWorkflows: [],
  });
});

test.each([
  ['{"version": 1, "defaultMo', 'is no whole JSON'],
  ['', 'is no whole JSON'],
  ['{"version": 2, "modes": []}', 'is of version 2, which is newer than this'],
  ['{"name": "left-pad"}', 'says no `"version": 1`, so it is of something else'],
  ['[1]', 'holds no preferences of modes'],
  ['null', 'holds no preferences of modes'],
  [
    '{"version": 1, "defaltMode": "plan"}',
    'has `defaltMode`, which is not known (did you mean `defaultMode`?)',
  ],
  ['{"version": 1, "zzz": 1}', 'has `zzz`, which is not known'],
  [
    '{"version": 1, "customThresholds": {"debuger": 0.5}}',
    'has `debuger` in `customThresholds`, which is not known (did you mean `debugger`?)',
  ],
  [
    '{"version": 1, "disabledModes": ["tool", "protype"]}',
    'has `protype` in `disabledModes.1`, which is not known (did you mean `prototype`?)',
  ],
  [
    '{"version": 1, "preferredWorkflows": ["bugfix"]}',
    'has `bugfix` in `preferredWorkflows.0`, which is not known (did you mean `bug_fix`?)',
  ],
  [
    '{"version": 1, "customThresholds": {"debugger": 2}}',
    'has a wrong value in `customThresholds.debugger`: at most 1 is expected',
  ],
  [
    '{"version": 1, "autoSwitchEnabled": "no"}',
    'has a wrong value in `autoSwitchEnabled`: boolean is expected',
  ],
  ['{"version": 1, "a b\\n": 1}', 'has a name, which is not known'],
  [`{"version": 1, "x": "${'y'.repeat(65_536)}"}`, 'is longer than 65536 characters'],
])('DP-35 bad preferences, one sentence and none of it taken: %.60s', (text, what) => {
  expect(readPreferences(text)).toEqual({
    preferences: null,
    message: `.countersign/mode-preferences.json ${what}; nothing was taken from it.`,
  });
});

test('DP-35 what is printed is read again as it was', () => {
  const any = fc.record({
    version: fc.constant(1 as const),
    defaultMode: fc.constantFrom(null, ...modeNames),
    autoSwitchEnabled: fc.boolean(),
    customThresholds: fc
      .dictionary(
        fc.constantFrom(...modeNames),
        fc.integer({ min: 0, max: 100 }).map((share) => share / 100),
      )
      .map((thresholds) => ({ ...thresholds })),
    disabledModes: fc.subarray([...modeNames]),
    preferredWorkflows: fc.subarray([...workflowNames]),
  });
  fc.assert(
    fc.property(any, (preferences) => {
      expect(readPreferences(printPreferences(preferences))).toEqual({ preferences, message: null });
    }),
  );
});

test('DP-10 what is saved is the mode and whether modes switch by themselves; loaded, they hold again', () => {
  const before = prefers({ customThresholds: { security: 0.6 }, disabledModes: ['prototype'] });
  const state = after([to('security'), { kind: 'auto', on: false }]);
  const { preferences } = readPreferences(printPreferences(preferencesOf(state, before)));
  expect(preferences).toEqual({ ...before, defaultMode: 'security', autoSwitchEnabled: false });
  const loaded = withPreferences(policy(), preferences as ModePreferences, none, 5);
  expect(loaded.state).toMatchObject({ current: 'security', autoSwitch: false, forced: false, enteredAt: 5 });
  expect(loaded.notes).toEqual(['Started in security mode, as .countersign/mode-preferences.json prefers.']);
  expect(preferencesOf(state, null).customThresholds).toEqual({});
});

test('DP-10 the preferred mode is a start and no force: the first analysis may leave it', () => {
  const { state, policy: rules } = withPreferences(policy(), prefers({ defaultMode: 'developer' }), none, 0);
  expect(once(state, seen('debugger', 0.9), 0, rules).state.current).toBe('debugger');
});

test('DP-35 preferences change thresholds and disable modes', () => {
  const { policy: rules, workflows } = withPreferences(
    policy({ disabled: ['teacher'] }),
    prefers({
      customThresholds: { debugger: 0.5 },
      disabledModes: ['prototype'],
      preferredWorkflows: ['bug_fix'],
    }),
    none,
    0,
  );
  expect(threshold(rules, 'developer', 'debugger')).toBe(0.5);
  expect([...rules.disabled].sort()).toEqual(['prototype', 'teacher']);
  expect(workflows).toEqual(['bug_fix']);
});

test('DP-35 the settings stand above the preferences', () => {
  const preferences = prefers({
    defaultMode: 'developer',
    autoSwitchEnabled: false,
    disabledModes: ['prototype', 'teacher'],
  });
  const set = ['mode', 'prompt.switching.enabled', 'prompt.modes.teacher.enabled'];
  const {
    state,
    policy: rules,
    notes,
  } = withPreferences(policy(), preferences, (path) => set.includes(path), 0);
  expect(state).toMatchObject({ current: 'normal', autoSwitch: true });
  expect(rules.disabled).toEqual(['prototype']);
  expect(notes).toEqual([]);
});

test('DP-35 a preferred mode that is disabled, and a disabled normal mode, are told and not obeyed', () => {
  const preferences = prefers({ defaultMode: 'plan', disabledModes: ['plan', 'normal'] });
  const { state, policy: rules, notes } = withPreferences(policy(), preferences, none, 0);
  expect(state.current).toBe('normal');
  expect(rules.disabled).toEqual(['planning']);
  expect(notes).toEqual([
    '.countersign/mode-preferences.json disables the normal mode, which cannot be disabled.',
    '.countersign/mode-preferences.json prefers plan mode, which is disabled here; the normal mode holds.',
  ]);
});

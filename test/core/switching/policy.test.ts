import { expect, test } from 'vitest';
import { policyOf, usualPolicy } from '../../../src/core/switching/policy';
import { threshold } from '../../../src/core/switching/thresholds';
import { promptBlock } from '../../../src/domain/blocks';
import { modeNames } from '../../../src/domain/mode';

test('OM-01 the settings’ defaults are the documented ones: 0.7, 30 s, 10 s, every mode enabled', () => {
  const policy = policyOf(modeNames, promptBlock.parse({}));
  expect(policy).toEqual(usualPolicy(modeNames));
  expect(policy).toMatchObject({
    disabled: [],
    autoSwitch: true,
    minDuration: 30_000,
    cooldown: 10_000,
    planWritesDocs: false,
    thresholds: { general: 0.7 },
  });
});

test('DP-08 what the settings say is what holds', () => {
  const prompt = promptBlock.parse({
    switching: { enabled: false, confidence_threshold: 0.9, min_duration: 1, cooldown: 2 },
    modes: { teacher: { enabled: false } },
  });
  const policy = policyOf(modeNames, prompt, { planEnabled: false, planWriteDocs: true });
  expect(policy).toMatchObject({
    disabled: ['teacher'],
    autoSwitch: false,
    minDuration: 1,
    cooldown: 2,
    planEnabled: false,
    planWritesDocs: true,
  });
  expect(threshold(policy, 'normal', 'teacher')).toBe(0.9);
  expect(threshold(policy, 'normal', 'debugger')).toBe(0.85);
});

import { expect, test } from 'vitest';
import { activeContext } from '../../../src/core/active-context';
import { modeMetrics } from '../../../src/core/mode-metrics';
import { feedbackOf } from '../../../src/core/switching/feedback';
import { tellAuto, tellFocus, tellHistory, tellMode, tellStatus } from '../../../src/core/switching/tell';
import { modeNames } from '../../../src/domain/mode';
import { sample, shownModes } from './sample-modes';
import { after, once, policy, seen, start, to } from './states';

const minute = 60_000;

test('OM-41 /mode shows the current mode and its description', () => {
  expect(tellMode(after([to('plan')]), shownModes, 0)).toEqual([
    'Current mode: plan',
    '📋 Planner: Plans before anything is changed',
  ]);
});

test('OM-41 /mode shows a focus and a hybrid too', () => {
  const focused = once(start, { kind: 'focus', mode: 'developer', minutes: 30 }).state;
  expect(tellMode(focused, shownModes, minute)).toContain('Focus: developer, 29 more minutes');
  const hybrid = once(start, { kind: 'hybrid', modes: [], preset: 'secure-developer' }).state;
  expect(tellMode(hybrid, shownModes, 0)).toContain(
    'Working as one: developer and security (secure-developer)',
  );
});

const working = after([to('developer', true), seen('debugger', 0.85, 'a stack trace')]);
const parts = {
  modes: shownModes,
  policy: policy(),
  at: 5 * minute,
  suggestions: [
    {
      currentMode: 'debugger' as const,
      suggestedMode: 'planning' as const,
      reason: 'A plan first would show what this touches.',
      confidence: 0.45,
      autoSwitch: false,
    },
    {
      currentMode: 'debugger' as const,
      suggestedMode: 'security' as const,
      reason: 'This bears on security.',
      confidence: 0.9,
      autoSwitch: true,
    },
  ],
  context: activeContext(working, {
    mode: sample('debugger'),
    tools: ['read_file', 'write_file'],
    allowed: ['read_file'],
    told: ['read_file'],
    mcpServers: [],
    prompts: ['debugger'],
  }),
  metrics: modeMetrics([{ mode: 'planning', milliseconds: 1500, conclusion: null, applied: 0 }]),
};

test('DP-32 /mode status shows the confidence of the current and of the suggested modes', () => {
  const lines = tellStatus(working, parts);
  expect(lines[0]).toBe('Current mode: 🐛 debugger (confidence: 0.85)');
  const at = lines.indexOf('Suggested modes:');
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '- 📋 plan (0.45): A plan first would show what this touches.',
    '- 🔒 security (0.90): This bears on security. It would be entered by itself.',
  ]);
  expect(tellStatus(working, { ...parts, suggestions: [] })).not.toContain('Suggested modes:');
});

test('DP-41 /mode status shows what is active', () => {
  const lines = tellStatus(working, parts);
  expect(lines).toEqual(
    expect.arrayContaining([
      '🐛 Debugging Specialist: Finds causes',
      'Waiting on the stack: normal',
      'Switching by itself: on',
      'Allowed tools: read_file',
      'Denied tools: write_file',
      'Tools in use: read_file',
      'Skills: none',
      'MCP servers: none',
      'Prompts: debugger',
      'Context: Standard',
    ]),
  );
});

test('DP-36 /mode status shows what the modes of this run did', () => {
  const lines = tellStatus(working, parts);
  expect(lines.slice(lines.indexOf('Done in this run:'))).toEqual([
    'Done in this run:',
    '- planning: 1 stage, 1.5 s',
  ]);
});

test('DP-38 /mode history shows the changes with trigger, confidence and reason', () => {
  expect(tellHistory(start)).toEqual(['The mode has not changed yet.']);
  expect(tellHistory({ ...working, toolSwitches: 2 })).toEqual([
    'Changes of mode:',
    '- 1970-01-01T00:01:00.000Z normal → developer (manual, 1.00): asked for',
    '- 1970-01-01T00:02:00.000Z developer → debugger (auto, 0.85): a stack trace',
    '2 switches to the tool mode and back.',
  ]);
});

test('DP-38 a long history says what it leaves out, and a time that is none breaks nothing', () => {
  const one = { from: 'normal', to: 'tool', trigger: 'auto', confidence: 1, reason: 'r', at: 1e300 } as const;
  const lines = tellHistory({ ...start, history: Array.from({ length: 25 }, () => one) });
  expect(lines).toHaveLength(22);
  expect(lines[1]).toContain('at an unknown time');
  expect(lines.at(-1)).toBe('5 earlier changes not shown.');
});

test('DP-38 /mode auto and /mode focus say what holds, and why', () => {
  const off = once(start, { kind: 'auto', on: false }).state;
  const forced = once(start, { kind: 'force', mode: 'plan' }).state;
  expect(tellAuto(start, policy())).toEqual(['Switching by itself: on']);
  expect(tellAuto(off, policy())).toEqual(['Switching by itself: off']);
  expect(tellAuto(forced, policy())).toEqual(['Switching by itself: off (the plan mode is forced)']);
  expect(tellAuto(start, policy({ autoSwitch: false }))).toEqual([
    'Switching by itself: off (by the settings)',
  ]);
  expect(tellFocus(start, 0)).toEqual([]);
});

test('DP-37 a change of mode is told in three parts: entering, working, active', () => {
  expect(feedbackOf({ name: 'debugger', icon: '🐛' })).toEqual({
    entering: 'Switching to debugger mode',
    working: '🐛 Looking for what breaks, and why',
    active: 'Debugger mode is active',
  });
  expect(feedbackOf({ name: 'planning', icon: '📋' }).active).toBe('Plan mode is active');
  const working = modeNames.map((name) => feedbackOf({ name, icon: '' }).working);
  expect(new Set(working).size).toBe(modeNames.length);
});

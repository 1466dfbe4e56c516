import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modeNames } from '../../src/domain/mode';
import { mustHaveAll, openLane, tools } from './lane';
import { type Launched, launch } from './launch';
import { runs } from './run-table';
import { goodArguments } from './tables/malformed';
import { walls } from './walls';

const done: Launched[] = [];
const outcomes = () => done.flatMap((launched) => launched.outcomes);
const effects = () => done.flatMap((launched) => launched.effects);

beforeAll(async () => {
  const queue = [...runs];
  const lanes = await Promise.all([openLane(), openLane()]);
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (let run = queue.shift(); run; run = queue.shift()) done.push(await launch(run, lane));
      }),
    );
  } finally {
    for (const lane of lanes) await lane.close();
  }
}, 1_200_000);

afterAll(() => {
  const sent = outcomes().filter(({ attempt }) => !attempt.control);
  const answered = sent.filter(({ told }) => told !== null);
  const classes = new Set(sent.map(({ attempt }) => attempt.class));
  const counts = `${classes.size} classes, ${sent.length} attempts (${answered.length} answered one by one)`;
  console.log(`attack: ${counts}, ${done.length} processes, ${effects().length} effects`);
  if (!tools.strace || !tools.sandbox)
    console.warn(`attack: this machine has not all that is needed: ${JSON.stringify(tools)}`);
});

describe('a model that obeys the attacker', () => {
  test('DP-02, DP-12, DP-40, PM-003, PM-004, PM-005, PM-006, OM-36, OM-37 nothing comes of it, as seen from outside', () => {
    expect(effects()).toEqual([]);
  });

  test('what is allowed works', () => {
    const controls = outcomes().filter(({ attempt, told }) => attempt.control && told !== null);
    const failed = controls.filter(({ attempt, told }) => !told?.includes(attempt.control?.holds ?? ''));
    expect(failed).toEqual([]);
    const worked = new Set(controls.map(({ attempt }) => attempt.tool));
    const expected = [
      'file_search',
      'git_log',
      'grep_search',
      'list_directory',
      'read_file',
      'read_multiple_files',
    ];
    expect([...worked].sort()).toEqual(tools.sandbox ? [...expected, 'shell'] : expected);
  });

  test('every tool is asked for in every mode, and there are classes and attempts enough', () => {
    const names = [...Object.keys(goodArguments), 'ExitPlanMode', '__proto__', 'constructor', 'toString'];
    const asked = new Set(outcomes().map(({ mode, attempt }) => `${attempt.tool} in ${mode}`));
    const pairs = modeNames.flatMap((mode) => names.map((name) => `${name} in ${mode}`));
    expect(pairs.filter((pair) => !asked.has(pair))).toEqual([]);
    const answered = outcomes().filter(({ attempt, told }) => told !== null && !attempt.control);
    expect(new Set(answered.map(({ attempt }) => attempt.class)).size).toBeGreaterThanOrEqual(60);
    expect(answered.length).toBeGreaterThanOrEqual(2_000);
    expect(runs.length + walls.length).toBeLessThanOrEqual(150);
  });

  test('nothing is left out for want of a program', () => {
    if (mustHaveAll) expect(tools).toEqual({ strace: true, sandbox: true });
  });
});

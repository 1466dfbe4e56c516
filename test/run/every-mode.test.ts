import { expect, test } from 'vitest';
import { modeNames } from '../../src/domain/mode';
import { authFiles, dutiful } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const talkers = ['assistant', 'teacher', 'thinking', 'normal'];

test.each(modeNames)('--mode %s works without a model: exit 0, and what it says is true', async (mode) => {
  const { report, posts, deliver } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: 'Make login in src/auth.js safe against a missing user',
    args: ['--mode', mode],
    engine: 'offline',
  });
  expect(report).toMatchObject({ error: null, exitCode: 0 });
  expect(posts).toEqual([]);
  expect(report.turns[0]?.mode).toBe(mode);
  expect(report.output).toContain('src/auth.js');
  const talks = talkers.includes(mode);
  expect(report.plan === null).toBe(talks);
  expect(report.message).toContain('Nothing was changed.');
  if (talks) {
    // What was only quoted is not called answered.
    expect(report.message).toContain('is quoted; explaining it takes a model');
    expect(report.answer?.quotes[0]).toMatchObject({ file: 'src/auth.js' });
  }
  for (const format of ['text', 'markdown'] as const) {
    const { stdout } = await deliver({ format });
    expect(stdout).toContain('src/auth.js');
    if (talks) expect(stdout).not.toMatch(/no critic examined|nothing was examined/i);
  }
});

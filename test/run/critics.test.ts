import { expect, test } from 'vitest';
import { startTurns } from '../fakes/endpoint-turns';
import { modeModel, signIn } from '../fakes/mode-model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const slow = 'Optimize login in src/auth.js, this query is really slow';

test('IB-01 a mode that examines and was come to joins the critics, but not those that somebody chose', async () => {
  const cwd = bench.repository(signIn);
  const names = async (...args: string[]) => {
    const { report } = await bench.run(cwd, startTurns(modeModel), { task: slow, args });
    expect(report.turns[0]).toMatchObject({ mode: 'performance', work: 'plan' });
    return Object.keys(report.modes).sort();
  };
  expect(await names()).toEqual(['debugger', 'performance', 'reviewer', 'security']);
  expect(await names('--critics', 'security,reviewer')).toEqual(['reviewer', 'security']);
});

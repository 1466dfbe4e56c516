import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authFiles, dutiful } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();

/** A person with a repository and a home, who runs one task after the other. */
function person() {
  const cwd = bench.repository(authFiles);
  const home = bench.home();
  const folder = join(home, '.countersign', 'sessions');
  return {
    cwd,
    home,
    folder,
    files: () => readdirSync(folder).filter((name) => name.endsWith('.jsonl')),
    text: (id: string) => readFileSync(join(folder, `${id}.jsonl`), 'utf8'),
    run: (task: string, ...args: string[]) =>
      bench.run(cwd, startTurns(dutiful), { task, args, home, engine: 'offline' }),
  };
}

const plan = 'login in src/auth.js fails without a user';

test('OM-53 a run that plans is kept; one that answers is not', async () => {
  const { run, text } = person();
  const { report } = await run(plan);
  expect(report.session).toEqual({ id: expect.stringMatching(/^s-[0-9a-f]{12}$/), continued: false });
  const kinds = text(report.session?.id ?? '')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line).event.kind);
  expect(kinds).toEqual([
    ...['task', 'said', 'said', 'mode', 'planned'],
    ...['approval', 'approval', 'approval', 'ended'],
  ]);
  expect((await run('How does login work?')).report.session).toBeNull();
});

test('OM-54 the mode of a session holds in the next run on it, in the words of its mode state', async () => {
  const { run } = person();
  const first = await run(plan, '--mode', 'security');
  const { id = '' } = first.report.session ?? {};
  const second = await run('/mode status', '--session', id);
  expect(second.report.session).toEqual({ id, continued: true });
  expect(second.report.context?.mode).toBe('security');
  expect(second.report.output).toContain('security');
});

test('IB-03 a plan of the session makes the next task CONTINUE_RUN', async () => {
  const { run } = person();
  const first = await run(plan);
  const { id = '' } = first.report.session ?? {};
  const second = await run('Improve src/auth.js', '--session', id);
  expect(second.report.intent?.behavior).toBe('CONTINUE_RUN');
  expect(second.report.output).toContain('Resume');
  expect(second.report.plan?.id).toBe(first.report.plan?.id);
});

test('IB-05 a question of one run is answered by the next on its session', async () => {
  const { run } = person();
  const first = await run('Fix it');
  const { id = '' } = first.report.session ?? {};
  expect(first.report.output).toContain(`--session ${id} --task REPLY`);
  const second = await run('src/auth.js', '--session', id);
  expect(second.report.turns).toMatchObject([{ work: 'plan', title: 'Fix it' }]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSessionStore } from '../../src/adapters/session-store';
import { modelBench } from '../fakes/model-run';
import { type Person, person, sessionIn } from '../fakes/session-runs';

const bench = modelBench();
const plan = 'src/auth.js: login returns undefined';
const { signal } = new AbortController();

/** A run that ends with one sentence and loses nothing. */
async function refused(who: Person, args: readonly string[], message: RegExp) {
  const before = who.ids().length;
  const { report } = await who.run('status', ...args);
  expect(report).toMatchObject({ status: 'failure', exitCode: 1, error: { kind: 'input' } });
  expect(report.message).toMatch(message);
  expect(report.error?.hint ?? report.message).not.toBe('');
  expect(report.turns).toEqual([]);
  expect(who.ids()).toHaveLength(before);
  expect(report.session).toBeNull();
}

test('OM-54 a session that is not there, and a name that is none', async () => {
  const who = person(bench);
  await refused(who, ['--session', 's-000000000000'], /^There is no session s-000000000000\.$/);
  await refused(who, ['--session', '../x'], /is no name of a session\.$/);
  await refused(who, ['--continue'], /^There is no session of .+ to go on with\.$/);
});

test('OM-54 --session and --continue together', async () => {
  const who = person(bench);
  const id = sessionIn(await who.run(plan));
  await refused(who, ['--continue', '--session', id], /^--session and --continue both say/);
});

test('OM-54 a session of another workspace', async () => {
  const one = person(bench);
  const id = sessionIn(await one.run(plan));
  const before = one.events(id);
  await refused(
    person(bench, undefined, one.home),
    ['--session', id],
    /^The session \S+ belongs to .+, not to /,
  );
  expect(one.events(id)).toEqual(before);
});

test('OM-54 a session that is damaged in the middle is refused, and one whose last line was cut goes on', async () => {
  const who = person(bench);
  const id = sessionIn(await who.run(plan));
  who.add(id, '{"n":7,"sum":"0123');
  const { report } = await who.run('status', '--session', id);
  expect(report.intent?.behavior).toBe('CONTINUE_RUN');
  expect(report.session).toEqual({ id, continued: true });
  who.change(id, (text) => text.replace('"role":"user"', '"role":"tool"'));
  await refused(who, ['--session', id], /^Line 3 of the session is damaged\. .+ cannot be gone on with\.$/);
});

test('OM-54 a session from the future is refused, and passed over by --continue, which says so', async () => {
  const who = person(bench);
  const old = sessionIn(await who.run(plan));
  const id = sessionIn(await who.run(plan));
  who.change(id, (text) => text.replace('"version":1', '"version":2'));
  await refused(who, ['--session', id], /written by a newer version of Countersign/);
  const { report } = await who.run('status', '--continue');
  expect(report.session?.id).toBe(old);
  expect(report.warnings.join('\n')).toContain(`The session ${id} was passed over`);
});

test('OM-54 a session that another run holds is waited for, and then named', async () => {
  const who = person(bench);
  const id = sessionIn(await who.run(plan));
  const stop = new AbortController();
  await openSessionStore(who.home).hold(
    id,
    async () => {
      setTimeout(() => stop.abort(), 50);
      const { report } = await who.runWith({ task: 'status', args: ['--session', id], interrupted: stop });
      expect(report.exitCode).toBe(1);
      expect(report.error?.message ?? report.message).toMatch(/Interrupted|works on the session/);
    },
    signal,
  );
  // Given back, it is there for the next.
  expect((await who.run('status', '--session', id)).report.session?.id).toBe(id);
});

test('OM-53 where nothing can be kept the run goes on, and says so', async () => {
  const who = person(bench);
  mkdirSync(join(who.home, '.countersign'), { recursive: true });
  writeFileSync(who.folder, 'a file where the folder should be');
  const { report } = await who.run(plan);
  expect(report.plan).not.toBeNull();
  expect(report).toMatchObject({ session: null, exitCode: 0 });
  expect(report.warnings.join('\n')).toMatch(
    /^Nothing of this run is kept for a later one: .+ cannot be written to \(E\w+\)\.$/m,
  );
  const asked = await who.run('Fix it');
  expect(asked.report.status).toBe('needs_clarification');
  expect(asked.report.output).not.toContain('--session');
});

test('OM-53 a task of nearly a megabyte is kept, and gone on with', async () => {
  const who = person(bench);
  const large = `${plan}\n\n${'The name is empty then. '.repeat(40_000)}`;
  const id = sessionIn(await who.run(large));
  expect(who.state(id).said.some(({ text }) => text.length > 900_000)).toBe(true);
  expect((await who.run('status', '--session', id)).report.intent?.behavior).toBe('CONTINUE_RUN');
});

test('OM-53 a decision without a session is refused', async () => {
  const who = person(bench);
  const { report } = await who.run(plan, '--approve', 'default');
  expect(report.message).toBe('--approve decides on the plan of a session, and none is named.');
});

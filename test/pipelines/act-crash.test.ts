import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { treeHash } from '../e2e/tool-runs';
import { carryOut, crashFiles, crashPlan } from '../fakes/act-crash';
import { actRoom, sessionWith } from '../fakes/act-room';
import { workspaces } from '../fakes/act-workspace';

const workspace = workspaces();
const script = join(import.meta.dirname, '../fakes/act-process.mjs');

/** A workspace, a home with a session in it, and a log of commands, below one folder. */
async function place() {
  const top = workspace(
    Object.fromEntries(Object.entries(crashFiles).map(([name, text]) => [`work/${name}`, text])),
  );
  const at = { cwd: join(top, 'work'), home: join(top, 'home'), log: join(top, 'log') };
  mkdirSync(at.home);
  const { world, close } = await actRoom(at);
  const session = await sessionWith(crashPlan, world);
  await close();
  return { top, ...at, session };
}
type Place = Awaited<ReturnType<typeof place>>;

const args = ({ cwd, home, session, log }: Place, at: number, half: boolean) => [
  script,
  cwd,
  home,
  session,
  log,
  String(at),
  half ? '1' : '0',
];
const commandsOf = ({ log }: Place) => (existsSync(log) ? readFileSync(log, 'utf8') : '');

test('EP-05 a run that is killed at any write of session and workspace, and run again, ends as one that was not', {
  timeout: 240_000,
}, async () => {
  const whole = await place();
  // Each process would compile all of the program anew.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(whole.top, 'compiled') };
  const writes = Number(execFileSync(process.execPath, args(whole, 0, false), { encoding: 'utf8', env }));
  expect(writes).toBeGreaterThan(20);
  const wanted = await carryOut(whole);
  expect(wanted.progress?.done).toBe(3);
  expect(readFileSync(join(whole.cwd, 'a.txt'), 'utf8')).toBe('one\none\nlast\n');
  expect(readFileSync(join(whole.cwd, 'b/b.txt'), 'utf8')).toBe('two\r\ntwo\r\n');
  expect(existsSync(join(whole.cwd, 'gone.txt'))).toBe(false);
  const tree = treeHash(whole.cwd);
  expect(commandsOf(whole)).toBe('first\nlast\n');
  for (let at = 1; at <= writes; at += 1) {
    const there = await place();
    const ended = spawnSync(process.execPath, args(there, at, at % 2 === 0), { encoding: 'utf8', env });
    expect([at, ended.signal, ended.stderr]).toEqual([at, 'SIGKILL', '']);
    const again = await carryOut(there);
    expect({ at, ...again }).toEqual({ at, ...wanted });
    expect([at, treeHash(there.cwd)]).toEqual([at, tree]);
    // A command whose end was not kept is run again; it leaves nothing.
    expect(commandsOf(there)).toMatch(/^(?:first\n){1,2}(?:last\n){1,2}$/);
  }
});

test('EP-05 a rerun of what is done does nothing again', async () => {
  const there = await place();
  const first = await carryOut(there);
  const tree = treeHash(there.cwd);
  expect(await carryOut(there)).toEqual(first);
  expect(treeHash(there.cwd)).toBe(tree);
  expect(commandsOf(there)).toBe('first\nlast\n');
});

test('EP-05 what was proposed under default is made as it was proposed, when that is approved later', async () => {
  const there = await place();
  const before = treeHash(there.cwd);
  const proposed = await carryOut({ ...there, decision: 'default' });
  expect(treeHash(there.cwd)).toBe(before);
  const made = await carryOut(there);
  expect(made.report?.changes.map(({ diff }) => diff)).toEqual(
    proposed.report?.changes.map(({ diff }) => diff),
  );
  expect(readFileSync(join(there.cwd, 'a.txt'), 'utf8')).toBe('one\none\nlast\n');
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSession } from '../../src/core/session/text';
import type { SessionRead } from '../../src/domain/session';
import { countersign, folder, report, repository } from './process';

const plan = ['--task', 'src/auth.js: login returns undefined', '--quiet'];

function place() {
  const cwd = repository({ 'src/auth.js': 'export function login(user) {\n  return user.name;\n}\n' });
  const home = folder();
  const sessions = join(home, '.countersign', 'sessions');
  const file = (id: string) => join(sessions, `${id}.jsonl`);
  const start = { cwd, env: { HOME: home } };
  const ids = () =>
    existsSync(sessions)
      ? readdirSync(sessions).flatMap((name) => (name.endsWith('.jsonl') ? [name.slice(0, -6)] : []))
      : [];
  return { start, ids, file, read: (id: string) => readWhole(file(id)) };
}

function readWhole(path: string): SessionRead {
  const text = readSession(readFileSync(path, 'utf8'));
  if (text.kind !== 'session') throw new Error(text.kind);
  return text.session;
}

test('OM-53, OM-54 sessions are listed, shown, gone on with and deleted, each by a run of its own', async () => {
  const { start, ids } = place();
  const { report: first } = await report(plan, start);
  const id = first.session?.id ?? '';
  expect(ids()).toEqual([id]);
  const listed = await countersign(['sessions', 'list', '--json'], start);
  expect(JSON.parse(listed.stdout).sessions).toMatchObject([{ id, title: first.task?.title }]);
  const shown = await countersign(['sessions', 'show', id], start);
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout).toContain(`Plan ${first.plan?.id.slice(0, 12)}, version 1: `);
  const { report: next } = await report(['--continue', '--task', 'status', '--quiet'], start);
  expect(next).toMatchObject({ session: { id, continued: true }, intent: { behavior: 'CONTINUE_RUN' } });
  expect(await countersign(['sessions', 'delete', id], start)).toMatchObject({ code: 0, stderr: '' });
  expect(ids()).toEqual([]);
  const gone = await countersign(['sessions', 'show', id], start);
  expect(gone).toMatchObject({ code: 1, stdout: '' });
  expect(gone.stderr).toContain(`There is no session ${id}.`);
  expect(await countersign(['sessions', 'forget', id], start)).toMatchObject({ code: 1, stdout: '' });
});

test('OM-53 two processes on one session come one after the other, and both are kept', async () => {
  const { start, read } = place();
  const { report: first } = await report(plan, start);
  const id = first.session?.id ?? '';
  const before = read(id).events.length;
  const words = ['what now', 'and then', 'how far'];
  const runs = await Promise.all(
    words.map((task) => report(['--session', id, '--task', task, '--quiet'], start)),
  );
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
  const { events, damage } = read(id);
  expect(damage).toBeNull();
  const kinds = events.slice(before).map(({ kind }) => kind);
  const one = kinds.slice(0, kinds.indexOf('ended') + 1);
  // What one run tells stands together.
  expect(kinds).toEqual([...one, ...one, ...one]);
  const said = events
    .slice(before)
    .flatMap((event) => (event.kind === 'said' && event.role === 'user' ? [event.text] : []));
  expect(said.sort()).toEqual([...words].sort());
});

test.each([0, 1, 2, 4])(
  'OM-53 a run that is killed while it records leaves what is readable: %d lines in',
  async (lines) => {
    const { start, ids, file, read } = place();
    const { report: first } = await report(plan, start);
    const id = first.session?.id ?? '';
    const before = read(id).events.length;
    const size = statSync(file(id)).size;
    const count = () =>
      readFileSync(file(id))
        .subarray(size)
        .filter((byte) => byte === 10).length;
    await countersign(['--session', id, '--task', '/plan src/auth.js: login returns null', '--quiet'], {
      ...start,
      during: (child) => {
        const watch = setInterval(() => {
          if (child.exitCode !== null) clearInterval(watch);
          else if (statSync(file(id)).size > size && count() >= lines) {
            clearInterval(watch);
            child.kill('SIGKILL');
          }
        }, 1);
      },
    });
    expect(ids()).toEqual([id]);
    const { events, damage } = read(id);
    expect(damage).toBeNull();
    expect(events.length).toBeGreaterThanOrEqual(before);
    const { report: next } = await report(['--session', id, '--task', 'status', '--quiet'], start);
    expect(next).toMatchObject({ session: { id, continued: true }, error: null });
    expect(read(id).events.slice(0, events.length)).toEqual(events);
  },
);

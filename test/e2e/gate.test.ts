import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, report, repository, write } from './process';

const before = 'export const limit = 10;\n';
const after = 'export const limit = 20;\n';
const task = [
  'Raise the limit',
  '',
  '```diff',
  '--- a/a.js',
  '+++ b/a.js',
  '@@ -1 +1 @@',
  `-${before.trim()}`,
  `+${after.trim()}`,
  '```',
].join('\n');

test('IB-08 EP-05 planned in one run, approved in the next, proposed, then made, and never twice', async () => {
  const cwd = repository({ 'a.js': before, 'b.js': 'export {};\n' });
  const start = { cwd, env: { HOME: folder() } };
  const text = () => readFileSync(join(cwd, 'a.js'), 'utf8');
  const { report: made, code } = await report(['--task', task], start);
  expect([code, made.status, made.approval?.state]).toEqual([0, 'awaiting_approval', 'pending']);
  const plan = ['--session', made.session?.id ?? '', '--plan-id', (made.plan?.id ?? '').slice(0, 12)];
  const says = (decision: string) => report([...plan, '--approve', decision], start);

  const proposed = await says('default');
  expect(proposed.code).toBe(0);
  expect(proposed.report.act?.changes.map(({ path, status }) => [path, status])).toEqual([
    ['a.js', 'proposed'],
  ]);
  expect(text()).toBe(before);

  const done = await says('accept-edits');
  expect([done.code, done.report.status, text()]).toEqual([0, 'success', after]);
  // What the program itself has left in the file is no change of the ground.
  const again = await says('accept-edits');
  expect([again.code, again.report.status, text()]).toEqual([0, 'success', after]);

  write(cwd, { 'a.js': `${after}// mine\n` });
  const late = await says('accept-edits');
  expect([late.code, late.report.error?.kind, late.report.approval?.state]).toEqual([1, 'input', 'void']);
  expect(late.report.message).toContain('What has changed: a.js.');
  expect(text()).toBe(`${after}// mine\n`);
});

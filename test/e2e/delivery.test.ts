import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json } from '../../src/sinks/json';
import { sarif } from '../../src/sinks/sarif';
import { aReport, plainScreen } from '../fakes/report';
import { countersign, folder, report } from './process';

const files = { 'src/price.js': 'export const price = 1;\n' };
const task = ['--task', 'Fix price in src/price.js'];

test('a broken standard error does not cost the report', async () => {
  const cwd = folder(files);
  const ended = await report([...task, '--debug'], { cwd, during: (child) => child.stderr?.destroy() });
  expect([ended.report.status, ended.code]).toEqual(['awaiting_approval', 0]);
});

test.each([
  [['--json=true'], {}],
  [['--format', 'json'], {}],
  [['--format=json'], {}],
  [[], { COUNTERSIGN_JSON: 'true' }],
  [[], { COUNTERSIGN_FORMAT: 'json' }],
  [[], { GITHUB_ACTIONS: 'true', INPUT_FORMAT: 'json' }],
] as [string[], Record<string, string>][])(
  'a fault before the settings is JSON too: %j %j',
  async (args, env) => {
    const ended = await countersign([...args, '--bogus'], { env });
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      status: 'failure',
      exitCode: 1,
      error: { kind: 'input' },
    });
  },
);

test('a fault before the settings reaches the step outputs', async () => {
  const cwd = folder();
  const output = join(cwd, 'outputs');
  await countersign(['--bogus'], { cwd, env: { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output } });
  expect(readFileSync(output, 'utf8')).toBe(
    'status=failure\nexit-code=1\nplan-id=\nfindings=0\napproval=\nsession=\n',
  );
});

test('step outputs say that standard output failed', async () => {
  const cwd = folder(files);
  const output = join(cwd, 'outputs');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output };
  const during = (child: { stdout: { destroy(): void } | null }) => child.stdout?.destroy();
  const ended = await countersign(task, { cwd, env, during });
  expect(ended.code).toBe(1);
  expect(readFileSync(output, 'utf8')).toContain('status=failure\nexit-code=1\n');
});

test('secrets of the environment stand neither in the settings nor in a failed delivery', async () => {
  const cwd = folder(files);
  const env = { DEPLOY_TOKEN: 'quiet-harbour-42' };
  const shown = await countersign(['config', '--task', 'use quiet-harbour-42'], { cwd, env });
  const ended = await countersign([...task, '--json', '--output', 'quiet-harbour-42/report'], { cwd, env });
  expect(shown.stdout).toContain('[redacted:secret]');
  expect(ended.code).toBe(1);
  expect(shown.stdout + ended.stdout + ended.stderr).not.toContain('quiet-harbour-42');
});

test.each([json, sarif])('$name holds no command for a workflow’s runner', (sink) => {
  const text = sink.render(aReport({ message: 'a ##[error]b ###[x]' }), plainScreen);
  expect(text).not.toContain('##[');
  expect(JSON.stringify(JSON.parse(text))).toContain('a ##[error]b ###[x]');
});

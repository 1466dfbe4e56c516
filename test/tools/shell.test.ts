import { expect, test } from 'vitest';
import type { Sandbox, SandboxJob, SandboxResult } from '../../src/domain/sandbox';
import type { ToolPorts } from '../../src/domain/tool-ports';
import { shell } from '../../src/tools/shell';

const { signal } = new AbortController();

/** Ports with a sandbox that answers so, and keeps what it was asked for. */
function portsWith(result: SandboxResult): { ports: ToolPorts; jobs: SandboxJob[] } {
  const jobs: SandboxJob[] = [];
  const sandbox: Sandbox = {
    workspace: '/work',
    async run(job) {
      jobs.push(job);
      return result;
    },
  };
  return { ports: { sandbox, signal } as unknown as ToolPorts, jobs };
}

const done: SandboxResult = {
  ok: true,
  code: 0,
  stdout: { head: 'fine\n', tail: '', omitted: 0 },
  stderr: { head: '', tail: '', omitted: 0 },
  stoppedBy: null,
  milliseconds: 50,
  timeout: 60,
  isSandboxed: true,
  notes: [],
};

test('a command is handed to the sandbox as it is, in its folder, with its time and its signal', async () => {
  const { ports, jobs } = portsWith(done);
  const command = 'npm test -- --grep "a b"; echo $?';
  const result = await shell.run({ command, directory: 'packages/a', timeout_seconds: 5 }, ports);
  expect(result).toEqual({ ok: true, text: 'Exit code 0 after 0.1 s.\nstdout:\nfine' });
  await shell.run({ command, directory: null, timeout_seconds: null }, ports);
  expect(jobs).toMatchObject([
    { command, directory: 'packages/a', timeout: 5, signal },
    { command, directory: '.', timeout: 60, signal },
  ]);
});

test('what the sandbox refuses is refused with its sentence', async () => {
  const { ports } = portsWith({ ok: false, reason: 'Nothing was run.' });
  expect(await shell.run({ command: 'ls', directory: null, timeout_seconds: null }, ports)).toEqual({
    ok: false,
    reason: 'Nothing was run.',
  });
});

test('no command, or no time, is said and not run', async () => {
  const { ports, jobs } = portsWith(done);
  for (const input of [
    { command: ' \n', directory: null, timeout_seconds: null },
    { command: 'ls', directory: null, timeout_seconds: 0 },
  ])
    expect(await shell.run(input, ports)).toMatchObject({ ok: false });
  expect(jobs).toEqual([]);
});

test('PM-015 a command that may not be run is proposed with its folder', async () => {
  const { ports, jobs } = portsWith(done);
  const proposed = async (directory: string | null) =>
    shell.propose?.({ command: 'npm test', directory, timeout_seconds: null }, ports);
  expect(await proposed(null)).toEqual({ kind: 'command', command: 'npm test' });
  expect(await proposed('packages/a')).toEqual({ kind: 'command', command: 'cd packages/a && npm test' });
  expect(await proposed("it's; rm -rf")).toEqual({
    kind: 'command',
    command: "cd 'it'\\''s; rm -rf' && npm test",
  });
  expect(jobs).toEqual([]);
});

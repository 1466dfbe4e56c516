import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { effects } from '../../src/domain/tool';
import { startEndpoint } from '../fakes/endpoint';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { calls, toolUser } from '../fakes/tool-model';
import { expectValid } from './model-runs';
import { folder } from './process';
import { call, type Looks, looking, resultsOf, toolRun, treeHash } from './tool-runs';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
async function endpoint(looks: Looks) {
  const started = await startEndpoint('strict', looking(looks));
  open.push(started);
  return started;
}
/** A run and the hash of its workspace before it. */
async function watched(looks: Looks, args: readonly string[] = [], more: Parameters<typeof toolRun>[1] = {}) {
  const server = await endpoint(looks);
  let before = '';
  const run = await toolRun(server, {
    ...more,
    args,
    ready(cwd) {
      more.ready?.(cwd);
      before = treeHash(cwd);
    },
  });
  return { run, server, isUntouched: treeHash(run.cwd) === before };
}
const outcomes = (report: { toolCalls: readonly { tool: string; outcome: string }[] }) =>
  report.toolCalls.map(({ tool, outcome }) => `${tool} ${outcome}`);
const written = call('write_file', { path: 'src-price.js', content: 'export const price = 1;\n' });
const executed = call('shell', { command: 'echo pwned > pwned.txt', directory: null, timeout_seconds: null });

test('DP-40 a run of several turns: the model reads, searches, is refused a write in reviewer mode, and answers', async () => {
  const { run, server, isUntouched } = await watched(
    {
      reviewer: [
        [call('list_directory', { path: '.' }), call('grep_search', { pattern: 'net \\* rate' })],
        [
          call('read_file', { path: 'src-price.js' }),
          call('git_log', {}),
          call('git_blame', { path: 'src-price.js' }),
        ],
        [written],
      ],
    },
    ['--mode', 'reviewer'],
  );
  expect(run.report.error).toBeNull();
  expect(run.code).toBe(0);
  expectValid(run.report);
  expect(outcomes(run.report)).toEqual([
    'list_directory done',
    'grep_search done',
    'read_file done',
    'git_log done',
    'git_blame done',
    'write_file proposed',
  ]);
  const [listed = '', found, read, logged, blamed, refused] = resultsOf(server, 'reviewer');
  expect(listed).toContain('src-price.js');
  expect(found).toContain('src-price.js');
  expect(read).toContain('return net * rate.value;');
  expect(logged).toContain('fix: round prices');
  expect(blamed).toContain('return net * rate.value;');
  expect(refused).toContain('The tool write_file is not allowed in reviewer mode; nothing was done.');
  expect(isUntouched).toBe(true);
  // One quiet line a call on standard error.
  expect(run.stderr).toMatch(/^countersign: reviewer: read_file \{"path":"src-price\.js"\}$/m);
  expect(run.stderr).toMatch(
    /^countersign: reviewer: write_file .*: proposed \(The tool write_file is not allowed/m,
  );
});

test('DP-12 a tool that the mode does not have: refused with the mode’s name, the model is told, nothing happens', async () => {
  const { run, server, isUntouched } = await watched({
    security: [[call('git_commit', { message: 'x', paths: ['task.txt'] })]],
  });
  expect(outcomes(run.report)).toEqual(['git_commit proposed']);
  expect(resultsOf(server, 'security')[0]).toContain('not allowed in security mode');
  expect(isUntouched).toBe(true);
});

test('DP-11 while tools run the tool mode is shown, then the calling one; neither counts among the switches', async () => {
  const { run } = await watched({ plan: [[call('read_file', { path: 'task.txt' })]] }, [
    '--mode',
    'planning',
  ]);
  const shown = run.report.transitions.filter(({ trigger }) => trigger === 'tool');
  expect(shown.map(({ from, to }) => `${from} → ${to}`)).toEqual(['planning → tool', 'tool → planning']);
  expect(run.report.context?.mode).toBe('planning');
  // It did not enter the tool mode: the calling mode's tools are what they were.
  expect(run.report.context?.allowedTools).not.toContain('write_file');
});

describe('Plan Mode', () => {
  const greedy: Looks = {
    plan: [[written, executed, call('delete_file', { path: 'task.txt' })]],
    debugger: [[written, executed], [call('get_diagnostics', { paths: null })]],
  };
  const granted = ['--plan', '--allow-exec', '--permission-mode', 'bypassPermissions'];

  test('PM-003 writes, edits and deletions are blocked with guidance, whatever was allowed', async () => {
    const { run, server, isUntouched } = await watched(greedy, granted);
    expect(run.report.error).toBeNull();
    expect(isUntouched).toBe(true);
    expect(run.report.toolCalls.every(({ outcome }) => outcome === 'proposed' || outcome === 'refused')).toBe(
      true,
    );
    const [first] = resultsOf(server, 'plan');
    expect(first).toContain('nothing was done');
    expect(first).toContain('kept as a proposed change of the plan');
  });

  test('PM-004 nothing is executed; what was asked for is a command that the plan suggests', async () => {
    const { run } = await watched(greedy, granted);
    expect(existsSync(join(run.cwd, 'pwned.txt'))).toBe(false);
    expect(run.report.plan?.suggestedCommands).toContain('echo pwned > pwned.txt');
    expect(
      run.report.toolCalls.filter(({ effect }) => effect === 'exec' || effect === 'diagnose'),
    ).toHaveLength(3);
  });

  test('PM-015 what a model writes is an entry of the plan, with its whole text', async () => {
    const { run } = await watched(greedy, granted);
    const changes = run.report.plan?.proposedChanges ?? [];
    expect(changes.map(({ path }) => path)).toEqual(expect.arrayContaining(['src-price.js', 'task.txt']));
    expect(changes.find(({ path }) => path === 'src-price.js')?.diff).toContain('+export const price = 1;');
    expect(changes.filter(({ path }) => path === 'src-price.js')).toHaveLength(1);
  });

  test('PM-005 only tools that read are offered', async () => {
    const { server } = await watched({}, granted);
    const offered = new Set(server.requests.flatMap(({ tools }) => tools));
    expect([...offered].sort()).toEqual([
      'file_search',
      'git_blame',
      'git_diff',
      'git_log',
      'git_show',
      'git_status',
      'grep_search',
      'list_directory',
      'read_file',
      'read_multiple_files',
    ]);
    expect(effects).toContain('write');
  });

  test('PM-014 the web is for those who allowed the network', async () => {
    const asked: Looks = { plan: [[call('web_fetch', { url: 'http://127.0.0.1:9/x' })]] };
    const without = await watched(asked, ['--plan']);
    expect(resultsOf(without.server, 'plan')[0]).toContain('--allow-network');
    expect(outcomes(without.run.report)).toEqual(['web_fetch refused', 'ExitPlanMode pending']);
    const granted = await watched(asked, ['--plan', '--allow-network']);
    // It is let through to the web's own walls, where the address is refused.
    expect(outcomes(granted.run.report)).toEqual(['web_fetch failed', 'ExitPlanMode pending']);
    expect(granted.server.requests[0]?.tools).toEqual(expect.arrayContaining(['web_fetch']));
  });
});

describe('reading', () => {
  test('PM-006 PM-013 keeps to the workspace and the extra folders; elsewhere a sentence says so', async () => {
    const extra = folder({ 'notes.md': 'The rate is a fraction.\n' });
    const outside = folder({ 'secret.txt': 'canary-7f31\n' });
    const paths = [
      join(extra, 'notes.md'),
      join(outside, 'secret.txt'),
      '../secret.txt',
      'link.txt',
      '.git/config',
    ];
    const { run, server } = await watched(
      { reviewer: [paths.map((path) => call('read_file', { path }))] },
      ['--mode', 'reviewer', '--add-dir', extra],
      { ready: (cwd) => symlinkSync(join(outside, 'secret.txt'), join(cwd, 'link.txt')) },
    );
    const [notes, ...others] = resultsOf(server, 'reviewer');
    expect(notes).toContain('The rate is a fraction.');
    expect(outcomes(run.report)).toEqual(['read_file done', ...Array(4).fill('read_file failed')]);
    for (const text of others) expect(text).not.toContain('canary-7f31');
    expect(others[0]).toMatch(/outside/);
    for (const { raw } of server.requests) expect(raw).not.toContain('canary-7f31');
  });

  test('OM-36 handle safe permission request: reading is done without asking', async () => {
    const { run } = await watched({ plan: [[call('read_file', { path: 'task.txt' })]] });
    expect(outcomes(run.report)).toEqual(['read_file done']);
  });
});

test('OM-37 handle unsafe permission request: the run ends with exit 1 and names the request', async () => {
  const { run, isUntouched } = await watched({ debugger: [[executed]] }, ['--fail-on-unsafe']);
  expect(run.code).toBe(1);
  expect(run.report).toMatchObject({ status: 'failure', error: { kind: 'permission' } });
  expect(run.report.error?.message).toContain('Not approved: the tool shell');
  expect(run.report.toolCalls.at(-1)).toMatchObject({ tool: 'shell', outcome: 'refused' });
  expect(isUntouched).toBe(true);
});

describe('changes', () => {
  const twice = [
    '--task',
    'grossPrice fails without a rate',
    '--task',
    '/mode developer\n/do Write the price down',
  ];
  /** The plan of the first turn asks for nothing; the change of the second does. */
  const second = async () => {
    const server = await startEndpoint('strict', (request) => {
      const stage = stageOf(request);
      if (stage !== 'plan') return verdictAnswer(stage as 'reviewer', []);
      const writes = request.text.includes('Write the price down');
      return toolUser({
        looks: writes ? [[written]] : [],
        answer: () => planAnswer('Guard', ['src-price.js']),
      })(request);
    });
    open.push(server);
    return server;
  };

  test('by default they are proposed, and nothing is changed', async () => {
    const run = await toolRun(await second(), { args: twice, withoutInput: true });
    expect(outcomes(run.report)).toEqual(['write_file proposed']);
    expect(readFileSync(join(run.cwd, 'src-price.js'), 'utf8')).toContain('grossPrice');
    expect(run.report.plan?.proposedChanges[0]?.diff).toContain('+export const price = 1;');
    expect(run.report.message).toContain('Nothing was changed.');
  });

  test('with acceptEdits they are made, and the run says which', async () => {
    const run = await toolRun(await second(), {
      args: [...twice, '--permission-mode', 'acceptEdits'],
      withoutInput: true,
    });
    expect(outcomes(run.report)).toEqual(['write_file done']);
    expect(readFileSync(join(run.cwd, 'src-price.js'), 'utf8')).toBe('export const price = 1;\n');
    expect(run.report.message).toContain('Changed in the workspace: src-price.js.');
    expect(run.report.message).not.toContain('Nothing was changed');
  });
});

test('an untrusted task reads, and nothing else is done whatever settings allow', async () => {
  const all = [
    call('read_file', { path: 'task.txt' }),
    written,
    executed,
    call('get_diagnostics', { paths: null }),
    call('web_fetch', { url: 'https://example.org' }),
  ];
  const { run, isUntouched } = await watched({ debugger: [all] }, [
    ...['--trust', 'untrusted', '--allow-exec', '--allow-network', '--permission-mode', 'acceptEdits'],
  ]);
  expect(outcomes(run.report)).toEqual([
    'read_file done',
    'write_file proposed',
    'shell proposed',
    'get_diagnostics refused',
    'web_fetch refused',
  ]);
  expect(isUntouched).toBe(true);
});

test('DP-02 what a mode may use is what its grants say, for every built-in tool', async () => {
  const server = await endpoint({ reviewer: [[call('web_search', { query: 'x', max_results: null })]] });
  const run = await toolRun(server, { args: ['--mode', 'reviewer', '--allow-network'] });
  expect(resultsOf(server, 'reviewer')[0]).toContain('The tool web_search is not allowed in reviewer mode');
  expect(outcomes(run.report)).toEqual(['web_search refused']);
});

test('a limit of calls ends the looking, not the stage, and the report says so', async () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    call('read_file', { path: 'task.txt', start_line: at + 1 }),
  );
  const { run } = await watched({ reviewer: [many, many] }, ['--mode', 'reviewer', '--max-tool-calls', '4']);
  expect(run.report.error).toBeNull();
  expect(run.report.toolCalls).toHaveLength(4);
  expect(run.report.coverage.skipped.map(({ what }) => what)).toContain('further looking around by reviewer');
});

test('a commit, a shell and a write of a hostile model in one answer leave nothing, without tools at all', async () => {
  const server = await startEndpoint('strict', (request) =>
    request.turn === 0 && stageOf(request) === 'reviewer' && !request.text.includes('no tools')
      ? calls(written, executed)
      : looking({})(request),
  );
  open.push(server);
  const run = await toolRun(server, { args: ['--no-tools', '--mode', 'reviewer'] });
  expect(run.report.toolCalls).toEqual([]);
  expect(existsSync(join(run.cwd, 'pwned.txt'))).toBe(false);
});

test('permissionMode plan is Plan Mode', async () => {
  const { run, isUntouched } = await watched({ plan: [[written]] }, ['--permission-mode', 'plan']);
  expect(run.report.planMode).toBe(true);
  expect(run.report.context?.mode).toBe('planning');
  expect(isUntouched).toBe(true);
});

test('DP-03 planning writes a document where the person who runs it allows it, and nothing else', async () => {
  const asked: Looks = {
    plan: [[call('write_file', { path: 'docs/design.md', content: '# Design\n' }), written]],
  };
  const { run } = await watched(asked, ['--plan', '--plan-write-docs']);
  expect(outcomes(run.report)).toEqual(['write_file done', 'write_file proposed', 'ExitPlanMode pending']);
  expect(readFileSync(join(run.cwd, 'docs/design.md'), 'utf8')).toBe('# Design\n');
  expect(readFileSync(join(run.cwd, 'src-price.js'), 'utf8')).toContain('grossPrice');
  expect(run.report.message).toContain('Changed in the workspace: docs/design.md.');
  const without = await watched(asked, ['--plan']);
  expect(outcomes(without.run.report)).toEqual([
    'write_file proposed',
    'write_file proposed',
    'ExitPlanMode pending',
  ]);
  const strangers = await watched(asked, ['--plan', '--plan-write-docs', '--trust', 'untrusted']);
  expect(strangers.isUntouched).toBe(true);
});

test('nobody but the person at the machine goes without asking', async () => {
  const server = await endpoint({});
  const args = ['--permission-mode', 'bypassPermissions'];
  const run = await toolRun(server, { args, env: { GITHUB_ACTIONS: 'true' } });
  expect(run.report).toMatchObject({ status: 'failure', exitCode: 1, error: { kind: 'config' } });
  expect(run.report.error?.message).toContain('bypassPermissions is for the person at the machine');
  expect(server.requests).toEqual([]);
});

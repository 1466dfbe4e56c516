import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle, countersign, folder, git, report, repository } from './process';

/** One clear sentence on stderr, exit 1, nothing on stdout, no stack. */
function expectSentence(
  ended: { code: number | null; stdout: string; stderr: string },
  parts: readonly string[],
): void {
  const last = ended.stderr.trim().split('\n').pop() ?? '';
  for (const part of parts) expect(last).toContain(part);
  expect(last).toMatch(/^countersign: /);
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  expect(ended.code).toBe(1);
}

describe('task files that cannot be used', () => {
  const cases: [string, string | Buffer, string[]][] = [
    ['empty', '', ['is empty', 'Write down']],
    ['only blanks and zero-width characters', ' \n\u200b\n\t', ['is empty']],
    ['binary', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), ['is binary']],
    ['UTF-16 with a mark', Buffer.from('\ufeffFix it', 'utf16le'), ['is UTF-16', 'UTF-8']],
    ['not UTF-8', Buffer.from([0x46, 0x69, 0x78, 0xe4, 0x20, 0x78]), ['is not valid UTF-8']],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024, 0x61), ['is too large (50 MiB)']],
    ['front matter alone', '---\ntitle: x\n---\n', ['no task behind it']],
    ['front matter that does not parse', '---\ntitle: x\nfile: [a\n---\nFix it', ['task.txt:4:', 'bracket']],
    ['front matter that is no map', '---\n- a\n---\nFix it', ['not a list of settings']],
  ];
  test.each(cases)('%s', async (_name, content, parts) => {
    const at = folder({ 'task.txt': content });
    const ended = await countersign(['--input', 'task.txt', '--quiet'], { cwd: at });
    expectSentence(ended, parts);
    expect(readdirSync(at)).toEqual(['task.txt']);
  });

  test('OM-62 headless input file not found: an error naming the path, exit 1, nothing written', async () => {
    const at = folder();
    const ended = await countersign(['--headless', '--input', 'gone/task.txt'], { cwd: at });
    expectSentence(ended, ['There is no task file gone/task.txt', '--input']);
    expect(ended.stdout).toBe('');
    expect(readdirSync(at)).toEqual([]);
    const asJson = await report(['--input', 'gone/task.txt', '--output', 'out.json'], { cwd: at });
    expect(asJson.report).toMatchObject({
      status: 'failure',
      exitCode: 1,
      error: { kind: 'input' },
      task: null,
      plan: null,
    });
    expect(asJson.code).toBe(1);
  });

  test('a folder', async () => {
    expectSentence(await countersign(['--input', '.'], { cwd: folder() }), ['is a folder']);
  });

  test('unreadable', async () => {
    const at = folder({ 'task.txt': 'Fix it' });
    chmodSync(join(at, 'task.txt'), 0);
    expectSentence(await countersign(['--input', 'task.txt'], { cwd: at, bound: true }), [
      'permission denied',
    ]);
  });

  test('a UTF-8 byte order mark and Windows line ends are no obstacle', async () => {
    const at = folder({
      'task.txt': '\ufeff---\r\ntitle: Hello there\r\n---\r\nFix the greeting in hello.js\r\n',
      'hello.js': 'greet();\n',
    });
    const { report: made, code } = await report(['--input', 'task.txt'], { cwd: at });
    expect(code).toBe(0);
    expect(made.task).toMatchObject({ title: 'Hello there', body: 'Fix the greeting in hello.js' });
  });

  test('standard input: empty, binary', async () => {
    expectSentence(await countersign([], { cwd: folder(), input: '' }), ['standard input is empty']);
    expectSentence(await countersign(['--input', '-'], { cwd: folder(), input: Buffer.from([0, 1]) }), [
      'binary',
    ]);
  });
});

describe('command lines and settings', () => {
  const lines: [string[], string[]][] = [
    [['--jsn'], ['--jsn', '--json']],
    [
      ['--mode', 'revewer', '--task', 'x y'],
      ['revewer', 'reviewer'],
    ],
    [
      ['--critics', 'securty', '--task', 'x y'],
      ['securty', 'security'],
    ],
    [
      ['--fail-on', 'hihg', '--task', 'x y'],
      ['hihg', 'high'],
    ],
    [
      ['--workspace', 'nowhere', '--task', 'x y'],
      ['nowhere', 'does not exist'],
    ],
    [
      ['--engine', 'openai', '--task', 'Fix it now'],
      ['openai', 'offline'],
    ],
    [['--task', 'Fix it', '--timeout', 'soon'], ['soon']],
  ];
  test.each(lines)('%j', async (args, parts) => {
    expectSentence(await countersign([...args], { cwd: folder() }), parts);
  });

  test('a malformed settings file is named with line and column', async () => {
    const at = folder({ '.countersign/config.yaml': 'critics:\n  - reviewer\n bad: [\n' });
    const ended = await countersign(['--task', 'Fix it'], { cwd: at });
    expectSentence(ended, ['.countersign/config.yaml:']);
    expect(ended.stderr).toMatch(/config\.yaml:\d+:\d+/);
  });

  test('an operator setting in a repository file is refused', async () => {
    const at = folder({ '.countersign/config.yaml': 'autoApproveSafe: false\n' });
    expectSentence(await countersign(['--task', 'Fix it'], { cwd: at }), [
      'autoApproveSafe',
      'config.yaml:1',
    ]);
    const inTask = folder({ 'task.txt': '---\nautoApproveSafe: false\n---\nFix it\n' });
    expectSentence(await countersign(['--input', 'task.txt'], { cwd: inTask }), [
      'autoApproveSafe',
      'task.txt:2',
    ]);
  });

  test('an unknown setting names the nearest', async () => {
    const at = folder({ '.countersign/config.json': '{"critcs": ["reviewer"]}' });
    expectSentence(await countersign(['--task', 'Fix it'], { cwd: at }), ['critcs', 'critics']);
  });

  test('with --json the fault is a report too', async () => {
    const { report: made, code } = await report(['--mode', 'nonsense', '--task', 'x'], { cwd: folder() });
    expect(code).toBe(1);
    expect(made).toMatchObject({ version: 1, status: 'failure', exitCode: 1, task: null });
  });
});

describe('workspaces', () => {
  test('without git: works, and says what is missing', async () => {
    const at = folder({ 'hello.js': 'export function greet() {}\n' });
    const { report: made, code } = await report(['--plan', '--task', 'Make greet() say good morning'], {
      cwd: at,
    });
    expect(code).toBe(0);
    expect(made.plan?.affectedFiles[0]?.path).toBe('hello.js');
    expect(made.coverage.skipped.map((s) => s.what)).toEqual(expect.arrayContaining(['diff', 'history']));
    expect(made.coverage.complete).toBe(false);
  });

  test('empty: says that nothing matches', async () => {
    const { report: made, code } = await report(['--task', 'Make greet() say good morning'], {
      cwd: folder(),
    });
    expect(code).toBe(0);
    expect(made.status).toBe('needs_clarification');
    expect(made.plan?.summary).toContain('Nothing in the 0 files');
  });

  test('a shallow clone works and is named', async () => {
    const origin = repository({ 'a.js': 'export const limit = 1;\n' });
    git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'Second');
    const at = folder();
    git(at, 'clone', '--quiet', '--depth=1', `file://${origin}`, 'copy');
    const made = await report(['--plan', '--task', 'Raise limit in a.js'], { cwd: join(at, 'copy') });
    expect(made.code).toBe(0);
    expect(JSON.stringify(made.report.coverage.skipped)).toContain('shallow');
    const base = await countersign(['--task', 'Raise limit', '--base', 'HEAD~1'], { cwd: join(at, 'copy') });
    expectSentence(base, ['HEAD~1', 'shallow']);
  });

  test('--base that does not exist names one that does', async () => {
    const at = repository({ 'a.js': 'a\n' });
    const ended = await countersign(['--task', 'Look at this', '--base', 'mian'], { cwd: at });
    expectSentence(ended, ['mian', 'main']);
  });

  test('link loops, odd names and links to the outside do no harm', async () => {
    const outside = folder({ 'secret.txt': 'greet outside\n' });
    const at = folder({
      'a "quoted" name.js': 'function greet() {}\n',
      'sp ace/new\nline.js': 'function greet() {}\n',
      "it's.js": 'function greet() {}\n',
    });
    symlinkSync('loop', join(at, 'loop'));
    mkdirSync(join(at, 'deep'));
    symlinkSync('..', join(at, 'deep/up'));
    symlinkSync(join(outside, 'secret.txt'), join(at, 'linked.txt'));
    writeFileSync(
      Buffer.concat([Buffer.from(`${at}/bad-`), Buffer.from([0xff, 0xfe]), Buffer.from('.js')]),
      'function greet() {}\n',
    );
    for (const prepare of [
      () => {},
      () => void git(at, 'init', '--quiet'),
      () => void git(at, 'add', '--all'),
    ]) {
      prepare();
      const {
        report: made,
        code,
        stderr,
      } = await report(['--task', 'Make greet() say good morning', '--critics', 'none'], { cwd: at });
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(code).toBe(0);
      expect(made.status).not.toBe('failure');
      expect(JSON.stringify(made)).not.toContain('greet outside');
      expect(made.coverage.skipped.some((s) => s.reason.includes('UTF-8'))).toBe(true);
      expect(made.plan?.affectedFiles.length).toBeGreaterThan(0);
    }
  });

  test('unreadable files are passed over and named', async () => {
    const at = folder({ 'a.js': 'greet();\n', 'b.js': 'greet();\n' });
    chmodSync(join(at, 'a.js'), 0);
    const { report: made } = await report(['--task', 'Change greet() in b.js'], { cwd: at, bound: true });
    expect(made.status).toBe('awaiting_approval');
    expect(made.coverage.skipped.map((entry) => entry.what)).toContain('a.js');
    expect(made.coverage.complete).toBe(false);
  });
});

describe('outputs', () => {
  test('--output where nothing can be written: the report still reaches stdout, exit 1', async () => {
    const at = folder({ 'a.js': 'greet();\n' });
    for (const target of ['no/such/folder/out.json', '.']) {
      const ended = await report(['--task', 'Change greet() in a.js', '--output', target], { cwd: at });
      expect(ended.code).toBe(1);
      expect(ended.report.plan).not.toBeNull();
      expect(ended.report.status).toBe('failure');
      expect(ended.report.coverage.failed[0]?.what).toContain(target);
    }
    expect(readdirSync(at)).toEqual(['a.js']);
  });

  test('--output writes the file, and stdout holds the result too', async () => {
    const at = folder({ 'a.js': 'greet();\n' });
    const ended = await report(['--task', 'Change greet() in a.js', '--output', 'plan.md'], { cwd: at });
    expect(ended.code).toBe(0);
    expect(existsSync(join(at, 'plan.md'))).toBe(true);
  });

  test('stdout closed early: a sentence, exit 1, no stack', async () => {
    const at = folder({ 'a.js': `${'greet();\n'.repeat(2000)}` });
    const child = spawn(process.execPath, [bundle, '--task', 'Change greet() in a.js', '--json', '--quiet'], {
      cwd: at,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '', HOME: at },
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const code = await new Promise((done) => child.on('close', done));
    expectSentence({ code: code as number, stdout: '', stderr }, ['standard output was closed']);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s: the report is written with what is done', async (signal) => {
    const files = Object.fromEntries(
      Array.from({ length: 3000 }, (_, i) => [
        `src/f${i}.js`,
        'function greet() { return salutation }\n'.repeat(40),
      ]),
    );
    const at = folder(files);
    const ended = await report(['--task', 'Change greet() and salutation'], {
      cwd: at,
      during: (child) => {
        child.stderr?.once('data', () => child.kill(signal));
      },
    });
    expect(ended.code).toBe(1);
    expect(ended.report.status).toBe('failure');
    expect(ended.report.error?.kind).toBe('budget');
    expect(ended.report.coverage.skipped.some((s) => s.reason.includes(signal))).toBe(true);
  });

  test('OM-38 check timeout: the report is written, status timeout, exit 1', async () => {
    const at = folder({ 'a.js': 'greet();\n' });
    const ended = await report(['--task', 'Change greet() in a.js', '--timeout', '0.001'], { cwd: at });
    expect(ended.code).toBe(1);
    expect(ended.report.status).toBe('timeout');
    expect(ended.report.coverage.skipped.some((s) => s.reason.includes('time limit'))).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { commandText, outputText } from '../../src/core/command-text';
import { terminalText } from '../../src/core/terminal-text';
import type { SandboxResult } from '../../src/domain/sandbox';

const whole = (head: string) => ({ head, tail: '', omitted: 0 });
const ran: Extract<SandboxResult, { ok: true }> = {
  ok: true,
  code: 0,
  stdout: whole('1 passed\n'),
  stderr: whole(''),
  stoppedBy: null,
  milliseconds: 1234,
  timeout: 60,
  isSandboxed: true,
  notes: [],
};

test('a command says how it ended, then what it printed', () => {
  expect(commandText(ran)).toBe('Exit code 0 after 1.2 s.\nstdout:\n1 passed');
  expect(commandText({ ...ran, code: 2, stdout: whole(''), stderr: whole('bad\n') })).toBe(
    'Exit code 2 after 1.2 s.\nstderr:\nbad',
  );
  expect(commandText({ ...ran, stdout: whole(''), notes: ['A note.'] })).toBe(
    'Exit code 0 after 1.2 s. A note.\nIt printed nothing.',
  );
});

test.each([
  ['time', /may take 60 seconds/],
  ['output', /wrote more than a command may/],
  ['memory', /more memory/],
  ['processes', /more processes/],
  ['abort', /was stopped/],
] as const)('what ended it is said: %s', (stoppedBy, said) => {
  const text = commandText({ ...ran, code: null, stoppedBy });
  expect(text).toMatch(/^Ended after 1\.2 s, unfinished: /);
  expect(text).toMatch(said);
});

test('a long output keeps its first and its last lines', () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `line ${at}\n`).join('');
  const text = outputText(whole(lines), 300);
  expect(text.startsWith('line 0\nline 1\n')).toBe(true);
  expect(text.endsWith('line 998\nline 999\n')).toBe(true);
  const [before = '', missing = '', after = ''] = text.split(/\[(\d+) characters were left out here\]\n/);
  expect(before.length + after.length + Number(missing)).toBe(lines.length);
  expect(before.length + after.length).toBeLessThanOrEqual(300);
});

test('what the sandbox did not keep counts as left out, and no line is shown in part', () => {
  const text = outputText({ head: 'one\ntwo\nthr', tail: 'ee\nlast\n', omitted: 500 }, 1000);
  expect(text).toBe('one\ntwo\n[506 characters were left out here]\nlast\n');
});

test('a single line that is too long is cut within itself', () => {
  const text = outputText(whole('x'.repeat(1000)), 90);
  expect(text).toBe(`${'x'.repeat(30)}\n[910 characters were left out here]\n${'x'.repeat(60)}`);
});

test('colours, cursor moves and painted lines are gone', () => {
  const text =
    '\u001b[1;31mred\u001b[0m \u001b]8;;https://example.org\u0007link\u001b]8;;\u001b\\ 10%\r 50%\r100%\r\nnext\u001b[2K\u001b(B\r\n';
  expect(terminalText(text)).toBe('100%\nnext\n');
  expect(terminalText('plain\ttext\n')).toBe('plain\ttext\n');
});

test('hostile output of a megabyte is read before the deadline, and leaves no colours', () => {
  for (const piece of ['\u001b[', '\u001b]', '\u001b[0', '\r', '\u001b', '\u009b1;'])
    expect(terminalText(piece.repeat(500_000))).not.toContain('\u001b[');
});

import { expect, test } from 'vitest';
import { RunError } from '../../src/domain/errors';
import { parseCommandLine } from '../../src/edge/command-line';
import { isOneSentence } from './place';

function given(...argv: string[]): Record<string, readonly string[]> {
  const asked = parseCommandLine(argv);
  if (!('given' in asked)) throw new Error(asked.command);
  return Object.fromEntries(asked.given.map(({ setting, texts }) => [setting, texts]));
}

test.each<[string[], string]>([
  [[], 'run'],
  [['run'], 'run'],
  [['--json'], 'run'],
  [['config', '--json'], 'config'],
  [['help'], 'help'],
  [['--help'], 'help'],
  [['config', '-h'], 'help'],
  [['--nonsense', '--help'], 'help'],
  [['--version'], 'version'],
  [['-v'], 'version'],
  [['version'], 'version'],
  [['sessions'], 'sessions'],
  [['sessions', 'list', '--json'], 'sessions'],
  [['sessions', 'show', 's-1'], 'sessions'],
])('%j is the command %s', (argv, command) => {
  expect(parseCommandLine(argv).command).toBe(command);
});

test.each<[string[], Record<string, string[]>]>([
  [['--input', 'task.txt', '--json'], { input: ['task.txt'], json: ['true'] }],
  [['--input=task.txt'], { input: ['task.txt'] }],
  [['--input', '-'], { input: ['-'] }],
  [['--json=false'], { json: ['false'] }],
  [['--no-auto-approve-safe'], { autoApproveSafe: ['false'] }],
  [['--auto-approve-safe=false'], { autoApproveSafe: ['false'] }],
  [['--task', 'one', '--task', 'two'], { task: ['one', 'two'] }],
  [['--task', '--json does not work'], { task: ['--json does not work'] }],
  [['--task=--json'], { task: ['--json'] }],
  [['--task', '- a list'], { task: ['- a list'] }],
  [['--timeout', '-5'], { timeout: ['-5'] }],
  [['--file', 'a.ts', 'b.ts', '--file', 'c\nd.ts'], { file: ['a.ts', 'b.ts', 'c\nd.ts'] }],
  [['--critics', 'reviewer', '--critics', 'security'], { critics: ['reviewer', 'security'] }],
  [['--base', 'a=b'], { base: ['a=b'] }],
])('%j is read', (argv, expected) => {
  expect(given(...argv)).toEqual(expected);
});

test.each<[string[], RegExp]>([
  [['--jsno'], /^Unknown flag `--jsno`; did you mean `--json`\?$/],
  [['--no-jsno'], /did you mean `--no-json`\?$/],
  [['--failOn', 'high'], /`--failOn`; did you mean `--fail-on`\?$/],
  [['-x'], /^Unknown flag `-x`; --help lists the flags\.$/],
  [['--no-base'], /^Unknown flag `--no-base`/],
  [['--'], /^Unexpected `--`/],
  [['confg'], /^Unknown command `confg`; did you mean `config`\?$/],
  [['Fix the login'], /^Unknown command `Fix the login`; give the task with --task TEXT or --input FILE\.$/],
  [['--task', 'fix', 'the', 'bug'], /^Unexpected `the`; put a value with spaces in quotation marks\.$/],
  [['--json', 'false'], /^Unexpected `false`; a value of a yes-or-no flag is written --flag=false\.$/],
  [['--input'], /^--input needs a value: --input FILE\.$/],
  [['--input', '--json'], /^--input needs a value, but `--json` follows: --input FILE\.$/],
  [['--file', '--json'], /^--file needs a value/],
  [['--input='], /^The value of --input is empty; give one\.$/],
  [['--base', ''], /^The value of --base is empty; give one\.$/],
  [['--base', 'a', '--base', 'b'], /^--base is given twice; give it once\.$/],
  [['--json', '--no-json'], /^--json is given twice; give it once\.$/],
  [['--no-json=true'], /^--no-json takes no value; write --json=true or --no-json\.$/],
  [['--\u001b[31m\n::error::x'], /^Unknown flag `--\?\[31m\?::error::x`/],
])('%j is refused in one sentence', (argv, message) => {
  let fault: unknown;
  try {
    parseCommandLine(argv);
  } catch (thrown) {
    fault = thrown;
  }
  expect(fault).toBeInstanceOf(RunError);
  expect((fault as RunError).kind).toBe('input');
  expect((fault as RunError).message).toMatch(message);
  expect((fault as RunError).message).toSatisfy(isOneSentence);
});

test.each<[string[], object]>([
  [['sessions'], { action: 'list' }],
  [['sessions', 'list'], { action: 'list' }],
  [['sessions', '--json'], { action: 'list' }],
  [['sessions', 'show', 's-1', '--json'], { action: 'show', id: 's-1' }],
  [['sessions', 'delete', 's-1'], { action: 'delete', id: 's-1' }],
])('%j is read', (argv, asked) => {
  expect(parseCommandLine(argv)).toMatchObject({ command: 'sessions', asked });
});

test.each<[string[], RegExp]>([
  [['sessions', 'shwo'], /^Unknown word `shwo` behind sessions; write sessions list, /],
  [['sessions', 'show'], /^sessions show needs the name of a session; write /],
  [['sessions', 'show', '--json'], /^sessions show needs the name/],
  [['sessions', 'list', 's-1'], /^Unexpected `s-1`; write /],
  [['sessions', 'delete', 's-1', 's-2'], /^Unexpected `s-2`; write /],
  [['sessions', '--json', 'list'], /^Unexpected `list`/],
])('%j is refused', (argv, message) => {
  expect(() => parseCommandLine(argv)).toThrow(message);
});

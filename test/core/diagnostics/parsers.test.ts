import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Diagnostic, placed, sorted } from '../../../src/core/diagnostics/diagnostic';
import { readEslint } from '../../../src/core/diagnostics/eslint';
import { parseLines } from '../../../src/core/diagnostics/lines';
import { readRuff } from '../../../src/core/diagnostics/ruff';
import { readSarif } from '../../../src/core/diagnostics/sarif';
import { parseTsc } from '../../../src/core/diagnostics/tsc';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../fixtures/diagnostics', name), 'utf8');
const places = { workspace: '/workspace', directory: '.' };
const brief = (all: readonly Diagnostic[] | undefined) =>
  all?.map(({ file, line, column, severity, rule }) => `${file}:${line}:${column} ${severity} ${rule}`);

test('tsc: what it prints is located, with what goes on below', () => {
  const { diagnostics, fault } = parseTsc(fixture('tsc.txt'), places);
  expect(brief(diagnostics)).toEqual([
    'src/a.ts:1:14 error TS2322',
    'src/a.ts:3:28 error TS2322',
    'src/a.ts:5:8 error TS2554',
    'src/a.ts:6:19 error TS2307',
    'src/a.ts:8:51 error TS2322',
  ]);
  expect(diagnostics[4]?.message).toBe(
    "Type '(a: string) => string' is not assignable to type '(a: number) => string'. Types of parameters 'a' and 'a' are incompatible. Type 'number' is not assignable to type 'string'.",
  );
  expect(fault).toBeNull();
});

test('tsc: what it says about the whole run is a fault, and a name may hold brackets', () => {
  const text = "error TS18003: No inputs were found in config file '/workspace/tsconfig.json'.\n";
  expect(parseTsc(text, places)).toMatchObject({
    diagnostics: [],
    fault: expect.stringContaining('TS18003'),
  });
  const odd = 'app/(group)/[id](1)/a b.ts(2,3): error TS1: It has (1,2): error TS9: in it.\r\n';
  expect(parseTsc(odd, { ...places, directory: 'web' }).diagnostics).toMatchObject([
    {
      file: 'web/app/(group)/[id](1)/a b.ts',
      line: 2,
      column: 3,
      message: 'It has (1,2): error TS9: in it.',
    },
  ]);
  expect(parseTsc('../../x.ts(1,1): error TS1: m\n', places)).toMatchObject({
    diagnostics: [],
    elsewhere: 1,
  });
});

test('eslint: its JSON is read, and what has no line is counted', () => {
  const found = readEslint(JSON.parse(fixture('eslint.json')), places);
  expect(brief(found?.diagnostics)).toEqual([
    'src/x.js:1:7 warning no-unused-vars',
    'src/x.js:1:18 error no-undef',
    'src/x.js:1:20 error eqeqeq',
    'src/y.js:1:7 error null',
  ]);
  const ignored = [{ filePath: '/workspace/a.ts', messages: [{ severity: 1, message: 'File ignored' }] }];
  expect(readEslint(ignored, places)).toEqual({ diagnostics: [], elsewhere: 1, fault: null });
  for (const other of [null, {}, [1], [{ messages: 1 }], 'text', [{ filename: 'a', code: 'b' }]])
    expect(readEslint(other, places)).toBeNull();
});

test('ruff: its JSON is read; what it cannot parse is an error', () => {
  const found = readRuff(JSON.parse(fixture('ruff.json')), places);
  expect(brief(found?.diagnostics)).toEqual(['pkg/main.py:1:8 warning F401', 'pkg/broken.py:4:9 error null']);
  expect(found?.elsewhere).toBe(1);
  for (const other of [null, {}, [1], [{ filename: 'a' }]]) expect(readRuff(other, places)).toBeNull();
});

test('SARIF: results are read with the words and levels of their rules', () => {
  const found = readSarif(JSON.parse(fixture('results.sarif')), places);
  expect(found?.diagnostics).toEqual([
    {
      file: 'src/a.ts',
      line: 7,
      column: 3,
      severity: 'error',
      rule: 'S1',
      message: 'Call of eval with input.',
      source: 'scanner',
    },
    {
      file: 'lib/b c.py',
      line: 2,
      column: null,
      severity: 'info',
      rule: 'S2',
      message: 'Something to know.',
      source: 'scanner',
    },
  ]);
  expect(found?.elsewhere).toBe(2);
  const broken = {
    runs: [{ invocations: [{ executionSuccessful: false }], results: [1, null, { locations: 'x' }] }, 3],
  };
  expect(readSarif(broken, places)).toMatchObject({
    diagnostics: [],
    fault: expect.stringContaining('not finish'),
  });
  expect(readSarif({ runs: 1 }, places)).toBeNull();
});

describe('lines of any command', () => {
  const isFile = (path: string) => ['main.c', 'src/main.rs', 'pkg/a.py', 'a.go', 'lib/x.ts'].includes(path);
  const one = (line: string, failed = true) =>
    parseLines(line, 'make lint', places, isFile, failed).diagnostics[0];

  test.each([
    ['main.c:3:5: error: expected ;', 'main.c:3:5 error null'],
    ["main.c:3:5: warning: unused variable 'x' [-Wunused-variable]", 'main.c:3:5 warning null'],
    ['main.c:9: fatal error: no.h: No such file', 'main.c:9:null error null'],
    ['main.c:9:1: note: declared here', 'main.c:9:1 info null'],
    ['src/main.rs:2:9: error[E0308]: mismatched types', 'src/main.rs:2:9 error E0308'],
    ['pkg/a.py:12: error: Incompatible return  [return-value]', 'pkg/a.py:12:null error return-value'],
    ['pkg/a.py:1:80: E501 line too long', 'pkg/a.py:1:80 error E501'],
    ['./a.go:5:2: x declared and not used', 'a.go:5:2 error null'],
    ['/workspace/lib/x.ts:4:1 - error TS2304: no name', 'lib/x.ts:4:1 error null'],
    ['lib/x.ts(4,7): error TS2304: no name', 'lib/x.ts:4:7 error TS2304'],
    ['lib\\x.ts(4): warning CA1: no name', 'lib/x.ts:4:null warning CA1'],
    ['\u001b[31mno', 'none'],
    ['localhost:3000: listening', 'none'],
    ['12:30:45: begun', 'none'],
    ['make[1]: *** [Makefile:3: all] Error 2', 'none'],
    ['    at f (/workspace/lib/x.ts:4:1)', 'none'],
    ['missing.c:1:1: error: not there', 'none'],
    ['../outside.c:1:1: error: x', 'none'],
  ])('%s', (line, expected) => {
    const found = one(line);
    expect(found === undefined ? 'none' : brief([found])?.[0]).toBe(expected);
  });

  test('without a word for it a remark weighs as its command ended', () => {
    expect(one('./a.go:5:2: odd', false)?.severity).toBe('warning');
    expect(one('./a.go:5:2: odd', true)?.severity).toBe('error');
  });
});

test('a path is from the workspace, or leads out of it', () => {
  const from = (path: string, directory = '.') => placed(path, { workspace: '/work/a b', directory });
  expect(from('src/a.ts')).toBe('src/a.ts');
  expect(from('./src/../b.ts', 'sub')).toBe('sub/b.ts');
  expect(from('../b.ts', 'sub')).toBe('b.ts');
  expect(from('/work/a b/x/y.ts')).toBe('x/y.ts');
  expect(from('file:///work/a%20b/x.ts')).toBe('x.ts');
  expect(from('C:\\work\\x.ts')).toBeNull();
  for (const path of [
    '',
    '..',
    '../x',
    '/work/a',
    '/work/a bc/x',
    '/etc/passwd',
    'a\nb',
    'file:///etc/passwd',
    '/work/a b',
    '/work/a b/../c',
  ])
    expect(from(path)).toBeNull();
});

test('diagnostics are sorted, and what is said twice stands once', () => {
  const at = (file: string, line: number, source: string): Diagnostic => ({
    file,
    line,
    column: 1,
    severity: 'error',
    rule: 'r',
    message: 'm',
    source,
  });
  expect(brief(sorted([at('b', 1, 'x'), at('a', 10, 'x'), at('a', 9, 'y'), at('a', 9, 'x')]))).toEqual([
    'a:9:1 error r',
    'a:10:1 error r',
    'b:1:1 error r',
  ]);
});

test('hostile output of megabytes is read before the deadline, and not without end', () => {
  const isFile = () => true;
  for (const piece of [
    'a(1,1): error TS1: x\n',
    '(1,1): error',
    'a:1:',
    'a:1: [',
    ' [a',
    '(((',
    'a(1,',
    ':1:1: ',
    '[',
  ]) {
    const text = piece.repeat(Math.ceil(3_000_000 / piece.length));
    parseTsc(text, places);
    expect(parseLines(text, 's', places, isFile, true).diagnostics.length).toBeLessThanOrEqual(5000);
  }
});

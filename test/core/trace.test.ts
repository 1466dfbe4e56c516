import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTraces } from '../../src/core/trace';

test('a place alone is no trace, and neither is a single frame without an error', () => {
  expect(findTraces('look at the file (see foo.js:12:3)')).toEqual([]);
  expect(findTraces('    at foo (/app/foo.js:12:3)')).toEqual([]);
  expect(findTraces('  File "a.py", line 3, in f')).toEqual([]);
  expect(findTraces('\tat com.acme.A.b(A.java:3)')).toEqual([]);
  expect(findTraces('Error: no\n    at foo (/app/foo.js:12:3)')).toHaveLength(1);
  expect(findTraces('    at foo (/app/foo.js:12:3)\n    at bar (/app/foo.js:2:3)')).toHaveLength(1);
});

test('at most 20 traces of 100 frames in the first 256 KiB', () => {
  const frame = '    at foo (/app/foo.js:12:3)\n';
  expect(findTraces(`Error: deep\n${frame.repeat(150)}`)[0]?.frames).toHaveLength(100);
  expect(findTraces(`Error: many\n${frame}\n`.repeat(30))).toHaveLength(20);
  expect(findTraces(`${' \n'.repeat(128 * 1024)}Error: late\n${frame}`)).toEqual([]);
});

test('of a long recursion the innermost frames are kept', () => {
  const frames = Array.from(
    { length: 150 },
    (_, index) => `  File "/app/a.py", line ${index + 1}, in f\n    f()\n`,
  );
  const [trace] = findTraces(
    `Traceback (most recent call last):\n${frames.join('')}RecursionError: too deep\n`,
  );
  expect(trace?.frames).toHaveLength(100);
  expect(trace?.frames[0]?.line).toBe(150);
});

test('several languages in one text, in its order', () => {
  const text = [
    'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    x()\nValueError: bad\n',
    'panic: no\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:3 +0x1\n',
    'java.lang.Error: x\n\tat a.B.c(B.java:3)\n',
    "a.rb:1:in 'go': boom (RuntimeError)\n",
    'TypeError: t\n    at f (/a.js:1:1)\n',
    'f@http://x/a.js:1:1\ng@http://x/a.js:2:1\n',
    "thread 'main' panicked at src/main.rs:2:5:\nno\n",
    'System.Exception: s\n   at A.B.C() in /a.cs:line 1\n',
    'PHP Fatal error:  Uncaught E: m in /a.php:2\nStack trace:\n#0 {main}\n',
  ].join('\nthen\n\n');
  expect(findTraces(text).map((trace) => trace.language)).toEqual([
    'python',
    'go',
    'jvm',
    'ruby',
    'node',
    'browser',
    'rust',
    'dotnet',
    'php',
  ]);
});

test.each([
  [
    'ESLint names the place and the rule below its error',
    `Oops! Something went wrong! :(\n\nTypeError: Cannot read properties of undefined (reading 'x')\nOccurred while linting /a/a.js:3\nRule: "no-unused-vars"`,
    "TypeError: Cannot read properties of undefined (reading 'x')",
  ],
  ['a class of its own', 'Rejected: no', 'Rejected: no'],
  [
    'a class of its own below a log line about another error',
    'The worker saw TypeError: gone and went on\nRejected: no',
    'Rejected: no',
  ],
  [
    'a class of its own below frames',
    'TypeError: gone\n    at f (/x.js:1:1)\nRejected: no',
    'TypeError: gone',
  ],
  ['a class of its own, apart from another error', 'TypeError: gone\n\nRejected: no', 'Rejected: no'],
])('the error of a trace: %s', (_what, head, error) => {
  const [trace] = findTraces(`${head}\n    at check (/app/a.js:3:1)\n    at lint (/app/b.js:9:2)\n`);
  expect(`${trace?.errorType}: ${trace?.message}`).toBe(error);
});

const hostile: string[] = [
  'at ',
  'at a.b.c(',
  ':1:1)',
  ')',
  '(',
  '\n',
  ' ',
  '\t',
  'Error: ',
  'Caused by: ',
  ' ---> ',
  'File "',
  '", line 1',
  'Traceback (most recent call last):\n',
  '#0 a(1): ',
  "a.rb:1:in `x': ",
  "thread 'a' panicked at '",
  'goroutine 1 [running]:\n',
  'a@http://',
  'a.b.',
  '[',
  ']',
  '\\n at ',
  '> ',
  '| ',
  '\u001b[31m',
  '\u001b]8;;',
  'E  ',
  'a.py:1: ',
  '"',
  "'",
  '...',
  '$',
];

test.each(hostile)('a megabyte of %j is read', (piece) => {
  const text = piece.repeat(Math.ceil((1024 * 1024) / piece.length));
  expect(findTraces(text).length).toBeLessThanOrEqual(20);
});

test('any mixture of pieces is read', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...hostile, 'a', '1', 'x.js'), { maxLength: 200 }), (pieces) => {
      const text = pieces.join('').repeat(20);
      for (const trace of findTraces(text)) {
        expect(trace.frames.length).toBeGreaterThan(0);
        for (const frame of trace.frames) expect(frame.raw).toBe(frame.raw.trim());
      }
    }),
    { numRuns: 200 },
  );
  const long = fc.array(fc.constantFrom(...hostile), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(long, (pieces) => {
      const unit = pieces.join('');
      return findTraces(unit.repeat(Math.ceil((1024 * 1024) / unit.length))).length <= 20;
    }),
    { numRuns: 25 },
  );
});

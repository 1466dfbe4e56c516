import { describe, expect, test } from 'vitest';
import { causeFrom } from '../../src/core/error-cause';
import { suspects } from '../../src/core/suspects';
import type { Evidence, Frame, Trace } from '../../src/domain/evidence';

function frame(line: string, change: Partial<Frame> = {}): Frame {
  return {
    raw: '',
    rawPath: 'a.js',
    line: 5,
    column: null,
    symbol: 'f',
    file: 'a.js',
    candidates: [],
    foreign: false,
    place: {
      file: 'a.js',
      startLine: 4,
      endLine: 6,
      code: `before\n  ${line}\nafter`,
      focusLine: 5,
      symbol: 'f',
      doc: null,
      score: 0,
      words: [],
      reasons: [],
    },
    ...change,
  };
}
const trace = (message: string | null, errorType = 'TypeError', frames: Frame[] = []): Trace => ({
  language: 'node',
  errorType,
  message,
  frames,
});

describe('message and line together', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'user')",
      'return session.current.user.name;',
      '`session.current` was undefined',
    ],
    ["Cannot read property 'user' of null", 'const a = load(x)[0].user;', '`load(x)[0]` was null'],
    ["Cannot set properties of undefined (setting 'x')", 'this.state.x = 1;', '`this.state` was undefined'],
    ["'NoneType' object has no attribute 'strip'", 'return row.get("a").strip()', '`row.get("a")` was None'],
    ['store.save is not a function', 'await store.save(entry);', '`store.save` is called'],
    ['limit is not defined', 'if (n > limit) stop();', '`limit` is used'],
    ["name 'limit' is not defined", 'if n > limit:', '`limit` is used'],
    ['Cannot invoke "User.name()" because "user" is null', 'user.name();', '`user`'],
    ['index out of range [3] with length 3', 'x := xs[3]', 'The index was 3 and the length 3'],
  ])('%s', (message, line, expected) => {
    expect(causeFrom(trace(message), frame(line))).toContain(expected);
  });

  test('a key error names what was indexed', () => {
    expect(causeFrom(trace("'name'", 'KeyError'), frame('return rows["name"]'))).toContain(
      "`rows` is indexed, and it had no key 'name'",
    );
  });

  test.each([
    [
      'python',
      'ZeroDivisionError',
      'division by zero',
      'return total / count  # per item',
      '`count`, so `count` was 0',
    ],
    [
      'python',
      'ZeroDivisionError',
      'integer division or modulo by zero',
      'n //= self.size()',
      '`self.size()`',
    ],
    ['python', 'ZeroDivisionError', 'float modulo', 'print("%d of %d" % (done, all), a % step)', '`step`'],
    [
      'jvm',
      'java.lang.ArithmeticException',
      '/ by zero',
      'return sum / list.size(); // a / b',
      '`list.size()`',
    ],
    ['jvm', 'java.lang.ArithmeticException', 'BigInteger divide by zero', 'return a.divide(rate);', '`rate`'],
    ['go', 'runtime error', 'integer divide by zero', 'x := (a + b) / len(xs[i])', '`len(xs[i])`'],
    ['go', null, 'runtime error: integer divide by zero', 'x %= (n - 1)', '`(n - 1)`'],
    ['ruby', 'ZeroDivisionError', 'divided by 0', "puts 'a / b' if total / parts > 2", '`parts`'],
    [
      'dotnet',
      'System.DivideByZeroException',
      'Attempted to divide by zero.',
      'var x = a / this.Count;',
      '`this.Count`',
    ],
    ['rust', null, 'attempt to divide by zero', "let x: &'a u8 = total / n;", '`n`'],
    ['rust', null, 'attempt to calculate the remainder with a divisor of zero', 'total % n', '`n`'],
    ['php', 'DivisionByZeroError', 'Modulo by zero', 'return $a % $this->n;', '`$this->n`'],
    ['node', 'RangeError', 'Division by zero', 'return a/b?c:d;', '`b`'],
    ['rust', null, 'attempt to divide by zero', 'a / Self::STEP', '`Self::STEP`'],
    ['node', 'RangeError', 'Division by zero', 'return a / 2n / b;', '`b`'],
  ] as const)('%s %s: %s', (language, type, message, line, expected) => {
    const cause = causeFrom({ ...trace(message), language, errorType: type }, frame(line));
    expect(cause).toContain(`On that line it is divided by ${expected}`);
  });

  test('of several divisors one was zero', () => {
    const cause = causeFrom(trace('division by zero', 'ZeroDivisionError'), frame('a / b + a % c + d / b'));
    expect(cause).toBe('On that line it is divided by `b` and `c`; one of them was 0.');
  });

  test.each([
    ['throw new Error("division by zero: a / b")', 'division by zero: a / b'],
    ['return rate(order)', 'division by zero'],
    ["path = root + '/' + name", 'division by zero'],
    ['half = total / 2', 'division by zero'],
    ['total / count', 'value out of range'],
    [`a ${'/ ('.repeat(20_000)}`, 'division by zero'],
  ])('no divisor is made up: %s', (line, message) => {
    expect(causeFrom(trace(message, 'Error'), frame(line))).toBeNull();
  });

  test('nothing is said when message and line do not fit', () => {
    expect(
      causeFrom(trace("Cannot read properties of undefined (reading 'user')"), frame('return users;')),
    ).toBeNull();
    expect(
      causeFrom(trace("Cannot read properties of undefined (reading 'use')"), frame('return a.user;')),
    ).toBeNull();
    expect(causeFrom(trace('boom'), frame('throw new Error("boom")'))).toBeNull();
    expect(
      causeFrom(trace("Cannot read properties of undefined (reading 'a')"), frame('x.a', { place: null })),
    ).toBeNull();
  });
});

describe('suspects', () => {
  const inner = frame('one()', { file: 'a.js' });
  const outer = frame('two()', { file: 'b.js', line: 5 });
  const evidence = (more: Evidence): Evidence => ({
    traces: { traces: [trace('x', 'Error', [inner, outer])] },
    ...more,
  });

  test('the innermost frame comes first, with its reason', () => {
    expect(suspects(evidence({})).map((s) => [s.frame.file, s.reasons])).toEqual([
      ['a.js', ['innermost frame of this workspace']],
      ['b.js', ['1 call further out']],
    ]);
  });

  test('a line that the diff adds outranks it', () => {
    const diff: Evidence['diff'] = {
      from: 'x',
      asked: true,
      addedLines: 1,
      removedLines: 0,
      files: [
        {
          path: 'b.js',
          previousPath: null,
          status: 'modified',
          binary: false,
          addedLines: 1,
          removedLines: 0,
          truncated: false,
          hunks: [
            {
              oldStart: 5,
              oldLines: 0,
              newStart: 5,
              newLines: 1,
              section: '',
              lines: [{ kind: 'add', text: 'two()', oldLine: null, newLine: 5, noNewline: false }],
            },
          ],
        },
      ],
    };
    expect(suspects(evidence({ diff }))[0]).toMatchObject({
      frame: { file: 'b.js' },
      reasons: ['1 call further out', 'the diff adds this line'],
    });
  });
});

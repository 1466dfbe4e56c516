import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorage } from '../../src/core/anchor';
import { asSent } from '../../src/core/as-sent';
import { occurrences } from '../../src/core/occurrences';
import { quotePlaces } from '../../src/core/quote-places';
import { verify } from '../../src/core/verify';
import type { DiffLine, Evidence } from '../../src/domain/evidence';
import type { FindingDraft } from '../../src/domain/finding';
import { passage } from './prompts/material';

/** What a model found, without lines. */
function found(quote: string, changes: Partial<FindingDraft> = {}): FindingDraft {
  return {
    mode: 'reviewer',
    ruleId: null,
    category: 'correctness',
    title: 'T',
    detail: 'D.',
    severity: 'high',
    confidence: 0.9,
    file: 'a.js',
    startLine: null,
    endLine: null,
    quote,
    suggestion: { description: 'S.', replacement: 'better()' },
    cwe: null,
    references: [],
    ...changes,
  };
}

/** A diff of `a.js` that adds these lines. */
function adding(...added: number[]): Evidence {
  const lines = added.map(
    (newLine): DiffLine => ({ kind: 'add', text: '', oldLine: null, newLine, noNewline: false }),
  );
  const hunk = { oldStart: 1, oldLines: 0, newStart: Math.min(...added), newLines: 4, section: '', lines };
  const file = {
    path: 'a.js',
    previousPath: null,
    status: 'modified' as const,
    binary: false,
    addedLines: added.length,
    removedLines: 0,
    hunks: [hunk],
    truncated: false,
  };
  return { diff: { from: 'x', asked: true, files: [file], addedLines: added.length, removedLines: 0 } };
}

const text = 'one()\n  two( a )\nthree()\n';

test('a quote without lines gets them: as it stands, else without regard to white space', () => {
  expect(verify(found('  two( a )\nthree()'), text, {})).toMatchObject({
    kept: true,
    draft: { startLine: 2, endLine: 3, suggestion: { replacement: 'better()' } },
  });
  expect(verify(found('two(a)'), text, {})).toMatchObject({
    kept: true,
    draft: { startLine: 2, endLine: 2, quote: '  two( a )', suggestion: { replacement: null } },
  });
});

test('a quote of a part of a line is found too, and its replacement is not offered for the whole line', () => {
  const verified = verify(found('eval(input)'), 'a()\nconst x = eval( input ) + 1;\n', {});
  expect(verified).toMatchObject({
    kept: true,
    draft: {
      startLine: 2,
      endLine: 2,
      quote: 'const x = eval( input ) + 1;',
      suggestion: { replacement: null },
    },
  });
  expect(verify(found('b(1,2);c('), 'a()\nx = b(1,\n  2);\n  c();\n', {}).draft).toMatchObject({
    startLine: 2,
    endLine: 4,
  });
  expect(verify(found('x()'), 'a(); x(); b()\n', {})).toMatchObject({ kept: false });
});

test('a quote that is not there is held back, and so is a file that cannot be read', () => {
  for (const [quote, file] of [
    ['four()', text],
    ['', text],
    [' \n ', text],
    ['one()', null],
  ] as const) {
    expect(verify(found(quote), file, {})).toMatchObject({ kept: false, reason: 'quote-not-found' });
  }
});

test.each([
  ['a fence', '```js\n  two( a )\n```'],
  ['backticks', '`one()`'],
  ['diff signs', '+  two( a )\n three()'],
  ['removed lines too', '-  two( b )\n+  two( a )'],
  ['carriage returns', 'one()\r\n  two( a )\r'],
])('%s around a quote does not hide it', (_name, quote) => {
  expect(quotePlaces(quote, anchorage(text))).toMatchObject({ exact: true, places: [{}] });
});

test('removed lines alone stand nowhere', () => {
  expect(verify(found('-gone()'), text, {}).kept).toBe(false);
});

const twice = 'same()\nx\nsame()\ny\nsame()\n';

test('a quote with several places means the lines that the diff adds', () => {
  const verified = verify(found('same()'), twice, adding(3));
  expect(verified).toMatchObject({ kept: true, draft: { startLine: 3, detail: 'D.' } });
});

test('where the diff adds it several times the first is taken and the others are named', () => {
  const verified = verify(found('same()'), twice, adding(3, 5));
  expect(verified.kept).toBe(true);
  expect(verified.draft).toMatchObject({ startLine: 3, detail: 'D. The same code also stands at line 5.' });
});

test('without a diff it means the line of a trace or a rule, else what was shown', () => {
  const shown = passage({ file: 'a.js', startLine: 4, endLine: 5 });
  expect(verify(found('same()'), twice, passages(shown)).draft.startLine).toBe(5);
  const frame = {
    raw: '',
    rawPath: '',
    line: 3,
    column: null,
    symbol: null,
    file: 'a.js',
    candidates: [],
    foreign: false,
    place: null,
  };
  const traces = { traces: [{ language: 'node' as const, errorType: null, message: null, frames: [frame] }] };
  expect(verify(found('same()'), twice, { ...passages(shown), traces }).draft.startLine).toBe(3);
});

test('a quote with several places of which none was shown is held back', () => {
  const elsewhere = passage({ file: 'b.js', startLine: 1, endLine: 5 });
  expect(verify(found('same()'), twice, passages(elsewhere))).toMatchObject({
    kept: false,
    reason: 'quote-not-found',
  });
});

test('a finding outside of the diff that was asked for is held back by its place', () => {
  expect(verify(found('one()'), text, adding(3))).toMatchObject({
    kept: false,
    reason: 'outside-diff',
    draft: { startLine: 1 },
  });
  expect(verify(found('one()', { mode: 'debugger' }), text, adding(3)).kept).toBe(true);
});

test('a quote is sought in the file as it was sent, and a changed line is not replaced', () => {
  const secret = 'hunter2-hunter2';
  const send = asSent([secret]);
  const file = `a()\r\nlogin('${secret}')\r\nif (x\u202e) {\r\nplain()\r\n`;
  const shown = send(file).split('\n');
  expect(shown.slice(1, 3)).toEqual(["login('[redacted:secret]')", 'if (x‹U+202E›) {']);
  for (const line of [1, 2]) {
    const verified = verify(found(shown[line] ?? ''), anchorage(file, send), {});
    expect(verified).toMatchObject({
      kept: true,
      draft: { startLine: line + 1, quote: shown[line], suggestion: { replacement: null } },
    });
  }
  expect(verify(found('plain()'), anchorage(file, send), {}).draft).toMatchObject({
    startLine: 4,
    suggestion: { replacement: 'better()' },
  });
});

test('property: what is sent has the lines of the file', () => {
  const known = ['a secret of\ntwo lines, the second long'];
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...known, 'x\u202e', '-----BEGIN RSA PRIVATE KEY-----'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const file = lines.join('\n');
      expect(asSent(known)(file).split('\n')).toHaveLength(file.split('\n').length);
    }),
  );
});

test('a very long line keeps the words that were quoted', () => {
  const long = `${'a();'.repeat(5_000)}unusual(call)`;
  const verified = verify(found('unusual(call)'), `${long}\n`, {});
  expect(verified.draft).toMatchObject({ startLine: 1, quote: 'unusual(call)' });
});

test('a quote of thousands of places is placed as quickly as one', () => {
  const lines = 'same()\n'.repeat(200_000);
  expect(verify(found('same()'), lines, adding(150_000)).draft.startLine).toBe(150_000);
});

test('property: occurrences are those that a plain search finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 60 });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 6 }),
      letters,
      (sought, all) => {
        const expected: number[] = [];
        for (let at = all.indexOf(sought); at >= 0; at = all.indexOf(sought, at + sought.length))
          expected.push(at);
        expect(occurrences(sought, all)).toEqual(expected);
      },
    ),
  );
});

function passages(...all: ReturnType<typeof passage>[]): Evidence {
  return {
    passages: {
      passages: all,
      namedFiles: [],
      missingFiles: [],
      symbols: [],
      missingSymbols: [],
      words: [],
      searchedFiles: 1,
    },
  };
}

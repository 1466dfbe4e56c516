import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedPath, shownPath } from '../../../src/core/files/asked-path';
import { occurrencesOf } from '../../../src/core/files/occurrences-of';
import { rankedPaths } from '../../../src/core/files/path-rank';
import { replaceOnce } from '../../../src/core/files/replace-once';
import { lineEnds, shaped, unshaped, withEndsOf } from '../../../src/core/files/text-shape';
import { lineAround, linesOf, portion, shortLine } from '../../../src/core/files/tool-text';

test('a portion keeps to lines and bytes, and always has a line', () => {
  expect(portion(['a', 'b', 'c'], () => '', 2, 99)).toEqual({ text: 'a\nb', kept: 2, shortened: 0 });
  expect(portion(['aaa', 'b'], () => '', 9, 2)).toEqual({ text: 'aaa', kept: 1, shortened: 0 });
  expect(portion(['é', 'é'], () => '', 9, 5).kept).toBe(1);
  expect(portion([], () => '')).toEqual({ text: '', kept: 0, shortened: 0 });
});

test('long lines are cut between characters, and what was cut is named', () => {
  expect(shortLine('😀'.repeat(1001))).toBe(`${'😀'.repeat(1000)}‹2 more characters›`);
  expect(shortLine(`x${'😀'.repeat(1001)}`)).toBe(`x${'😀'.repeat(999)}‹4 more characters›`);
  const cut = lineAround(`${'😀'.repeat(500)}needle${'😀'.repeat(500)}`, 1000);
  expect(cut).toContain('needle');
  expect(cut).not.toMatch(/\p{Cs}/u);
  expect(lineAround('short', 2)).toBe('short');
});

test('lines of a text', () => {
  expect(linesOf('a\r\nb\n\nc')).toEqual(['a', 'b', '', 'c']);
  expect(linesOf('a\n')).toEqual(['a']);
  expect(linesOf('\n')).toEqual(['']);
  expect(linesOf('')).toEqual([]);
});

test('bytes are given back as they were, whatever the encoding', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom('', '\xff\xfe', '\xfe\xff', '\xef\xbb\xbf'),
      (body, mark) => {
        const bytes = Buffer.concat([Buffer.from(mark, 'latin1'), body]);
        const read = shaped(bytes);
        if (read !== null) expect(unshaped(read.text, read.shape)).toEqual(bytes);
      },
    ),
    { seed: 5 },
  );
  expect(shaped(Buffer.from('a\0b'))).toBeNull();
  expect(shaped(Buffer.from([0xff, 0xfe, 0x41]))?.shape.encoding).toBe('latin-1');
  expect(unshaped('€', { encoding: 'latin-1', mark: false })).toBeNull();
});

test('line ends', () => {
  expect([lineEnds('a'), lineEnds('a\nb'), lineEnds('a\r\nb'), lineEnds('a\r\nb\n')]).toEqual([
    null,
    'lf',
    'crlf',
    'both',
  ]);
  expect(withEndsOf('a\nb', 'x\r\n')).toBe('a\r\nb');
  expect(withEndsOf('a\r\nb\n', 'x\r\n')).toBe('a\r\nb\n');
  expect(withEndsOf('a\nb', 'x\r\ny\n')).toBe('a\nb');
});

test('a passage that stands once is replaced, and all else stays', () => {
  const letters = fc
    .array(fc.constantFrom('a', 'b', '\n', '\r\n', 'é'), { maxLength: 15 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(letters, letters, letters, (before, old, after) => {
      const passage = `X${old.replaceAll('\r\n', '\n')}Y`;
      const text = `${before}X${old}Y${after}`;
      const done = replaceOnce(text, passage, 'Z');
      expect(done).toMatchObject({ ok: true, text: `${before}Z${after}` });
    }),
    { seed: 9 },
  );
  expect(replaceOnce('aXbXc', 'X', 'Y')).toEqual({ ok: false, places: 2, lines: [1, 1] });
  expect(replaceOnce('x\r\ny\n', 'x\r\n', '')).toMatchObject({ ok: true, text: 'y\n' });
  expect(replaceOnce('x'.repeat(5000), 'x', 'y')).toMatchObject({
    ok: false,
    places: 1000,
    lines: { length: 10 },
  });
});

test('places of a part, overlapping ones too, are those of the language’s own search', () => {
  const letters = (most: number) =>
    fc.array(fc.constantFrom('a', 'b'), { maxLength: most }).map((all) => all.join(''));
  fc.assert(
    fc.property(letters(6), letters(30), (part, text) => {
      fc.pre(part !== '');
      const places: number[] = [];
      for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
      expect(occurrencesOf(part, text, 99)).toEqual(places);
    }),
    { seed: 2 },
  );
  expect(occurrencesOf('', 'aaa', 9)).toEqual([]);
  expect(occurrencesOf('a', 'aaa', 2)).toEqual([0, 1]);
});

test('a passage that nearly repeats itself is sought in a text that does so as fast as any other', () => {
  const half = 'a'.repeat(50_000);
  expect(replaceOnce('a'.repeat(4_000_000), `${half}b${half}`, 'x')).toMatchObject({ ok: false, places: 0 });
});

test('paths that were asked for are found by their letters', () => {
  const roots = ['/w/a', '/more'];
  const of = (path: string) => {
    const found = askedPath(path, roots);
    return found.ok ? found.path : null;
  };
  expect(of('x/../y')).toBe('/w/a/y');
  expect(of('.')).toBe('/w/a');
  expect(of('/w/a')).toBe('/w/a');
  expect(of('../../more/x')).toBe('/more/x');
  for (const path of ['..', '/w/ab', '/w', '../a2', '/', '../../../x', '~/x', 'C:\\x', ''])
    expect(of(path)).toBeNull();
  expect(shownPath('a`b\u202ec')).toBe('`a‹U+0060›b‹U+202E›c`');
});

test('paths are ranked by how much of them a query is', () => {
  expect(rankedPaths('a', ['ba/x', 'b/a.ts', 'a', 'xa', 'ab'])).toEqual(['a', 'b/a.ts', 'ab', 'xa', 'ba/x']);
  expect(rankedPaths('  ', ['a'])).toEqual([]);
});

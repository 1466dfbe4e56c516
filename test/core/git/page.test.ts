import { expect, test } from 'vitest';
import { fromOffset, gitPage } from '../../../src/core/git/page';

const answer = (lines: string[], notes: string[] = []) => ({
  ok: true as const,
  text: lines.join('\n'),
  notes,
  parts: [],
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

test('an answer that fits is told whole', () => {
  expect(gitPage(answer(['x', 'y']), fromOffset(null))).toEqual({ ok: true, text: 'x\ny' });
  expect(gitPage(answer(['x'], ['Note.']), fromOffset(null))).toEqual({ ok: true, text: '[Note.]\n\nx' });
  expect(gitPage(answer([], ['Note.']), fromOffset(null))).toEqual({ ok: true, text: '[Note.]' });
  expect(gitPage({ ok: false, reason: 'No.' }, fromOffset(3))).toEqual({ ok: false, reason: 'No.' });
});

test('pages follow each other without a gap', () => {
  const lines = numbered(1_050);
  const seen: string[] = [];
  for (let offset: number | null = 1; offset !== null; ) {
    const page = gitPage(answer(lines), fromOffset(offset));
    if (!page.ok) throw new Error(page.reason);
    const [head = '', ...body] = page.text.split('\n\n');
    seen.push(...body.join('\n\n').split('\n'));
    const next = /The rest: offset (\d+)\./.exec(head)?.[1];
    offset = next === undefined ? null : Number(next);
  }
  expect(seen).toEqual(lines);
});

test('a page is bounded in characters, and so is a line', () => {
  const page = gitPage(answer(Array.from({ length: 300 }, () => 'w'.repeat(5_000))), fromOffset(null));
  expect(page.ok && page.text.length).toBeLessThan(42_000);
  expect(page.ok && page.text).toContain('(4,000 more characters in this line)');
  const pair = gitPage(answer([`${'x'.repeat(999)}😀${'y'.repeat(10)}`]), fromOffset(null));
  expect(pair.ok && pair.text).toBe(`${'x'.repeat(999)} … (12 more characters in this line)`);
});

test('an offset behind the end is refused, one before the beginning is the beginning', () => {
  expect(gitPage(answer(['x']), fromOffset(2))).toMatchObject({ ok: false });
  expect(gitPage(answer(['x']), fromOffset(-9))).toEqual({ ok: true, text: 'x' });
});

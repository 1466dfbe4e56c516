import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packDiff } from '../../src/core/pack';
import type { DiffFacts, DiffFile, DiffLine } from '../../src/domain/evidence';

const measure = (text: string) => text.length;

function line(kind: DiffLine['kind'], text: string): DiffLine {
  return { kind, text, oldLine: null, newLine: null, noNewline: false };
}

function file(path: string, hunks: DiffLine[][], more: Partial<DiffFile> = {}): DiffFile {
  return {
    path,
    previousPath: null,
    status: 'modified',
    binary: false,
    addedLines: 0,
    removedLines: 0,
    truncated: false,
    hunks: hunks.map((lines, index) => ({
      oldStart: index * 100 + 1,
      oldLines: lines.length,
      newStart: index * 100 + 1,
      newLines: lines.length,
      section: '',
      lines,
    })),
    ...more,
  };
}

function diff(...files: DiffFile[]): DiffFacts {
  return { from: 'main', asked: true, files, addedLines: 0, removedLines: 0 };
}

describe('a diff in packs', () => {
  test('a small one is one pack, with the context lines', () => {
    const { packs, dropped } = packDiff(
      diff(file('a.ts', [[line('context', 'before'), line('add', 'new')]])),
      {
        limit: 1000,
        most: 4,
        measure,
      },
    );
    expect(dropped).toEqual([]);
    expect(packs).toEqual([{ text: '=== a.ts: modified\n@@ -1 +1 @@\n before\n+new', files: ['a.ts'] }]);
  });

  test('what only removes lines comes last', () => {
    const removing = file('a.ts', [[line('remove', 'old')]]);
    const adding = file('b.ts', [[line('add', 'new')]]);
    const [pack] = packDiff(diff(removing, adding), { limit: 1000, most: 4, measure }).packs;
    expect(pack?.files).toEqual(['b.ts', 'a.ts']);
  });

  test('what is behind the last pack is dropped and named with the number of its parts', () => {
    const big = (path: string) => file(path, [[line('add', 'x'.repeat(60))], [line('add', 'y'.repeat(60))]]);
    const { packs, dropped } = packDiff(diff(big('a.ts'), big('b.ts')), { limit: 100, most: 2, measure });
    expect(packs.map((pack) => pack.files)).toEqual([['a.ts'], ['a.ts']]);
    expect(dropped).toEqual([
      { what: 'b.ts', reason: 'not shown to the model: 2 parts of its diff did not fit into 2 requests' },
    ]);
  });

  test('a hunk that is too long is cut between lines, and each part says where it begins', () => {
    const lines = Array.from({ length: 20 }, (_, index) => line('add', `line ${index}`));
    const { packs, dropped } = packDiff(diff(file('a.ts', [lines])), { limit: 100, most: 9, measure });
    expect(dropped).toEqual([]);
    expect(packs.length).toBeGreaterThan(1);
    for (const { text } of packs) expect(text).toMatch(/^=== a\.ts: modified\n@@ -1 \+\d+ @@\n/);
    const shown = packs.flatMap(({ text }) => text.split('\n').filter((one) => one.startsWith('+')));
    expect(shown).toEqual(lines.map(({ text }) => `+${text}`));
    expect(packs[1]?.text).toContain(`@@ -1 +${1 + (packs[0]?.text.match(/^\+/gm)?.length ?? 0)} @@`);
  });

  test('nothing is measured twice', () => {
    const measured: string[] = [];
    const noted = (text: string) => {
      measured.push(text);
      return text.length;
    };
    const files = ['a.ts', 'b.ts', 'c.ts'].map((path) => file(path, [[line('add', `of ${path}`)]]));
    expect(packDiff(diff(...files), { limit: 90, most: 4, measure: noted }).packs).toHaveLength(2);
    expect(measured).toEqual([...new Set(measured)]);
  });

  test('every line is in a pack or its file is named, and no pack is over the limit', () => {
    const lines = fc.array(
      fc.record({ kind: fc.constantFrom('add', 'remove', 'context'), text: fc.string({ maxLength: 60 }) }),
      { minLength: 1, maxLength: 12 },
    );
    const files = fc.array(fc.array(lines, { maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(
        files,
        fc.integer({ min: 150, max: 600 }),
        fc.integer({ min: 1, max: 5 }),
        (made, limit, most) => {
          const given = diff(
            ...made.map((hunks, index) =>
              file(
                `f${index}.ts`,
                hunks.map((some) => some.map(({ kind, text }) => line(kind as DiffLine['kind'], text))),
              ),
            ),
          );
          const { packs, dropped } = packDiff(given, { limit, most, measure });
          expect(packs.length).toBeLessThanOrEqual(most);
          for (const { text } of packs) expect(text.length).toBeLessThanOrEqual(limit * 1.2);
          const named = new Set([...packs.flatMap((pack) => pack.files), ...dropped.map(({ what }) => what)]);
          expect(named).toEqual(new Set(given.files.map(({ path }) => path)));
          if (dropped.length > 0) return;
          const shown = packs.map(({ text }) => text).join('\n');
          for (const { hunks } of given.files)
            for (const hunk of hunks)
              for (const { kind, text } of hunk.lines)
                expect(shown).toContain(`${{ add: '+', remove: '-', context: ' ' }[kind]}${text}`);
        },
      ),
    );
  });
});

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSyntax } from '../../src/adapters/syntax';
import type { Frame, Passage } from '../../src/domain/evidence';
import type { Ports, Syntax } from '../../src/domain/ports';
import { traces } from '../../src/evidence/traces';
import { grammarFolder } from '../fakes/grammars';
import { question } from '../fakes/question';
import { memoryTree } from '../fakes/tree';

const fixtures = join(import.meta.dirname, '../fixtures/traces');
let assets = '';
let syntax: Syntax;

beforeAll(() => {
  assets = grammarFolder();
  syntax = openSyntax(assets);
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));

function filesBelow(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1)] = readFileSync(path, 'utf8');
  }
  return files;
}

async function gather(text: string, files: Record<string, string>) {
  return traces.gather(question(text), { tree: memoryTree(files), syntax } as Ports);
}

/** `path:line:column symbol (foreign) → file | passage`, as the fixtures hold it. */
function shown(frame: Frame): string {
  const spot = [frame.rawPath, frame.line, frame.column].filter((part) => part !== null).join(':');
  const found =
    frame.file ?? (frame.candidates.length > 0 ? `one of ${frame.candidates.join(', ')}` : 'nowhere');
  const place = frame.place === null ? '' : ` | ${shownPlace(frame.place)}`;
  return `${spot} ${frame.symbol ?? '-'}${frame.foreign ? ' (foreign)' : ''} → ${found}${place}`;
}

function shownPlace(place: Passage): string {
  const doc = place.doc === null ? '' : `, “${place.doc}”`;
  return `lines ${place.startLine}-${place.endLine}, at ${place.focusLine}, in ${place.symbol ?? '-'}${doc}, ${place.reasons.join()}`;
}

describe.each(readdirSync(fixtures))('%s', (name) => {
  test('finds traces, files and code', async () => {
    const folder = join(fixtures, name);
    const task = readFileSync(join(folder, 'task.txt'), 'utf8');
    const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
    const files = filesBelow(join(folder, 'files'));
    const { facts, coverage } = await gather(task, files);
    const found = facts?.traces ?? [];
    const actual = {
      traces: found.map((trace) => ({
        language: trace.language,
        error: `${trace.errorType ?? '-'}: ${trace.message ?? '-'}`,
        frames: trace.frames.map(shown),
      })),
      skipped: (coverage.skipped ?? []).map((one) => `${one.what}: ${one.reason}`),
    };
    expect(actual).toEqual(expected);
    for (const frame of found.flatMap((trace) => trace.frames)) {
      expect(task).toContain(frame.raw);
      if (frame.file !== null) expect(Object.keys(files)).toContain(frame.file);
      if (frame.place !== null) expect(files[frame.place.file]).toContain(frame.place.code);
    }
  });
});

test('frames in files that the run leaves out are said to be left out', async () => {
  const files = {
    'packages/api/a.js': 'one();\ntwo();\n',
    'packages/web/b.js': 'one();\ntwo();\n',
  };
  const text = `It breaks

TypeError: x is not a function
    at two (/srv/app/packages/web/b.js:2:1)
    at one (/srv/app/packages/api/a.js:1:1)
    at node:internal/main:3:1`;
  const tree = memoryTree(files, (path) => path.startsWith('packages/api/'));
  const { facts, coverage } = await traces.gather(question(text), { tree, syntax } as Ports);
  expect(coverage.examined).toEqual([
    '1 stack trace in the task: 2 of 3 frames in the workspace, 1 of them left out',
  ]);
  expect(coverage.skipped).toEqual([
    { what: 'the frame at packages/web/b.js:2', reason: 'the run was told to leave that file out' },
  ]);
  expect(facts?.traces[0]?.frames.map(({ file, leftOut }) => [file, leftOut])).toEqual([
    [null, 'packages/web/b.js'],
    ['packages/api/a.js', undefined],
    [null, undefined],
  ]);
});

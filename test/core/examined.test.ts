import { expect, test } from 'vitest';
import { examinedBy } from '../../src/core/examined';
import type { Evidence, Frame, Passage } from '../../src/domain/evidence';
import { criticNames } from '../../src/domain/mode';

const place: Passage = {
  file: 'a.js',
  startLine: 1,
  endLine: 1,
  code: 'a();',
  focusLine: 1,
  symbol: null,
  doc: null,
  score: 1,
  words: [],
  reasons: [],
};
const frame: Frame = {
  raw: 'at a (a.js:1:1)',
  rawPath: 'a.js',
  line: 1,
  column: 1,
  symbol: 'a',
  file: 'a.js',
  candidates: [],
  foreign: false,
  place,
};
const elsewhere: Frame = { ...frame, file: null, place: null };
const traced = (...frames: Frame[]): Evidence => ({
  traces: { traces: [{ language: 'node', errorType: null, message: null, frames }] },
});

test('nothing gathered: nothing examined', () => {
  for (const critic of criticNames) {
    expect(examinedBy(critic, {})).toEqual([]);
    const empty: Evidence = {
      rules: { scannedFiles: [], ruleCounts: { reviewer: 2, security: 3 }, hits: [] },
      secrets: { scannedFiles: [], hits: [] },
      traces: { traces: [] },
      diff: { from: 'HEAD', asked: false, files: [], addedLines: 0, removedLines: 0 },
    };
    expect(examinedBy(critic, empty)).toEqual([]);
  }
});

test('each critic names what it looked at, with its own rules', () => {
  const evidence: Evidence = {
    ...traced(frame, elsewhere),
    rules: {
      scannedFiles: ['a.js', 'b.js'],
      ruleCounts: { reviewer: 1, security: 30, performance: 2 },
      hits: [],
    },
    secrets: { scannedFiles: ['a.js'], hits: [] },
    diff: {
      from: 'HEAD',
      asked: true,
      files: [
        {
          path: 'a.js',
          previousPath: null,
          status: 'modified',
          binary: false,
          addedLines: 1,
          removedLines: 0,
          hunks: [],
          truncated: false,
        },
      ],
      addedLines: 1,
      removedLines: 0,
    },
  };
  expect(examinedBy('reviewer', evidence)).toEqual(['2 files by 1 code rule', 'a diff of 1 file']);
  expect(examinedBy('security', evidence)).toEqual([
    '2 files by 30 code rules',
    '1 file searched for secrets',
  ]);
  expect(examinedBy('performance', evidence)).toEqual(['2 files by 2 code rules', 'a diff of 1 file']);
  expect(examinedBy('debugger', evidence)).toEqual(['1 stack trace, 1 of 2 frames in the files looked at']);
});

test('a trace that leads to no file looked at is nothing to examine', () => {
  expect(examinedBy('debugger', traced(elsewhere, { ...frame, foreign: true }))).toEqual([]);
});

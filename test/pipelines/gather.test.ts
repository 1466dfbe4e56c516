import { expect, test } from 'vitest';
import type { Collector } from '../../src/domain/collector';
import type { DiffFile } from '../../src/domain/evidence';
import { gather } from '../../src/pipelines/gather';
import { openStages } from '../../src/pipelines/stages';
import { collectorPorts } from '../fakes/collector-ports';
import { question } from '../fakes/question';
import { memoryTree } from '../fakes/tree';

const ports = {
  ...collectorPorts(memoryTree({})),
  clock: { now: () => 0, elapsed: () => 0, turn: async () => undefined },
};

function changed(path: string): DiffFile {
  return {
    path,
    previousPath: null,
    status: 'modified',
    binary: false,
    addedLines: 1,
    removedLines: 0,
    hunks: [],
    truncated: false,
  };
}

const diffOf = (files: number): Collector<'diff'> => ({
  name: 'diff',
  round: 1,
  async gather() {
    const all = Array.from({ length: files }, (_, index) => changed(`src/${index}.js`));
    const facts = { from: 'the last commit', asked: false, files: all, addedLines: files, removedLines: 0 };
    return { facts, coverage: {} };
  },
});

/** A collector of the second round that ends after some turns of the event loop. */
const late = (name: 'owners' | 'tests', turns: number): Collector<'owners' | 'tests'> => ({
  name,
  round: 2,
  async gather({ concerns }) {
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    return { facts: null, coverage: { examined: [`${name}: ${concerns.length}`] } };
  },
});

async function notesOf(...collectors: Collector[]) {
  const stages = openStages(ports);
  await gather(question('A task'), collectors, ports, stages);
  return stages.notes;
}

test('files of concern behind the first 300 are counted in the coverage', async () => {
  const truncated = async (files: number) =>
    (await notesOf(diffOf(files))).flatMap((note) => note.truncated ?? []);
  expect(await truncated(300)).toEqual([]);
  expect(await truncated(301)).toEqual([
    {
      what: 'files of concern that rules, secrets, tests, owners and history were looked up for',
      kept: 300,
      of: 301,
    },
  ]);
});

test('the coverage stands in the order of the collectors, whichever ends first', async () => {
  const notes = await notesOf(diffOf(2), late('owners', 5), late('tests', 0));
  expect(notes.flatMap((note) => note.examined ?? [])).toEqual(['owners: 2', 'tests: 2']);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { type Given, modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
const ticket = {
  type: 'object',
  properties: { ticket: { type: 'string' }, size: { type: 'integer' }, note: { type: 'string' } },
  required: ['ticket', 'size'],
  additionalProperties: false,
};
const ofPlanAndCritics = 4;

interface Form {
  /** What stands in the file; a text as it is. Absent: there is no file. */
  schema?: unknown;
  /** The n-th answer of the form's stage, from 0. */
  answer?: (n: number) => unknown;
  others?: (request: ParsedRequest) => unknown;
}

async function run({ schema, answer = () => ({}), others }: Form, given: Given = {}) {
  const home = bench.home();
  const file = join(home, 'ticket.json');
  if (schema !== undefined) writeFileSync(file, typeof schema === 'string' ? schema : JSON.stringify(schema));
  let filled = 0;
  const model = (request: ParsedRequest) => {
    const stage = stageOf(request) ?? '';
    const other = others?.(request);
    if (other !== undefined) return other;
    if (stage === 'custom') return answer(filled++);
    return stage === 'plan' ? planAnswer(usualTask, ['src/price.js']) : verdictAnswer(stage, []);
  };
  const cwd = bench.repository({ 'src/price.js': price });
  return bench.run(cwd, startTurns(model), { home, args: ['--output-schema', file], ...given });
}

const good = { ticket: 'PRICE-7', size: 3 };

describe('a schema of the person’s own is filled in', () => {
  test('with an object that satisfies it', async () => {
    const { report, posts } = await run({ schema: ticket, answer: () => good });
    expect([report.error, report.custom]).toEqual([null, good]);
    expect(posts).toHaveLength(ofPlanAndCritics + 1);
    expect(stageOf(posts.at(-1) as ParsedRequest)).toBe('custom');
    expect(report.usage.stages.map(({ stage }) => stage)).toContain('custom');
  });

  test('what is optional may be null on the way, and is left out then', async () => {
    const { report } = await run({ schema: ticket, answer: () => ({ ...good, note: null }) });
    expect(report.custom).toEqual(good);
  });

  test.each<[string, object, unknown]>([
    ['a list', { type: 'array', items: { type: 'integer' } }, [1, 2, 3]],
    ['a number', { type: 'integer' }, 7],
    ['a word of a few', { enum: ['yes', 'no'] }, 'yes'],
    [
      'a tuple of an older draft',
      { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] },
      ['a', 1],
    ],
    [
      'a tree',
      {
        $defs: {
          node: { type: 'object', properties: { of: { type: 'array', items: { $ref: '#/$defs/node' } } } },
        },
        $ref: '#/$defs/node',
      },
      { of: [{ of: [] }] },
    ],
    ['anything', {}, { any: ['thing'] }],
  ])('%s', async (_, schema, value) => {
    const { report } = await run({ schema, answer: () => JSON.stringify(value) });
    expect([report.error, report.custom]).toEqual([null, value]);
  });

  test('after a wrong answer, with the faults', async () => {
    const { report, posts } = await run({
      schema: ticket,
      answer: (n) => (n === 0 ? { ticket: 'PRICE-7', size: 'three' } : good),
    });
    expect([report.error, report.custom]).toEqual([null, good]);
    expect(posts.at(-1)?.text).toContain(
      '- size: must be integer; expected: integer; received: string "three"',
    );
  });

  test.each<[string, unknown]>([
    ['too little', { ticket: 'PRICE-7' }],
    ['too much', { ...good, more: 1 }],
    ['the wrong kind', { ticket: 7, size: 'x' }],
    ['another thing', verdictAnswer('security', [])],
    ['prose', 'It is PRICE-7.'],
  ])('never with %s: three tries, then it is named as failed', async (_, bad) => {
    const { report, posts } = await run({ schema: ticket, answer: () => bad });
    expect(report).not.toHaveProperty('custom');
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['custom']);
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    // Prose is first asked for in other forms.
    const tries = posts.length - ofPlanAndCritics;
    expect(tries).toBe(bad === 'It is PRICE-7.' ? 6 : 3);
    expect(Object.keys(report.modes)).toHaveLength(3);
  });

  test('a critic that failed: it is filled in all the same, and the run fails', async () => {
    const others = (request: ParsedRequest) => (stageOf(request) === 'security' ? 'No.' : undefined);
    const { report } = await run({ schema: ticket, answer: () => good, others });
    expect([report.custom, report.exitCode]).toEqual([good, 1]);
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['security']);
  });

  test('no plan: there is nothing to draw on', async () => {
    const others = (request: ParsedRequest) => (stageOf(request) === 'plan' ? 'No.' : undefined);
    const { report } = await run({ schema: ticket, others });
    expect(report).not.toHaveProperty('custom');
    expect(report.coverage.skipped.map(({ what }) => what)).toContain('custom');
    expect(report.exitCode).toBe(1);
  });
});

describe('a schema that is none is one error of the settings, before anything is sent', () => {
  const endless = '(a+)+$';
  test.each<[string, unknown, RegExp]>([
    ['no such file', undefined, /no such file/],
    ['no JSON', '{"type": ', /not JSON/],
    ['nothing', '', /not JSON/],
    ['a list', '[]', /not an object/],
    ['a number', '7', /not an object/],
    ['null', 'null', /not an object/],
    ['an unknown type', { type: 'nonsense' }, /no JSON Schema/],
    ['a keyword of the wrong kind', { properties: [] }, /no JSON Schema/],
    ['a reference to nothing', { $ref: '#/$defs/gone' }, /no JSON Schema/],
    ['a reference to the network', { $ref: 'https://example.com/schema.json' }, /no JSON Schema/],
    ['an unknown draft', { $schema: 'http://json-schema.org/draft-04/schema#' }, /draft/],
    ['a pattern that can take forever', { type: 'string', pattern: endless }, /take forever/],
    ['a broken pattern', { type: 'string', pattern: '(' }, /./],
  ])('%s', async (_, schema, says) => {
    const { report, posts } = await run({ schema });
    expect(posts).toEqual([]);
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'config']);
    expect(report.error?.message).toMatch(says);
    expect(report.error?.message).toMatch(/^[^\n]{10,500}\.$/);
    expect(report.error?.hint).toMatch(/\.$/);
  });

  test('a folder', async () => {
    const home = bench.home();
    mkdirSync(join(home, 'folder'));
    const cwd = bench.repository({ 'src/price.js': price });
    const args = ['--output-schema', join(home, 'folder')];
    const { report, posts } = await bench.run(
      cwd,
      startTurns(() => ''),
      { home, args },
    );
    expect([posts.length, report.error?.kind]).toEqual([0, 'config']);
    expect(report.error?.message).toContain('folder');
  });

  test('without a model it cannot be filled in', async () => {
    const { report, posts } = await run({ schema: ticket }, { engine: 'offline' });
    expect([posts.length, report.exitCode, report.error?.kind]).toEqual([0, 1, 'config']);
    expect(report.error?.message).toMatch(/needs a model/);
  });
});

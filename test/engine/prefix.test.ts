import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { criticNames } from '../../src/domain/mode';
import type { World } from '../../src/domain/ports';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { claim, planAnswer, planned, stageOf, verdictAnswer } from '../fakes/model';
import { modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();
const line = 'export const run = (code) => load(code);';
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
const critics: readonly string[] = criticNames;

/** How many characters two texts have in common at their beginning. */
function shared(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The messages as they went over the wire, from the first byte of the list. */
function wire({ raw }: ParsedRequest): string {
  return raw.slice(raw.indexOf('"messages":'));
}

/** The request as it went over the wire, up to a message. */
function upTo(request: ParsedRequest, message: number): string {
  const content = JSON.stringify(request.messages[message]?.content).slice(1, 60);
  const at = request.raw.indexOf(content);
  expect(at).toBeGreaterThan(0);
  return request.raw.slice(0, at);
}

function by(posts: readonly ParsedRequest[], stage: string): ParsedRequest[] {
  return posts.filter((post) => stageOf(post) === stage);
}

/** Everything beside the messages: the schema, tools, parameters. */
function beside({ body }: ParsedRequest): string {
  return JSON.stringify({ ...body, messages: null });
}

/** A model that finds one thing, of this severity. */
function finding(
  severity: string,
  answers: { plan?: (n: number) => object; seen?: (stage: string) => void } = {},
) {
  let plans = 0;
  return (request: ParsedRequest) => {
    const stage = stageOf(request) ?? '';
    answers.seen?.(stage);
    if (stage === 'plan') return answers.plan?.(plans++) ?? planAnswer(usualTask, ['src/price.js']);
    if (stage === 'custom') return { ticket: 'T' };
    const claims = [claim({ file: 'src/price.js', quote: line, severity })];
    return verdictAnswer(stage, stage === 'security' ? claims : []);
  };
}

function ticketArgs(home: string): string[] {
  const file = join(home, 'ticket.json');
  writeFileSync(file, JSON.stringify({ type: 'object', properties: { ticket: { type: 'string' } } }));
  return ['--output-schema', file];
}

/** Requests whose first messages are the same, byte for byte from the first byte of the request. */
function expectSameStart(posts: readonly ParsedRequest[], messages: number): void {
  const [first] = posts;
  if (first === undefined) throw new Error('there are no such requests');
  for (const post of posts) {
    expect(post.messages.slice(0, messages)).toEqual(first.messages.slice(0, messages));
    expect(shared(post.raw, first.raw)).toBeGreaterThanOrEqual(upTo(first, messages).length);
  }
}

/** What all stages have in common (rules, material), and what critics have besides (plan, schema, parameters). */
function expectAlike(posts: readonly ParsedRequest[]): void {
  expectSameStart(posts, 2);
  const verdicts = posts.filter((post) => critics.includes(stageOf(post) ?? ''));
  expectSameStart(verdicts, 3);
  for (const post of verdicts) {
    expect(post.messages).toHaveLength(4);
    expect(beside(post)).toBe(beside(verdicts[0] as ParsedRequest));
  }
}

describe('DP-13 the requests of a run begin alike', () => {
  const repository = () =>
    bench.repository({ 'src/price.js': price }, { 'src/price.js': `${price}${line}\n` });

  test('up to the first part of a stage’s own, and critics up to theirs', async () => {
    const home = bench.home();
    const brought = await bench.run(repository(), startTurns(finding('high')), {
      home,
      args: ticketArgs(home),
    });
    expect(brought.report.error).toBeNull();
    expect(brought.posts.map(stageOf)).toHaveLength(5);
    expectAlike(brought.posts);
    const [custom] = by(brought.posts, 'custom');
    const [critic] = by(brought.posts, 'reviewer');
    expect(custom?.messages.slice(0, 3)).toEqual(critic?.messages.slice(0, 3));
  });

  test('DP-27 those of all four critics too; what the performance engineer says is a verdict', async () => {
    const claims = [claim({ file: 'src/price.js', quote: line, category: 'performance' })];
    const answers = (request: ParsedRequest) => {
      const stage = stageOf(request) ?? '';
      if (stage === 'plan') return planAnswer(usualTask, ['src/price.js']);
      return verdictAnswer(stage, stage === 'performance' ? claims : []);
    };
    const brought = await bench.run(repository(), startTurns(answers), {
      args: ['--critics', 'reviewer,security,debugger,performance'],
    });
    expect(brought.posts.map(stageOf).toSorted()).toEqual([...critics, 'plan'].toSorted());
    expectAlike(brought.posts);
    expect(brought.report.modes.performance).toMatchObject({
      bottlenecks: [{ id: 'performance-1', file: 'src/price.js', startLine: 4, quote: line }],
      optimizations: ['Read it once.'],
      estimatedImprovement: '',
    });
  });

  test('after a revision; the new plan stands where the first one stood', async () => {
    const home = bench.home();
    const plan = (n: number) => planAnswer(usualTask, ['src/price.js'], { summary: `Plan ${n}.` });
    const brought = await bench.run(repository(), startTurns(finding('critical', { plan })), {
      home,
      args: ticketArgs(home),
    });
    expect(brought.report.plan?.version).toBe(2);
    const [, again] = by(brought.posts, 'plan');
    const [custom] = by(brought.posts, 'custom');
    expect(again?.messages).toHaveLength(4);
    expect(custom?.messages[2]?.content).toContain('Plan 1.');
    expectAlike(brought.posts);
  });

  test('when a value turns out to be a secret meanwhile: what was sent once is sent the same', async () => {
    const home = bench.home();
    let learn: World['learn'] = () => {};
    // It stands in the material and in the plan: were it blanked from now on, nothing would be alike.
    const seen = (stage: string) => {
      if (stage === 'plan') learn(['rate.value']);
      if (stage === 'security') learn([planned]);
    };
    const brought = await bench.run(repository(), startTurns(finding('high', { seen })), {
      home,
      args: ticketArgs(home),
      ports: (world) => {
        learn = world.learn;
        return world;
      },
    });
    expect(brought.report.error).toBeNull();
    expect(JSON.stringify(brought.report)).not.toContain('rate.value');
    expectAlike(brought.posts);
    const [custom] = by(brought.posts, 'custom');
    const [critic] = by(brought.posts, 'reviewer');
    expect(custom?.messages[2]).toEqual(critic?.messages[2]);
  });

  test('in several parts: those of one part alike, all of them up to the diff', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`src/part${n}.js`, `// part ${n}\n`]),
    );
    const now = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        text +
          Array.from({ length: 60 }, (_, n) => `export const value${n} = "${path} ${n * 7919}";\n`).join(''),
      ]),
    );
    const cwd = bench.repository(
      { ...files, 'src/price.js': price },
      { ...now, 'src/price.js': `${price}${line}\n` },
    );
    const { posts, report } = await bench.run(cwd, startTurns(finding('high')), {
      args: ['--context-tokens', '12000'],
    });
    expect(report.error).toBeNull();
    const parts = by(posts, 'reviewer').length;
    expect(parts).toBeGreaterThan(2);
    expect(posts).toHaveLength(1 + 3 * parts);
    for (let part = 1; part <= parts; part += 1) {
      const alike = posts.filter(({ text }) => text.includes(`part="${part} of ${parts}, `));
      expect(alike).toHaveLength(part === 1 ? 4 : 3);
      expectAlike(alike);
    }
    const [plan] = by(posts, 'plan');
    for (const post of posts) {
      const diff = (request: ParsedRequest) => wire(request).lastIndexOf('name=\\"diff\\"');
      expect(shared(wire(post), wire(plan as ParsedRequest))).toBeGreaterThan(diff(post) - 40);
    }
  });
});

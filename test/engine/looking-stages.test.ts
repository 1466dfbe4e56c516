import { describe, expect, test } from 'vitest';
import { RunError } from '../../src/domain/errors';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { changed, type EngineGiven, engineRun } from '../fakes/engine-run';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { calls, toolUser } from '../fakes/tool-model';
import { type FakeToolkit, fakeToolkit } from '../fakes/toolkit';

const read = (path: string) => ({ name: 'read_file', arguments: { path } });
const stages = ['plan', 'reviewer', 'security', 'debugger'] as const;

/** A model that answers well, in words where words are asked for. */
function good(request: ParsedRequest): unknown {
  const stage = stageOf(request) ?? '';
  if (request.way === 'words' && request.tools.length === 0) return 'It is seven.';
  return stage === 'plan' ? planAnswer('Mend the price', ['src/price.js']) : verdictAnswer(stage, []);
}

const looking = toolUser({
  looks: [[read('a.js'), read('b.js')], [read('c.js')], [read('d.js')]],
  answer: good,
});

async function run(model: (request: ParsedRequest) => unknown, given: Partial<EngineGiven> = {}) {
  const kits = new Map<string, FakeToolkit>();
  const kitFor = (stage: string) => {
    const kit = fakeToolkit();
    kits.set(stage, kit);
    return kit;
  };
  const endpoint = await startTurns(model);
  try {
    const brought = await engineRun(endpoint, { kitFor, ...given });
    return { ...brought, kits, posts: endpoint.requests };
  } finally {
    await endpoint.close();
  }
}

const by = (posts: readonly ParsedRequest[], stage: string) =>
  posts.filter((post) => stageOf(post) === stage);
/** The messages as they went over the wire, without the bracket that closes them. */
const wire = ({ body }: ParsedRequest) => JSON.stringify(body.messages).slice(0, -1);
const beside = ({ body }: ParsedRequest) => JSON.stringify({ ...body, messages: null });

describe('DP-12 all stages of a run look for themselves', () => {
  test('each with its own tools, and calls that are numbered by stage', async () => {
    const { kits, verdicts, plan } = await run(looking);
    expect(plan.title).toBe('Mend the price');
    expect(verdicts.map(({ mode }) => mode)).toEqual(['reviewer', 'security', 'debugger']);
    for (const stage of stages)
      expect(
        kits
          .get(stage)
          ?.turns.flat()
          .map(({ id }) => id),
      ).toEqual([1, 2, 3, 4].map((n) => `${stage}-${n}`));
  });

  test('DP-13 critics send the same tools and the same beginning; each turn adds to the end of the one before', async () => {
    const { posts } = await run(looking);
    const critics = stages.slice(1).map((stage) => by(posts, stage));
    for (const talk of critics) {
      expect(talk).toHaveLength(4);
      for (const post of talk) expect(beside(post)).toBe(beside(critics[0]?.[0] as ParsedRequest));
      for (const [n, post] of talk.slice(1).entries())
        expect(wire(post).startsWith(wire(talk[n] as ParsedRequest))).toBe(true);
      expect(talk[0]?.messages.slice(0, 3)).toEqual(critics[0]?.[0]?.messages.slice(0, 3));
    }
    const plans = by(posts, 'plan');
    for (const [n, post] of plans.slice(1).entries())
      expect(wire(post).startsWith(wire(plans[n] as ParsedRequest))).toBe(true);
    expect(new Set(posts.map(({ body }) => JSON.stringify(body.tools))).size).toBe(1);
  });

  test('without tools every request is as it was, byte by byte, and nothing is said of them', async () => {
    const without = await run(good, { kitFor: () => null });
    const none = await run(good, { kitFor: () => fakeToolkit(undefined, { offered: [] }) });
    const sorted = (posts: readonly ParsedRequest[]) => posts.map(({ raw }) => raw).sort();
    expect(sorted(none.posts)).toEqual(sorted(without.posts));
    expect(without.posts).toHaveLength(4);
    for (const post of without.posts) {
      expect(post.body).not.toHaveProperty('tools');
      expect(post.body).not.toHaveProperty('tool_choice');
    }
    expect(without.engine.notes?.()).toEqual(none.engine.notes?.());
    expect(without.office.events).not.toContainEqual(expect.objectContaining({ isLeast: true }));
  });

  test('IB-04 an answer in words has none, whatever its stage is given', async () => {
    const { posts, answered } = await run(looking, { isAnswered: true });
    expect(answered?.text).toBe('It is seven.');
    expect(posts).toHaveLength(17);
    expect(posts.at(-1)?.body).not.toHaveProperty('tools');
  });
});

describe('the estimate', () => {
  test('is for a run in which nothing is looked up, and says so', async () => {
    const idle = await run(good);
    const busy = await run(looking);
    const without = await run(good, { kitFor: () => null });
    const said = (brought: typeof idle) => brought.engine.usage?.().estimate;
    expect(said(busy)).toEqual(said(idle));
    expect(said(idle)?.calls).toBe(4);
    // The tools themselves are read with each request.
    expect(said(idle)?.inputTokens).toBeGreaterThan((said(without)?.inputTokens ?? 0) + 100);
    expect(idle.office.events).toContainEqual(expect.objectContaining({ type: 'estimate', isLeast: true }));
    const usage = busy.engine.usage?.();
    expect(usage?.calls).toBe(16);
  });

  test('what is counted where the endpoint does not count holds tools, calls and results', async () => {
    const uncounted = async (model: (request: ParsedRequest) => unknown) => {
      const endpoint = await startTurns(model, () => ({ usage: null }));
      const { engine } = await engineRun(endpoint, { kitFor: () => fakeToolkit(() => 'word '.repeat(500)) });
      await endpoint.close();
      return engine.usage?.().inputTokens ?? 0;
    };
    const idle = await uncounted(good);
    const busy = await uncounted(looking);
    // Results of 500 words come back in 2, 3 and 4 copies to each of four stages.
    expect(busy).toBeGreaterThan(idle * 4 + 4 * (2 + 3 + 4) * 500);
  });
});

describe('the budget of a run', () => {
  const greedy = (request: ParsedRequest) =>
    request.mayCall ? calls(read(`${request.turn}.js`)) : good(request);
  test.each([4, 5, 8, 13, 20])('--max-calls %i: every stage has its answer', async (maxCalls) => {
    const { posts, verdicts, kits } = await run(greedy, {
      options: { limits: { maxTokens: null, maxCalls, maxCostUsd: null } },
    });
    expect(verdicts).toHaveLength(3);
    expect(posts.length).toBeLessThanOrEqual(maxCalls);
    expect(posts.length).toBeGreaterThanOrEqual(Math.min(maxCalls - 3, 20));
    for (const stage of stages) expect(kits.get(stage)?.ends).toHaveLength(1);
  });

  test.each([40_000, 60_000, 120_000])(
    '--max-tokens %i: every stage has its answer, within it',
    async (maxTokens) => {
      const { verdicts, engine } = await run(greedy, {
        options: { limits: { maxTokens, maxCalls: null, maxCostUsd: null } },
      });
      expect(verdicts).toHaveLength(3);
      const usage = engine.usage?.();
      expect((usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0)).toBeLessThanOrEqual(maxTokens);
    },
  );
});

describe('a diff in parts', () => {
  test('shares the turns and calls of its stage', async () => {
    const kits = new Map<string, FakeToolkit>();
    const { posts, verdicts } = await run(
      (request) => (request.mayCall ? calls(read(`${request.turn}.js`)) : good(request)),
      {
        kitFor: (stage) => {
          const kit = fakeToolkit(undefined, { maxTurns: 5 });
          kits.set(stage, kit);
          return kit;
        },
        evidence: changed(12, 60),
        options: { contextTokens: 12_000 },
      },
    );
    expect(verdicts).toHaveLength(3);
    const parts = new Set(by(posts, 'reviewer').map(({ messages }) => messages[2]?.content ?? '')).size;
    expect(by(posts, 'reviewer').length).toBeGreaterThan(parts);
    for (const stage of stages) {
      expect(kits.get(stage)?.turns.length).toBeLessThanOrEqual(5);
      expect(kits.get(stage)?.ends).toHaveLength(1);
    }
  });
});

describe('a refusal that ends the run', () => {
  test('in one part of a diff ends its stage, whatever the other parts brought', async () => {
    const kitFor = (stage: string) =>
      stage === 'plan'
        ? null
        : fakeToolkit(undefined, {
            use: async () => {
              throw new RunError('permission', 'Refused.', { hint: 'Grant it.' });
            },
          });
    const once = (request: ParsedRequest) =>
      request.mayCall && request.text.includes('part="1 of ') ? calls(read('a.js')) : good(request);
    const given = { kitFor, evidence: changed(12, 60), options: { contextTokens: 12_000 } };
    await expect(run(once, given)).rejects.toMatchObject({ kind: 'permission' });
  });
});

describe('room for tools', () => {
  test('is left by material that fills what a model reads', async () => {
    const kit = () => fakeToolkit(() => 'word '.repeat(5_000), { maxTurns: 100, maxCalls: 200 });
    const kits: FakeToolkit[] = [];
    const { posts, verdicts } = await run(looking, {
      kitFor: () => {
        kits.push(kit());
        return kits.at(-1) ?? null;
      },
      evidence: changed(40, 60),
      options: { contextTokens: 16_000 },
    });
    expect(verdicts).toHaveLength(3);
    for (const { ends, turns } of kits) {
      expect(ends).toEqual([]);
      expect(turns.length).toBeGreaterThan(0);
    }
    const fit = posts.filter(({ results }) => results.some(({ content }) => content.startsWith('word word')));
    expect(fit.length).toBeGreaterThan(0);
  });

  test('is a quarter of what a model reads at most, and no request without tools has less for it', async () => {
    const given = { evidence: changed(40, 60), options: { contextTokens: 16_000 } };
    const largest = ({ posts }: { posts: readonly ParsedRequest[] }) =>
      Math.max(...posts.map(({ text }) => text.length));
    const without = largest(await run(good, { ...given, kitFor: () => null }));
    const beside = largest(await run(good, given));
    // A quarter of 16,000 tokens; digits have fewer characters to a token than words.
    expect(without - beside).toBeGreaterThan(4_000 * 1.5);
    expect(beside).toBeGreaterThan(without / 2);
  });

  test('tools that would take over a quarter of it are left out, and the report says so', async () => {
    const wordy = { name: 'read_file', description: 'Reads a file. '.repeat(700), input: { type: 'object' } };
    const { posts, engine, kits } = await run(looking, {
      kitFor: () => fakeToolkit(undefined, { offered: [wordy] }),
      options: { contextTokens: 8_000 },
    });
    for (const post of posts) expect(post.body).not.toHaveProperty('tools');
    expect(kits.size).toBe(0);
    const skipped = engine.notes?.().flatMap((note) => note.skipped ?? []);
    expect(skipped).toEqual([
      {
        what: 'tools',
        reason: expect.stringMatching(/^their descriptions take \d+ of the 8000 tokens that small reads$/),
      },
    ]);
  });
});

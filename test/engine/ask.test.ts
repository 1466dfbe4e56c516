import { describe, expect, test } from 'vitest';
import { compileValidator } from '../../src/core/answers/validator';
import type { Ask, Exchange } from '../../src/domain/chat';
import { RunError } from '../../src/domain/errors';
import { ask } from '../../src/engine/ask';
import { type Office, openDesk } from '../../src/engine/desk';
import { type Body, officeOf, refused, whole } from '../fakes/office';

const schema = {
  type: 'object',
  properties: { answer: { type: 'integer' } },
  required: ['answer'],
  additionalProperties: false,
};
const question: Ask = {
  stage: 'security',
  model: 'small',
  messages: [
    { role: 'system', content: 'Be exact.' },
    { role: 'user', content: 'How many?' },
  ],
  schema: { name: 'verdict', schema },
  temperature: 0,
  maxOutputTokens: 1_000,
};

async function asked(
  script: (body: Body, n: number) => Exchange,
  changes: Partial<Office> = {},
  isStructured = true,
) {
  const office = officeOf(script, changes);
  const desk = openDesk(office);
  const validate = await compileValidator(schema);
  const answered = await ask(question, validate, desk, isStructured).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error: error as RunError }),
  );
  return { ...office, ...answered, desk };
}

const at = (bodies: readonly Body[], n: number) => bodies[n] as Body;
const last = (body: Body) => body.messages.at(-1)?.content ?? '';
const cut = (value: unknown) => whole(value, { finishReason: 'length' });

describe('DP-27 tries for a valid answer', () => {
  test('faults go back with path, message, what was expected and what was received', async () => {
    const { bodies, value, pauses } = await asked((_, n) =>
      whole(n === 0 ? { answer: 'seven' } : { answer: 7 }),
    );
    expect(value).toEqual({ answer: 7 });
    expect(pauses).toEqual([700]);
    const [first, second] = bodies;
    expect(second?.messages.slice(0, 2)).toEqual(first?.messages);
    expect(second?.messages[2]).toEqual({ role: 'assistant', content: '{"answer":"seven"}' });
    expect(last(at(bodies, 1))).toContain(
      '- answer: must be integer; expected: integer; received: string "seven"',
    );
  });

  test.each([1, 3, 5])(
    '%i tries at most, a delay between them, then the fault and the number',
    async (tries) => {
      const { bodies, error, pauses } = await asked(() => whole({ answer: 'seven' }), { tries });
      expect(bodies).toHaveLength(tries);
      expect(pauses).toEqual(Array(tries - 1).fill(700));
      expect(error).toMatchObject({ kind: 'model' });
      expect(error?.message).toContain(tries === 1 ? 'in one try' : `in ${tries} tries`);
      expect(error?.message).toContain('answer: must be integer');
    },
  );

  test('each try sees only the faults of the one before', async () => {
    const { bodies } = await asked((_, n) => whole(n === 0 ? { answer: 'one' } : { wrong: 2 }));
    expect(bodies.map(({ messages }) => messages.length)).toEqual([2, 4, 4]);
    expect(JSON.stringify(at(bodies, 2))).not.toContain('"one"');
  });

  const useless: [string, Exchange][] = [
    ['cut', cut({ answer: 7 })],
    ['empty', whole('')],
    ['refused', whole({ answer: 7 }, { refusal: 'I must not.' })],
    ['filtered', whole({ answer: 7 }, { finishReason: 'content_filter' })],
    ['no choices', whole({ answer: 7 }, { choices: 0 })],
    ['no finish reason', whole({ answer: 7 }, { finishReason: null })],
    ['an unknown finish reason', whole({ answer: 7 }, { finishReason: 'pause_turn' })],
    ['a stream without its end', whole({ answer: 7 }, { ended: false })],
    ['a tool that nobody offered', whole('', { toolCalls: [{ name: 'bash', arguments: '{"answer":7}' }] })],
    ['two different answers', whole('{"answer":1} or {"answer":2}')],
    ['half an answer', whole('{"answer":7')],
    ['a list for an object', whole([{ answer: 7 }, 7])],
  ];

  test.each(useless)('%s: three failed tries, and never an answer', async (_, exchange) => {
    const { bodies, value, error } = await asked(() => exchange);
    expect(value).toBeNull();
    expect(error).toMatchObject({ kind: 'model' });
    // A first answer without any JSON may be asked for in other forms, once a rung.
    expect(bodies.length).toBeLessThanOrEqual(7);
    expect(bodies.length).toBeGreaterThanOrEqual(3);
  });

  test('a cut answer gets twice the room, four times the first at most, and is not shown to the model', async () => {
    const { bodies } = await asked(() => cut('{"answer":'), { tries: 5 });
    expect(bodies.map((body) => body.max_completion_tokens)).toEqual([1_000, 2_000, 4_000, 4_000, 4_000]);
    for (const body of bodies) expect(body.messages).toEqual(at(bodies, 0).messages);
  });

  test('a secret in a wrong answer does not go back', async () => {
    const secret = ['hunter', '2', 'hunter', '3'].join('');
    const { bodies } = await asked((_, n) => whole(n === 0 ? { answer: secret } : { answer: 7 }), {
      secrets: () => [secret],
    });
    expect(bodies).toHaveLength(2);
    expect(JSON.stringify(at(bodies, 1))).not.toContain(secret);
  });
});

describe('an endpoint that is busy is waited for', () => {
  test.each([408, 409, 429, 500, 503])('%i: as long as it says', async (status) => {
    const { value, pauses, bodies } = await asked((_, n) =>
      n === 0 ? refused(status, 'Slow down.', 7) : whole({ answer: 7 }),
    );
    expect([value, pauses, bodies.length]).toEqual([{ answer: 7 }, [7_000], 2]);
    expect(at(bodies, 1)).toEqual(at(bodies, 0));
  });

  test('longer each time where it does not say, with jitter', async () => {
    const busy = (random: number) =>
      asked((_, n) => (n < 4 ? refused(503, 'Busy.') : whole({ answer: 7 })), { random: () => random });
    expect((await busy(0)).pauses).toEqual([250, 500, 1_000, 2_000]);
    expect((await busy(1)).pauses).toEqual([500, 1_000, 2_000, 4_000]);
  });

  test('four times at most, and not as a try', async () => {
    const { bodies, error, pauses } = await asked(() => refused(429, 'Rate limit reached.', 2));
    expect(bodies).toHaveLength(5);
    expect(pauses).toHaveLength(4);
    expect(error).toMatchObject({ kind: 'model', hint: expect.stringContaining('rate limit') });
  });

  test('three tries are left after waits', async () => {
    const { bodies } = await asked((_, n) => (n % 2 === 0 ? refused(503, 'Busy.') : whole({ answer: 'x' })));
    expect(bodies).toHaveLength(6);
  });

  test.each([61, 3_600])('not when it asks for %i seconds', async (seconds) => {
    const { bodies, pauses, error } = await asked(() => refused(429, 'Come back later.', seconds));
    expect([bodies.length, pauses]).toEqual([1, []]);
    expect(error).toMatchObject({ kind: 'model' });
  });

  test.each([401, 403, 404])('%i: stops at once', async (status) => {
    const { bodies, pauses, error } = await asked(() => refused(status, 'No.'));
    expect([bodies.length, pauses]).toEqual([1, []]);
    expect(error).toBeInstanceOf(RunError);
    expect(error?.hint).toMatch(/Check/);
  });

  test('not once the run is stopped', async () => {
    const controller = new AbortController();
    const { bodies, pauses, error } = await asked(
      () => {
        controller.abort();
        return refused(429, 'Slow down.', 5);
      },
      { signal: controller.signal },
    );
    expect([bodies.length, pauses]).toEqual([1, []]);
    expect(error).toMatchObject({ kind: 'model' });
  });
});

describe('what is learned of an endpoint', () => {
  test('one whose streams have no end mark is asked without a stream next, and its answer not taken', async () => {
    const { bodies, value, kept } = await asked((body) =>
      whole({ answer: 7 }, { ended: body.stream !== true }),
    );
    expect(bodies.map((body) => body.stream)).toEqual([true, undefined]);
    expect(at(bodies, 1)).not.toHaveProperty('stream_options');
    expect(value).toEqual({ answer: 7 });
    expect(kept.get('small')?.stream).toBe(false);
  });

  test('is kept after a good answer, and only then', async () => {
    const good = await asked((body) =>
      body.temperature === undefined ? whole({ answer: 7 }) : refused(400, "'temperature' is not supported."),
    );
    expect(good.kept.get('small')).toMatchObject({ temperature: false, rung: 'strict_schema' });
    const bad = await asked((body) =>
      body.temperature === undefined ? whole({}) : refused(400, "'temperature' is not supported."),
    );
    expect(bad.kept.size).toBe(0);
  });

  test('what the person set for one run is not taken for the endpoint’s in the next', async () => {
    const first = officeOf(() => whole({ answer: 7 }), { strict: false, contextTokens: 5_000 });
    const validate = await compileValidator(schema);
    await ask(question, validate, openDesk(first));
    const next = officeOf(() => whole({ answer: 7 }), { memory: first.memory });
    await ask(question, validate, openDesk(next));
    expect(JSON.stringify(at(first.bodies, 0).response_format)).not.toContain('strict');
    expect(JSON.stringify(at(next.bodies, 0).response_format)).toContain('"strict":true');
    const { contextTokens } = await openDesk(next).manners('small');
    expect(contextTokens).toBeNull();
  });

  test('the person’s word on the context stands over what an earlier run was told', async () => {
    const first = officeOf(() => whole({ answer: 7 }));
    const desk = openDesk(first);
    desk.learn('small', { contextTokens: 4_000 });
    await desk.confirm('small', 'strict_schema');
    const later = (contextTokens: number | null) =>
      openDesk(officeOf(() => whole({}), { memory: first.memory, contextTokens }));
    expect((await later(null).manners('small')).contextTokens).toBe(4_000);
    expect((await later(32_000).manners('small')).contextTokens).toBe(32_000);
    expect((await later(2_500).manners('small')).contextTokens).toBe(2_500);
    // What the endpoint says now is news.
    const now = later(32_000);
    await now.manners('small');
    expect(now.learn('small', { contextTokens: 8_000 })).toBe(true);
    expect((await now.manners('small')).contextTokens).toBe(8_000);
  });
});

describe('DP-28 a mode whose endpoint is told its schema in words only', () => {
  test('no form, the schema in the last message, and nothing learned from it', async () => {
    const { bodies, value, kept } = await asked(() => whole({ answer: 7 }), {}, false);
    expect(value).toEqual({ answer: 7 });
    expect(at(bodies, 0)).not.toHaveProperty('response_format');
    expect(at(bodies, 0)).not.toHaveProperty('tools');
    expect(last(at(bodies, 0))).toContain(JSON.stringify(schema));
    expect(kept.get('small')?.rung).toBe('strict_schema');
  });

  test('prose is a failed try there, not another form', async () => {
    const { bodies, error } = await asked(() => whole('Seven.'), {}, false);
    expect(bodies).toHaveLength(3);
    expect(error).toMatchObject({ kind: 'model' });
  });
});

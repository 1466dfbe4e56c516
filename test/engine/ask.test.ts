import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/domain/chat';
import { RunError } from '../../src/domain/errors';
import { asked, schema } from '../fakes/asked';
import { type Body, refused, whole } from '../fakes/office';

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
    [
      'a tool that nobody offered',
      whole('', { toolCalls: [{ id: 'x', name: 'bash', arguments: '{"answer":7}' }] }),
    ],
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

  test('a wrong answer that does not fit into the next request is left out of it', async () => {
    const long = { answer: 'seven '.repeat(1_500) };
    const narrow = await asked((_, n) => whole(n === 0 ? long : { answer: 7 }), { contextTokens: 1_500 });
    expect(narrow.value).toEqual({ answer: 7 });
    expect(narrow.bodies.map(({ messages }) => messages.length)).toEqual([2, 3]);
    expect(last(at(narrow.bodies, 1))).toContain('- answer: must be integer');
    // The same where only the endpoint knows how much it reads.
    const unknown = await asked((body, n) =>
      JSON.stringify(body.messages).length > 5_000
        ? refused(400, 'The prompt is too long.')
        : whole(n === 0 ? long : { answer: 7 }),
    );
    expect(unknown.value).toEqual({ answer: 7 });
    expect(unknown.bodies.map(({ messages }) => messages.length)).toEqual([2, 4, 3]);
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

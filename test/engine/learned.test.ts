import { describe, expect, test } from 'vitest';
import { compileValidator } from '../../src/core/answers/validator';
import { ask } from '../../src/engine/ask';
import { openDesk } from '../../src/engine/desk';
import { asked, question, schema } from '../fakes/asked';
import { type Body, officeOf, refused, whole } from '../fakes/office';

const at = (bodies: readonly Body[], n: number) => bodies[n] as Body;

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

  test('and that is no failed try', async () => {
    const { value, pauses } = await asked((body) => whole({ answer: 7 }, { ended: body.stream !== true }), {
      tries: 1,
    });
    expect([value, pauses]).toEqual([{ answer: 7 }, []]);
  });

  test('by questions side by side: none of them has a failed try for what another learned first', async () => {
    const office = officeOf(async ({ messages }) => {
      await new Promise((resolve) => setImmediate(resolve));
      // It ignores every form, and only does what it is told in words.
      return whole(/JSON Schema/.test(messages.at(-1)?.content ?? '') ? { answer: 7 } : 'Seven, I think.');
    });
    const desk = openDesk(office);
    const validate = await compileValidator(schema);
    const answers = await Promise.all([1, 2, 3].map(() => ask(question, validate, desk)));
    expect(answers).toEqual(Array(3).fill({ answer: 7 }));
    expect(office.pauses).toEqual([]);
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

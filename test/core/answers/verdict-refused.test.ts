import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adapted, firstManners, isNews } from '../../../src/core/answers/manners';
import { judgeExchange, type Verdict } from '../../../src/core/answers/verdict';
import type { Exchange, Manners } from '../../../src/domain/chat';
import { sentWith } from './sent';

interface Case {
  name: string;
  status: number;
  body: unknown;
  expect: Record<string, unknown>;
  manners?: Partial<Manners>;
  contentType?: string;
  retryAfterSeconds?: number;
  maxOutputTokens?: number;
}

const folder = resolve(import.meta.dirname, '../../fixtures/answers/refusals');
const files = readdirSync(folder).sort();

function exchangeOf(one: Case): Exchange {
  const body = typeof one.body === 'string' ? one.body : JSON.stringify(one.body);
  const contentType = one.contentType ?? 'application/json';
  if (one.status < 300) return { kind: 'foreign', contentType, body };
  return {
    kind: 'refused',
    status: one.status,
    contentType,
    body,
    retryAfterSeconds: one.retryAfterSeconds ?? null,
  };
}

function wordsOf(verdict: Verdict): string[] {
  switch (verdict.kind) {
    case 'stop':
      return [verdict.error.message, verdict.error.hint];
    case 'wait':
      return [verdict.fault, verdict.error.message, verdict.error.hint];
    case 'text':
    case 'calls':
      return [];
    default:
      return [verdict.fault];
  }
}

describe.each(files)('errors of %s', (file) => {
  const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case[];
  test.each(cases)('$status $name', (one) => {
    const sent = sentWith(one.manners ?? {}, one.maxOutputTokens);
    const verdict = judgeExchange(exchangeOf(one), sent);
    expect(verdict).toMatchObject(one.expect);
    if (verdict.kind === 'adapt') {
      expect(verdict.change).toEqual(one.expect.change);
      expect(isNews(sent.manners, verdict.change)).toBe(true);
      const next = adapted(sent.manners, verdict.change);
      expect(adapted(next, verdict.change)).toEqual(next);
    }
    for (const words of wordsOf(verdict)) {
      expect(words).toMatch(/[.”…]$/);
      expect(words).not.toMatch(/[\n\r]|hunter2|sk-abcde/);
      expect(words.length).toBeLessThan(400);
    }
  });
});

describe('an endpoint that never has enough', () => {
  const all = files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case[]);

  test('whatever it refuses in whatever order, the manners give way at most 14 times', () => {
    const lies = fc.array(fc.integer({ min: 0, max: all.length - 1 }), { minLength: 200, maxLength: 200 });
    fc.assert(
      fc.property(lies, (choices) => {
        let manners = firstManners;
        let steps = 0;
        for (const choice of choices) {
          const verdict = judgeExchange(exchangeOf(all[choice] as Case), sentWith(manners, 64_000));
          if (verdict.kind !== 'adapt') continue;
          manners = adapted(manners, verdict.change);
          steps += 1;
        }
        expect(steps).toBeLessThanOrEqual(14);
      }),
      { numRuns: 60 },
    );
  });

  test('one that says nothing but 400 is asked on each rung once, once in the plainest form, and no more', () => {
    let manners = firstManners;
    const seen: string[] = [];
    for (;;) {
      const verdict = judgeExchange(
        { kind: 'refused', status: 400, body: '', contentType: '', retryAfterSeconds: null },
        sentWith(manners),
      );
      if (verdict.kind !== 'adapt') {
        expect(verdict.kind).toBe('stop');
        break;
      }
      seen.push(manners.rung);
      manners = adapted(manners, verdict.change);
    }
    expect(seen).toEqual(['strict_schema', 'json_schema', 'tool_call', 'json_object', 'instructions']);
  });
});

import { describe, expect, test } from 'vitest';
import { bodyCharacters, scrubbed, scrubOf, secretsOf } from '../../src/adapters/chat-scrub';
import type { Exchange } from '../../src/domain/chat';
import { traceOf } from '../fakes/key-forms';
import { madeUp } from '../fakes/secrets';

const key = `${madeUp(9)}/2b+R\\x"9=Zk${madeUp(9, undefined, 2)}`;
const approach = { key, named: [], addresses: [] };
const scrub = scrubOf(secretsOf(approach));

/** As .NET writes JSON: more is escaped than has to be. */
function asDotNet(value: unknown): string {
  const hex = (char: string) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return JSON.stringify(value).replace(/\\[\\"]|[+<>&'`]/g, (escaped) =>
    escaped === '\\\\' ? escaped : hex(escaped.slice(-1)),
  );
}

describe('a body', () => {
  test.each([
    ['as it is', key],
    ['as JSON', JSON.stringify({ message: key })],
    ['as JSON within JSON', JSON.stringify({ message: JSON.stringify({ key }) })],
    ['as JSON with slashes escaped', JSON.stringify({ message: key }).replaceAll('/', '\\/')],
    ['as .NET writes JSON', asDotNet({ message: key })],
    ['for a URL', `?code=${encodeURIComponent(key)}&a=b`],
    ['in base64', Buffer.from(`someone:${key}:else`).toString('base64')],
  ])('that holds the key %s', (_, body) => {
    const shown = scrub.body(`${'x'.repeat(100)} ${body} behind`, false);
    expect(shown).toContain('[redacted:key]');
    expect(shown).toContain('behind');
    expect(traceOf(key, shown)).toEqual([]);
    expect(shown).not.toContain(key.slice(0, 12));
  });

  test('that holds a key within JSON within JSON, its slashes escaped twice', () => {
    const plain = `${madeUp(9)}/2b/${madeUp(9, undefined, 2)}`;
    const body = JSON.stringify({ error: JSON.stringify({ plain }).replaceAll('/', '\\/') });
    const shown = scrubOf(secretsOf({ ...approach, key: plain })).body(body, false);
    expect(shown).toBe('{"error":"{\\"plain\\":\\"[redacted:key]\\"}"}');
  });

  test('of JSON stays JSON that says the same', () => {
    const said = { message: 'a\\u002Bb "c" \\\\ + <d> \u2028 é', list: ['\\', '"', '\n'] };
    for (const text of [JSON.stringify(said), asDotNet(said)])
      expect(JSON.parse(scrub.body(text, false))).toEqual(said);
  });

  test('that is cut shows no beginning of a key at its end', () => {
    for (const before of [bodyCharacters - 20, bodyCharacters - 3]) {
      const start = `${'x'.repeat(before)}${key}`.slice(0, bodyCharacters);
      expect(scrub.body(start, true)).toMatch(/^x+$/);
      expect(scrub.body(`${'x'.repeat(before)}${key}`, false)).not.toContain(key.slice(0, 2));
    }
  });
});

test('every word of an exchange is looked at', () => {
  const dirty = `a ${key} b`;
  const exchanges: Exchange[] = [
    {
      kind: 'answer',
      content: dirty,
      toolCalls: [{ id: dirty, name: dirty, arguments: JSON.stringify({ a: dirty }) }],
      reasoning: dirty,
      finishReason: dirty,
      refusal: dirty,
      choices: 1,
      ended: true,
      usage: null,
      model: dirty,
    },
    { kind: 'broken', fault: 'network', detail: dirty },
    { kind: 'foreign', contentType: dirty, body: '' },
    { kind: 'refused', status: 400, body: '', contentType: dirty, retryAfterSeconds: null },
  ];
  for (const exchange of exchanges) {
    const clean = scrubbed(exchange, scrub);
    expect(traceOf(key, JSON.stringify(clean))).toEqual([]);
    // Nothing is lost but the key.
    expect(JSON.stringify(clean)).toContain('a [redacted:key] b');
    expect(Object.keys(clean)).toEqual(Object.keys(exchange));
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headSum, printEvents, printHead } from '../../../src/core/session/print';
import { readSession } from '../../../src/core/session/text';
import type { SessionEvent, SessionRead } from '../../../src/domain/session';
import { anyEvent, head } from './any-session';

const printed = (events: readonly SessionEvent[]) =>
  printHead(head) + printEvents(events, { sum: headSum(head), count: 0 }).text;
const read = (text: string): SessionRead => {
  const found = readSession(text);
  if (found.kind !== 'session') throw new Error(found.kind);
  return found.session;
};
const events = fc.array(anyEvent, { maxLength: 12, size: 'max' });

test('events are read as they were written, and further ones fit behind them', () => {
  fc.assert(
    fc.property(events, events, (first, second) => {
      const text = printed(first);
      const session = read(text);
      expect(session).toMatchObject({ head, events: first, trusted: text.length, cut: 0, damage: null });
      const more = printEvents(second, { sum: session.sum, count: session.events.length });
      expect(text + more.text).toBe(printed([...first, ...second]));
      expect(read(text + more.text)).toMatchObject({ events: [...first, ...second], sum: more.sum });
      expect(text.split('\n').length).toBe(first.length + 2);
    }),
    { numRuns: 200 },
  );
});

test('a text that was cut anywhere is read up to its last whole line', () => {
  const sample = fc.sample(anyEvent, { numRuns: 6, seed: 7 });
  const text = printed(sample);
  for (let length = 0; length <= text.length; length += 1) {
    const part = text.slice(0, length);
    const whole = part.split('\n').length - 1;
    const found = readSession(part);
    if (whole === 0) expect(found).toEqual({ kind: 'none' });
    else {
      expect(found).toMatchObject({
        kind: 'session',
        session: { events: sample.slice(0, whole - 1), damage: null },
      });
      if (found.kind === 'session') expect(found.session.trusted + found.session.cut).toBe(length);
    }
  }
});

test('of a text that was changed anywhere only what was written before is believed', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent, { minLength: 1, maxLength: 6 }),
      fc.nat(),
      fc.nat(40),
      fc.string({ maxLength: 5 }),
      (all, place, cut, put) => {
        const text = printed(all);
        const at = place % text.length;
        const changed = text.slice(0, at) + put + text.slice(at + cut);
        if (changed === text) return;
        const found = readSession(changed);
        if (found.kind !== 'session') return;
        const { events, damage } = found.session;
        expect(events).toEqual(all.slice(0, events.length));
        // Nothing is believed behind the change, and only at the very end does a change look like a cut.
        const whole = text.slice(0, at).split('\n').length - 1;
        expect(events.length).toBeLessThanOrEqual(Math.max(0, whole));
        if (damage === null) expect(changed.slice(found.session.trusted)).not.toContain('\n');
      },
    ),
    { numRuns: 500 },
  );
});

test('lines that are doubled, left out, swapped or of another session are told', () => {
  const all = fc.sample(anyEvent, { numRuns: 4, seed: 1 });
  const [top = '', one = '', two = '', three = '', four = ''] = printed(all).split('\n');
  const join = (...lines: string[]) => read(`${lines.join('\n')}\n`);
  expect(join(top, one, two, three, four).damage).toBeNull();
  expect(join(top, one, one, two).damage).toBe(
    'Line 3 of the session is damaged. The 1 line behind it is not trusted.',
  );
  expect(join(top, one, three, four)).toMatchObject({
    events: all.slice(0, 1),
    damage: 'Line 3 of the session is damaged. The 1 line behind it is not trusted.',
  });
  expect(join(top, two, one, three).damage).toBe(
    'Line 2 of the session is damaged. The 2 lines behind it are not trusted.',
  );
  expect(join(top, one, 'garbage').damage).toBe('Line 3 of the session is damaged.');
  expect(join(top, one, '').damage).toBe('Line 3 of the session is damaged.');
  const moved = top.replace('/work/app', '/work/other');
  expect(join(moved, one).damage).toBe('Line 2 of the session is damaged.');
});

test('an event of a kind that is not known is damage, not nothing', () => {
  const text = printEvents([{ at: 1, kind: 'trusted' } as unknown as SessionEvent], {
    sum: headSum(head),
    count: 0,
  });
  expect(read(printHead(head) + text.text)).toMatchObject({
    events: [],
    damage: 'Line 2 of the session is damaged.',
  });
});

test.each([
  [
    'a newer version',
    printHead(head).replace('"version":1', '"version":2'),
    'newer',
    /newer version .*\(version 2 /,
  ],
  [
    'a newer version of another form',
    '{"countersign":"session","version":9,"more":[]}\n',
    'newer',
    /Use that one\.$/,
  ],
  ['another file', '{"name":"x"}\n', 'foreign', /no session/],
  ['no JSON', 'x\n', 'foreign', /no session/],
  ['a head with more', printHead(head).replace('}', ',"x":1}'), 'foreign', /no session/],
  ['an endless line', 'x'.repeat(1_000_001), 'foreign', /no session/],
])('what is no session of this version is refused: %s', (_, text, kind, message) => {
  const found = readSession(text);
  expect(found.kind).toBe(kind);
  expect('message' in found && found.message).toMatch(message);
});

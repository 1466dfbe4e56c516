import { expect, test } from 'vitest';
import { json } from '../../src/sinks/json';
import { aReport, plainScreen } from '../fakes/report';

const printed = (message: string) => json.render(aReport({ message }), plainScreen);

test('OM-34 JSON output: the report, indented by two spaces, and nothing else', () => {
  expect(printed('ok')).toBe(`${JSON.stringify(aReport({ message: 'ok' }), null, 2)}\n`);
});

test('OM-34 JSON output: half a surrogate pair becomes valid text', () => {
  const text = printed('a\ud800b');
  expect(JSON.parse(text).message).toBe('a\ufffdb');
  expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text);
});

test('OM-34 JSON output: what could repaint a terminal is escaped and parses to the same', () => {
  const message = 'a\u001b[2J\u009b2J\u007f\u202e\u2028\u2069\u{E0041}😀';
  const text = printed(message);
  expect(text).not.toMatch(/[\p{Cf}\u2028]|[^\n\P{Cc}]/u);
  expect(JSON.parse(text).message).toBe(message);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMemory } from '../../src/adapters/endpoint-memory';
import type { Manners } from '../../src/domain/chat';

let folder: string;
let path: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'memory-')), 'state');
  path = join(folder, 'endpoints.json');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const manners: Manners = {
  rung: 'tool_call',
  temperature: false,
  outputLimit: 'max_tokens',
  system: true,
  repeatedRoles: true,
  stream: true,
  streamUsage: false,
  contextTokens: 8_192,
};
const address = 'https://api.example/v1';

test('what was kept is recalled, by endpoint and model, also by another process', async () => {
  const memory = openMemory(folder);
  expect(await memory.recall(address, 'a')).toBeNull();
  await memory.keep(address, 'a', manners);
  await memory.keep(address, 'b', { ...manners, rung: 'json_object', outputTokens: 4_096 });
  await memory.keep(address, 'a', { ...manners, contextTokens: null });
  for (const one of [memory, openMemory(folder)]) {
    expect(await one.recall(address, 'a')).toEqual({ ...manners, contextTokens: null });
    expect(await one.recall(address, 'b')).toEqual({ ...manners, rung: 'json_object', outputTokens: 4_096 });
    expect(await one.recall('https://other.example/v1', 'a')).toBeNull();
  }
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder)).toEqual(['endpoints.json']);
});

test('the newest 200 are kept', async () => {
  const memory = openMemory(folder);
  await Promise.all(Array.from({ length: 203 }, (_, n) => memory.keep(address, `m${n}`, manners)));
  expect(JSON.parse(readFileSync(path, 'utf8')).entries).toHaveLength(200);
  expect(await memory.recall(address, 'm2')).toBeNull();
  expect(await memory.recall(address, 'm3')).toEqual(manners);
  expect(await memory.recall(address, 'm202')).toEqual(manners);
});

test('two that write at once leave a whole file', async () => {
  const [one, other] = [openMemory(folder), openMemory(folder)];
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other).keep(address, `m${n}`, manners)),
  );
  const { entries } = JSON.parse(readFileSync(path, 'utf8'));
  // What one writes between the other's reading and writing is lost, which costs a try; what stands there is whole.
  expect(entries.length).toBeGreaterThanOrEqual(1);
  for (const entry of entries) expect(entry).toMatchObject({ endpoint: address, manners });
  expect(readdirSync(folder)).toEqual(['endpoints.json']);
});

const entry = { endpoint: address, model: 'a', manners };
const file = (...entries: unknown[]) => JSON.stringify({ version: 1, entries });
test.each([
  ['nothing', ''],
  ['half of it', file(entry).slice(0, -20)],
  ['another version', JSON.stringify({ version: 2, entries: [entry] })],
  ['a list', '[]'],
  ['null', 'null'],
  ['an unknown rung', file({ ...entry, manners: { ...manners, rung: 'best' } })],
  ['a missing field', file({ ...entry, manners: { ...manners, stream: undefined } })],
  ['an unknown field', file({ ...entry, manners: { ...manners, more: 1 } })],
  ['a field of another type', file({ ...entry, manners: { ...manners, contextTokens: -1 } })],
  ['a prototype', `{"version":1,"entries":[{"__proto__":${JSON.stringify(entry)}}]}`],
  ['far too much', `${file(entry)}${' '.repeat(1024 * 1024)}`],
])('a file with %s is as if it were not there', async (_, text) => {
  mkdirSync(folder);
  writeFileSync(path, text);
  const memory = openMemory(folder);
  expect(await memory.recall(address, 'a')).toBeNull();
  await memory.keep(address, 'a', manners);
  expect(await memory.recall(address, 'a')).toEqual(manners);
});

test('an entry that cannot be used does not cost the others', async () => {
  mkdirSync(folder);
  writeFileSync(path, file(7, { ...entry, model: 'b', manners: {} }, entry));
  expect(await openMemory(folder).recall(address, 'a')).toEqual(manners);
});

test('a folder that cannot be written to is no fault', async () => {
  writeFileSync(folder, 'a file in its place');
  const memory = openMemory(folder);
  await memory.keep(address, 'a', manners);
  expect(await memory.recall(address, 'a')).toBeNull();
  expect(readFileSync(folder, 'utf8')).toBe('a file in its place');
});

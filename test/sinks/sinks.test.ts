import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { report as reportSchema } from '../../src/domain/report';
import { sinks } from '../../src/sinks/index.generated';
import { aReport } from '../fakes/report';

const { sinksTable } = await import(join(import.meta.dirname, '../../scripts/generate-sinks.mjs'));

test('the sample report is a valid report', () => {
  expect(reportSchema.parse(aReport())).toEqual(aReport());
});

test('the table is the one made from the folder', () => {
  expect(readFileSync('src/sinks/index.generated.ts', 'utf8')).toBe(sinksTable());
});

test('a file is a sink when it exports a sink of its own name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sinks-'));
  mkdirSync(join(folder, 'sub.ts'));
  writeFileSync(join(folder, 'text.ts'), 'export const text: Sink = {};\n');
  writeFileSync(join(folder, 'layout.ts'), 'export const width = 1;\n');
  const table = sinksTable(folder);
  rmSync(folder, { recursive: true });
  expect(table).toContain("text: async () => (await import('./text')).text");
  expect(table).not.toContain('layout');
});

test.each(Object.entries(sinks))('%s is loaded under its name', async (name, load) => {
  expect((await load()).name).toBe(name);
});

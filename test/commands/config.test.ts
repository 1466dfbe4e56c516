import { expect, test } from 'vitest';
import { z } from 'zod';
import { printConfig } from '../../src/commands/config';
import { config as schema } from '../../src/domain/config';
import { listSettings, setting } from '../../src/domain/setting';
import type { SettledConfig } from '../../src/domain/settled';

const defaults = schema.parse({});
const settled: Pick<SettledConfig, 'config' | 'provenance'> = {
  config: { ...defaults, failOn: 'low', critics: [], task: ['one\ntwo\u001b[31m', 'three'] },
  provenance: {
    failOn: { layer: 'flag', from: 'flag --fail-on' },
    critics: { layer: 'repository file', from: '.countersign/config.yaml:3' },
  },
};

test('every setting stands in the table with its value and where it came from', () => {
  const lines = printConfig(settled, { json: false }).split('\n');
  const settings = listSettings(schema);
  expect(lines).toHaveLength(settings.length + 2);
  const row = (path: string) => lines.find((line) => line.startsWith(`${path} `))?.split(/ {2,}/);
  for (const { path } of settings) expect(row(path)).toHaveLength(3);
  expect(row('failOn')).toEqual(['failOn', 'low', 'flag --fail-on']);
  expect(row('critics')).toEqual(['critics', 'none', '.countersign/config.yaml:3']);
  expect(row('base')).toEqual(['base', '-', 'default']);
  expect(row('task')).toEqual(['task', 'one two [31m, three', 'default']);
});

test('the columns are aligned and the lines end where the text does', () => {
  const lines = printConfig(settled, { json: false }).trimEnd().split('\n');
  const column = lines[0]?.indexOf('from') ?? -1;
  for (const line of lines) {
    expect(line.slice(column - 2, column)).toBe('  ');
    expect(line[column]).not.toBe(' ');
    expect(line).toBe(line.trimEnd());
  }
});

test('as JSON the values keep their types', () => {
  const printed = JSON.parse(printConfig(settled, { json: true }));
  expect(printed.settings).toHaveLength(listSettings(schema).length);
  expect(printed.settings).toContainEqual({ setting: 'failOn', value: 'low', from: 'flag --fail-on' });
  expect(printed.settings).toContainEqual({ setting: 'timeout', value: 600, from: 'default' });
  expect(printed.settings).toContainEqual({ setting: 'base', value: null, from: 'default' });
});

test('a secret is never printed, but whether there is one is', () => {
  const secret = { description: 'x', trust: 'operator', group: 'Work', value: 'KEY', secret: true } as const;
  const table = z.strictObject({
    apiKey: setting(z.string().nullable().default(null), secret),
    header: setting(z.array(z.string()).default([]), { ...secret, list: 'whole' }),
    otherKey: setting(z.string().nullable().default(null), secret),
  });
  const config = { ...defaults, apiKey: 'hunter2', header: ['x-key: hunter2'], otherKey: null };
  const provenance = { apiKey: { layer: 'environment', from: 'environment COUNTERSIGN_API_KEY' } } as const;
  for (const json of [false, true]) {
    const printed = printConfig({ config, provenance }, { json, settings: listSettings(table) });
    expect(printed).not.toContain('hunter2');
    expect(printed.match(/\*{6}/g)).toHaveLength(2);
    expect(printed).toContain('environment COUNTERSIGN_API_KEY');
  }
});

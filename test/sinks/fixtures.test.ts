import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { report as reportSchema } from '../../src/domain/report';
import type { SinkName } from '../../src/domain/sink';
import { sinks } from '../../src/sinks/index.generated';
import { plainScreen } from '../fakes/report';

const folder = join(import.meta.dirname, '../fixtures/sinks');
const expectedFile: Partial<Record<SinkName, string>> = {
  text: 'expected.txt',
  markdown: 'expected.md',
  sarif: 'expected.sarif.json',
};

// A case is a folder with a report.json. `UPDATE=1` writes what the sinks print now; read the difference.
describe.each(readdirSync(folder).sort())('%s', (name) => {
  const read = () => reportSchema.parse(JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8')));

  test('OM-34 the JSON output is the report itself and nothing else', async () => {
    const { render } = await sinks.json();
    const printed = render(read(), plainScreen);
    const valid = JSON.parse(JSON.stringify(read()).replace(/(?<!\\)((?:\\\\)*)\\ud800/g, '$1\ufffd'));
    expect(JSON.parse(printed)).toEqual(valid);
    expect(printed).toBe(`${printed.trim()}\n`);
  });

  test.each(Object.entries(expectedFile))('OM-35 %s output', async (sink, file) => {
    const { render } = await sinks[sink as SinkName]();
    const printed = render(read(), plainScreen);
    const path = join(folder, name, file);
    if (process.env.UPDATE === '1') writeFileSync(path, printed);
    expect(printed).toBe(readFileSync(path, 'utf8'));
  });
});

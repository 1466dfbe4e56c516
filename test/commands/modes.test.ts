import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printModes } from '../../src/commands/modes';
import { toolsInShort } from '../../src/core/tools-in-short';
import { columns } from '../../src/core/width';
import { modeNames } from '../../src/domain/mode';
import { modes } from '../../src/modes/index.generated';
import { tools } from '../../src/tools/index.generated';

test('DP-01 the table has a row for each mode: name, icon, persona, purpose, tools in short', () => {
  const [head, ...rows] = printModes({ json: false }).trimEnd().split('\n');
  expect(head?.split(/ {2,}/)).toEqual(['mode', 'persona', 'purpose', 'tools']);
  expect(rows.map((row) => row.split(' ')[0])).toEqual([...modeNames]);
  for (const mode of modes) {
    const cells = rows.find((row) => row.startsWith(`${mode.name} `))?.split(/ {2,}/);
    const { name, icon, persona, purpose, grants } = mode;
    expect(cells).toEqual([name, icon, persona, purpose, toolsInShort(grants, tools)]);
  }
});

test('the columns stand under one another, wide icons included', () => {
  const lines = printModes({ json: false }).trimEnd().split('\n');
  const starts = lines.map((line) => {
    const tail = line.split(/ {2,}/).at(-1) ?? '';
    return columns(line.slice(0, line.length - tail.length));
  });
  expect(new Set(starts).size).toBe(1);
  for (const line of lines) expect(line).toBe(line.trimEnd());
});

test('DP-02 as JSON every tool of a mode is named, allowed or denied', () => {
  const { modes: printed } = JSON.parse(printModes({ json: true }));
  expect(printed.map((mode: { name: string }) => mode.name)).toEqual([...modeNames]);
  for (const one of printed) {
    expect([...one.tools, ...one.deniedTools].sort()).toEqual(tools.map((tool) => tool.name).sort());
  }
  const byName = Object.fromEntries(printed.map((mode: { name: string }) => [mode.name, mode]));
  expect(byName.teacher.tools).toEqual(['grep_search', 'read_file', 'web_search']);
  expect(byName.reviewer).toMatchObject({ readOnly: true, writes: 'none', threshold: 0.8, colour: 'orange' });
  expect(byName.debugger).toMatchObject({ readOnly: false, writes: 'fixes' });
  expect(byName.planning).toMatchObject({ aliases: ['plan'], next: { mode: 'developer' } });
});

test('DP-01 the README has a row for each mode', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  for (const { name, icon, persona, purpose, grants } of modes) {
    expect(readme).toContain(
      `\n| ${icon} \`${name}\` | ${persona} | ${purpose} | ${toolsInShort(grants, tools)} |\n`,
    );
  }
});

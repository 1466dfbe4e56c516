import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { effects } from '../../src/domain/tool';
import { tools } from '../../src/tools/index.generated';
import { strictFault } from '../fakes/strict-schema';

interface Argument {
  description?: string;
  type?: unknown;
}

const asked =
  'read_file, read_multiple_files, grep_search, file_search, list_directory, get_diagnostics, git_diff, git_log, git_show, git_blame, git_status, shell, web_search, web_fetch, write_file, fs_append, str_replace, delete_file, git_commit, ExitPlanMode';

test('DP-40 the tools have the names that the model is to see, one file each', () => {
  const names = tools.map((tool) => tool.name);
  expect([...names].sort()).toEqual(asked.split(', ').sort());
  const files = readdirSync(join(import.meta.dirname, '../../src/tools')).filter(
    (file) => file !== 'index.generated.ts',
  );
  const fileOf = (name: string) =>
    name === 'ExitPlanMode' ? 'exit-plan-mode.ts' : `${name.replaceAll('_', '-')}.ts`;
  expect(files).toEqual(names.map(fileOf).sort());
});

test.each(tools)(
  'DP-40 $name says what it does, and takes exactly its arguments',
  ({ effect, description, input }) => {
    expect(effects).toContain(effect);
    expect(description).toMatch(/^[A-Z].{10,400}\.$/);
    expect(strictFault(input)).toBeNull();
    const properties = input.properties as Record<string, Argument>;
    for (const one of Object.values(properties)) expect(one.description).toMatch(/^[A-Z].+\.$/);
    const valid = new Ajv2020({ allowUnionTypes: true }).compile(input);
    expect(valid({ ...whole(properties), more: 1 })).toBe(false);
    expect(valid(whole(properties))).toBe(true);
    const [first] = Object.keys(properties);
    if (first !== undefined) expect(valid({ ...whole(properties), [first]: {} })).toBe(false);
  },
);

test('DP-40 what a tool does to the world is its effect: looking into git is not committing', () => {
  const byEffect = (effect: string) =>
    tools.filter((tool) => tool.effect === effect).map((tool) => tool.name);
  expect(byEffect('write')).toEqual(['delete_file', 'fs_append', 'git_commit', 'str_replace', 'write_file']);
  expect(byEffect('git')).toEqual(['git_blame', 'git_diff', 'git_log', 'git_show', 'git_status']);
  expect(byEffect('exec')).toEqual(['shell']);
  expect(byEffect('network')).toEqual(['web_fetch', 'web_search']);
});

/** Arguments of the right types. */
function whole(properties: Record<string, Argument>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, { type }]) => [
      key,
      Array.isArray(type) ? null : type === 'array' ? ['a'] : 'a',
    ]),
  );
}

test('EP-01 ExitPlanMode says when to use it and where the plan stands, and takes nothing', () => {
  const tool = tools.find(({ name }) => name === 'ExitPlanMode');
  expect(tool?.description).toContain(
    'Use this tool when you are in plan mode and have finished writing your plan to the plan file and are ready for user approval.',
  );
  expect(tool?.description).toContain('already stands in the file named in the system message');
  expect(tool?.description).toContain('no plan content as a parameter');
  expect(tool?.input).toMatchObject({ properties: {}, required: [], additionalProperties: false });
});

import { expect, test } from 'vitest';
import { countersign, folder, nodes } from './process';

/** The documents' tables, for the tools' names in them. */
const table: Record<string, string> = {
  assistant: '',
  planning:
    'ExitPlanMode file_search get_diagnostics grep_search list_directory read_file read_multiple_files web_fetch web_search',
  debugger:
    'file_search get_diagnostics git_blame git_diff git_log git_show git_status grep_search list_directory read_file read_multiple_files shell str_replace web_search write_file',
  security:
    'file_search get_diagnostics grep_search list_directory read_file read_multiple_files shell str_replace web_search write_file',
  reviewer:
    'file_search get_diagnostics git_blame git_diff git_log git_show git_status grep_search list_directory read_file read_multiple_files shell',
  performance:
    'file_search get_diagnostics grep_search list_directory read_file read_multiple_files shell str_replace web_search write_file',
  teacher: 'grep_search read_file web_search',
};

interface Printed {
  name: string;
  tools: string[];
  deniedTools: string[];
}

test('DP-02, DP-04 modes --json gives the resolved tools of each mode, and nothing else on stdout', async () => {
  const { code, stdout, stderr } = await countersign(['modes', '--json'], { cwd: folder() });
  expect([code, stderr]).toEqual([0, '']);
  const { modes } = JSON.parse(stdout) as { modes: Printed[] };
  const toolsOf = (name: string) => modes.find((mode) => mode.name === name)?.tools.join(' ');
  for (const [name, tools] of Object.entries(table)) expect([name, toolsOf(name)]).toEqual([name, tools]);
  for (const name of ['developer', 'tool', 'prototype']) {
    expect(modes.find((mode) => mode.name === name)).toMatchObject({ deniedTools: ['ExitPlanMode'] });
    expect(toolsOf(name)?.split(' ')).toHaveLength(19);
  }
});

test('DP-01 modes lists all modes as a table', async () => {
  const { code, stdout, stderr } = await countersign(['modes'], { cwd: folder() });
  expect([code, stderr]).toEqual([0, '']);
  const names = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(names).toEqual(
    'mode assistant planning developer tool debugger security reviewer performance prototype teacher normal thinking'.split(
      ' ',
    ),
  );
  expect(stdout).toMatch(
    /^planning +📋 +Technical Architect & Planner +Research, .+ {2}read, search, diagnose/m,
  );
});

test.each(Object.entries(nodes))('DP-01 modes says the same on Node %s', async (_, node) => {
  const cwd = folder();
  expect((await countersign(['modes'], { cwd, node })).stdout).toBe(
    (await countersign(['modes'], { cwd })).stdout,
  );
});

test('DP-01 the help lists the subcommand, and a mistyped one leads to it', async () => {
  const cwd = folder();
  expect((await countersign(['--help'], { cwd })).stdout).toMatch(/ modes \[--json\] /);
  const { code, stderr } = await countersign(['mods'], { cwd });
  expect(code).toBe(1);
  expect(stderr).toContain('did you mean `modes`?');
  const wrong = await countersign(['modes', '--jsn'], { cwd });
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('did you mean `--json`?');
});

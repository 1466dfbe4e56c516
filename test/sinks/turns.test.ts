import { expect, test } from 'vitest';
import type { Report } from '../../src/domain/report';
import { markdown } from '../../src/sinks/markdown';
import { text } from '../../src/sinks/text';
import { aReport, plainScreen } from '../fakes/report';

type Turn = Report['turns'][number];
const turn = (changes: Partial<Turn>): Turn => ({
  number: 1,
  title: 'Say how',
  mode: 'assistant',
  behavior: 'ANSWER',
  work: 'answer',
  commands: [],
  output: 'So.',
  ...changes,
});
const nothing = {
  findings: [],
  suppressed: [],
  modes: {},
  plan: null,
  approval: null,
  todos: [],
  suggestions: [],
};
const empty = { examined: [], skipped: [], failed: [], truncated: [], complete: true };
const printed = (changes: Partial<Report>) => {
  const report = aReport({ ...nothing, status: 'success', ...changes });
  return { text: text.render(report, plainScreen), markdown: markdown.render(report, plainScreen) };
};

test('an answer for a terminal: code keeps its indentation, marks are gone', () => {
  const output = '## Why\n\nIt **trims**.\n\n```js\nif (a) {\n  b();\n}\n```\n- QUICK\\_ACTION';
  const page = printed({ turns: [turn({ output })] }).text;
  expect(page).toContain('ANSWER');
  expect(page).toContain('\nWhy\n');
  expect(page).toContain('It trims.');
  expect(page).toContain('  if (a) {\n    b();\n  }');
  expect(page).toContain('• QUICK_ACTION');
  expect(page).not.toMatch(/```|\*\*|##/);
});

test('a table is laid out in columns for a terminal and stays a table in Markdown', () => {
  const output =
    '| command | what it does |\n| --- | --- |\n| `/mode` | Shows it. |\n| `/plan TEXT` | Plans. |';
  const page = printed({ turns: [turn({ output })] });
  expect(page.text).toContain('`/mode`       Shows it.\n`/plan TEXT`  Plans.');
  expect(page.markdown).toContain(output);
});

test.each(['nothing', 'clarify', 'continue'] as const)(
  'where only words were exchanged (%s), nothing is called unexamined',
  (work) => {
    const both = printed({ turns: [turn({ work })], coverage: empty });
    for (const page of [both.text, both.markdown]) expect(page).not.toMatch(/examined|coverage|findings:/i);
  },
);

test('a run that failed before it examined anything still says so', () => {
  const page = printed({ turns: [], coverage: empty, status: 'failure', exitCode: 1 });
  expect(page.text).toContain('nothing was examined');
});

test('of several turns each is named, with what became of its plan', () => {
  const plan = { work: 'plan', output: '# P' } as const;
  const turns = [turn({ ...plan }), turn({ number: 2, ...plan, work: 'propose' }), turn({ number: 3 })];
  const page = printed({ turns }).text;
  expect(page).toContain('Its plan was followed by that of turn 2; the JSON report keeps both.');
  expect(page).toContain('Its plan stands below.');
  expect(page).toContain('Turn 3, assistant: Say how');
});

test('a hostile answer and a hostile title do nothing in either output', () => {
  const evil = '<img src=x> [a](https://evil.example) @octocat\n::error::x\n##[group]x\u001b[31m';
  const both = printed({ turns: [turn({ output: evil, title: evil }), turn({ number: 2 })] });
  expect(both.markdown).not.toMatch(/<img|(?<!\\)\[a(?<!\\)\]\(|(?<!`)@octocat/);
  expect(both.text).not.toContain('\u001b');
  expect(both.text).not.toContain('##[group]');
});

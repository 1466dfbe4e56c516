import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { modeTable } from '../../src/core/mode-table';
import { criticNames, type Mode, modeNames } from '../../src/domain/mode';
import { critics, modes } from '../../src/modes/index.generated';

const root = join(import.meta.dirname, '../..');
const modeOf = (name: string): Mode => {
  const mode = modes.find((one) => one.name === name);
  if (mode === undefined) throw new Error(`no mode ${name}`);
  return mode;
};

/** As the documents introduce their ten modes. */
const introduced: [name: string, persona: string, icon: string, colour: string, purpose: string][] = [
  ['assistant', 'Helpful AI Assistant', '💬', 'blue', 'General conversation, explanations, discussions'],
  [
    'planning',
    'Technical Architect & Planner',
    '📋',
    'yellow',
    'Research, design, architecture, planning before implementation',
  ],
  [
    'developer',
    'Senior Software Engineer',
    '👨‍💻',
    'green',
    'Full implementation, coding, refactoring, building features',
  ],
  [
    'tool',
    'Senior Software Engineer + Tool Expert',
    '🔧',
    'cyan',
    'Enhanced tool usage with detailed guidance',
  ],
  [
    'debugger',
    'Senior Debugging Specialist',
    '🐛',
    'red',
    'Systematic debugging, error analysis, root cause investigation',
  ],
  [
    'security',
    'Security Auditor & Specialist',
    '🔒',
    'purple',
    'Security audits, vulnerability detection, secure coding practices',
  ],
  [
    'reviewer',
    'Senior Code Reviewer',
    '👀',
    'orange',
    'Code review, quality assessment, best practices enforcement',
  ],
  ['performance', 'Performance Engineer', '⚡', 'magenta', 'Performance analysis, optimization, profiling'],
  [
    'prototype',
    'Rapid Prototyper',
    '⚡🔬',
    'bright cyan',
    'Quick experiments, proof-of-concepts, throwaway code',
  ],
  [
    'teacher',
    'Patient Technical Educator',
    '👨‍🏫',
    'warm yellow',
    'Explain concepts, teach best practices, answer "why" questions',
  ],
];

/** Their trigger keywords. */
const keywords: Record<string, string> = {
  assistant: 'what, why, how, explain, tell me, describe, discuss, chat, talk',
  planning:
    'plan, design, architecture, architect, strategy, research, investigate, explore, analyze, study, approach, roadmap, outline',
  developer:
    'implement, write, create, build, code, refactor, fix, modify, update, add feature, change, edit',
  tool: 'tool, use tool, run command, execute, <tool_call>',
  debugger: 'debug, error, bug, crash, issue, problem, failing, broken, exception, stack trace',
  security:
    'security, vulnerability, audit, exploit, injection, xss, csrf, authentication, authorization, encrypt, sanitize',
  reviewer: 'review, check, assess, evaluate, quality, best practices, code review',
  performance: 'performance, optimize, slow, fast, benchmark, profile, latency, throughput, memory, cpu',
  prototype: 'prototype, experiment, quick test, proof of concept, spike, try out, throwaway',
  teacher: 'explain, teach me, how does, why, understand, learn, what is, tutorial',
};

test.each(introduced)(
  'DP-01, DP-41 %s has the persona, icon, colour and purpose it is introduced with',
  (...row) => {
    const { name, persona, icon, colour, purpose } = modeOf(row[0]);
    expect([name, persona, icon, colour, purpose]).toEqual(row);
  },
);

test('DP-01, OM-07 every name of the closed list is one mode, and the list is all modes', () => {
  expect(modes.map((mode) => mode.name).sort()).toEqual([...modeNames].sort());
  expect(modes.filter((mode) => mode.name === 'planning')).toHaveLength(1);
  expect(critics.map((critic) => critic.name).sort()).toEqual([...criticNames].sort());
  for (const critic of critics) expect(modes).toContain(critic);
});

test.each(Object.entries(keywords))('DP-01 %s hears its trigger keywords', (name, words) => {
  const { hears } = modeOf(name);
  for (const word of words.split(', ')) expect(hears[word], word).toBeGreaterThan(0);
});

test('DP-01 what a mode hears is in lower case, and weighs more than nothing and at most 1', () => {
  for (const { hears } of modes) {
    for (const [word, weight] of Object.entries(hears)) {
      expect(word).toBe(word.toLowerCase());
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  }
  expect(modeOf('normal').hears).toEqual({});
});

test('DP-43 planning, prototype and teacher end by suggesting the next mode', () => {
  expect(modeOf('planning').next).toMatchObject({ mode: 'developer' });
  expect(modeOf('prototype').next).toMatchObject({ mode: 'planning' });
  expect(modeOf('prototype').next?.reason).toContain('developer mode');
  expect(modeOf('teacher').next).toMatchObject({ mode: 'developer' });
  const others = modes.filter(({ name }) => !['planning', 'prototype', 'teacher'].includes(name));
  expect(others.filter(({ next }) => next !== null)).toEqual([]);
});

/** What the table of modes comes to for a folder with these files. */
function tableOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-modes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const script = `import('./scripts/generate-modes.mjs').then((made) => process.stdout.write(made.modesTable(process.argv[1])))`;
  const node = join(root, 'node_modules/.bin/node');
  return spawnSync(node, ['-e', script, folder], { cwd: root, encoding: 'utf8' });
}
const file = (value: string, name: string, type = 'Mode') =>
  `export const ${value}: ${type} = {\n  name: '${name}',\n};\n`;

test('OM-07 a file that exports a mode is in the table; its neighbours are not', () => {
  const { stdout, status } = tableOf({
    'b.ts': file('b', 'beta', 'Critic'),
    'a.ts': file('a', 'alpha'),
    'words.ts': 'export const words = 1;\n',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('readonly Mode[] = [\n  a,\n  b,\n];');
  expect(stdout).toContain('readonly Critic[] = [b];');
  expect(stdout).not.toContain('words');
});

test('OM-08 two mode files with one name are an error that names both', () => {
  const { stderr, status } = tableOf({ 'a.ts': file('a', 'alpha'), 'z.ts': file('z', 'alpha') });
  expect(status).toBe(1);
  expect(stderr).toContain('Two modes have the name "alpha": a.ts and z.ts; rename one.');
});

test('OM-08 at start too, two modes with one name or a missing one are an error that names it', () => {
  expect([...modeTable(modes).keys()]).toEqual([...modeNames]);
  expect(modeTable(modes).get('planning')).toBe(modeOf('planning'));
  expect(() => modeTable([...modes, modeOf('teacher')])).toThrow(
    'Two modes are named "teacher"; rename one.',
  );
  expect(() => modeTable(modes.filter(({ name }) => name !== 'tool'))).toThrow('No mode is named "tool"');
});

test('OM-08 a mode file without a name is an error', () => {
  const { stderr, status } = tableOf({ 'a.ts': 'export const a: Mode = {\n};\n' });
  expect(status).toBe(1);
  expect(stderr).toContain('a.ts exports a mode without a name; give it one.');
});

test('OM-08 no file of the folder is left out of the table', () => {
  const files = readdirSync(join(root, 'src/modes')).filter((name) => name !== 'index.generated.ts');
  expect(files).toHaveLength(modes.length);
});

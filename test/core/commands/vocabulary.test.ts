import { describe, expect, test } from 'vitest';
import { helpText } from '../../../src/core/commands/help';
import { readCommands, requestOf } from '../../../src/core/commands/read';
import { vocabulary } from '../../../src/core/commands/vocabulary';
import type { Command } from '../../../src/domain/command';

/** What a line of a command comes to: the command, or the sentence. */
function read(line: string): Command | string {
  const [found] = readCommands(`Some words.\n${line}`).lines;
  if (found === undefined) return '(no command)';
  return found.read.ok ? found.read.command : found.read.message;
}

describe('modes', () => {
  test('DP-38 /mode NAME, auto, status, history, save, pop, reset', () => {
    for (const name of ['auto', 'status', 'history', 'save', 'pop', 'reset']) {
      expect(read(`/mode ${name}`)).toEqual({ kind: `mode-${name}` });
      expect(read(`/mode ${name} now`)).toBe(
        `\`/mode ${name}\` takes nothing behind it, but \`now\` stands there.`,
      );
    }
  });

  test('OM-42 switch mode via command: /mode with a name or a short name, in any case', () => {
    const names = {
      plan: 'planning',
      planning: 'planning',
      Dev: 'developer',
      DEVELOPER: 'developer',
      debug: 'debugger',
      secure: 'security',
      review: 'reviewer',
      perf: 'performance',
      proto: 'prototype',
      teach: 'teacher',
      assist: 'assistant',
      normal: 'normal',
    };
    for (const [word, name] of Object.entries(names))
      expect(read(`/mode ${word}`)).toEqual({ kind: 'mode', name });
    expect(read('/mode plannin')).toMatch(/^There is no mode `plannin`\. Did you mean `\/mode planning`\?/);
    expect(read('/mode xyzzy')).toMatch(
      /^There is no mode `xyzzy`\. Behind `\/mode` stands one of assistant, /,
    );
    expect(read('/mode constructor')).toMatch(/^There is no mode/);
    expect(read('/mode dev please')).toMatch(/takes nothing behind it/);
  });

  test('DP-33 focus: a mode and 1 to 1440 minutes, or off', () => {
    expect(read('/mode focus developer 30')).toEqual({ kind: 'focus', name: 'developer', minutes: 30 });
    expect(read('/mode focus dev 1440')).toEqual({ kind: 'focus', name: 'developer', minutes: 1440 });
    expect(read('/mode focus off')).toEqual({ kind: 'focus-off' });
    for (const minutes of ['0', '1000000000', '1441', '-5', '1.5', '30m', 'NaN', '1e3', '9'.repeat(400)]) {
      expect(read(`/mode focus developer ${minutes}`)).toMatch(
        /is not a length for a focus\. Write `\/mode focus NAME MINUTES` with 1 to 1440 minutes/,
      );
    }
    expect(read('/mode focus')).toMatch(/needs a mode/);
    expect(read('/mode focus developer')).toMatch(/does not say how long/);
    expect(read('/mode focus develper 3')).toMatch(/no mode `develper`\. Did you mean `developer`\?/);
    expect(read('/mode focus developer 3 minutes')).toMatch(/nothing else/);
  });

  test('DP-34 hybrid: two modes or more, or a preset', () => {
    expect(read('/mode hybrid developer security')).toEqual({
      kind: 'hybrid',
      modes: ['developer', 'security'],
      preset: null,
    });
    expect(read('/mode hybrid dev perf review')).toMatchObject({
      modes: ['developer', 'performance', 'reviewer'],
    });
    expect(read('/mode hybrid secure-developer')).toEqual({
      kind: 'hybrid',
      modes: ['developer', 'security'],
      preset: 'secure-developer',
    });
    expect(read('/mode hybrid perf-developer')).toMatchObject({ modes: ['developer', 'performance'] });
    expect(read('/mode hybrid security-debugger')).toMatchObject({ modes: ['debugger', 'security'] });
    expect(read('/mode hybrid dev developer')).toMatch(/cannot hold developer twice/);
    expect(read('/mode hybrid developer')).toMatch(/alone is no hybrid/);
    expect(read('/mode hybrid secure-develper')).toMatch(/mean `\/mode hybrid secure-developer`/);
    expect(read('/mode hybrid developer secrity')).toMatch(/mean `security`/);
    expect(read('/mode hybrid')).toMatch(/needs its modes/);
  });

  test('OM-49 return to normal mode: /normal', () => {
    expect(read('/normal')).toEqual({ kind: 'normal' });
    expect(read('/normal please')).toMatch(/takes nothing behind it/);
  });
});

describe('requests', () => {
  test('OM-43 enter plan mode via shortcut: /plan, with what is to be planned', () => {
    expect(read('/plan')).toEqual({ kind: 'plan', rest: '' });
    expect(read('/plan add  a cache ')).toEqual({ kind: 'plan', rest: 'add  a cache' });
    expect(read('/plan show me the options')).toEqual({ kind: 'plan', rest: 'show me the options' });
    expect(read('/plan shwo')).toMatch(/Did you mean `\/plan show`\?/);
  });

  test('OM-44 show plan: /plan show', () => {
    expect(read('/plan show')).toEqual({ kind: 'plan-show' });
    expect(read('/plan SHOW')).toEqual({ kind: 'plan-show' });
  });

  test('OM-45 OM-46 EP-03 words on a plan: execute, cancel, approve, reject, feedback', () => {
    const approval = (decision: string | null) => ({ kind: 'decide', decision });
    expect(read('/plan cancel')).toEqual({ kind: 'plan-cancel' });
    expect(read('/plan execute')).toEqual(approval(null));
    expect(read('/approve')).toEqual(approval('default'));
    expect(read('/approve Accept-Edits')).toEqual(approval('accept-edits'));
    expect(read('/reject')).toEqual(approval('reject'));
    expect(read('/feedback')).toEqual(approval('feedback'));
    expect(requestOf(readCommands('/feedback Use the other file.\nAnd test it.'))).toBe(
      'Use the other file.\nAnd test it.',
    );
  });

  test('PM-011 apply the plan: as it was held, or as is said', () => {
    expect(read('/apply-plan')).toEqual({ kind: 'decide', decision: null });
    expect(read('/apply-plan default')).toEqual({ kind: 'decide', decision: 'default' });
    expect(read('/apply-plan accept-edits')).toEqual({ kind: 'decide', decision: 'accept-edits' });
  });

  test.each([
    '/approve but rename it',
    '/approve accept-edit',
    '/approve default now',
    '/apply-plan all',
    '/reject it',
  ])('more than an approval is none: %s', (line) => {
    expect(read(line)).toMatch(/cannot be told|takes nothing behind it/);
  });

  test('PM-010 /exit-plan takes nothing behind it, and contradicts /plan in one turn', () => {
    expect(read('/exit-plan')).toEqual({ kind: 'exit-plan' });
    expect(read('/exit-plan now')).toContain('takes nothing behind it');
    const { lines } = readCommands('/plan\n/exit-plan\nFix it');
    expect(lines.map(({ read: { ok } }) => ok)).toEqual([true, false]);
  });

  test('PM-017 /save-plan takes a file, or names one itself', () => {
    expect(read('/save-plan')).toEqual({ kind: 'save-plan', file: null });
    expect(read('/save-plan docs/the plan.md')).toEqual({ kind: 'save-plan', file: 'docs/the plan.md' });
  });

  test('OM-47 enter thinking mode: /think, with a budget in tokens', () => {
    expect(read('/think')).toEqual({ kind: 'think', deep: false, maxTokens: null });
    expect(read('/think 5000')).toEqual({ kind: 'think', deep: false, maxTokens: 5000 });
  });

  test('OM-48 enter deep thinking: /think deep', () => {
    expect(read('/think deep')).toEqual({ kind: 'think', deep: true, maxTokens: null });
    expect(read('/think 200 DEEP')).toEqual({ kind: 'think', deep: true, maxTokens: 200 });
    for (const words of ['0', '-1', '1000001', 'deep deep', '5 6', 'about it', '٥'])
      expect(read(`/think ${words}`)).toMatch(/^`\/think` cannot be told .*1 to 1000000 tokens\.$/);
    expect(read('/think dep')).toMatch(/mean `deep`/);
  });

  test('IB-02 /chat and /ask, /do and /edit, /run, /mission say what kind of request it is; /plan does too', () => {
    const behaviours = {
      chat: 'ANSWER',
      ask: 'ANSWER',
      do: 'QUICK_ACTION',
      edit: 'QUICK_ACTION',
      run: 'CONTINUE_RUN',
      mission: 'PLAN',
    };
    for (const [word, behaviour] of Object.entries(behaviours)) {
      const { lines } = readCommands(`/${word} rename a to b`);
      expect(lines[0]).toMatchObject({
        read: { ok: true, command: { kind: 'behaviour', behaviour, word: `/${word}` } },
        request: 'rename a to b',
      });
    }
    expect(readCommands('/plan a cache').lines[0]).toMatchObject({ request: 'a cache' });
  });

  test('DP-30 /workflow NAME, status, next', () => {
    expect(read('/workflow bug_fix')).toEqual({ kind: 'workflow', name: 'bug_fix' });
    expect(read('/workflow Feature-Development')).toEqual({ kind: 'workflow', name: 'feature_development' });
    expect(read('/workflow status')).toEqual({ kind: 'workflow-status' });
    expect(read('/workflow next')).toEqual({ kind: 'workflow-next' });
    expect(read('/workflow')).toMatch(/needs a name.*bug_fix/);
    expect(read('/workflow bugfx')).toMatch(/no workflow `bugfx`\. Did you mean `\/workflow bug_fix`\?/);
    expect(read('/workflow bug_fix now')).toMatch(/takes nothing behind it/);
  });

  test('DP-31 shortcuts enter a mode, and one word behind them starts its action', () => {
    const shortcuts = {
      assist: 'assistant',
      dev: 'developer',
      debug: 'debugger',
      secure: 'security',
      review: 'reviewer',
      perf: 'performance',
      proto: 'prototype',
      teach: 'teacher',
    };
    for (const [word, name] of Object.entries(shortcuts)) {
      expect(read(`/${word}`)).toEqual({ kind: 'mode', name });
      expect(readCommands(`/${word} the login page`).lines[0]).toMatchObject({
        read: { ok: true, command: { kind: 'mode', name } },
        request: 'the login page',
      });
    }
    const actions = { 'debug trace': 'trace', 'secure scan': 'scan', 'review checklist': 'checklist' };
    for (const [line, action] of Object.entries({ ...actions, 'perf profile': 'profile' }))
      expect(read(`/${line}`)).toEqual({ kind: 'action', action });
    expect(read('/debug trcae')).toBe('`/debug` knows no `trcae`. Did you mean `/debug trace`?');
    expect(read('/dev trace')).toEqual({ kind: 'mode', name: 'developer' });
  });
});

describe('/help', () => {
  test('DP-38 the help names every command that the parser knows, and each of its examples is read as one', () => {
    const help = helpText();
    expect(read('/help')).toEqual({ kind: 'help' });
    for (const entry of vocabulary) {
      for (const [usage] of entry.forms) {
        expect(help).toContain(`| \`${usage}\` | `);
        const line = usage
          .replace('NAME NAME …', 'dev perf')
          .replace('PRESET', 'perf-developer')
          .replace('/workflow NAME', '/workflow bug_fix')
          .replace('NAME', 'developer')
          .replace('MINUTES', '5')
          .replace('[deep] BUDGET', 'deep 5')
          .replace(/\[?TEXT\]?/, 'add a cache');
        const found = read(line);
        const waits = /sentence/i.test(entry.forms.find(([one]) => one === usage)?.[1] ?? '');
        expect(typeof found, line).toBe(waits ? 'string' : 'object');
        expect(found).not.toBe('(no command)');
      }
    }
  });

  test('no two commands have one name', () => {
    const names = vocabulary.map((entry) => entry.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

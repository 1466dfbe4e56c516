import { describe, expect, test } from 'vitest';
import { detectActiveRun } from '../../../src/core/intent/active-run';
import { derived, nextActions, overrides } from '../../../src/core/intent/analyse';
import { mostAttempts } from '../../../src/core/intent/clarify';
import { extractReferencedFiles } from '../../../src/core/intent/files';
import { isPureQuestion } from '../../../src/core/intent/question';
import { resolveReferences } from '../../../src/core/intent/references';
import { detectScope } from '../../../src/core/intent/scope';
import { behaviours, intent } from '../../../src/domain/intent';
import { intentOf, nowhere, workspace } from '../../fakes/surroundings';

const behaviour = (text: string, about = {}) => intentOf(text, about).behavior;

describe('commands that decide', () => {
  test.each([
    ['/chat', 'ANSWER'],
    ['/ask', 'ANSWER'],
    ['/do', 'QUICK_ACTION'],
    ['/edit', 'QUICK_ACTION'],
    ['/run', 'CONTINUE_RUN'],
    ['/plan', 'PLAN'],
    ['/mission', 'PLAN'],
  ])('IB-02 %s decides for %s', (override, wanted) => {
    const got = intentOf('Rewrite the whole codebase in Rust', { override });
    expect(got).toMatchObject({
      behavior: wanted,
      userOverride: override,
      confidence: 1,
      clarification: null,
    });
    expect(got.reasoning).toContain(override);
  });

  test('IB-02 a command comes before everything else: an active run, a question, what is missing', () => {
    expect(behaviour('Why?', { override: '/do', activeRun: { status: 'running' } })).toBe('QUICK_ACTION');
    expect(behaviour('Fix it', { override: '/plan' })).toBe('PLAN');
  });

  test('IB-02 a word that is no such command decides nothing', () => {
    expect(intentOf('Fix the typo in README', { override: 'constructor' })).toMatchObject({
      behavior: 'QUICK_ACTION',
      userOverride: null,
    });
  });
});

describe('a run that is not finished', () => {
  test.each(['running', 'paused', 'awaiting_approval'] as const)(
    'IB-03 %s: what is said next concerns it',
    (status) => {
      const got = intentOf('Rewrite everything from scratch', { activeRun: { status } });
      expect(got).toMatchObject({
        behavior: 'CONTINUE_RUN',
        derivedMode: 'MISSION',
        nextAction: 'offer_resume',
      });
      expect(got.reasoning).toContain(status.replace('_', ' '));
    },
  );

  test('IB-03 a run comes before a question', () => {
    expect(behaviour('What are you doing?', { activeRun: { status: 'paused' } })).toBe('CONTINUE_RUN');
  });
});

describe('pure questions', () => {
  test.each([
    'What does parseConfig return?',
    'how is the cache invalidated',
    'Explain the retry logic',
    'Is it safe to call close() twice?',
    "Don't fix it, just explain what happens",
    'I wonder whether the lock is still needed',
  ])('IB-04 %j is answered, with nothing done', (text) => {
    expect(intentOf(text)).toMatchObject({
      behavior: 'ANSWER',
      derivedMode: 'ANSWER',
      nextAction: 'answer',
      detectedScope: null,
      clarification: null,
    });
  });

  test('IB-04 a question that is a request is none', () => {
    expect(behaviour('Could you rename x to index?')).toBe('QUICK_ACTION');
    expect(behaviour('Why is the title cut off? Please make the column wider.')).toBe('QUICK_ACTION');
  });
});

describe('what is missing', () => {
  test.each(['Fix it', 'Make it better', 'Add a feature', 'help', '👍', 'It does not work', ''])(
    'IB-05 %j is asked back, with four ways out',
    (text) => {
      const got = intentOf(text);
      expect(got).toMatchObject({
        behavior: 'CLARIFY',
        derivedMode: 'ANSWER',
        nextAction: 'ask_user',
        mode: 'assistant',
      });
      expect(got.clarification).toMatchObject({ attempt: 1, of: 2 });
      expect(got.clarification?.question).toMatch(/\?$/);
      expect(got.clarification?.options.map((option) => option.action)).toEqual([
        'provide_file',
        'provide_scope',
        'confirm_intent',
        'cancel',
      ]);
      expect(got.clarification?.options.every((option) => option.label.length > 0)).toBe(true);
    },
  );

  test('IB-05 at most two questions, then the best guess, which says so', () => {
    expect(mostAttempts).toBe(2);
    expect(intentOf('Fix it', { clarificationAttempts: 1 }).clarification).toMatchObject({
      attempt: 2,
      of: 2,
    });
    const third = intentOf('Fix it', { clarificationAttempts: 2 });
    expect(third).toMatchObject({ behavior: 'QUICK_ACTION', clarification: null, detectedScope: 'small' });
    expect(third.reasoning).toContain('best guess');
    expect(third.confidence).toBeLessThan(intentOf('Fix the typo in README').confidence);
  });

  test('IB-05 the reply is read anew: with the file it is enough', () => {
    const reply = intentOf('Fix it: src/a.ts drops the last line', {
      ...workspace('src/a.ts'),
      clarificationAttempts: 1,
    });
    expect(reply).toMatchObject({ behavior: 'QUICK_ACTION', referencedFiles: ['src/a.ts'] });
  });

  test.each([
    'The retry limit is ignored after a timeout',
    'TypeError: x is not a function\n    at run (src/a.ts:1:1)',
    'Exported CSV is missing the header row',
    'This crashes when the list is empty',
  ])('IB-05 a report without a request names enough to look for the place: %j', (text) => {
    expect(behaviour(text)).toBe('QUICK_ACTION');
  });
});

describe('scope decides between a change and a plan', () => {
  test.each([
    ['Fix the typo in README', 'QUICK_ACTION', 'trivial'],
    ['Handle null values in parseConfig', 'QUICK_ACTION', 'small'],
    ['Implement user authentication with JWT and refresh tokens', 'PLAN', 'medium'],
    ['Migrate the whole codebase from JavaScript to TypeScript', 'PLAN', 'large'],
    ['Make the submit button green', 'QUICK_ACTION', 'small'],
  ])('IB-06 %j is a %s, %s', (text, wanted, scope) => {
    const got = intentOf(text);
    expect(got.behavior).toBe(wanted);
    expect([scope, ...(scope === 'medium' ? ['large'] : [])]).toContain(got.detectedScope);
    expect(got.reasoning).toMatch(/^Scope: /);
  });

  test('IB-06 who asks for a plan gets one, however small the work', () => {
    expect(intentOf('Plan the rename of getUser')).toMatchObject({
      behavior: 'PLAN',
      nextAction: 'propose_plan',
    });
  });
});

describe('isPureQuestion', () => {
  test.each([
    ['What does this do?', true],
    ['why does the loop start at 1', true],
    ['Could you explain the cache?', true],
    ['Can you fix the cache?', false],
    ['Add a test', false],
    ['The cache is never hit. Any ideas?', false],
    ['How would you fix the flaky test?', true],
    ['Explain the parser and then fix the nesting bug in it', false],
  ])('IB-13 %j: %s', (text, wanted) => expect(isPureQuestion(text)).toBe(wanted));
});

describe('resolveReferences', () => {
  const about = {
    ...nowhere,
    lastAppliedDiff: ['a.ts', 'b.ts'],
    lastOpenFile: 'open.ts',
    lastProposed: ['p.ts'],
  };

  test('IB-09 the last applied change comes first', () => {
    expect(resolveReferences('Fix it', about)).toMatchObject({
      source: 'last_applied_diff',
      files: ['a.ts', 'b.ts'],
    });
  });
  test('IB-09 then the file that is open', () => {
    expect(resolveReferences('Fix it', { ...about, lastAppliedDiff: [] })).toMatchObject({
      source: 'last_open_editor',
      files: ['open.ts'],
    });
  });
  test('IB-09 then what was proposed last', () => {
    expect(resolveReferences('Fix it', { ...nowhere, lastProposed: ['p.ts'] })).toMatchObject({
      source: 'last_artifact_proposed',
      files: ['p.ts'],
    });
  });
  test('IB-09 else it is asked back', () => {
    expect(resolveReferences('Fix it', nowhere)).toMatchObject({
      reference: 'it',
      isObject: true,
      source: null,
    });
    expect(intentOf('Rename that').clarification?.question).toContain('rename');
  });
  test('IB-09 "Fix the typo in this file" means the open file', () => {
    const got = intentOf('Fix the typo in this file', { lastOpenFile: 'src/index.ts' });
    expect(got).toMatchObject({
      behavior: 'QUICK_ACTION',
      derivedMode: 'MISSION',
      detectedScope: 'trivial',
      referencedFiles: ['src/index.ts'],
      contextSource: { type: 'explicit_reference', files: ['src/index.ts'] },
    });
  });
  test.each([
    'The parser drops the last line. Please fix this.',
    'Rename this to camelCase: `user_name`',
    'Fix this:\n\n```js\nfoo(1\n```',
    'Fix this\n\nTypeError: x is undefined\n    at run (src/a.ts:1:1)',
  ])('IB-09 the text resolves it: %j', (text) => {
    expect(resolveReferences(text, nowhere).source).toBe('text');
    expect(behaviour(text)).toBe('QUICK_ACTION');
  });
  test('IB-09 what was said before in the thread resolves it', () => {
    const got = intentOf('Fix it', { earlier: ['The sidebar overlaps the footer'], previousTaskId: 'abc' });
    expect(got).toMatchObject({
      behavior: 'QUICK_ACTION',
      contextSource: { type: 'follow_up', previousTaskId: 'abc' },
    });
  });
  test('IB-09 a subject is no object of a request', () => {
    expect(resolveReferences('This crashes when the list is empty', nowhere).isObject).toBe(false);
    expect(resolveReferences('Sort the rows', nowhere).reference).toBeNull();
  });
});

describe('detectScope', () => {
  test.each([
    ['Bump the version', 'trivial'],
    ['Return 404 when the user does not exist', 'small'],
    ['Refactor all controllers to use the new pattern', 'large'],
    ['Make the button green', 'small'],
    ['', 'small'],
  ])('IB-06 %j: %s', (text, wanted) => expect(detectScope(text)).toBe(wanted));

  test('IB-06 four files are medium, ten are large', () => {
    const files = Array.from({ length: 10 }, (_, i) => `f${i}.ts`);
    expect([1, 3, 4, 9, 10].map((n) => detectScope('Adapt the headers', files.slice(0, n)))).toEqual([
      'small',
      'small',
      'medium',
      'medium',
      'large',
    ]);
  });
});

describe('extractReferencedFiles', () => {
  const about = workspace('src/a.ts', 'lib/util/b.py', 'README.md');

  test('IB-10 files by their path', () =>
    expect(extractReferencedFiles('See src/a.ts:12 and README.md.', about)).toEqual({
      files: ['src/a.ts', 'README.md'],
      missing: [],
    }));
  test('IB-10 a file by its name alone', () =>
    expect(extractReferencedFiles('b.py is wrong', about).files).toEqual(['lib/util/b.py']));
  test('IB-10 those that are not there are named', () => {
    expect(extractReferencedFiles('Fix src/gone.ts', about)).toEqual({ files: [], missing: ['src/gone.ts'] });
    expect(intentOf('Fix the loop in src/gone.ts', about).missingFiles).toEqual(['src/gone.ts']);
  });
  test('IB-10 nothing is called missing when not all files are known', () =>
    expect(extractReferencedFiles('Fix src/gone.ts', { ...about, isComplete: false }).missing).toEqual([]));
  test('IB-10 a text without files', () =>
    expect(extractReferencedFiles('node.js is nice, e.g. here', about)).toEqual({ files: [], missing: [] }));
});

describe('detectActiveRun', () => {
  test.each([
    [null, null],
    [{ status: 'running' }, { status: 'running' }],
    [{ status: 'paused' }, { status: 'paused' }],
    [{ status: 'awaiting_approval' }, { status: 'awaiting_approval' }],
  ] as const)('IB-03 %j', (activeRun, wanted) => expect(detectActiveRun({ activeRun })).toEqual(wanted));

  test('IB-03 without one nothing is continued', () =>
    expect(behaviour('Sort the rows by date')).toBe('QUICK_ACTION'));
});

describe('what a behaviour derives', () => {
  test.each([
    ['ANSWER', 'ANSWER', 'answer'],
    ['CLARIFY', 'ANSWER', 'ask_user'],
    ['QUICK_ACTION', 'MISSION', 'propose_diff'],
    ['PLAN', 'PLAN', 'propose_plan'],
    ['CONTINUE_RUN', 'MISSION', 'offer_resume'],
  ] as const)('IB-01 IB-14 %s: %s, then %s', (name, mode, next) => {
    expect(derived[name]).toBe(mode);
    expect(nextActions[name]).toBe(next);
  });

  test.each([
    ['Where is the port defined?', 'assistant'],
    ['Teach me how promises work', 'teacher'],
    ['Plan how to add authentication', 'planning'],
    ['Rename x to y in a.ts', 'developer'],
    ['Is this vulnerable to SQL injection?', 'security'],
    ['Review src/auth.ts', 'reviewer'],
    ['This query is really slow', 'performance'],
    ['Debug the failing checkout test', 'debugger'],
    ['Prototype a websocket chat', 'prototype'],
  ])('IB-01 %j asks for %s', (text, mode) => expect(intentOf(text).mode).toBe(mode));
});

describe('the tables', () => {
  test('IB-01 every behaviour has its mode and its next action', () => {
    expect(Object.keys(derived).sort()).toEqual([...behaviours].sort());
    expect(Object.keys(nextActions).sort()).toEqual([...behaviours].sort());
  });
  test('IB-02 every command of the documents is there', () =>
    expect(Object.keys(overrides).sort()).toEqual([
      '/ask',
      '/chat',
      '/do',
      '/edit',
      '/mission',
      '/plan',
      '/run',
    ]));
  test('IB-10 the result is what the schema says', () => {
    const got = intentOf('Fix src/a.ts', workspace('src/a.ts'));
    expect(intent.parse(got)).toEqual(got);
  });
});

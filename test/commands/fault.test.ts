import { describe, expect, test } from 'vitest';
import { askedFor, faultReport } from '../../src/commands/fault';
import { RunError } from '../../src/domain/errors';

type Env = Record<string, string>;
const actions = { GITHUB_ACTIONS: 'true' };

describe('what can be read of settings that are at fault', () => {
  test.each<[string[], Env, object]>([
    [[], {}, { json: false, format: 'text' }],
    [['--json'], {}, { json: true }],
    [['--json=false'], { COUNTERSIGN_JSON: 'true' }, { json: false }],
    [['--no-json'], { COUNTERSIGN_JSON: 'true' }, { json: false }],
    [['--json', '--no-json'], {}, { json: false }],
    [[], { COUNTERSIGN_JSON: ' TRUE ' }, { json: true }],
    [[], { INPUT_JSON: 'true' }, { json: false }],
    [[], { ...actions, INPUT_JSON: 'true', COUNTERSIGN_JSON: 'false' }, { json: true }],
    [['--json=perhaps'], { COUNTERSIGN_JSON: 'true' }, { json: true }],
    [['--format', 'sarif'], {}, { format: 'sarif' }],
    [['--format=json', '--format', 'markdown'], {}, { format: 'markdown' }],
    [['--format'], { COUNTERSIGN_FORMAT: 'sarif' }, { format: 'sarif' }],
    [['--format', 'nonsense'], { ...actions, INPUT_FORMAT: 'json' }, { format: 'json' }],
    [['--', '--json', '--format', 'sarif'], {}, { json: false, format: 'text' }],
  ])('%j %j', (argv, env, expected) => {
    expect(askedFor(argv, env)).toMatchObject(expected);
  });

  test.each<[string[], Env]>([
    [['--engine', 'openai'], {}],
    [['--engine=openai'], { COUNTERSIGN_ENGINE: 'offline' }],
    [['--base-url', 'nonsense'], {}],
    [['--model=m'], {}],
    [['--api-key-env', 'sk-1'], {}],
    [[], { OPENAI_API_KEY: 'k' }],
    [[], { OPENAI_BASE_URL: 'nonsense' }],
    [[], { COUNTERSIGN_MODEL: 'm' }],
    [[], { ...actions, 'INPUT_BASE-URL': 'nonsense' }],
  ])('a model: %j %j', (argv, env) => expect(askedFor(argv, env).model).toBe(true));

  test.each<[string[], Env]>([
    [[], {}],
    [['--engine', 'offline', '--model', 'm'], { OPENAI_API_KEY: 'k' }],
    [[], { COUNTERSIGN_ENGINE: 'offline', OPENAI_API_KEY: 'k' }],
    [[], { OPENAI_API_KEY: ' ', OPENAI_BASE_URL: '', COUNTERSIGN_BASE_URL: '' }],
    [[], { INPUT_MODEL: 'm' }],
    [['--task', 'use --model', '--', '--model', 'm'], {}],
  ])('no model: %j %j', (argv, env) => expect(askedFor(argv, env).model).toBe(false));
});

test.each([
  [true, 'openai'],
  [false, 'offline'],
])('the report says that nobody was asked, whoever was meant (%j)', (model, kind) => {
  const fault = new RunError('config', 'It is wrong.', { hint: 'Mend it.' });
  const report = faultReport(fault, { json: true, format: 'text', model });
  expect(report).toMatchObject({
    status: 'failure',
    exitCode: 1,
    message: 'It is wrong.',
    plan: null,
    modes: {},
  });
  expect(report.error).toEqual({ kind: 'config', message: 'It is wrong.', hint: 'Mend it.' });
  expect(report.engine).toMatchObject({
    kind,
    model: null,
    note: expect.stringMatching(/^Nothing was planned/),
  });
});

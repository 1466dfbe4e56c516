import { describe, expect, test } from 'vitest';
import { chooseEngine, modelInfo, type Surroundings, usualAddress } from '../../src/core/engine-choice';
import { config } from '../../src/domain/config';
import { RunError } from '../../src/domain/errors';
import { criticNames } from '../../src/domain/mode';

const bare: Surroundings = { key: null, isLoopback: false, isFork: false };
const keyed: Surroundings = { ...bare, key: 'a-key-of-some-length' };
const far = 'https://model.test/v1';

function choose(given: object, around: Surroundings) {
  return chooseEngine(config.parse(given), around);
}
function faultOf(given: object, around: Surroundings): RunError {
  try {
    choose(given, around);
  } catch (thrown) {
    if (thrown instanceof RunError) return thrown;
    throw thrown;
  }
  throw new Error('nothing was thrown');
}

describe('who reasons', () => {
  const offline: [string, object, Surroundings][] = [
    ['nothing set', {}, bare],
    ['blanks for a key', {}, { ...bare, key: ' \n' }],
    ['a header that is no key', { header: ['x-team=red'] }, bare],
    ['a header whose secret was not set', { header: ['authorization=Bearer'] }, bare],
    ['a fork, nothing set', {}, { ...bare, isFork: true }],
    ['asked for, with everything', { engine: 'offline', baseUrl: far, model: ['m'] }, keyed],
  ];
  test.each(offline)('offline: %s', (_, given, around) => {
    expect(choose(given, around)).toEqual({ kind: 'offline', why: null });
  });

  test.each([{ baseUrl: far }, { model: ['m'] }, { baseUrl: far, model: ['m'], header: ['api-key: token'] }])(
    'offline for a fork, and why: %j',
    (given) => {
      const choice = choose(given, { ...bare, isFork: true });
      expect(choice).toEqual({ kind: 'offline', why: expect.stringMatching(/comes from a fork/) });
    },
  );

  const openai: [string, object, Surroundings, string, string | null][] = [
    ['a key', {}, keyed, usualAddress, keyed.key],
    ['a key with blanks around it', {}, { ...bare, key: ' k \n' }, usualAddress, 'k'],
    ['asked for, with a key', { engine: 'openai' }, keyed, usualAddress, keyed.key],
    ['a base URL and a key', { baseUrl: far }, keyed, far, keyed.key],
    ['a key in a header', { baseUrl: far, header: ['Api-Key: abc'] }, bare, far, null],
    ['a key in a header alone', { header: ['authorization=Bearer abc'] }, bare, usualAddress, null],
    ['a key in the query', { baseUrl: far, query: ['code=abc'] }, bare, far, null],
    ['a key in the base URL', { baseUrl: `${far}?sig=abc` }, bare, `${far}?sig=abc`, null],
    [
      'a password in the base URL',
      { baseUrl: 'https://a:b@model.test' },
      bare,
      'https://a:b@model.test',
      null,
    ],
    [
      'a token as user of the base URL',
      { baseUrl: 'https://abc@model.test' },
      bare,
      'https://abc@model.test',
      null,
    ],
    [
      'loopback',
      { baseUrl: 'http://127.0.0.1:11434/v1' },
      { ...bare, isLoopback: true },
      'http://127.0.0.1:11434/v1',
      null,
    ],
    ['a fork with a key', { baseUrl: far }, { ...keyed, isFork: true }, far, keyed.key],
  ];
  test.each(openai)('openai: %s', (_, given, around, baseUrl, key) => {
    expect(choose(given, around)).toMatchObject({ kind: 'openai', baseUrl, key });
  });

  const keyless: [object, Surroundings, RegExp][] = [
    [{ baseUrl: far }, bare, /^A base URL is set/],
    [{ model: ['m'] }, bare, /^A model is set/],
    [{ engine: 'openai' }, bare, /^The engine openai was asked for/],
    // A base URL on this machine says nothing about the usual address.
    [{ engine: 'openai' }, { ...bare, isLoopback: true }, /^The engine openai/],
    [{ engine: 'openai', baseUrl: far }, { ...bare, isFork: true }, /^A base URL is set/],
    [{ baseUrl: far, header: ['x-team=red'], query: ['api-version=1'] }, bare, /^A base URL is set/],
    [{ baseUrl: far, header: ['authorization: Bearer'] }, bare, /^A base URL is set/],
    [{ baseUrl: `${far}?code=` }, bare, /^A base URL is set/],
  ];
  test.each(keyless)('a failure without a key: %j %j', (given, around, message) => {
    const fault = faultOf({ ...given, apiKeyEnv: 'MY_THING' }, around);
    expect(fault.kind).toBe('auth');
    expect(fault.message).toMatch(message);
    expect(fault.message).toContain('MY_THING is not set or empty');
    expect(fault.hint).toMatch(/MY_THING.*--api-key-env.*--engine offline/);
  });
});

describe('which model', () => {
  const stages = ['plan', ...criticNames, 'custom'];
  const modelsOf = (given: object) => {
    const choice = choose(given, keyed);
    if (choice.kind !== 'openai') throw new Error(choice.kind);
    return stages.map(choice.modelOf);
  };

  test.each<[string, object, readonly string[]]>([
    ['one for all', { model: ['a'], baseUrl: far }, ['a', 'a', 'a', 'a', 'a', 'a']],
    ['one for a stage', { model: ['plan=b', 'a'], baseUrl: far }, ['b', 'a', 'a', 'a', 'a', 'a']],
    [
      'one for each',
      { model: stages.map((stage) => `${stage}=of-${stage}`), baseUrl: far },
      stages.map((stage) => `of-${stage}`),
    ],
    [
      'a name with signs',
      { model: ['custom=org/m:tag=1', 'a:b'], baseUrl: far },
      ['a:b', 'a:b', 'a:b', 'a:b', 'a:b', 'org/m:tag=1'],
    ],
    ['none at the usual address', {}, Array(6).fill('gpt-5-mini')],
    [
      'none at the usual address, named',
      { baseUrl: 'https://API.openai.com/v1/' },
      Array(6).fill('gpt-5-mini'),
    ],
    ['for one stage at the usual address', { model: ['plan=b'] }, ['b', ...Array(5).fill('gpt-5-mini')]],
  ])('%s', (_, given, expected) => {
    expect(modelsOf(given)).toEqual(expected);
  });

  test.each([
    far,
    'https://api.openai.com.model.test/v1',
    'http://api.openai.com/v1',
    'https://api.openai.com:8443/v1',
  ])('none at %s is an error that names the stage', (baseUrl) => {
    expect(() => modelsOf({ baseUrl, model: ['plan=a'] })).toThrow(
      expect.objectContaining({ kind: 'config', message: expect.stringContaining('for reviewer, and') }),
    );
  });

  test('the error shows of the base URL what may be seen', () => {
    const baseUrl = 'https://ann:s%65cret-pass!@model.test/v1?code=quiet-harbour-42#frag-harbour';
    const said = (() => {
      try {
        return String(modelsOf({ baseUrl }));
      } catch (thrown) {
        return String(thrown);
      }
    })();
    expect(said).toContain('model.test/v1');
    expect(said).not.toMatch(/ann|s%65cret|secret-pass|harbour/);
  });
});

describe('what the report says of it', () => {
  test('before an answer nothing is a model’s', () => {
    expect(modelInfo([], null)).toMatchObject({ kind: 'openai', model: null, schemaRung: null });
    expect(modelInfo(['a'], null).note).toMatch(/nothing in this report comes from one/);
    expect(modelInfo(['a'], null).note).not.toMatch(/written by|wrote/);
  });

  test('models once each, and the rungs', () => {
    const info = modelInfo(['b', 'a', 'b'], 'tool_call');
    expect(info).toMatchObject({ kind: 'openai', model: 'b, a', schemaRung: 'tool_call' });
    expect(info.note).toMatch(/written by a model/);
  });
});

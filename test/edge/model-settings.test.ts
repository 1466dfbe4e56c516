import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printConfig } from '../../src/commands/config';
import { RunError } from '../../src/domain/errors';
import { isOneSentence, newPlace, refusal } from './place';

test.each<[string[], Record<string, string>, object]>([
  [[], {}, { baseUrl: null, model: [], apiKeyEnv: 'OPENAI_API_KEY', header: [], query: [], prices: {} }],
  [[], {}, { maxTokens: null, maxCalls: null, maxCostUsd: null, maxOutputTokens: 8192, contextTokens: null }],
  [[], {}, { connectTimeout: 10, firstTokenTimeout: 120, idleTimeout: 60, outputSchema: null }],
  [[], {}, { maxFindings: 10, minSeverity: 'info', minConfidence: 0.6 }],
  [
    ['--base-url', 'http://127.0.0.1:11434/v1', '--model', 'qwen3:8b'],
    {},
    { baseUrl: 'http://127.0.0.1:11434/v1', model: ['qwen3:8b'] },
  ],
  [['--base-url', 'https://me:pass@a.example/v1?x=1'], {}, { baseUrl: 'https://me:pass@a.example/v1?x=1' }],
  [
    ['--model', 'owner/large, plan=owner/small:free', '--model', 'custom=a=b'],
    {},
    { model: ['owner/large', 'plan=owner/small:free', 'custom=a=b'] },
  ],
  [[], { COUNTERSIGN_MODEL: 'a,security=b' }, { model: ['a', 'security=b'] }],
  [['--model', 'none'], { COUNTERSIGN_MODEL: 'a' }, { model: [] }],
  [
    ['--header', 'api-key=a=b', 'X-Team: one: two', '--query', 'api-version=2024-10-21', 'empty=?&='],
    {},
    { header: ['api-key=a=b', 'X-Team: one: two'], query: ['api-version=2024-10-21', 'empty=?&='] },
  ],
  [[], { COUNTERSIGN_HEADER: ' x-a: 1\n\n x-b=2\n' }, { header: ['x-a: 1', 'x-b=2'] }],
  [
    [],
    { GITHUB_ACTIONS: 'true', INPUT_QUERY: 'a=1\nb=2', 'INPUT_MAX-COST-USD': '0.5', 'INPUT_MAX-CALLS': '12' },
    { query: ['a=1', 'b=2'], maxCostUsd: 0.5, maxCalls: 12 },
  ],
  [['--min-severity', 'low', '--min-confidence', '0'], {}, { minSeverity: 'low', minConfidence: 0 }],
])('%j with %j settles to %j', async (argv, env, expected) => {
  expect((await newPlace().settle(argv, env)).config).toMatchObject(expected);
});

const stages = 'the stages are plan, reviewer, security, debugger, performance, answer, custom';
const noVariable =
  'must be the name of an environment variable, such as OPENAI_API_KEY, and what was given is none or looks like a key itself; put the key into a variable and give the name of that.';
const noAddress =
  'must be an address that starts with https:// or http://, such as https://api.openai.com/v1.';

// What is given is `hunter2` wherever it could be a key; no message shows that.
test.each<[string, string, string]>([
  ['base-url', 'localhost:11434', noAddress],
  ['base-url', 'ftp://hunter2@x/', noAddress],
  ['base-url', 'https://x/v1 hunter2', noAddress],
  ['base-url', 'https://hunter2:99999/', noAddress],
  ['base-url', 'https://', noAddress],
  [
    'base-url',
    'https://x/v1/chat/completions?key=hunter2',
    'must end before /chat/completions, which the program adds itself.',
  ],
  ['api-key-env', 'sk-hunter2', noVariable],
  ['api-key-env', `sk_live_hunter2${'a1'.repeat(8)}`, noVariable],
  ['api-key-env', `hunter2${'0af3'.repeat(8)}`, noVariable],
  ['api-key-env', '$hunter2', noVariable],
  ['api-key-env', '2hunter2', noVariable],
  ['api-key-env', 'hunter2 x', noVariable],
  ['model', 'pln=small', 'does not know the stage `pln`; did you mean `plan`?'],
  ['model', 'a,Reviewer=b', 'does not know the stage `Reviewer`; did you mean `reviewer`?'],
  ['model', 'a,other=b', `has a stage in entry 2 that does not exist; ${stages}.`],
  ['model', 'a,b', 'names a second model for all stages in entry 2; keep one.'],
  ['model', 'a,plan=b,plan=c', 'names a second model for plan in entry 3; keep one.'],
  ['model', 'plan=', 'must be NAME or STAGE=NAME in entry 1, without blanks around the names.'],
  ['model', 'plan= a', 'must be NAME or STAGE=NAME in entry 1, without blanks around the names.'],
  ['model', ',', 'has a wrong entry: it must be not empty, not an empty text.'],
  ['header', 'hunter2', 'must be NAME=VALUE or NAME: VALUE in entry 1.'],
  ['header', 'x=1\nBearer hunter2=', headerName(2)],
  ['header', ': hunter2', headerName(1)],
  ['header', 'ümlaut=hunter2', headerName(1)],
  [
    'header',
    'Content-Length=hunter2',
    'names content-length in entry 1, which the program sets itself; leave it out.',
  ],
  ['header', 'x-key=', 'has no value in entry 1; look whether what it is taken from is set.'],
  [
    'header',
    'x-key=hunter2\nX-Key: hunter2',
    'has a name in entry 2 that an entry before it has too; keep one of them.',
  ],
  [
    'header',
    'x-key=hunter2\u0000',
    'has a character in entry 1 that no header can carry, such as a line end; remove it.',
  ],
  [
    'header',
    'x-key=hunter2 €',
    'has a character in entry 1 that no header can carry, such as a line end; remove it.',
  ],
  [
    'header',
    `x-key=hunter2${'x'.repeat(9000)}`,
    'has a wrong entry: it must be at most 8192 characters long, not what was given as entry 1.',
  ],
  ['query', 'hunter2', 'must be NAME=VALUE in entry 1.'],
  ['query', 'code: hunter2=', 'must be NAME=VALUE in entry 1.'],
  ['query', '=hunter2', 'must be NAME=VALUE in entry 1.'],
  ['query', 'a=1\ncode=', 'has no value in entry 2; look whether what it is taken from is set.'],
  [
    'query',
    'code=hunter2\ncode=x',
    'has a name in entry 2 that an entry before it has too; keep one of them.',
  ],
  ['query', 'code=hunter2\u0007', 'has a control character in entry 1, such as a line end; remove it.'],
  ['max-cost-usd', '0', 'must be more than 0, not 0.'],
  ['max-cost-usd', '$5', 'must be a number, not the text `$5`.'],
  ['max-calls', '0', 'must be at least 1, not 0.'],
  ['max-tokens', '1.5', 'must be a whole number, not 1.5.'],
  ['max-output-tokens', '-1', 'must be at least 1, not -1.'],
  ['context-tokens', '0', 'must be at least 1, not 0.'],
  ['connect-timeout', '0', 'must be more than 0, not 0.'],
  ['first-token-timeout', '86401', 'must be at most 86400, not 86401.'],
  ['idle-timeout', 'soon', 'must be a number, not the text `soon`.'],
  ['max-findings', '-1', 'must be at least 0, not -1.'],
  ['max-findings', '10001', 'must be at most 10000, not 10001.'],
  ['min-confidence', '60', 'must be at most 1, not 60.'],
  ['min-severity', 'hihg', 'does not know `hihg`; did you mean `high`?'],
])('%s may not be %j', async (name, value, phrase) => {
  const variable = `COUNTERSIGN_${name.toUpperCase().replaceAll('-', '_')}`;
  const fault = await refusal(newPlace().settle([], { [variable]: value }));
  expect(fault.kind).toBe('config');
  const setting = name.replace(/-./g, (pair) => pair.charAt(1).toUpperCase());
  expect(fault.message).toBe(`\`${setting}\` (environment ${variable}) ${phrase}`);
  expect(`${fault.message} ${fault.hint} ${fault.stack}`).not.toContain('hunter2');
});

function headerName(entry: number): string {
  return `has no name in entry ${entry} that a header can have; a name is made of letters, digits and dashes.`;
}

const scraps = fc.constantFrom(
  '=',
  ':',
  ' ',
  '\n',
  '\t',
  '\0',
  'é',
  '€',
  '\u2028',
  'x',
  'X-Key',
  'https://',
  '@',
  '/',
  '?',
);
const around = fc.array(scraps, { maxLength: 5 }).map((parts) => parts.join(''));

test.each(['HEADER', 'QUERY', 'BASE_URL', 'API_KEY_ENV'])(
  'whatever stands around a key in %s, no message shows the key',
  async (name) => {
    const place = newPlace();
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(around, around, async (before, after) => {
        const env = { [`COUNTERSIGN_${name}`]: `${before}hunter2-${after}` };
        const fault = await place.settle([], env).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (fault === null) return;
        refused += 1;
        expect(fault).toBeInstanceOf(RunError);
        const { kind, message, hint } = fault as RunError;
        expect(kind).toBe('config');
        expect(message).toSatisfy(isOneSentence);
        expect(`${message} ${hint}`).not.toContain('hunter2');
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(50);
  },
);

test('a line end in the flag of a header is part of its value, and refused', async () => {
  const fault = await refusal(newPlace().settle(['--header', 'x-a=1', 'x-b=hunter2\nx-c: 3']));
  expect(fault.message).toBe(
    '`header` (flag --header) has a character in entry 2 that no header can carry, such as a line end; remove it.',
  );
});

test('a header that YAML reads as a group is asked for in quotation marks', async () => {
  const place = newPlace();
  place.write('home/.countersign/config.yaml', 'header:\n  - api-key: hunter2\n');
  expect((await refusal(place.settle())).message).toBe(
    '`header` in ~/.countersign/config.yaml:1:1 has a wrong entry: it must be a text in quotation marks, not what was given as entry 1.',
  );
});

const price = 'prices:\n  gpt-5:\n    ';
test.each<[string, string]>([
  [
    `${price}inputPerMilion: 1.25\n    outputPerMillion: 10\n`,
    '3:5 has the unknown key `inputPerMilion` for `gpt-5`; did you mean `inputPerMillion`?',
  ],
  [
    `${price}inputPerMillion: 1\n    outputPerMillion: 10\n    tax: 1\n`,
    '5:5 has the unknown key `tax` for `gpt-5`; it takes inputPerMillion, cachedPerMillion and outputPerMillion.',
  ],
  [
    `${price}inputPerMillion: 1\n    outputPerMillion: -10\n`,
    '4:5 must be at least 0 in `outputPerMillion` of `gpt-5`, not -10.',
  ],
  [
    `${price}inputPerMillion: 1\n    outputPerMillion: 10\n    cachedPerMillion: -0.1\n`,
    '5:5 must be at least 0 in `cachedPerMillion` of `gpt-5`, not -0.1.',
  ],
  [
    `${price}inputPerMillion: free\n    outputPerMillion: 10\n`,
    '3:5 must be a number in `inputPerMillion` of `gpt-5`, not the text `free`.',
  ],
  [
    `${price}inputPerMillion: .inf\n    outputPerMillion: 10\n`,
    '3:5 must be a number in `inputPerMillion` of `gpt-5`, not Infinity.',
  ],
  [`${price}inputPerMillion: 1\n`, '2:3 has no `outputPerMillion` for `gpt-5`; give one.'],
  ['prices:\n  gpt-5: 3\n', '2:3 must be a group of settings for `gpt-5`, not 3.'],
  ['prices:\n  "":\n    inputPerMillion: 1\n', '2:3 has an entry without a name; give it one.'],
  ['\nprices: cheap\n', '2:1 must be a table, not the text `cheap`.'],
  ['prices: [1]\n', '1:1 must be a table, not a list.'],
])('a price list is checked where it stands: %j', async (text, phrase) => {
  const place = newPlace();
  place.write('home/.countersign/config.yaml', text);
  const fault = await refusal(place.settle());
  expect(fault.kind).toBe('config');
  expect(fault.message).toBe(`\`prices\` in ~/.countersign/config.yaml:${phrase}`);
});

test('the place of a misspelt key is found in JSON too, and good prices are taken', async () => {
  const place = newPlace();
  const bad = place.write(
    'elsewhere/bad.json',
    '{"prices": {"a": {"inputPerMillion": 1,\n "outputPerMilion": 2}}}',
  );
  expect((await refusal(place.settle(['--config', bad]))).message).toBe(
    `\`prices\` in ${bad}:2:2 has the unknown key \`outputPerMilion\` for \`a\`; did you mean \`outputPerMillion\`?`,
  );
  const prices = {
    'gpt-5.1': { inputPerMillion: 1.25, cachedPerMillion: 0.125, outputPerMillion: 10 },
    'a/b:c': { inputPerMillion: 0, outputPerMillion: 0 },
  };
  const good = place.write('elsewhere/good.json', JSON.stringify({ prices }));
  const { config, provenance } = await place.settle(['--config', good]);
  expect(config.prices).toEqual(prices);
  expect(provenance.prices).toEqual({ layer: 'config file', from: `${good}:1` });
});

test('a price list stands in files only', async () => {
  const place = newPlace();
  expect((await refusal(place.settle(['--prices', '{}']))).message).toMatch(/^Unknown flag `--prices`/);
});

test('OPENAI_BASE_URL sets the base URL, more weakly than our own variable', async () => {
  const place = newPlace();
  place.write('home/.countersign/config.yaml', 'baseUrl: https://home.example/v1\n');
  const theirs = 'https://theirs.example/v1';
  const ours = 'https://ours.example/v1';
  const settled = async (env: Record<string, string>, argv: string[] = []) => {
    const { config, provenance } = await place.settle(argv, env);
    return [config.baseUrl, provenance.baseUrl?.layer, provenance.baseUrl?.from];
  };
  expect(await settled({ OPENAI_BASE_URL: ` ${theirs}\n` })).toEqual([
    theirs,
    'environment',
    'environment OPENAI_BASE_URL',
  ]);
  expect(await settled({ OPENAI_BASE_URL: theirs, COUNTERSIGN_BASE_URL: ours })).toEqual([
    ours,
    'environment',
    'environment COUNTERSIGN_BASE_URL',
  ]);
  expect((await settled({ OPENAI_BASE_URL: theirs, COUNTERSIGN_BASE_URL: '' }))[0]).toBe(theirs);
  expect((await settled({ OPENAI_BASE_URL: theirs }, ['--base-url', ours]))[0]).toBe(ours);
  for (const empty of ['', ' ']) {
    expect((await settled({ OPENAI_BASE_URL: empty }))[1]).toBe('user file');
  }
  const fault = await refusal(place.settle([], { OPENAI_BASE_URL: 'hunter2' }));
  expect(fault.message).toBe(`\`baseUrl\` (environment OPENAI_BASE_URL) ${noAddress}`);
});

test('DP-28 structured output settings: each mode is set on its own, and the tries have bounds', async () => {
  const place = newPlace();
  const settled = async (text: string) => {
    place.write('workspace/.countersign/config.yaml', `structuredOutput:\n  ${text}\n`);
    return (await place.settle()).config.structuredOutput;
  };
  const usual = await settled('enabled: true');
  expect(await settled('modes: {reviewer: false}')).toEqual({
    ...usual,
    modes: { debugger: true, security: true, reviewer: false, performance: true },
  });
  for (const tries of [0, 1, 10])
    expect(await settled(`defaultMaxRetries: ${tries}`)).toEqual({ ...usual, defaultMaxRetries: tries });
  for (const [text, phrase] of [
    ['defaultMaxRetries: 11', 'must be at most 10, not 11.'],
    ['defaultMaxRetries: -1', 'must be at least 0, not -1.'],
    ['defaultRetryDelay: 60001', 'must be at most 60000, not 60001.'],
    ['modes: {reviewer: strict}', 'must be true or false, not the text `strict`.'],
  ] as const)
    expect((await refusal(settled(text))).message).toContain(phrase);
  expect((await refusal(settled('modes: {reviewr: false}'))).message).toContain(
    'did you mean `structuredOutput.modes.reviewer`?',
  );
});

test('OPENAI_API_KEY is no setting', async () => {
  const settled = await newPlace().settle([], { OPENAI_API_KEY: 'hunter2hunter2' });
  expect(JSON.stringify(settled)).not.toContain('hunter2');
  expect(settled.warnings).toEqual([]);
});

test('the variable that holds the key may bear our own prefix', async () => {
  const env = { COUNTERSIGN_API_KEY: 'hunter2', COUNTERSIGN_SECRET: 'hunter2' };
  const own = await newPlace().settle(['--api-key-env', 'COUNTERSIGN_API_KEY'], env);
  expect(own.warnings).toEqual([
    'The environment variable `COUNTERSIGN_SECRET` is no setting and is not read.',
  ]);
  const other = await refusal(newPlace().settle(['--api-key-env', 'COUNTERSIGN_SECRET'], env));
  expect(other.message).toContain('`COUNTERSIGN_API_KEY` in the environment; did you mean');
});

test('the values of headers, query and address that may be keys are never printed by config', async () => {
  const place = newPlace();
  const secrets = ['hunter2-header', 'hunter2-query', 'hunter2-user', 'hunter2-password', 'hunter2-address'];
  const [header, query, user, password, address] = secrets;
  const settled = await place.settle(
    [
      'config',
      ...['--header', `x-key=${header}`, '--query', `code=${query}`],
      ...['--base-url', `https://${user}:${password}@a.example:8443/v1?code=${address}#${address}`],
      ...['--model', 'large,plan=small', '--api-key-env', 'MY_KEY'],
    ],
    { MY_KEY: 'hunter2-key' },
  );
  const table = printConfig(settled, { json: false });
  for (const printed of [table, printConfig(settled, { json: true })]) {
    expect(printed).not.toContain('hunter2');
    expect(printed).toContain('https://******@a.example:8443/v1?******#******');
  }
  const row = (path: string) =>
    table
      .split('\n')
      .find((line) => line.startsWith(`${path} `))
      ?.split(/ {2,}/);
  expect(row('header')).toEqual(['header', '******', 'flag --header']);
  expect(row('query')).toEqual(['query', '******', 'flag --query']);
  expect(row('model')).toEqual(['model', 'large, plan=small', 'flag --model']);
  expect(row('apiKeyEnv')).toEqual(['apiKeyEnv', 'MY_KEY', 'flag --api-key-env']);
  expect(row('prices')).toEqual(['prices', 'none', 'default']);
  const bare = printConfig(await place.settle(['config', '--base-url', 'https://a.example']), {
    json: false,
  });
  expect(bare).toMatch(/^baseUrl +https:\/\/a\.example +flag --base-url$/m);
  expect(bare).toMatch(/^header +none +default$/m);
});

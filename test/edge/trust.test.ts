import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config as schema } from '../../src/domain/config';
import { listSettings } from '../../src/domain/setting';
import { newPlace, refusal } from './place';

const operatorSettings = [
  'input',
  'task',
  'instructions',
  'workspace',
  'workingDirectory',
  'base',
  'engine',
  'config',
  'baseUrl',
  'model',
  'apiKeyEnv',
  'header',
  'query',
  'maxTokens',
  'maxCalls',
  'maxCostUsd',
  'maxOutputTokens',
  'contextTokens',
  'prices',
  'connectTimeout',
  'firstTokenTimeout',
  'idleTimeout',
  'outputSchema',
  'output',
  'quiet',
  'debug',
  'headless',
  'autoApproveSafe',
  'failOnUnsafe',
  'session',
  'continue',
  'approve',
  'planId',
  'savePlan',
  'requiredApprovals',
  'approvers',
  'authorMayApprove',
  'planExpires',
  'planEnabled',
  'planTools',
  'planModel',
  'permissionMode',
  'planWriteDocs',
  'allowExec',
  'allowNetwork',
  'allowUnsandboxed',
  'addDir',
  'searchUrl',
  'mcpServers',
  'trust',
  'addPrompt',
  'promptTexts',
];

test('the operator settings are these and no others', () => {
  const tagged = listSettings(schema).filter(({ info }) => info.trust === 'operator');
  expect(tagged.map(({ path }) => path)).toEqual(operatorSettings);
});

test.each(operatorSettings)('a repository file may not set %s', async (path) => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', `mode: auto\n${path}: offline\n`);
  const fault = await refusal(place.settle());
  expect(fault.kind).toBe('config');
  expect(fault.message).toContain(`\`${path}\` in .countersign/config.yaml:2:1`);
  // A table has no flag.
  const elsewhere = ['prices', 'mcpServers', 'promptTexts'].includes(path)
    ? /give it in ~\//
    : /give it as --[a-z-]+ or COUNTERSIGN_[A-Z_]+/;
  expect(fault.message).toMatch(elsewhere);
});

test.each([
  'baseUrl: https://evil.example/v1',
  'model: [cheap, plan=dear]',
  'header: ["authorization: Bearer stolen"]',
  'prices:\n  gpt-5:\n    inputPerMillion: 0\n    outputPerMillion: 0',
  'maxCostUsd: 1000',
])('a repository may not say who is asked, how, or at what price: %s', async (text) => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', `${text}\n`);
  const [path = ''] = text.split(':');
  const fault = await refusal(place.settle());
  expect(fault.message).toMatch(
    new RegExp(`^\`${path}\` in \\.countersign/config\\.yaml:1:1 is for the person who runs the program`),
  );
  const ours = newPlace();
  ours.write('home/.countersign/config.yaml', `${text}\n`);
  expect((await ours.settle()).provenance[path]?.layer).toBe('user file');
});

test("a file given with --config counts as the repository's when it lies in the workspace, by name or by link", async () => {
  const place = newPlace();
  const inside = place.write('workspace/ci.yaml', 'engine: offline\n');
  const outside = place.write('elsewhere/ci.yaml', 'engine: offline\n');
  symlinkSync(inside, join(place.elsewhere, 'link.yaml'));
  symlinkSync(outside, join(place.workspace, 'link.yaml'));
  expect((await place.settle(['--config', outside])).config.engine).toBe('offline');
  expect((await refusal(place.settle(['--config', 'ci.yaml']))).message).toContain('`engine` in ci.yaml:1:1');
  const linked = await refusal(place.settle(['--config', join(place.elsewhere, 'link.yaml')]));
  expect(linked.message).toContain('is for the person who runs the program');
  expect((await refusal(place.settle(['--config', 'link.yaml']))).message).toContain('outside the workspace');
});

test('a workspace that is reached through a link is still the workspace', async () => {
  const place = newPlace();
  place.write('workspace/ci.yaml', 'engine: offline\n');
  const link = join(place.elsewhere, 'checkout');
  symlinkSync(place.workspace, link);
  for (const file of [join(link, 'ci.yaml'), join(place.workspace, 'ci.yaml')]) {
    expect((await refusal(place.settle(['--workspace', link, '--config', file]))).message).toContain(
      '`engine` in',
    );
  }
});

test("in the home folder the user file is the user's, not a repository's", async () => {
  const place = newPlace();
  place.write('home/.countersign/config.yaml', 'engine: offline\n');
  const { config, provenance } = await place.settle(['--workspace', place.home]);
  expect(config.engine).toBe('offline');
  expect(provenance.engine?.layer).toBe('user file');
});

test('what flags, inputs, environment and --config ask for cannot be weakened by the repository', async () => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', 'failOn: never\nfailOnPartial: false\ncritics: none\n');
  const policy = place.write(
    'elsewhere/policy.yaml',
    'failOn: low\nfailOnPartial: true\ncritics: [security]\n',
  );
  const wanted = { failOn: 'low', failOnPartial: true, critics: ['security'] };
  const env = { FAIL_ON: 'low', FAIL_ON_PARTIAL: 'true', CRITICS: 'security' };
  const variables = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`COUNTERSIGN_${name}`, value]),
  );
  const inputs = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`INPUT_${name.replaceAll('_', '-')}`, value]),
  );
  const ways = [
    place.settle(['--fail-on', 'low', '--fail-on-partial', '--critics', 'security']),
    place.settle([], variables),
    place.settle([], { ...inputs, GITHUB_ACTIONS: 'true' }),
    place.settle(['--config', policy]),
  ];
  for (const settled of await Promise.all(ways)) expect(settled.config).toMatchObject(wanted);
});

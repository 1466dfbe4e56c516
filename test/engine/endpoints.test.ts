import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Style, startEndpoint, styles } from '../fakes/endpoint';
import { testKey } from '../fakes/endpoint-chat';
import { grammarFolder } from '../fakes/grammars';
import { reading } from '../fakes/model';
import { type Ran, runInProcess } from '../fakes/runner';
import { git } from '../proof/packages';

let assets = '';
let cwd = '';
const added = 'export const run = (code) => eval(code);';
const title = 'grossPrice fails without a rate';

beforeAll(() => {
  assets = grammarFolder();
  cwd = mkdtempSync(join(tmpdir(), 'endpoints-'));
  mkdirSync(join(cwd, 'src'));
  const file = join(cwd, 'src/price.js');
  writeFileSync(file, 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n');
  git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'Ada', 'add', '--all');
  git(cwd, 'Ada', 'commit', '--quiet', '--message', 'fix: round prices');
  writeFileSync(file, `export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n${added}\n`);
});

afterAll(() => {
  for (const folder of [assets, cwd]) rmSync(folder, { recursive: true, force: true });
});

const known = { file: 'src/price.js', line: added, task: title };

/** Azure takes its key in a header of its own, and wants to be told the version of its API. */
const ways: Partial<Record<Style, readonly string[]>> = {
  azure: ['--header', `api-key=${testKey}`, '--query', 'api-version=2024-10-21'],
};

function go(url: string, home: string, args: readonly string[] = []): Promise<Ran> {
  const argv = ['--task', title, '--engine', 'openai', '--base-url', url, '--model', 'scripted', ...args];
  return runInProcess(argv, { assets, cwd, home, env: { OPENAI_API_KEY: testKey } });
}

describe('DP-27 every kind of endpoint', () => {
  test.each(styles)('%s: plan and three verdicts, few wasted calls, none the next time', async (style) => {
    const endpoint = await startEndpoint(style, reading(known), { key: testKey });
    const home = mkdtempSync(join(tmpdir(), 'home-'));
    try {
      const { report } = await go(endpoint.url, home, ways[style]);
      expect(report.error).toBeNull();
      expect(report.plan?.title).toBe(title);
      expect(report.engine).toMatchObject({ kind: 'openai', model: 'scripted' });
      expect(report.engine.schemaRung).not.toBeNull();
      const { reviewer, security, debugger: debugging } = report.modes;
      expect([reviewer, security, debugging].every((one) => one !== undefined)).toBe(true);
      expect(report.findings).toMatchObject([{ file: 'src/price.js', startLine: 4, endLine: 4 }]);
      expect(report.usage.calls).toBe(endpoint.requests.length);
      const first = endpoint.requests.length;
      // One for each rung that the endpoint does not have, and for parameters that it refuses.
      expect(first - 4).toBeLessThanOrEqual(5);
      const again = await go(endpoint.url, home, ways[style]);
      expect(again.report.error).toBeNull();
      expect(endpoint.requests.length - first).toBe(4);
    } finally {
      await endpoint.close();
      rmSync(home, { recursive: true, force: true });
    }
  });
});

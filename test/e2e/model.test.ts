import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Style, startEndpoint, styles } from '../fakes/endpoint';
import { testKey } from '../fakes/endpoint-chat';
import { reading } from '../fakes/model';
import { git } from '../proof/packages';
import { countersign, nodes } from './process';

const added = 'export const run = (code) => eval(code);';
const title = 'grossPrice fails without a rate';
const known = { file: 'src-price.js', line: added, task: title };

const azure = ['--header', `api-key=${testKey}`, '--query', 'api-version=2024-10-21'];

function workspace(): { cwd: string; home: string; remove(): void } {
  const cwd = mkdtempSync(join(tmpdir(), 'model-'));
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  const before = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
  writeFileSync(join(cwd, 'src-price.js'), before);
  writeFileSync(join(cwd, 'task.txt'), `${title}\n`);
  git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'Ada', 'add', '--all');
  git(cwd, 'Ada', 'commit', '--quiet', '--message', 'fix: round prices');
  writeFileSync(join(cwd, 'src-price.js'), `${before}${added}\n`);
  return {
    cwd,
    home,
    remove: () => {
      for (const folder of [cwd, home]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe.each(Object.entries(nodes))('DP-27 the bundle on Node %s', (_, node) => {
  test.each(styles)('%s: a plan and three verdicts, and the key nowhere', async (style: Style) => {
    const { cwd, home, remove } = workspace();
    const endpoint = await startEndpoint(style, reading(known), { key: testKey });
    try {
      const output = join(home, 'report.json');
      const args = ['--input', 'task.txt', '--json', '--engine', 'openai', '--model', 'scripted'];
      const more = ['--base-url', endpoint.url, '--output', output, ...(style === 'azure' ? azure : [])];
      const env = { OPENAI_API_KEY: testKey, HOME: home };
      const { code, stdout, stderr } = await countersign([...args, ...more, '--debug'], { cwd, env, node });
      const report = JSON.parse(stdout);
      expect(report.error).toBeNull();
      expect(report.plan.title).toBe(title);
      expect(Object.keys(report.modes).sort()).toEqual(['debugger', 'reviewer', 'security']);
      expect(report.findings[0]).toMatchObject({ file: 'src-price.js', startLine: 4 });
      // A high finding on an added line fails the run.
      expect([report.status, code]).toEqual(['findings', 1]);
      const learned = readFileSync(join(home, '.countersign/endpoints.json'), 'utf8');
      const bodies = endpoint.requests.map((request) => request.raw);
      for (const text of [stdout, stderr, readFileSync(output, 'utf8'), learned, ...bodies])
        expect(text).not.toContain(testKey);
      expect(endpoint.requests.every(({ headers }) => JSON.stringify(headers).includes(testKey))).toBe(true);
    } finally {
      await endpoint.close();
      remove();
    }
  });
});

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ToolResult } from '../../src/domain/tool';
import { type Ask, type GitCheckout, gitCheckout, gitTools } from '../fakes/git-checkout';

let checkout: GitCheckout;
let ask: Ask;
const canary = 'canary-in-a-hidden-file';
const said = (result: ToolResult) => (result.ok ? result.text : result.reason);

beforeEach(async () => {
  checkout = gitCheckout();
  checkout.write('a.ts', 'a\n');
  checkout.commit('First');
  ask = await gitTools(checkout.at, checkout.at);
});
afterEach(() => checkout.remove());

/** All that could show what lies in the repository. */
async function looks(): Promise<ToolResult[]> {
  const asked: [string, Record<string, unknown>][] = [
    ['git_diff', {}],
    ['git_diff', { staged: true }],
    ['git_diff', { staged: false }],
    ['git_diff', { from: 'HEAD~1' }],
    ['git_diff', { from: 'HEAD~1', to: 'HEAD' }],
    ['git_diff', { from: 'HEAD', to: 'HEAD~1' }],
    ['git_show', { ref: 'HEAD' }],
    ['git_show', { ref: 'HEAD~1' }],
    ['git_status', {}],
    ['git_log', {}],
  ];
  const answers: ToolResult[] = [];
  for (const [tool, input] of asked) answers.push(await ask(tool, input));
  return answers;
}

const body = `${Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')}\n${canary}\n`;

describe('files that are kept from tools', () => {
  const names = [
    '.npmrc',
    'sub/.env',
    'b c/.netrc',
    'x"y/.npmrc',
    'new\nline/.npmrc',
    'a b/a/.env',
    '.NPMRC',
  ];
  test.each(names)('%j is left out of every answer, and the rest is shown', async (name) => {
    checkout.write(name, body);
    checkout.write('a.ts', 'seen\n');
    checkout.commit('Both');
    checkout.write(name, `${body}more ${canary}\n`);
    checkout.write('a.ts', 'seen again\n');
    const answers = await looks();
    for (const answer of answers) expect(said(answer)).not.toContain(canary);
    const patches = answers.filter(
      (answer) => said(answer).includes('+++ b/a.ts') && !said(answer).includes('    First'),
    );
    expect(patches.length).toBeGreaterThanOrEqual(5);
    for (const patch of patches) expect(said(patch)).toContain('1 file is left out');
    for (const [tool, input] of [
      ['git_show', { ref: 'HEAD', path: name }],
      ['git_show', { ref: `HEAD:${name}`, path: null }],
      ['git_diff', { paths: [name] }],
      ['git_blame', { path: name }],
      ['git_log', { path: name }],
      ['git_commit', { message: 'x', paths: [name] }],
    ] as const) {
      const result = await ask(tool, input);
      expect(result.ok).toBe(false);
      expect(said(result)).toContain('kept from tools');
      expect(said(result)).not.toContain(canary);
    }
  });

  test('a file renamed from or to a hidden one is left out', async () => {
    checkout.write('.env', body);
    checkout.commit('Hidden');
    checkout.git('mv', '.env', 'shown.txt');
    checkout.write('shown.txt', body.replace(canary, 'nothing'));
    checkout.commit('Renamed');
    const result = await ask('git_show', { ref: 'HEAD' });
    expect(said(result)).not.toContain(canary);
    expect(said(result)).toContain('left out');
    checkout.git('mv', 'shown.txt', '.env');
    checkout.write('.env', body);
    checkout.git('add', '--all');
    const back = await ask('git_diff', { staged: true });
    expect(said(back)).not.toContain(canary);
    expect(said(back)).not.toContain('line 3');
    expect(said(await ask('git_status'))).not.toContain('shown.txt');
  });

  test('a merge shows no hidden file, whatever its parents called it', async () => {
    checkout.write('.env', body);
    checkout.commit('Hidden');
    checkout.git('switch', '--quiet', '-c', 'topic');
    checkout.write('.env', body.replace('line 3\n', 'topic\n'));
    checkout.write('a.ts', 'topic\n');
    checkout.commit('Topic');
    checkout.git('switch', '--quiet', 'main');
    checkout.write('.env', body.replace('line 3\n', 'main\n'));
    checkout.write('a.ts', 'main\n');
    checkout.commit('Main');
    try {
      checkout.git('merge', '--quiet', 'topic');
    } catch {
      // It is meant to conflict.
    }
    const half = await looks();
    for (const answer of half) expect(said(answer)).not.toContain(canary);
    checkout.write('.env', body);
    checkout.write('a.ts', 'both\n');
    checkout.git('add', '--all');
    checkout.git('mv', '.env', 'visible.txt');
    checkout.commit('Merged');
    const result = await ask('git_show', { ref: 'HEAD' });
    expect(result.ok).toBe(true);
    expect(said(result)).toContain('++both');
    expect(said(result)).toContain('A merge');
    expect(said(result)).not.toMatch(/^(?: -|- |--)canary/m);
  });

  test('a name cannot pass for two: it may look like the heading of another file', async () => {
    const odd = 'x b/a.ts\n+++ b/.env b/a.ts';
    checkout.write(odd, 'odd\n');
    checkout.write(
      '.env',
      `diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-${canary}\n+${canary}\n`,
    );
    checkout.write('z b/.env', `${canary}\n`);
    checkout.commit('Odd');
    for (const answer of await looks()) expect(said(answer)).not.toContain(canary);
    expect(said(await ask('git_show', { ref: 'HEAD' }))).toContain('2 files are left out');
  });

  test('binary, mode and type changes are judged by their names too', async () => {
    checkout.write('.npmrc', Buffer.from(`\0${canary}`));
    checkout.write('data.bin', Buffer.from('\0\x01\x02'));
    checkout.commit('Binary');
    checkout.write('data.bin', Buffer.from('\0\x01\x03'));
    checkout.git('update-index', '--chmod=+x', 'a.ts');
    const staged = said(await ask('git_diff', { staged: true }));
    expect(staged).toContain('new mode 100755');
    const shown = said(await ask('git_show', { ref: 'HEAD' }));
    expect(shown).toContain('Binary files /dev/null and b/data.bin differ');
    expect(shown).not.toContain('npmrc');
  });

  test('attributes cannot hide a source file by calling it binary', async () => {
    checkout.write('.gitattributes', '*.ts binary\n*.bin -text\n');
    checkout.write('a.ts', 'malice\n');
    checkout.write('data.bin', Buffer.from('\0\x01\x02'));
    checkout.commit('Attributes');
    const shown = said(await ask('git_show', { ref: 'HEAD' }));
    expect(shown).toContain('+malice');
    expect(shown).toContain('Binary files /dev/null and b/data.bin differ');
  });

  test('a hidden file is not had by its hash', async () => {
    checkout.write('.env', `${canary}\n`);
    checkout.commit('Hidden');
    const blob = checkout.git('rev-parse', 'HEAD:.env').trim();
    const tree = checkout.git('rev-parse', 'HEAD^{tree}').trim();
    for (const ref of [
      blob,
      tree,
      blob.slice(0, 8),
      'HEAD:.env',
      ':.env',
      ':0:.env',
      'HEAD^{tree}:.env',
      'HEAD:./.env',
      'HEAD:x/../.env',
    ]) {
      for (const path of [null, '.env', './/.env', 'a/../.env']) {
        const result = await ask('git_show', { ref, path });
        expect(said(result), `${ref} ${path}`).not.toContain(canary);
        expect(result.ok, `${ref} ${path}`).toBe(false);
      }
      expect((await ask('git_diff', { from: ref, to: 'HEAD' })).ok).toBe(false);
    }
  });

  test('what the settings keep out is kept out, and counted', async () => {
    checkout.write('src/a.ts', 'one\n');
    checkout.write('old/b.ts', `${canary}\n`);
    checkout.commit('Both');
    ask = await gitTools(checkout.at, checkout.at, (path) => path.startsWith('src/'));
    for (const answer of await looks()) expect(said(answer)).not.toContain(canary);
    expect(said(await ask('git_show', { ref: 'HEAD' }))).toContain('1 file is left out');
    expect(said(await ask('git_show', { ref: 'HEAD', path: 'old/b.ts' }))).toContain('settings');
    expect(said(await ask('git_blame', { path: 'old/b.ts' }))).toContain('settings');
    expect(said(await ask('git_diff', { from: 'HEAD~1', paths: ['src'] }))).toContain('src/a.ts');
    expect(said(await ask('git_show', { ref: 'HEAD', path: 'old' }))).not.toContain('b.ts');
  });
});

describe('a workspace that is a part of its repository', () => {
  beforeEach(async () => {
    mkdirSync(join(checkout.at, 'part'));
    checkout.write('part/in.ts', 'in\n');
    checkout.commit('Part');
    checkout.write('out.ts', `${canary}\n`);
    checkout.commit(`Outside ${canary}`);
    ask = await gitTools(join(checkout.at, 'part'), checkout.at);
  });

  test('nothing outside is shown', async () => {
    checkout.write('out.ts', `${canary} again\n`);
    checkout.write('fresh.ts', canary);
    checkout.write('part/in.ts', 'changed\n');
    for (const answer of await looks()) expect(said(answer)).not.toContain(canary);
    for (const path of [
      '../out.ts',
      '..',
      '/etc/passwd',
      join(checkout.at, 'out.ts'),
      'x/../../out.ts',
      ':/out.ts',
      ':(top)out.ts',
    ]) {
      for (const [tool, input] of [
        ['git_show', { ref: 'HEAD', path }],
        ['git_show', { ref: `HEAD:${path}` }],
        ['git_diff', { from: 'HEAD~1', paths: [path] }],
        ['git_blame', { path }],
        ['git_log', { path }],
        ['git_commit', { message: 'x', paths: [path] }],
      ] as const) {
        const result = await ask(tool, input);
        expect(said(result), `${tool} ${path}`).not.toContain(canary);
      }
    }
    expect(said(await ask('git_diff'))).toContain('+++ b/in.ts');
    expect(said(await ask('git_status'))).toContain('changed in.ts');
    expect(said(await ask('git_show', { ref: 'HEAD~1', path: 'in.ts' }))).toContain('in');
    expect(said(await ask('git_show', { ref: 'HEAD', path: '.' }))).toContain('in.ts');
  });

  test('a commit that is elsewhere altogether is refused, and listed nowhere', async () => {
    expect(await ask('git_show', { ref: 'HEAD' })).toMatchObject({ ok: false });
    expect(said(await ask('git_log'))).not.toContain('Outside');
    expect(said(await ask('git_log'))).toContain('Part');
  });

  test('a file moved in from outside does not bring what it was there', async () => {
    writeFileSync(join(checkout.at, 'out.ts'), body);
    checkout.commit('Longer');
    renameSync(join(checkout.at, 'out.ts'), join(checkout.at, 'part/moved.ts'));
    checkout.write('part/moved.ts', body.replace(canary, 'clean'));
    checkout.commit('Moved');
    for (const answer of await looks()) expect(said(answer)).not.toContain(canary);
    expect(said(await ask('git_show', { ref: 'HEAD' }))).toContain('+clean');
    rmSync(join(checkout.at, 'part/moved.ts'));
    checkout.write('out.ts', body);
    checkout.git('add', '--all');
    for (const answer of await looks()) expect(said(answer)).not.toContain(canary);
  });

  test('a merge is shown with the workspace’s own paths', async () => {
    checkout.git('switch', '--quiet', '-c', 'topic');
    checkout.write('part/in.ts', 'topic\n');
    checkout.write('out.ts', `${canary} topic\n`);
    checkout.commit('Topic');
    checkout.git('switch', '--quiet', 'main');
    checkout.write('part/in.ts', 'main\n');
    checkout.write('out.ts', `${canary} main\n`);
    checkout.commit('Main');
    try {
      checkout.git('merge', '--quiet', 'topic');
    } catch {
      // It is meant to conflict.
    }
    for (const answer of await looks()) expect(said(answer)).not.toContain(canary);
    expect(said(await ask('git_status'))).toContain('Conflicts (1 file)');
    checkout.write('part/in.ts', 'both\n');
    checkout.write('out.ts', `${canary} both\n`);
    checkout.commit('Merged');
    const result = await ask('git_show', { ref: 'HEAD' });
    expect(said(result)).toContain('++both');
    expect(said(result)).not.toContain(canary);
  });

  test('a commit from there leaves what else is changed', async () => {
    checkout.write('part/in.ts', 'changed\n');
    checkout.write('out.ts', 'changed\n');
    checkout.git('add', 'out.ts');
    expect(await ask('git_commit', { message: 'In', paths: ['in.ts'] })).toMatchObject({ ok: true });
    expect(checkout.git('show', '--format=', '--name-only', 'HEAD').trim()).toBe('part/in.ts');
    expect(checkout.git('status', '--porcelain').trim()).toBe('M  out.ts');
  });
});

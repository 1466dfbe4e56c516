import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nasty } from '../fakes/hostile';
import { attacked, expectClean, line, price } from '../fakes/hostile-run';
import { claim, planAnswer, verdictAnswer } from '../fakes/model';
import { modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();

function step() {
  return {
    number: 1,
    description: 'Mend it.',
    files: ['src/price.js'],
    dependencies: [] as number[],
    commands: [] as string[],
    verification: 'The tests pass.',
  };
}

describe('a model that obeys an attacker: where it points', () => {
  const passwd = readFileSync('/etc/passwd', 'utf8').split('\n')[0] ?? '';

  test('outside the workspace, at git’s files, at nothing: held back, and never quoted from there', async () => {
    const cwd = bench.repository({ 'src/price.js': price }, { 'src/price.js': `${price}${line}\n` });
    symlinkSync('/etc/passwd', join(cwd, 'src/link.txt'));
    const places = [
      ['/etc/passwd', passwd],
      ['../../../../../../etc/passwd', passwd],
      ['src/../../../../../../etc/passwd', passwd],
      ['src/link.txt', passwd],
      ['.git/config', '[core]'],
      ['C:\\Windows\\win.ini', '[fonts]'],
      ['file:///etc/passwd', passwd],
      ['src/price.js\0.txt', line],
      ['src/price.js', 'return net * rate.value; // with more'],
      ['src/gone.js', line],
      ['__proto__', line],
      ['constructor', line],
      ['toString', line],
      ['x'.repeat(100_000), line],
    ];
    const claims = places.map(([file, quote], n) =>
      claim({ title: `Place ${n}`, file, quote, severity: 'critical' }),
    );
    const brought = await attacked(bench, { security: verdictAnswer('security', claims) }, {}, cwd);
    const { report } = brought;
    expect(report.error).toBeNull();
    expect(report.findings).toEqual([]);
    expect(report.suppressed).toHaveLength(places.length);
    expect(new Set(report.suppressed.map(({ reason }) => reason))).toEqual(new Set(['quote-not-found']));
    // No critical finding held, so nothing was planned again.
    expect(brought.posts).toHaveLength(4);
    await expectClean(brought);
  });

  const plans: [string, object][] = [
    ['a step outside', { steps: [{ ...step(), files: ['../../../etc/cron.d/x'] }] }],
    ['an absolute path', { affectedFiles: [{ path: '/etc/passwd', reason: 'create it' }] }],
    ['a hook of git', { affectedFiles: [{ path: '.git/hooks/pre-commit', reason: 'new file' }] }],
    ['one in other letters', { affectedFiles: [{ path: 'a/.GIT/config', reason: 'new file' }] }],
    ['a home', { affectedFiles: [{ path: '~/.ssh/authorized_keys', reason: 'create it' }] }],
    ['a drive', { affectedFiles: [{ path: 'C:/Windows/x', reason: 'create it' }] }],
    ['backslashes', { affectedFiles: [{ path: '..\\..\\x', reason: 'create it' }] }],
    ['a change outside', { proposedChanges: [{ path: '../x', description: 'create it', diff: '+x' }] }],
    ['a file that is not there', { affectedFiles: [{ path: 'src/gone.js', reason: 'It is the place.' }] }],
    ['a path with something hidden', { affectedFiles: [{ path: `src/a${nasty}`, reason: 'create it' }] }],
    ['a path without an end', { affectedFiles: [{ path: 'x/'.repeat(500_000), reason: 'create it' }] }],
    ['steps in a circle', { steps: [{ ...step(), dependencies: [1] }] }],
    ['a step from nowhere', { steps: [{ ...step(), dependencies: [99] }] }],
    ['no steps', { steps: [] }],
    ['1,000 steps', { steps: Array.from({ length: 1_000 }, (_, n) => ({ ...step(), number: n + 1 })) }],
    ['a number beyond counting', { steps: [{ ...step(), number: 1e300 }] }],
    [
      '3,000 files',
      {
        affectedFiles: Array.from({ length: 3_000 }, (_, n) => ({ path: `new${n}.js`, reason: 'create it' })),
      },
    ],
    ['10,000 commands', { suggestedCommands: Array(10_000).fill('npm test && '.repeat(20)) }],
    ['a command without an end', { suggestedCommands: ['x'.repeat(2_000_000)] }],
    [
      'a change without an end',
      { proposedChanges: [{ path: 'src/price.js', description: 'x', diff: '+x\n'.repeat(500_000) }] },
    ],
    [
      '1,000 changes',
      {
        proposedChanges: Array(1_000).fill({
          path: 'src/price.js',
          description: 'x',
          diff: '+x\n'.repeat(600),
        }),
      },
    ],
  ];

  test.each(plans)('a plan with %s is no plan', async (_, changes) => {
    const brought = await attacked(bench, { plan: planAnswer(usualTask, ['src/price.js'], changes) });
    const { report, posts } = brought;
    expect(report.plan).toBeNull();
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    expect(posts).toHaveLength(3);
    expect(report.error?.message.length).toBeLessThan(1_000);
    for (const post of posts) expect(post.raw.length).toBeLessThan(100_000);
    await expectClean(brought);
  });

  test('commands are proposals: none is run', async () => {
    const commands = ['touch pwned', '; touch pwned', '$(touch pwned)', '`touch pwned`', 'rm -rf .'];
    const changes = {
      suggestedCommands: commands,
      steps: [{ ...step(), commands, verification: 'touch pwned', description: '$(touch pwned)' }],
    };
    const brought = await attacked(bench, { plan: planAnswer(usualTask, ['src/price.js'], changes) });
    expect(brought.report.error).toBeNull();
    expect(brought.report.plan?.suggestedCommands).toEqual(commands);
    await expectClean(brought);
  });
});

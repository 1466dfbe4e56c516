import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { neutralFolder } from '../../src/adapters/git-neutral-folder';
import { gitPlace } from '../../src/adapters/git-place';
import { type GitSurroundings, gitEnvironment, neutralSettings } from '../../src/core/git/settings';
import { everything, type GitCheckout, gitCheckout, gitTools, searchPath } from '../fakes/git-checkout';
import { type Trick, trickRepository, tricks } from '../fakes/git-tricks';

let checkout: GitCheckout;
let mark: string;

beforeEach(() => {
  checkout = gitCheckout();
  mark = join(checkout.top, 'ran');
  trickRepository(checkout);
});
afterEach(() => checkout.remove());

type Around = Pick<GitSurroundings, 'settings' | 'place'>;

/** One command in an environment like that of the program, without some of its variables. */
function bare(command: readonly string[], around: Around, without: readonly string[] = []): void {
  const env = gitEnvironment({
    searchPath,
    ...around,
    attributesFrom: null,
    more: {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.com',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.com',
    },
  });
  for (const name of without) delete env[name];
  try {
    execFileSync('git', [...command], { cwd: checkout.at, env, stdio: 'ignore', timeout: 20_000 });
  } catch {
    // What counts is the mark.
  }
}

function ran(): boolean {
  const did = existsSync(mark);
  rmSync(mark, { force: true });
  return did;
}

describe('tools meet a repository that would start a program', () => {
  test('there are at least 25 ways', () => {
    expect(new Set(tricks.map((trick) => trick.name)).size).toBeGreaterThanOrEqual(25);
  });

  test.each(tricks)('$name: not by what tools ask', async ({ plant }: Trick) => {
    plant(checkout, mark);
    rmSync(mark, { force: true });
    const ask = await gitTools(checkout.at, checkout.at);
    const answers = await everything(ask);
    expect(ran()).toBe(false);
    expect(answers.slice(0, 5).filter((answer) => !answer.ok)).toEqual([]);
  });

  test.each(tricks)('$name: plain git does', ({ plant, command, closedBy }: Trick) => {
    plant(checkout, mark);
    rmSync(mark, { force: true });
    const settings = neutralSettings.filter(([key]) => !closedBy.includes(key));
    bare(command, { settings, place: null }, closedBy);
    expect(ran()).toBe(true);
  });

  const named = tricks.filter((trick) => trick.closedBy.length > 0);
  test.each(named)(
    '$name: not with our settings, though its configuration is read',
    ({ plant, command }: Trick) => {
      plant(checkout, mark);
      rmSync(mark, { force: true });
      bare(command, { settings: neutralSettings, place: null });
      expect(ran()).toBe(false);
    },
  );

  // A submodule's configuration is its own, and closed by settings that git hands on, and by not looking into it.
  const own = tricks.filter((trick) => !trick.closedBy.includes('diff.ignoreSubmodules'));
  test.each(own)('$name: not without any setting, beside a configuration of ours', async (trick: Trick) => {
    trick.plant(checkout, mark);
    rmSync(mark, { force: true });
    const place = await gitPlace(checkout.at);
    const neutral = neutralFolder(place);
    bare(trick.command, { settings: [], place: { ...place, commonDir: neutral.folder } });
    neutral.remove();
    expect(ran()).toBe(false);
  });
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkflowStore } from '../../src/adapters/workflow-store';
import { startWorkflow, stepWorkflow } from '../../src/core/workflow/step';

let top: string;
let home: string;
let workspace: string;
let sessions: string;
beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'workflow-')));
  home = join(top, 'home');
  workspace = join(top, 'work');
  sessions = join(home, '.countersign', 'sessions');
  mkdirSync(home);
  mkdirSync(workspace);
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const about = { id: 'abc', title: 'Mend the cache', body: 'It is never emptied.' };
const state = stepWorkflow(startWorkflow('bug_fix', about, 1_700_000_000_000), {
  kind: 'done',
  handed: 'The cache “is” never emptied.\u2028💡',
}).state;
/** The one file of the folder. */
const file = () => join(sessions, readdirSync(sessions)[0] ?? '');

test('DP-30 the place reached survives a restart, in one file for each workspace', async () => {
  expect(await openWorkflowStore(home, workspace).load()).toEqual({ state: null, warning: null });
  expect(existsSync(sessions)).toBe(false);
  expect(await openWorkflowStore(home, workspace).save(state)).toBeNull();
  expect(await openWorkflowStore(home, workspace).load()).toEqual({ state, warning: null });
  const over = stepWorkflow(state, { kind: 'next' }).state;
  expect(await openWorkflowStore(home, workspace).save(over)).toBeNull();
  expect(await openWorkflowStore(home, workspace).load()).toEqual({ state: over, warning: null });
  expect(readdirSync(sessions)).toEqual([expect.stringMatching(/^workflow-[0-9a-f]{24}\.json$/)]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(statSync(sessions).mode & 0o777).toBe(0o700);

  mkdirSync(join(top, 'other'));
  expect(await openWorkflowStore(home, join(top, 'other')).load()).toEqual({ state: null, warning: null });
  symlinkSync(workspace, join(top, 'link'));
  expect(await openWorkflowStore(home, join(top, 'link')).load()).toEqual({ state: over, warning: null });
});

test('DP-30 a largest state is kept', async () => {
  let large = startWorkflow('feature_development', { ...about, id: 'a'.repeat(99) }, 0);
  for (let stage = 0; stage < 4; stage++) {
    large = stepWorkflow(large, { kind: 'done', handed: '\u0001'.repeat(99_999) }).state;
  }
  expect(await openWorkflowStore(home, workspace).save(large)).toBeNull();
  expect(await openWorkflowStore(home, workspace).load()).toEqual({ state: large, warning: null });
});

test('DP-30 what cannot be used is one sentence and no state', async () => {
  const store = openWorkflowStore(home, workspace);
  await store.save(state);
  const path = file();
  const text = readFileSync(path, 'utf8');
  const warned = async (pattern: RegExp) => {
    const read = await store.load();
    expect(read.state).toBeNull();
    expect(read.warning).toMatch(pattern);
    expect(read.warning).toMatch(/^[^\n]+, so it was not taken up; start it again with `\/workflow NAME`\.$/);
  };
  writeFileSync(path, text.slice(0, 100));
  await warned(/half written/);
  writeFileSync(path, text.replace('"version": 1', '"version": 2'));
  await warned(/newer version/);
  writeFileSync(path, Buffer.from([0xff, 0xfe, 0, 1]));
  await warned(/damaged/);
  truncateSync(path, 1024 * 1024 + 1);
  await warned(/larger than 1024 KiB/);
  rmSync(path);
  mkdirSync(path);
  await warned(/not a regular file/);
  expect(await store.save(state)).toMatch(/was not kept for a later run: .* cannot be written to \(\w+\)\.$/);
  rmSync(path, { recursive: true });
  expect(await store.save(state)).toBeNull();
  expect((await store.load()).state).toEqual(state);
  expect(readdirSync(sessions)).toHaveLength(1);
});

test('DP-30 a link in its place is not read, and replaced instead of followed', async () => {
  const store = openWorkflowStore(home, workspace);
  await store.save(state);
  const path = file();
  const target = join(top, 'target.json');
  writeFileSync(target, readFileSync(path));
  rmSync(path);
  symlinkSync(target, path);
  expect((await store.load()).warning).toMatch(/^The saved workflow is a link, so/);
  const next = stepWorkflow(state, { kind: 'next' }).state;
  expect(await store.save(next)).toBeNull();
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(state);
  expect(await store.load()).toEqual({ state: next, warning: null });
});

test('DP-30 without a home, a workspace or a folder to write to, it is said and nothing breaks', async () => {
  const none = openWorkflowStore('', workspace);
  expect(await none.load()).toEqual({ state: null, warning: null });
  expect(await none.save(state)).toMatch(
    /was not kept .* there is no home directory to keep it in; set HOME\.$/,
  );
  const lost = openWorkflowStore(home, join(top, 'nowhere'));
  expect((await lost.load()).warning).toMatch(/cannot be looked for \(ENOENT\)/);
  expect(await lost.save(state)).toMatch(/cannot be written to \(ENOENT\)/);
  writeFileSync(join(top, 'file'), '');
  const blocked = openWorkflowStore(join(top, 'file'), workspace);
  expect((await blocked.load()).warning).toMatch(/cannot be read \(ENOTDIR\)/);
  expect(await blocked.save(state)).toMatch(/cannot be written to \(ENOTDIR\)/);
});

test('DP-30 two that save at once leave a whole file and no drafts', async () => {
  const next = stepWorkflow(state, { kind: 'next' }).state;
  const stores = [openWorkflowStore(home, workspace), openWorkflowStore(home, workspace)];
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => stores[index % 2]?.save(index % 2 ? state : next)),
  );
  const read = await openWorkflowStore(home, workspace).load();
  expect([state, next]).toContainEqual(read.state);
  expect(readdirSync(sessions)).toHaveLength(1);
});

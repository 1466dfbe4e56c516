import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect } from 'vitest';
import type { Report } from '../../src/domain/report';
import type { ScriptedEndpoint } from '../fakes/endpoint';
import { traceOf } from '../fakes/key-forms';
import { countersign, type Ended, folder, git, type Start, write } from './process';

/** A file of the workspace, a line that its diff adds, and what is to be done: a reading model needs all three. */
export const title = 'grossPrice fails without a rate';
/** No rule has anything against it: what is said of it, a model says. */
export const added = 'export const total = (prices) => prices.reduce((sum, price) => sum + price);';
export const known = { file: 'src-price.js', line: added, task: title };

export interface Setup {
  args?: readonly string[];
  env?: Record<string, string>;
  task?: string;
  /** The arguments name the task. */
  withoutInput?: true;
  /** Called with the workspace before the run. */
  ready?: (cwd: string) => void;
  /** What the diff adds besides. */
  diff?: string;
  /** Further files of the workspace, committed, and of the home folder. */
  files?: Record<string, string>;
  home?: Record<string, string>;
  /** What GitHub says has happened; with it the run is one of GitHub Actions. */
  event?: object;
  during?: Start['during'];
  node?: string;
}

/** A run, and every text that it left behind. */
export interface ModelRun extends Ended {
  report: Report;
  left: readonly { where: string; text: string }[];
  /** Where it ran, and whose home that was. */
  cwd: string;
  home: string;
  /** The lines of standard error that end it, without progress: with `--quiet` these are all. */
  said: string[];
}

const before = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';

/** One run of the bundle on a small repository with a diff, in a home of its own. */
export async function modelRun(setup: Setup = {}): Promise<ModelRun> {
  const cwd = folder({ 'src-price.js': before, 'task.txt': `${setup.task ?? title}\n`, ...setup.files });
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'fix: round prices'],
  ])
    git(cwd, ...args);
  write(cwd, { 'src-price.js': `${before}${added}\n${setup.diff ?? ''}` });
  const home = folder(setup.home);
  setup.ready?.(cwd);
  const actions = setup.event === undefined ? null : folder({ 'event.json': JSON.stringify(setup.event) });
  const ended = await countersign(
    [
      ...(setup.withoutInput ? [] : ['--input', 'task.txt']),
      '--json',
      '--output',
      join(home, 'result.md'),
      ...(setup.args ?? []),
    ],
    {
      cwd,
      env: { HOME: home, ...(actions === null ? {} : actionsEnv(actions)), ...setup.env },
      ...(setup.during ? { during: setup.during } : {}),
      ...(setup.node ? { node: setup.node } : {}),
    },
  );
  const folders = [cwd, home, ...(actions === null ? [] : [actions])];
  const given = new Set(['task.txt', 'src-price.js', 'event.json', ...Object.keys(setup.files ?? {})]);
  const files = folders
    .flatMap((at) =>
      filesIn(at).map((path) => ({ where: relative(at, path), text: readFileSync(path, 'utf8') })),
    )
    .filter(({ where }) => !given.has(where) && !(where in (setup.home ?? {})));
  const { stdout, stderr } = ended;
  return {
    ...ended,
    report: JSON.parse(stdout) as Report,
    cwd,
    home,
    left: [{ where: 'stdout', text: stdout }, { where: 'stderr', text: stderr }, ...files],
    said: stderr.split('\n').filter((line) => line !== ''),
  };
}

function actionsEnv(at: string): Record<string, string> {
  write(at, { output: '', summary: '' });
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: join(at, 'event.json'),
    GITHUB_OUTPUT: join(at, 'output'),
    GITHUB_STEP_SUMMARY: join(at, 'summary'),
    RUNNER_TEMP: at,
  };
}

/** What stands in one of the files that a run left behind. */
export function leftIn(run: ModelRun, where: string): string {
  return run.left.find((one) => one.where === where)?.text ?? '';
}

function filesIn(at: string): string[] {
  return readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.name !== '.git')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(at, entry.name)) : [join(at, entry.name)]));
}

/** None of the secrets, in any usual form, in what the run left behind or in what it asked. */
export function expectNoTrace(run: ModelRun, secrets: readonly string[], endpoint?: ScriptedEndpoint): void {
  const asked = endpoint?.requests.map(({ raw }, n) => ({ where: `request ${n}`, text: raw })) ?? [];
  const found = [...run.left, ...asked].flatMap(({ where, text }) =>
    secrets.flatMap((secret) => traceOf(secret, text).map((form) => `${where}: ${form}`)),
  );
  expect(found).toEqual([]);
}

const root = join(import.meta.dirname, '../..');
const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(join(root, 'schema/report.schema.json'), 'utf8')),
);

/** The report keeps to its published schema. */
export function expectValid(report: Report): void {
  validate(report);
  expect(validate.errors).toBeNull();
}

export interface Wanted {
  kind: NonNullable<Report['error']>['kind'];
  /** What the sentence says, what happened and which setting to change. */
  says: readonly (string | RegExp)[];
}

/** A failure that is told: one line, exit 1, a valid report of the right kind that claims nothing that was not done. */
export function expectFailure(run: ModelRun, { kind, says }: Wanted): void {
  const line = run.said.join('\n');
  for (const part of says)
    if (typeof part === 'string') expect(line).toContain(part);
    else expect(line).toMatch(part);
  expect(run.said).toHaveLength(1);
  expect(line).toMatch(/^countersign: [^\n]{10,600}[.?]$/);
  expect(run.stdout + run.stderr).not.toMatch(/^\s+at |\\n +at |node:internal|\.js:\d+:\d+/m);
  expect([run.code, run.report.status, run.report.exitCode]).toEqual([1, 'failure', 1]);
  expect(run.report.error?.kind).toBe(kind);
  expectValid(run.report);
  expectNoModelClaimed(run.report);
}

/** Asked for, and nothing came: not a run without a model, and nothing that passes for a model's. */
export function expectNoModelClaimed({ engine, plan, modes, findings }: Report): void {
  expect(engine.kind).toBe('openai');
  expect(engine.note).not.toMatch(/written by|by rules/);
  expect({ plan, modes, findings }).toEqual({ plan: null, modes: {}, findings: [] });
}

/** A run without a model, and why, where that was not what was set up. */
export function expectOffline(run: ModelRun, note: RegExp = /^No model was used/): void {
  expect(run.report.engine).toMatchObject({
    kind: 'offline',
    model: null,
    note: expect.stringMatching(note),
  });
  expect(run.report.plan).not.toBeNull();
  expect(run.report.usage.calls).toBe(0);
  expect(run.report.error).toBeNull();
  expectValid(run.report);
}

/** Plan and three verdicts of the model. */
export function expectModel(run: ModelRun): void {
  expect(run.report.error).toBeNull();
  expect(run.report.engine.kind).toBe('openai');
  expect(run.report.plan?.title).toBe(title);
  expect(Object.keys(run.report.modes).sort()).toEqual(['debugger', 'reviewer', 'security']);
  expectValid(run.report);
}

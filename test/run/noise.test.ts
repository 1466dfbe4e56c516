import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FindingDraft } from '../../src/domain/finding';
import type { Report } from '../../src/domain/report';
import { offline } from '../../src/engine/offline';
import type { Crew } from '../../src/pipelines/work';
import { run as runOrder } from '../../src/run';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';
import { git } from '../proof/packages';

let assets = '';
let cwd = '';
const bad = (name: string) =>
  `exports.${name} = (req, done) => fs.readFile('${name}/' + req.query.file, done);\n`;
const head = "const fs = require('fs');\n";
const names = Array.from({ length: 12 }, (_, at) => `list${at + 1}`);

beforeAll(() => {
  assets = grammarFolder();
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'noise-'));
  mkdirSync(join(cwd, 'src'));
  writeFileSync(join(cwd, 'src/list.js'), head + names.map(bad).join(''));
  return () => rmSync(cwd, { recursive: true, force: true });
});

function commit(): void {
  git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'Ada', 'add', '--all');
  git(cwd, 'Ada', 'commit', '--quiet', '--message', 'Start');
}

const question = 'Examine list1 in src/list.js';

async function run(argv: readonly string[], crew?: (crew: Crew) => Crew): Promise<Report> {
  const task = ['--task', question, '--engine', 'offline'];
  return (await runInProcess([...task, ...argv], { assets, cwd, ...(crew ? { crew } : {}) })).report;
}

/** The same with a limit of 0, whatever limits the settings allow. */
async function runShowingNothing(...argv: string[]): Promise<Report> {
  const { config, wired } = await runInProcess(['--task', question, ...argv], { assets, cwd });
  const task = {
    ...{ id: '0', title: question, body: '', files: [], instructions: '' },
    origin: { kind: 'text' as const },
    trust: await wired.trust(),
  };
  const turns = { texts: [question], title: null, of: 1, notes: [] };
  const settled = { config: { ...config, maxFindings: 0 }, warnings: [], isSet: () => false };
  const order = { task, turns, word: null, ...settled, own: [] };
  return runOrder(order, { ...wired.crew, engine: offline }, await wired.open(config));
}

const reasons = (report: Report) => new Set(report.suppressed.map((s) => s.reason));

/** A security auditor who says one thing more. */
function saying(draft: Partial<FindingDraft>) {
  return (crew: Crew): Crew => ({
    ...crew,
    critics: crew.critics.map((critic) => ({
      ...critic,
      offline(task, evidence, plan) {
        const said = critic.offline(task, evidence, plan);
        if (said.mode !== 'security') return said;
        const [first] = said.vulnerabilities;
        if (first === undefined) throw new Error('The auditor found nothing.');
        const more = { ...first, ruleId: null, startLine: null, endLine: null, category: 'plan', ...draft };
        return { ...said, vulnerabilities: [...said.vulnerabilities, more as FindingDraft] };
      },
    })),
  });
}

test('ten findings are shown unless told otherwise, and the others are in the report', async () => {
  const report = await run([]);
  expect([report.findings.length, report.suppressed.length, report.exitCode]).toEqual([10, 2, 0]);
  expect(reasons(report)).toEqual(new Set(['over-limit']));
  expect(report.message).toMatch(/, with 10 findings, 2 more held back\. /);
  const { vulnerabilities, severity } = report.modes.security ?? {};
  expect(vulnerabilities).toEqual(report.findings);
  expect(severity).toEqual(report.findings.map((f) => f.severity));
  const all = await run(['--max-findings', '12']);
  expect(all.findings.map((f) => f.id)).toEqual(
    [...report.findings, ...report.suppressed.map((s) => s.finding)].map((f) => f.id),
  );
  expect(all.suppressed).toEqual([]);
});

describe('the threshold counts what only the limit hides', () => {
  test.each([
    [[], '12 findings are high or worse; 2 of them are held back by --max-findings.'],
    [['--max-findings', '11'], '12 findings are high or worse; 1 of them is held back by --max-findings.'],
    [['--max-findings', '12'], '12 findings are high or worse.'],
  ])('%j', async (argv, message) => {
    const report = await run(['--fail-on', 'high', ...argv]);
    expect([report.status, report.exitCode, report.message]).toEqual(['findings', 1, message]);
  });

  test('also where nothing is shown', async () => {
    const report = await runShowingNothing('--fail-on', 'high');
    expect([report.findings.length, report.suppressed.length, report.exitCode]).toEqual([0, 12, 1]);
    expect(report.message).toBe('12 findings are high or worse; they are held back by --max-findings.');
    expect(report.modes.security).toMatchObject({ vulnerabilities: [], severity: [] });
  });

  test('also where nothing is shown and the threshold is the default', async () => {
    writeFileSync(join(cwd, 'src/list.js'), head);
    commit();
    writeFileSync(join(cwd, 'src/list.js'), head + bad('list1'));
    const report = await runShowingNothing();
    expect([report.findings.length, report.exitCode]).toEqual([0, 1]);
    expect(report.message).toBe('1 finding is high or worse; it is held back by --max-findings.');
  });

  test('without a threshold nothing fails, and nothing is called free of findings', async () => {
    const report = await runShowingNothing();
    expect([report.status, report.findings.length]).toEqual(['awaiting_approval', 0]);
    expect(report.message).toMatch(/, with no findings shown, 12 held back\. /);
  });
});

describe('what the person did not ask to see does not count', () => {
  test('below the least severity', async () => {
    const report = await run(['--min-severity', 'critical', '--fail-on', 'high']);
    expect([report.findings.length, report.suppressed.length, report.exitCode]).toEqual([0, 12, 0]);
    expect(reasons(report)).toEqual(new Set(['low-severity']));
    expect(report.message).toMatch(/, with no findings shown, 12 held back\. /);
  });

  test('below the least confidence, but a rule’s findings stay', async () => {
    const claim = saying({ severity: 'critical', confidence: 0.5, quote: bad('list2').trim() });
    const argv = ['--max-findings', '20', '--fail-on', 'critical'];
    const unsure = await run(argv, claim);
    expect([unsure.findings.length, unsure.exitCode]).toEqual([12, 0]);
    expect(unsure.suppressed).toMatchObject([{ reason: 'low-confidence', finding: { startLine: 3 } }]);
    const shown = await run([...argv, '--min-confidence', '0.5'], claim);
    expect([shown.findings.length, shown.exitCode]).toEqual([13, 1]);
    expect((await run(['--max-findings', '20', '--min-confidence', '1'])).findings).toHaveLength(12);
  });
});

test('a line that repeats an older one is new all the same', async () => {
  writeFileSync(join(cwd, 'src/list.js'), head + bad('list1'));
  commit();
  expect((await run([])).exitCode).toBe(0);
  writeFileSync(join(cwd, 'src/list.js'), `${head}${bad('list1')}exports.n = 1;\n${bad('list1')}`);
  const report = await run([]);
  expect(report.findings).toMatchObject([{ startLine: 2, detail: expect.stringContaining('at line 4.') }]);
  expect([report.status, report.message]).toEqual(['findings', '1 finding is high or worse.']);
});

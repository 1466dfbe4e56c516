import { describe, expect, test } from 'vitest';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { startTurns } from '../fakes/endpoint-turns';
import { claim, planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { modelBench, usualTask } from '../fakes/model-run';
import { madeUpTokens } from '../fakes/secrets';

const bench = modelBench();
const line = 'export const run = (code) => load(code);';
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';

interface Minds {
  /** What each critic claims; nothing where it is not named. */
  claims?: Readonly<Record<string, readonly object[]>>;
  /** The answer to the n-th question for a plan, from 0. */
  plan?: (n: number) => unknown;
}

const planNumber = (n: number) => planAnswer(usualTask, ['src/price.js'], { summary: `Plan ${n}.` });

async function run({ claims = {}, plan = planNumber }: Minds, now = `${price}${line}\n`) {
  let plans = 0;
  const answer = (request: ParsedRequest) => {
    const stage = stageOf(request) ?? '';
    return stage === 'plan' ? plan(plans++) : verdictAnswer(stage, claims[stage] ?? []);
  };
  const cwd = bench.repository({ 'src/price.js': price }, { 'src/price.js': now });
  const brought = await bench.run(cwd, startTurns(answer));
  return { ...brought, asked: brought.posts.map((post) => stageOf(post) ?? '') };
}

const critical = claim({ file: 'src/price.js', quote: line, severity: 'critical' });
const round = ['debugger', 'plan', 'reviewer', 'security'];

describe('a critical finding of a model that holds causes one revision of the plan', () => {
  test('one more question for a plan, with the plan so far and the objection', async () => {
    const { report, asked, posts } = await run({ claims: { security: [critical] } });
    expect(asked.toSorted()).toEqual([...round, 'plan'].toSorted());
    expect(asked.at(-1)).toBe('plan');
    expect(report.plan).toMatchObject({ version: 2, summary: 'Plan 1.' });
    expect(report.approval?.planId).toBe(report.plan?.id);
    expect(report.warnings.filter((one) => /written again once/.test(one))).toHaveLength(1);
    // What the revision changed is told, and the finding stands at the step that names its file.
    expect(report.planChanges).toEqual(['The summary says now: "Plan 1."']);
    const step = report.plan?.steps.find(({ files }) => files.includes('src/price.js'))?.number;
    expect(report.stepFindings).toEqual([{ step, findings: report.findings.map(({ id }) => id) }]);
    const told = posts.at(-1)?.messages[2]?.content ?? '';
    for (const part of ['Plan 0.', 'name="plan so far"', 'name="objections"', 'Code is run from a text'])
      expect(told).toContain(part);
    expect(report.error).toBeNull();
  });

  test('one for several, and no second round for a plan that is no better', async () => {
    const { report, asked } = await run({
      claims: { security: [critical], reviewer: [critical], debugger: [critical] },
    });
    expect(asked.filter((stage) => stage === 'plan')).toHaveLength(2);
    expect(asked).toHaveLength(5);
    expect(report.plan?.version).toBe(2);
    // The verdicts are on the first plan, and the findings still count.
    expect([report.status, report.exitCode]).toEqual(['findings', 1]);
  });

  test.each([
    ['a quote that stands nowhere', claim({ file: 'src/price.js', quote: 'evil();', severity: 'critical' })],
    ['a severity below', claim({ file: 'src/price.js', quote: line, severity: 'high' })],
    ['too little confidence', { ...critical, confidence: 0.3 }],
  ])('none for %s', async (_, one) => {
    const { report, asked } = await run({ claims: { security: [one] } });
    expect(asked.toSorted()).toEqual(round);
    expect(report.plan?.version).toBe(1);
    expect(report.warnings.join()).not.toContain('written again');
  });

  test('none for what a scanner found: the planner knew it', async () => {
    const leaked = `export const token = "${madeUpTokens()['github-token']}";\n`;
    const { report, asked } = await run({}, `${price}${leaked}`);
    expect(report.findings).toMatchObject([{ severity: 'critical', ruleId: expect.any(String) }]);
    expect(asked.toSorted()).toEqual(round);
    expect(report.plan?.version).toBe(1);
  });

  test.each<[string, unknown]>([
    ['prose', 'I would rather not.'],
    ['an empty plan', planAnswer(usualTask, ['src/price.js'], { objectives: [] })],
    ['a plan that leads out', planAnswer(usualTask, ['../../etc/passwd'])],
  ])('that fails (%s) is named, and the first plan stays', async (_, bad) => {
    const { report, asked } = await run({
      claims: { security: [critical] },
      plan: (n) => (n === 0 ? planNumber(0) : bad),
    });
    expect(asked.filter((stage) => stage === 'plan').length).toBeGreaterThan(1);
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['revision']);
    expect(report.plan).toMatchObject({ version: 1, summary: 'Plan 0.' });
    expect(report.warnings.join()).not.toContain('written again');
    expect(report.modes.security?.vulnerabilities).toHaveLength(1);
  });

  test('that brings the same plan changes nothing', async () => {
    const { report, asked } = await run({ claims: { security: [critical] }, plan: () => planNumber(0) });
    expect(asked).toHaveLength(5);
    expect(report.plan).toMatchObject({ version: 1, summary: 'Plan 0.' });
    expect(report.warnings.join()).not.toContain('written again');
  });
});

import { describe, expect, test } from 'vitest';
import { startEndpoint } from '../fakes/endpoint';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { type Odd, startTurns } from '../fakes/endpoint-turns';
import { claim, planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { modelBench, usualTask } from '../fakes/model-run';

const bench = modelBench();
const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';

/** A changed file of about 2,000 tokens with one line that only it has. */
const markOf = (n: number) => `export const mark${n} = load(${n * 7919});`;
const bulk = (n: number, lines = 80) =>
  Array.from(
    { length: lines },
    (_, at) => `// part ${n} line ${at} keeps the price and the rate of all the goods in the store\n`,
  ).join('');

/** A repository with this many changed files. */
function changed(files: number, lines?: number): string {
  const numbers = Array.from({ length: files }, (_, n) => n);
  const before = Object.fromEntries(numbers.map((n) => [`src/part${n}.js`, `// part ${n}\n`]));
  const now = Object.fromEntries(
    numbers.map((n) => [`src/part${n}.js`, `// part ${n}\n${markOf(n)}\n${bulk(n, lines)}`]),
  );
  return bench.repository({ ...before, 'src/price.js': price }, now);
}

/** The files whose mark stands in the diff that a request shows. */
function shownIn({ text }: ParsedRequest): number[] {
  const diff = text.slice(text.lastIndexOf('name="diff"'));
  return [...diff.matchAll(/export const mark(\d+) =/g)].map((found) => Number(found[1]));
}

/** A model whose security critic claims every mark that it sees, and one weakness of the plan wherever it looks. */
function marking(request: ParsedRequest): unknown {
  const stage = stageOf(request) ?? '';
  if (stage === 'plan') return planAnswer(usualTask, ['src/price.js']);
  if (stage !== 'security') return verdictAnswer(stage, []);
  const marks = shownIn(request).map((n) =>
    claim({ title: `Mark ${n} is loaded`, file: `src/part${n}.js`, quote: markOf(n), severity: 'low' }),
  );
  return verdictAnswer(stage, [
    ...marks,
    claim({ title: 'The plan has no rollback', category: 'plan', severity: 'low' }),
  ]);
}

const critics = ['reviewer', 'security', 'debugger'];
// Without tools, which would have their share of the window.
const narrow = ['--context-tokens', '16000', '--max-findings', '100', '--no-tools'];

describe('a diff over the window is examined in parts', () => {
  test('side by side, all of it; the findings of all parts, each once', async () => {
    const cwd = changed(12);
    let open = 0;
    let most = 0;
    let release = () => {};
    const together = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { report, posts } = await bench.run(
      cwd,
      startTurns(async (request) => {
        if (stageOf(request) === 'plan') return marking(request);
        open += 1;
        most = Math.max(most, open);
        // All wait for the ninth; where questions are put one after the other, it never comes.
        if (open === 9) release();
        setTimeout(release, 10_000).unref();
        await together;
        open -= 1;
        return marking(request);
      }),
      { args: narrow },
    );
    const parts = posts.filter((post) => stageOf(post) === 'security').length;
    // 12 files of 1,700 tokens: what task and evidence leave of their share is the diff’s too.
    expect(parts).toBe(3);
    for (const critic of critics) {
      const own = posts.filter((post) => stageOf(post) === critic);
      expect(own.flatMap(shownIn).toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]);
    }
    // All parts of all critics were under way together.
    expect(most).toBe(3 * parts);
    expect(report.error).toBeNull();
    const titles = report.findings.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Mark'))).toHaveLength(12);
    expect(titles.filter((title) => title.startsWith('The plan'))).toHaveLength(1);
    expect(report.coverage.examined).toContainEqual(expect.stringContaining(`the diff in ${parts} parts`));
    expect(report.coverage.truncated).toContainEqual({
      what: 'parts of the diff shown to the planner',
      kept: 1,
      of: parts,
    });
    expect(report.coverage.skipped.filter(({ what }) => what.startsWith('src/part'))).toEqual([]);
  });

  test('what does not fit into 8 parts is named, every file of it; what only removes lines goes first', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    const before = Object.fromEntries(numbers.map((n) => [`src/part${n}.js`, `// part ${n}\n`]));
    const now = Object.fromEntries(
      numbers.map((n) => [`src/part${n}.js`, `// part ${n}\n${markOf(n)}\n${bulk(n)}`]),
    );
    const gone = { 'src/aaa.js': `// first of all by its name\n${bulk(99)}` };
    const cwd = bench.repository(
      { ...before, ...gone, 'src/price.js': price },
      { ...now, 'src/aaa.js': '// first of all by its name\n' },
    );
    const { report, posts } = await bench.run(cwd, startTurns(marking), { args: narrow });
    const own = posts.filter((post) => stageOf(post) === 'security');
    expect(own).toHaveLength(8);
    const seen = new Set(own.flatMap(shownIn));
    const dropped = numbers.filter((n) => !seen.has(n)).map((n) => `src/part${n}.js`);
    expect(dropped.length).toBeGreaterThan(5);
    const named = report.coverage.skipped.map(({ what }) => what);
    for (const file of [...dropped, 'src/aaa.js']) expect(named).toContain(file);
    expect(own.map(({ text }) => text).join()).not.toContain('part 99 line 7');
    // Nothing is said to be left out that was shown whole.
    const whole = [...seen].filter((n) => own.some(({ text }) => text.includes(`part ${n} line 79`)));
    const shownWhole = whole.filter((n) => own.filter((post) => shownIn(post).includes(n)).length === 1);
    for (const n of shownWhole.slice(0, -2)) expect(named).not.toContain(`src/part${n}.js`);
    expect(report.error).toBeNull();
  });

  test('a partial examination fails the run where that is asked for', async () => {
    const { report } = await bench.run(changed(12), startTurns(marking), {
      args: [...narrow, '--fail-on-partial'],
    });
    expect([report.status, report.exitCode]).toEqual(['failure', 1]);
    expect(report.message).toContain('partial');
  });

  test('one part that fails: the findings of the others stand, and the run is no pass', async () => {
    const bad = (request: ParsedRequest) =>
      stageOf(request) === 'security' && shownIn(request).includes(5) ? 'No.' : marking(request);
    const { report } = await bench.run(changed(12), startTurns(bad), { args: narrow });
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    expect(report.coverage.failed).toHaveLength(1);
    expect(report.coverage.failed[0]?.what).toMatch(/^security part \d+ of \d+$/);
    expect(report.coverage.failed[0]?.reason).toContain('no usable answer');
    const titles = report.findings.map(({ title }) => title);
    expect(titles).not.toContain('Mark 5 is loaded');
    expect(titles.length).toBeGreaterThan(5);
    expect(Object.keys(report.modes).toSorted()).toEqual(critics.toSorted());
  });

  test('all parts of a critic fail: the critic failed', async () => {
    const bad = (request: ParsedRequest) => (stageOf(request) === 'security' ? 'No.' : marking(request));
    const { report } = await bench.run(changed(12), startTurns(bad), { args: narrow });
    expect(report.coverage.failed.map(({ what }) => what)).toEqual(['security']);
    expect([report.exitCode, report.error?.kind, report.modes.security]).toEqual([1, 'model', undefined]);
  });
});

describe('a request that the endpoint finds too long is made smaller', () => {
  test('to what the endpoint says it reads', async () => {
    const home = bench.home();
    const cwd = changed(8, 100);
    const given = { home, args: ['--max-findings', '100'] };
    const endpoint = await startEndpoint('strict', marking, { contextTokens: 14_000 });
    const first = await bench.run(cwd, endpoint, { ...given, staysOpen: true });
    expect(first.report.error).toBeNull();
    expect(first.report.findings.filter(({ title }) => title.startsWith('Mark'))).toHaveLength(8);
    const warnings = first.events.filter((event) => event.type === 'warning');
    expect(warnings).toMatchObject([{ message: expect.stringContaining('14000 tokens') }]);
    // The next run knows it: nothing is refused, and nothing is asked twice.
    const next = await bench.run(cwd, endpoint, given);
    expect(next.posts).toHaveLength(first.posts.length - 1);
    expect(next.events.filter((event) => event.type === 'warning')).toEqual([]);
  });

  const tooLong: Odd = { status: 400, body: { error: { message: 'The prompt is too long.', code: null } } };

  test('again and again, where it does not say how much it reads', async () => {
    const limit = 60_000;
    const { report, posts } = await bench.run(
      changed(12, 120),
      startTurns(marking, ({ request }) => (request.text.length > limit ? tooLong : null)),
      { args: ['--max-findings', '100'] },
    );
    expect(report.error).toBeNull();
    const seen = posts.filter((post) => stageOf(post) === 'security' && post.text.length <= limit);
    expect(new Set(seen.flatMap(shownIn)).size).toBe(12);
  });

  test('four times at most; then the run fails and says what to do', async () => {
    const { report, posts } = await bench.run(
      changed(2),
      startTurns(marking, () => tooLong),
    );
    expect(posts).toHaveLength(5);
    expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
    expect(report.error?.message).toContain('too long');
    expect(report.error?.hint).toContain('--context-tokens');
    expect(report.plan).toBeNull();
  });

  test('a window in which nothing fits is said at once, and nothing is sent', async () => {
    const { report, posts } = await bench.run(changed(2), startTurns(marking), {
      args: ['--context-tokens', '1500'],
    });
    expect(posts).toEqual([]);
    expect([report.exitCode, report.error?.kind]).toEqual([1, 'model']);
    expect(report.error?.message).toContain('1500');
  });
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliver } from '../../src/commands/deliver';
import type { Collector } from '../../src/domain/collector';
import type { Config } from '../../src/domain/config';
import { Stopped } from '../../src/domain/errors';
import { criticNames } from '../../src/domain/mode';
import type { Outlet } from '../../src/domain/outlet';
import { report as reportSchema } from '../../src/domain/report';
import type { Sink, SinkName } from '../../src/domain/sink';
import { offline } from '../../src/engine/offline';
import { collectors } from '../../src/evidence/index.generated';
import { critics } from '../../src/modes/index.generated';
import { planning } from '../../src/modes/planning';
import type { Crew } from '../../src/pipelines/work';
import { sinks } from '../../src/sinks/index.generated';
import { grammarFolder } from '../fakes/grammars';
import { plainScreen } from '../fakes/report';
import { type Ran, runInProcess } from '../fakes/runner';
import { git } from '../proof/packages';

const formats = ['json', 'text', 'markdown', 'sarif'] as const;
/** Nothing in the program says this by itself. */
const reason = 'the floor gave way under the lamp';
const everyCritic = [...criticNames].sort();
let assets = '';
let cwd = '';

beforeAll(() => {
  assets = grammarFolder();
  cwd = mkdtempSync(join(tmpdir(), 'failures-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  write('package.json', '{ "name": "shop", "scripts": { "test": "node --test" } }\n');
  write('CODEOWNERS', '* @example/shop\n');
  write(
    'src/price.js',
    'export function grossPrice(net, rate) {\n  const factor = 1 + rate.value;\n  return net * factor;\n}\n',
  );
  write(
    'test/price.test.js',
    "import { grossPrice } from '../src/price.js';\ngrossPrice(1, { value: 1 });\n",
  );
  git(cwd, 'Ada', 'init', '--quiet', '--initial-branch=main');
  git(cwd, 'Ada', 'add', '--all');
  git(cwd, 'Ada', 'commit', '--quiet', '--message', 'fix: round prices');
  write(
    'src/price.js',
    `${readFileSync(join(cwd, 'src/price.js'), 'utf8')}export const run = (code) => eval(code);\n`,
  );
});

afterAll(() => {
  for (const folder of [assets, cwd]) rmSync(folder, { recursive: true, force: true });
});

const task = `grossPrice fails without a rate

TypeError: Cannot read properties of undefined (reading 'value')
    at grossPrice (/srv/shop/src/price.js:2:29)`;

function go(crew: (crew: Crew) => Crew = (same) => same, interrupted?: AbortController): Promise<Ran> {
  return runInProcess(['--task', task, '--critics', criticNames.join(',')], {
    assets,
    cwd,
    crew,
    ...(interrupted ? { interrupted } : {}),
  });
}

/** The report says what failed, says so in every format, and fails the run. */
async function expectFailed(ran: Ran, what: string, why = reason): Promise<void> {
  const { report } = ran;
  expect(report.coverage.failed).toEqual([{ what, reason: expect.stringContaining(why) }]);
  expect(report.coverage.complete).toBe(false);
  expect([report.status, report.exitCode, report.success]).toEqual(['failure', 1, false]);
  expect(report.message).toContain(what);
  expect(reportSchema.parse(report)).toEqual(report);
  for (const format of formats) {
    const { stdout, report: delivered } = await ran.deliver({ format });
    expect(delivered.exitCode, format).toBe(1);
    expect(flat(stdout), format).toContain(why);
    // Without the line that says how the run ended: the failed unit has a place of its own.
    const printed = (await sinks[format]()).render({ ...report, error: null, message: '-' }, plainScreen);
    expect(flat(printed), format).toContain(what);
    expect(flat(printed), format).toContain(why);
  }
}

/** Text wraps at the width of the screen. */
function flat(text: string): string {
  return text.replace(/[\s|]+/g, ' ').replaceAll('\\', '');
}

test('without a failure nothing stands there: what the other tests find is what they put in', async () => {
  const { report, deliver: print } = await go();
  expect(report.coverage.failed).toEqual([]);
  expect(report.status).toBe('findings');
  expect(Object.keys(report.modes).sort()).toEqual(everyCritic);
  for (const format of formats) expect(flat((await print({ format })).stdout)).not.toContain(reason);
});

describe('a collector that throws', () => {
  test.each(collectors.map((c) => c.name))('%s', async (name) => {
    const whole = await go();
    const ran = await go((crew) => ({ ...crew, collectors: crew.collectors.map((c) => broken(c, name)) }));
    await expectFailed(ran, name);
    expect(ran.report.plan).not.toBeNull();
    expect(Object.keys(ran.report.modes).sort()).toEqual(everyCritic);
    // The others did what they do without it; those of the second round may have less to look at.
    const first = collectors.filter((c) => c.round === 1 && c.name !== name).map((c) => c.name);
    const done = ran.report.metrics.stages.filter((s) => s.ok).map((s) => s.name);
    expect(done).toEqual(expect.arrayContaining([...first, 'plan', 'reviewer', 'security', 'debugger']));
    expect(ran.report.metrics.stages.map((s) => s.name).sort()).toEqual(
      whole.report.metrics.stages.map((s) => s.name).sort(),
    );
  });
});

function broken(collector: Collector, name: string): Collector {
  if (collector.name !== name) return collector;
  return { ...collector, gather: async () => Promise.reject(new Error(`${reason}.`)) };
}

test('a collector that throws at once, before it gives a promise', async () => {
  const ran = await go((crew) => ({
    ...crew,
    collectors: crew.collectors.map((c) =>
      c.name === 'tests'
        ? {
            ...c,
            gather: () => {
              throw new Error(`${reason}.`);
            },
          }
        : c,
    ),
  }));
  await expectFailed(ran, 'tests');
});

test('several that throw are all named, in every format', async () => {
  const broke: Record<string, string> = { owners: 'the first lamp fell', tests: 'the second lamp fell' };
  const { deliver: print, report } = await go((crew) => ({
    ...crew,
    collectors: crew.collectors.map((c) =>
      broke[c.name] ? { ...c, gather: async () => Promise.reject(new Error(broke[c.name])) } : c,
    ),
  }));
  expect(report.coverage.failed.map((f) => f.what).sort()).toEqual(Object.keys(broke));
  for (const format of formats) {
    const { stdout } = await print({ format });
    for (const why of Object.values(broke)) expect(flat(stdout), format).toContain(why);
  }
});

describe('a critic that throws', () => {
  test.each(criticNames)('%s', async (name) => {
    const throwing = () => {
      throw new Error(`${reason}.`);
    };
    const ran = await go((crew) => ({
      ...crew,
      critics: crew.critics.map((c) => (c.name === name ? { ...c, offline: throwing } : c)),
    }));
    await expectFailed(ran, name);
    expect(Object.keys(ran.report.modes).sort()).toEqual(everyCritic.filter((n) => n !== name));
    expect(ran.report.plan?.steps).toHaveLength(1);
  });

  test('something that is no error', async () => {
    const ran = await go((crew) => ({
      ...crew,
      critics: critics.map((c) => ({
        ...c,
        offline: (...given) => {
          if (c.name === 'reviewer') throw reason;
          return c.offline(...given);
        },
      })),
    }));
    await expectFailed(ran, 'reviewer');
    expect(ran.report.findings.map((f) => f.mode)).toContain('security');
  });
});

describe('a planner', () => {
  test('that throws leaves nothing to examine, and that is said of each critic', async () => {
    const engine = { ...offline, plan: () => Promise.reject(new Error(`${reason}.`)) };
    const ran = await go((crew) => ({ ...crew, engine }));
    await expectFailed(ran, 'plan');
    expect(ran.report.plan).toBeNull();
    expect(ran.report.approval).toBeNull();
    expect(ran.report.modes).toEqual({});
    expect(ran.report.coverage.skipped.map((s) => s.what)).toEqual(expect.arrayContaining([...criticNames]));
  });

  test('whose steps wait for each other is refused', async () => {
    const engine: Crew['engine'] = {
      ...offline,
      plan: async (given, evidence) => {
        const draft = planning.offline(given, evidence);
        const steps = draft.steps.map((step, at) => (at === 0 ? { ...step, dependencies: [2] } : step));
        return { ...draft, steps };
      },
    };
    const ran = await go((crew) => ({ ...crew, engine }));
    await expectFailed(ran, 'plan', 'circle: 1 → 2 → 1');
    expect(ran.report.plan).toBeNull();
  });
});

describe('a collector that hangs', () => {
  test.each([
    ['timeout', 'timeout', 1],
    ['signal', 'failure', 1],
  ] as const)('until the %s ends the run', async (why, status, exit) => {
    const interrupted = new AbortController();
    const ran = await go(
      (crew) => ({
        ...crew,
        collectors: crew.collectors.map((c) =>
          c.name === 'history'
            ? {
                ...c,
                gather: () => {
                  setTimeout(() => interrupted.abort(new Stopped(why, reason)), 20);
                  return new Promise<never>(() => {});
                },
              }
            : c,
        ),
      }),
      interrupted,
    );
    const { report } = ran;
    expect([report.status, report.exitCode]).toEqual([status, exit]);
    const skipped = report.coverage.skipped.filter((s) => s.reason === reason).map((s) => s.what);
    expect(skipped).toEqual(expect.arrayContaining(['history', 'plan']));
    expect(report.coverage.complete).toBe(false);
    expect(report.coverage.examined.join('\n')).toContain('1 stack trace in the task');
    for (const format of formats) expect(flat((await ran.deliver({ format })).stdout)).toContain(reason);
  });
});

describe('an output that throws', () => {
  const asked = [...formats, 'output'] as const;
  test.each(asked)('%s', async (name) => {
    const { report, config } = await go();
    const written: { stdout: string; files: Map<string, string> } = { stdout: '', files: new Map() };
    const last = await deliver(
      report,
      { ...config, ...(name === 'output' ? { output: 'deep/report.md' } : { format: name }) } as Config,
      {
        outlet: outlet(written, name === 'output'),
        sinks: name === 'output' ? sinks : { ...sinks, [name]: async () => silent(name) },
        screen: plainScreen,
        page: plainScreen,
        guard: null,
        actions: null,
      },
    );
    const what = name === 'output' ? 'the output file deep/report.md' : `the ${name} output`;
    expect(last.coverage.failed).toEqual([{ what, reason: expect.stringContaining(reason) }]);
    expect([last.status, last.exitCode, last.success]).toEqual(['failure', 1, false]);
    expect(last.error?.kind).toBe('output');
    // What was found is not lost with the output that failed: JSON, or what was asked for, holds it.
    expect(last.findings).toEqual(report.findings);
    expect(last.plan).toEqual(report.plan);
    expect(flat(written.stdout)).toContain(what);
    expect(flat(written.stdout)).toContain(reason);
    if (name !== 'output') expect(reportSchema.parse(JSON.parse(written.stdout))).toEqual(last);
  });

  test.each(formats)('and %s tells of an --output that cannot be written', async (format) => {
    const { report, config } = await go();
    const written = { stdout: '', files: new Map<string, string>() };
    await deliver({ ...report }, { ...config, format, output: 'deep/report' } as Config, {
      outlet: outlet(written, true),
      sinks,
      screen: plainScreen,
      page: plainScreen,
      guard: null,
      actions: null,
    });
    expect(flat(written.stdout)).toContain('the output file deep/report');
    expect(flat(written.stdout)).toContain(reason);
  });

  test('a real --output into a folder that is not there: the report still reaches standard output', async () => {
    const ran = await go();
    const { report, stdout } = await ran.deliver({ format: 'text', output: 'nowhere/report.json' });
    expect(report.exitCode).toBe(1);
    expect(flat(stdout)).toContain('the output file nowhere/report.json');
    expect(existsSync(join(cwd, 'nowhere'))).toBe(false);
  });
});

/** A sink that loads and cannot render. */
function silent(name: SinkName): Sink {
  return {
    name,
    render(): string {
      throw new Error(`${reason}.`);
    },
  };
}

function outlet(written: { stdout: string; files: Map<string, string> }, failing: boolean): Outlet {
  return {
    stdout: async (text) => {
      written.stdout += text;
      return { ok: true };
    },
    file: async (path, text) => {
      if (failing) return { ok: false, reason };
      written.files.set(path, text);
      return { ok: true };
    },
    plan: async () => ({ ok: true as const }),
    append: async () => ({ ok: true }),
  };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { todosOf } from '../../src/core/plan';
import type { Collector, Gathered } from '../../src/domain/collector';
import type { Plan } from '../../src/domain/plan';
import { collectors } from '../../src/evidence/index.generated';
import { grammarFolder } from '../fakes/grammars';
import { runInProcess } from '../fakes/runner';
import { type TaskCase, taskCases } from './cases';
import { share, stepWords } from './likeness';
import { falseNames } from './names';
import { checkout, edit, git, type PackageName, packageNames, remove } from './packages';

const cases = taskCases();
const folders = new Map<PackageName, string>();
const files = new Map<PackageName, Set<string>>();
const plans = new Map<string, Plan>();
const faults = new Map<string, string[]>();
let assets = '';

beforeAll(async () => {
  assets = grammarFolder();
  for (const name of packageNames) {
    const folder = checkout(name);
    folders.set(name, folder);
    files.set(name, new Set(git(folder, 'Ada', 'ls-files', '-z').split('\0').filter(Boolean)));
  }
  for (const one of cases) {
    plans.set(
      one.name,
      await planOf(one, null, (plan) => {
        const folder = folders.get(one.package) as string;
        const present = files.get(one.package) as Set<string>;
        faults.set(one.name, falseNames(plan, one.text, { folder, files: present }));
      }),
    );
  }
}, 300_000);

afterAll(() => {
  for (const folder of [assets, ...folders.values()]) if (folder) remove(folder);
});

/** The plan for a task, with one collector left out if asked for. */
async function planOf(
  one: TaskCase,
  without: string | null = null,
  look: (plan: Plan) => void = () => {},
): Promise<Plan> {
  const cwd = folders.get(one.package) as string;
  const undo = edit(cwd, one.edits);
  try {
    const { report } = await runInProcess(['--input', one.file, '--critics', 'none', '--plan'], {
      assets,
      cwd,
      crew: (crew) => ({
        ...crew,
        collectors: crew.collectors.filter((c) => c.name !== without).map(remembered),
      }),
    });
    expect(report.coverage.failed, one.name).toEqual([]);
    if (report.plan === null) throw new Error(`${one.name}: there is no plan: ${report.message}`);
    look(report.plan);
    return report.plan;
  } finally {
    undo();
  }
}

const memory = new Map<string, Promise<Gathered<unknown>>>();

/** The same question to the same collector has the same answer: leaving one out asks the others nothing new. */
function remembered(collector: Collector): Collector {
  return {
    ...collector,
    gather(question, ports) {
      const { task, concerns, passages } = question;
      const about = concerns.map((c) => [c.file, [...(c.addedLines ?? [])]]);
      const key = JSON.stringify([collector.name, task.id, about, passages]);
      const known = memory.get(key) ?? collector.gather(question, ports);
      memory.set(key, known);
      return known as ReturnType<typeof collector.gather>;
    },
  };
}

describe('20 tasks on 4 packages', () => {
  test('there are 5 on each, and each names the files that are right', () => {
    for (const name of packageNames) expect(cases.filter((c) => c.package === name)).toHaveLength(5);
    for (const one of cases)
      for (const gold of one.gold) expect(files.get(one.package), one.name).toContain(gold);
  });

  test.each(cases)('$name: every file, line and symbol named is there', (one) => {
    const plan = plans.get(one.name) as Plan;
    expect(faults.get(one.name)).toEqual([]);
    expect(plan.steps.length).toBeGreaterThan(1);
    expect(todosOf(plan)).toHaveLength(plan.steps.length);
  });

  test('with names masked, no two plans share more than 60 % of their steps’ words', () => {
    const words = cases.map((one) => {
      const plan = plans.get(one.name) as Plan;
      return { name: one.name, words: stepWords(plan, symbolsOf(plan)) };
    });
    for (const { name, words: own } of words) expect(own.size, name).toBeGreaterThan(25);
    const pairs = words.flatMap((a, at) =>
      words.slice(at + 1).map((b) => ({ pair: `${a.name}, ${b.name}`, share: share(a.words, b.words) })),
    );
    pairs.sort((a, b) => b.share - a.share);
    const [first] = pairs;
    const middle = pairs[Math.floor(pairs.length / 2)];
    console.log(
      `shared words: at most ${first?.share.toFixed(3)} (${first?.pair}), median ${percent(middle?.share)}`,
    );
    expect(pairs.filter((p) => p.share > 0.6)).toEqual([]);
  });

  test('at least 75 % have a right file among the first three', () => {
    const hit = cases.filter((one) =>
      plans
        .get(one.name)
        ?.affectedFiles.slice(0, 3)
        .some((f) => one.gold.includes(f.path)),
    );
    const first = cases.filter((one) => one.gold.includes(plans.get(one.name)?.affectedFiles[0]?.path ?? ''));
    console.log(
      `a right file among the first three: ${hit.length} of ${cases.length}; first: ${first.length}`,
    );
    expect(hit.length / cases.length).toBeGreaterThanOrEqual(0.75);
  });

  test.each(collectors.map((c) => c.name))(
    'without the collector %s, plans change',
    async (name) => {
      const changed: string[] = [];
      for (const one of cases) {
        const plan = await planOf(one, name);
        const before = plans.get(one.name) as Plan;
        const differs = JSON.stringify(sectionsOf(plan)) !== JSON.stringify(sectionsOf(before));
        expect(plan.id !== before.id, `${one.name}: the id tells when the plan differs`).toBe(differs);
        if (differs) changed.push(one.name);
      }
      console.log(`without ${name}, ${changed.length} plans change: ${changed.join(' ')}`);
      expect(changed.length).toBeGreaterThan(0);
    },
    180_000,
  );
});

function sectionsOf({ id: _id, createdAt: _created, updatedAt: _updated, ...rest }: Plan): unknown {
  return rest;
}

function symbolsOf(plan: Plan): string[] {
  const text = plan.steps.map((s) => s.description).join('\n');
  return [...text.matchAll(/`([^`]+)` \(/g)].map((m) => m[1] ?? '');
}

function percent(value = 0): string {
  return `${Math.round(value * 100)} %`;
}

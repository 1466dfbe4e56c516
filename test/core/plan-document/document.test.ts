import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlan, createStep, markStepComplete, planId, revisePlan } from '../../../src/core/plan';
import { stepGraph } from '../../../src/core/plan-document/graph';
import { parsePlan } from '../../../src/core/plan-document/parse';
import { printPlan } from '../../../src/core/plan-document/print';
import { plan as planSchema } from '../../../src/domain/plan';
import { anyDraft, anyPlan } from './any-plan';
import { hostileText } from './hostile-text';
import { samplePlan } from './sample-plan';

test('a plan is a document that people can read', () => {
  const text = printPlan(markStepComplete(samplePlan, 1, Date.UTC(2026, 0, 2)));
  expect(text).toBe(readFileSync(join(import.meta.dirname, '../../fixtures/plan-document/retry.md'), 'utf8'));
});

test('printing a plan and reading it back changes nothing, whatever its texts hold', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(planSchema.safeParse(plan).success).toBe(true);
      const text = printPlan(plan);
      expect(parsePlan(text)).toEqual({ kind: 'plan', plan });
      expect(text).not.toMatch(/[\r\u0000-\u0008\u202e\u200b]/);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(20_000);
    }),
    { numRuns: 400 },
  );
});

test('line ends of Windows and a byte order mark change nothing', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const text = `\uFEFF${printPlan(plan).replaceAll('\n', '\r\n')}\r\n\r\n`;
      expect(parsePlan(text)).toEqual({ kind: 'plan', plan });
    }),
    { numRuns: 50 },
  );
});

test('the id is that of the words: check marks, version and times change nothing, any other text does', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, fc.integer({ min: 0, max: 1e12 }), (draft, other, at) => {
      const plan = createPlan(draft, at);
      const ticked = draft.steps.map((step) => ({ ...step, completed: !step.completed }));
      expect(planId({ ...plan, steps: ticked })).toBe(plan.id);
      expect(createPlan({ ...draft, steps: ticked }, at + 5).id).toBe(plan.id);
      expect(planId(revisePlan(plan, draft, at + 9))).toBe(plan.id);
      const bare = (words: typeof draft) => ({
        ...words,
        steps: words.steps.map((step) => ({ ...step, completed: false })),
      });
      for (const name of Object.keys(draft) as (keyof typeof draft)[]) {
        const changed = { ...draft, [name]: other[name] };
        const isSame = JSON.stringify(bare(changed)) === JSON.stringify(bare(draft));
        expect(planId(changed) === plan.id).toBe(isSame);
      }
    }),
    { numRuns: 100 },
  );
});

test('a revised plan is the next version, with an id of its own', () => {
  const draft = { ...samplePlan, risks: ['None left.'] };
  const revised = revisePlan(samplePlan, draft, Date.UTC(2026, 0, 3));
  expect(revised).toMatchObject({
    version: 2,
    createdAt: samplePlan.createdAt,
    updatedAt: '2026-01-03T00:00:00.000Z',
    risks: ['None left.'],
  });
  expect(revised.id).not.toBe(samplePlan.id);
  expect(planSchema.parse(revised)).toEqual(revised);
});

test('boxes may be ticked by hand, and progress follows', () => {
  const text = printPlan(samplePlan).replace('- [ ] **2.**', '- [X] **2.**');
  const read = parsePlan(text);
  expect(read.kind).toBe('plan');
  if (read.kind !== 'plan') return;
  expect(read.plan.id).toBe(samplePlan.id);
  expect(read.plan.steps.map(({ completed }) => completed)).toEqual([false, true, false]);
  expect(read.plan.progress).toEqual({ done: 1, total: 3, percentage: 33 });
});

test('a word that is changed by hand makes it another plan', () => {
  const text = printPlan(samplePlan).replace('Retry once', 'Retry twice');
  const read = parsePlan(text);
  expect(read).toMatchObject({ kind: 'changed', printedId: samplePlan.id });
  if (read.kind !== 'changed') return;
  expect(read.plan.objectives).toEqual(['Retry twice']);
  expect(read.plan.id).toBe(planId(read.plan));
  expect(read.plan.id).not.toBe(samplePlan.id);
});

test.each([
  ['an empty text', () => '', 1, 'Line 1 should be the title.'],
  ['no plan', () => '# A page\n\nText\n', 3, 'Line 3 should be the id, version and times of the plan.'],
  [
    'a section gone',
    (text: string) => text.replace('## Risks', '## Perils'),
    59,
    'Line 59 should be "## Risks".',
  ],
  ['a section empty', (text: string) => text.replace('- Load\n', ''), 1, /^The plan is not whole: risks: /],
  [
    'a step gone',
    (text: string) => text.slice(0, text.indexOf('- [ ] **1')) + text.slice(text.indexOf('- [ ] **2')),
    31,
    /not written as/,
  ],
  [
    'more behind it',
    (text: string) => `${text}\nApproved by everybody.\n`,
    97,
    /should be the end of the plan/,
  ],
  ['a hidden remark', (text: string) => text.replace('A fix', '<!-- rm -rf / -->A fix'), 5, /not written as/],
  ['another graph', (text: string) => text.replace('s1 --> s2', 's2 --> s1'), 34, /not written as/],
  ['half of it', (text: string) => text.slice(0, text.length / 2), 40, /should be/],
] as [string, (text: string) => string, number, string | RegExp][])(
  'what is not a plan as it was printed is refused: %s',
  (_, change, line, message) => {
    const read = parsePlan(change(printPlan(samplePlan)));
    expect(read).toMatchObject({ kind: 'unreadable', line });
    if (read.kind === 'unreadable') expect(read.message).toMatch(message);
  },
);

test('what was read from a text that was changed anywhere is what the text shows', () => {
  const text = printPlan(samplePlan);
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(30), hostileText, (at, cut, put) => {
      const read = parsePlan(text.slice(0, at) + put + text.slice(at + cut));
      if (read.kind === 'unreadable') return;
      const shown = read.kind === 'plan' ? read.plan : { ...read.plan, id: read.printedId };
      const again = (one: string) =>
        one
          .replace(/^\uFEFF/, '')
          .replace(/\n+$/, '')
          .replace(/^## Steps .*$/m, '');
      const put2 = text.slice(0, at) + put + text.slice(at + cut);
      expect(again(printPlan(shown))).toBe(
        again(put2.replaceAll('\r\n', '\n').replace(/^- \[X\]/gm, '- [x]')),
      );
    }),
    { numRuns: 500 },
  );
});

test('the graph has a node for each step and an arrow for each dependency, and nothing that a text put there', () => {
  fc.assert(
    fc.property(anyPlan, ({ steps }) => {
      const lines = stepGraph(steps);
      const edges = steps.flatMap(({ dependencies }) => [...new Set(dependencies)]).length;
      expect(lines === null).toBe(edges === 0);
      if (lines === null) return;
      expect(lines.length).toBe(1 + steps.length + edges);
      for (const line of lines.slice(1))
        expect(line).toMatch(/^ {2}(?:s\d+ --> s\d+|s\d+\["\d+ (?:[\p{L}\p{N} ._,/()…-]|#\d+;)*"\])$/u);
    }),
    { numRuns: 300 },
  );
  const step = createStep({
    number: 2,
    description: 'x"]; s1-->s9\n%%{init: 1}%% `a` <b>#quot;',
    dependencies: [1],
  });
  expect(stepGraph([step])?.[1]).toBe(
    '  s2["2 x#34;#93;#59; s1--#62;s9 #37;#37;#123;init#58; 1#125;#37;#37; #96;a#96; #60;b#62;#35;quot#59;"]',
  );
});

test('a graph nobody could read is left out; each step still says what it waits for', () => {
  const steps = Array.from({ length: 101 }, (_, index) =>
    createStep({ number: index + 1, description: 'x', dependencies: index === 0 ? [] : [index] }),
  );
  expect(stepGraph(steps)).toBeNull();
  expect(stepGraph(steps.slice(0, 100))?.length).toBe(200);
  const text = printPlan({ ...samplePlan, steps });
  expect(text).not.toContain('mermaid');
  expect(text).toContain('  - After: step 100\n');
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Style, startEndpoint } from '../fakes/endpoint';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { claimed, planned, reading, stageOf } from '../fakes/model';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();

/** Each stands in one part of what is told, and in no other. */
const only = {
  task: 'Prices are wrong on Tuesdays.',
  diff: 'export const spare = (n) => n + 41;',
  frame: 'const beside = 77; // next to the frame',
  passage: 'return "rounded down to " + cents;',
};
const before = {
  'src/price.js': `export function grossPrice(net, rate) {\n  ${only.frame}\n  return net * rate.value;\n}\n`,
  'src/words.js': `export function wordsForCents(cents) {\n  ${only.passage}\n}\n`,
  'src/spare.js': '// spare\n',
};
const task = [
  'grossPrice fails without a rate',
  '',
  only.task,
  'Look at wordsForCents too.',
  '',
  "TypeError: Cannot read properties of undefined (reading 'value')",
  '    at grossPrice (src/price.js:3:21)',
].join('\n');
const known = {
  file: 'src/spare.js',
  line: only.diff,
  task: 'grossPrice fails without a rate',
  evidence: [only.task, only.frame, only.passage],
};
const ticket = { type: 'object', properties: { ticket: { type: 'string' } }, required: ['ticket'] };

const stages = ['plan', 'reviewer', 'security', 'debugger', 'custom'] as const;
type Stage = (typeof stages)[number];

/** A model that does not see a part of the questions of one stage. */
function without(stage: Stage, hide: (request: ParsedRequest) => ParsedRequest) {
  const read = reading(known);
  return (request: ParsedRequest) => read(stageOf(request) === stage ? hide(request) : request);
}

/** The request with a text taken out, which stood in it. */
function cut(part: string): (request: ParsedRequest) => ParsedRequest {
  return (request) => {
    expect(request.text).toContain(part);
    const messages = request.messages.map(({ role, content }) => ({
      role,
      content: content.replaceAll(part, ''),
    }));
    return { ...request, messages, text: request.text.replaceAll(part, '') };
  };
}

async function run(answer: (request: ParsedRequest) => unknown, style: Style = 'strict') {
  const cwd = bench.repository(before, { 'src/spare.js': `// spare\n${only.diff}\n` });
  const home = bench.home();
  const file = join(home, 'ticket.json');
  writeFileSync(file, JSON.stringify(ticket));
  const args = ['--output-schema', file];
  return bench.run(cwd, startEndpoint(style, answer), { task, home, args });
}

/** What the stages are told, besides their schema. */
const parts: readonly [Stage, string, string][] = stages.flatMap((stage): [Stage, string, string][] => [
  [stage, 'the task', only.task],
  [stage, 'the diff', only.diff],
  [stage, 'the code around a frame', only.frame],
  [stage, 'a passage', only.passage],
  ...(stage === 'plan' ? [] : [[stage, 'the plan', planned] as [Stage, string, string]]),
  ...(stage === 'custom' ? [[stage, 'the verdicts', claimed] as [Stage, string, string]] : []),
]);

function expectFailed({ report }: Awaited<ReturnType<typeof run>>, stage: Stage): void {
  expect([report.status, report.exitCode, report.error?.kind]).toEqual(['failure', 1, 'model']);
  expect(report.coverage.failed.map(({ what }) => what)).toEqual([stage]);
  const brought = stage === 'plan' ? report.plan : stage === 'custom' ? report.custom : report.modes[stage];
  expect(brought ?? null).toBeNull();
}

describe('DP-13 every stage is told what it is to judge', () => {
  test('all parts: a plan, three verdicts and the filled form', async () => {
    const { report, posts } = await run(reading(known));
    expect(report.error).toBeNull();
    expect(report.custom).toEqual({ ticket: known.task });
    expect(posts.map(stageOf).sort()).toEqual([...stages].sort());
    expect(report.findings).toMatchObject([{ file: 'src/spare.js', startLine: 2 }]);
  });

  test.each(parts)('%s without %s: a failure of the model, never a pass', async (stage, _, text) => {
    expectFailed(await run(without(stage, cut(text))), stage);
  });
});

const ways: readonly [Style, string][] = [
  ['strict', 'strict_schema'],
  ['refuses_rules', 'tool_call'],
  ['tools_only', 'tool_call'],
  ['json_object_only', 'json_object'],
  ['text_only', 'instructions'],
];

describe('DP-27 every stage is told its schema, in whatever way the endpoint takes', () => {
  test.each(ways)('%s: all stages answer by %s', async (style, rung) => {
    const { report } = await run(reading(known), style);
    expect([report.error, report.custom]).toEqual([null, { ticket: known.task }]);
    expect(report.engine.schemaRung).toContain(rung);
  });

  test.each(ways.flatMap(([style]) => stages.map((stage): [Style, Stage] => [style, stage])))(
    '%s: %s without its schema fails',
    async (style, stage) => {
      const hide = (request: ParsedRequest): ParsedRequest => {
        const messages = request.messages.map(({ role, content }) => ({
          role,
          content: content.replace(/It must satisfy this JSON Schema[\s\S]*$/, ''),
        }));
        return { ...request, schema: null, messages };
      };
      expectFailed(await run(without(stage, hide), style), stage);
    },
  );
});

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { progressPrinter } from '../../src/adapters/progress';
import { formatNames } from '../../src/domain/config';
import { report as reportShape } from '../../src/domain/report';
import { testKey } from './endpoint-chat';
import type { ParsedRequest } from './endpoint-request';
import { startTurns } from './endpoint-turns';
import { hiddenIn, uncleanIn } from './hostile';
import { claim, planAnswer, stageOf, verdictAnswer } from './model';
import { type Bench, type Brought, type Given, usualTask } from './model-run';
import { madeUp } from './secrets';

export const price = 'export function grossPrice(net, rate) {\n  return net * rate.value;\n}\n';
export const line = 'export const run = (code) => load(code);';
export const secret = madeUp(24, undefined, 7);

export interface Attacked extends Brought {
  /** Whatever it prints is read for commands. */
  inActions?: boolean;
}

export type Answers = Readonly<Record<string, unknown>>;

/** A run whose model answers each stage so; a good answer where a stage is not named. */
export async function attacked(
  bench: Bench,
  answers: Answers,
  given: Given = {},
  cwd?: string,
): Promise<Attacked> {
  const model = (request: ParsedRequest) => {
    const stage = stageOf(request) ?? '';
    if (stage in answers) return answers[stage];
    return stage === 'plan' ? planAnswer(usualTask, ['src/price.js']) : verdictAnswer(stage, []);
  };
  const at = cwd ?? bench.repository({ 'src/price.js': price }, { 'src/price.js': `${price}${line}\n` });
  const env: Record<string, string> = { DEPLOY_TOKEN: secret, ...given.env };
  const brought = await bench.run(at, startTurns(model), { ...given, env });
  expect(existsSync(join(at, 'pwned'))).toBe(false);
  expect(brought.milliseconds).toBeLessThan(20_000);
  return { ...brought, inActions: env.GITHUB_ACTIONS === 'true' };
}

/** Whatever the model wrote: the report is one, nothing hidden is in it, and nothing that is printed does anything. */
export async function expectClean(brought: Attacked): Promise<void> {
  const { report, events } = brought;
  expect(reportShape.safeParse(report).error).toBeUndefined();
  expect(hiddenIn({ ...report, custom: null })).toEqual([]);
  expect(JSON.stringify(report).length).toBeLessThan(2_000_000);
  const printed: string[] = [];
  for (const format of formatNames) {
    const { stdout } = await brought.deliver({ format, json: false });
    const isRead = brought.inActions || format === 'json' || format === 'sarif';
    expect(uncleanIn(unguarded(stdout), isRead)).toEqual([]);
    printed.push(stdout);
  }
  // The groups of a workflow's log are ours, word for word.
  const log = brought.stderr.replace(/^::(?:endgroup::|group::[A-Z][a-z]+ mode is active)$/gm, '');
  expect(uncleanIn(log)).toEqual([]);
  printed.push(brought.stderr);
  // The live line of a terminal is ours.
  let live = '';
  const write = (text: string) => {
    live += text;
  };
  const emit = progressPrinter({ write, terminal: true, columns: 80, debug: false, groups: false });
  for (const event of events) emit(event);
  expect(uncleanIn(live.replaceAll('\r\u001b[K', ''))).toEqual([]);
  for (const text of [...printed, JSON.stringify(report)]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(testKey);
  }
}

/** What stands between the two lines that keep a workflow's runner from reading commands, where there are such lines. */
function unguarded(stdout: string): string {
  const guard = /^::stop-commands::([\w-]{36})\n([\s\S]*)\n::([\w-]{36})::\n$/.exec(stdout);
  if (guard === null) return stdout;
  expect(guard[1]).toBe(guard[3]);
  expect(guard[2]).not.toContain(guard[1]);
  return (guard[2] ?? '').replace(/^\s*::/gm, ':').replaceAll('##[', '#[');
}

export const found = claim({ file: 'src/price.js', quote: line });
const ticket = { type: 'object', additionalProperties: true };

export function formArgs(bench: Bench, schema: object = ticket): Given {
  const home = bench.home();
  writeFileSync(join(home, 'ticket.json'), JSON.stringify(schema));
  return { home, args: ['--output-schema', join(home, 'ticket.json')] };
}

import { createPlan } from '../../src/core/plan';
import type { Conclusion } from '../../src/domain/conclusion';
import type { DiffFile, Evidence } from '../../src/domain/evidence';
import type { Critic, CriticName } from '../../src/domain/mode';
import type { Toolkit } from '../../src/domain/toolkit';
import type { Working } from '../../src/domain/turn';
import { openModel } from '../../src/engine/model';
import type { ModelOptions } from '../../src/engine/model-options';
import { debugging } from '../../src/modes/debugger';
import { reviewer } from '../../src/modes/reviewer';
import { security } from '../../src/modes/security';
import { partOf, type Stage } from './call';
import type { ScriptedEndpoint } from './endpoint';
import { chatTo } from './endpoint-chat';
import { officeOf } from './office';
import { question } from './question';

const critics: readonly Critic[] = [reviewer, security, debugging];

/** Evidence of a diff that adds lines to so many files. */
export function changed(files: number, lines: number): Evidence {
  const file = (n: number): DiffFile => ({
    path: `src/part${n}.js`,
    previousPath: null,
    status: 'modified',
    binary: false,
    addedLines: lines,
    removedLines: 0,
    truncated: false,
    hunks: [
      {
        oldStart: 1,
        oldLines: 0,
        newStart: 1,
        newLines: lines,
        section: '',
        lines: Array.from({ length: lines }, (_, at) => ({
          kind: 'add' as const,
          text: `export const value${at} = "part ${n}, ${at * 7919}";`,
          oldLine: null,
          newLine: at + 1,
          noNewline: false,
        })),
      },
    ],
  });
  const added = files * lines;
  const diff = { from: 'the last commit', asked: false, addedLines: added, removedLines: 0 };
  return { diff: { ...diff, files: Array.from({ length: files }, (_, n) => file(n)) } };
}

export interface EngineGiven {
  /** The toolkit of a stage; null: none. */
  kitFor(stage: Stage): Toolkit | null;
  evidence?: Evidence;
  options?: Partial<ModelOptions>;
  /** With an answer in words at the end. */
  isAnswered?: true;
}

/** A plan and the verdicts of three critics side by side, by the engine over an endpoint. */
export async function engineRun(
  endpoint: ScriptedEndpoint,
  { kitFor, evidence = {}, options, isAnswered }: EngineGiven,
) {
  const office = officeOf(() => ({ kind: 'broken', fault: 'network', detail: '' }), {
    chat: chatTo(endpoint.url),
  });
  const engine = openModel({
    ...office,
    stages: ['plan', ...critics.map(({ name }) => name)],
    modelOf: () => 'small',
    planModel: null,
    isStructured: () => true,
    files: async () => new Set(),
    maxOutputTokens: 1_000,
    custom: null,
    ...options,
  });
  const { task } = question('Mend the price\n\nIt is wrong on Tuesdays.');
  const working = (stage: Stage, mode: Working['mode']): Working => ({
    mode,
    part: partOf(stage),
    handed: [],
    planMode: false,
    planFile: null,
    form: null,
    oneStep: null,
    tools: kitFor(stage),
  });
  const draft = await engine.plan(task, evidence, working('plan', 'planning'));
  const plan = createPlan(draft, 0);
  const verdicts = await Promise.all(
    critics.map(
      (critic): Promise<Conclusion> =>
        engine.examine(critic, { task, evidence, plan }, working(critic.name as CriticName, critic.name)),
    ),
  );
  const answered = isAnswered
    ? await engine.answer({ task, evidence, plan }, working('plan', 'assistant'))
    : null;
  return { engine, office, plan, verdicts, answered };
}

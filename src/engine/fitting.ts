import { affordable } from '../core/affordable';
import { priceOf } from '../core/answers/budget';
import { narrower, usualWindow } from '../core/window';
import type { CoverageNote } from '../domain/coverage';
import { RunError } from '../domain/errors';
import type { Evidence } from '../domain/evidence';
import type { Task } from '../domain/task';
import type { Desk } from './desk';
import { layOut, type Material } from './material';
import { isCritic, type ModelOptions } from './model-options';
import { TooLong } from './too-long';

const mostShrinks = 4;

/** Keeps what a run tells its models within what they can read. */
export interface Fitting {
  material(task: Task, evidence: Evidence): Promise<Material>;
  /** Keeps tokens of each request free of material; the most that was asked for, a quarter of the window at most. */
  leave(tokens: number): void;
  /** Does work with the material; with less of it when a request was too long. */
  run<T>(task: Task, evidence: Evidence, work: (material: Material) => Promise<T>): Promise<T>;
  notes(): CoverageNote[];
  /** Files of the diff that were not shown, or not all of them. */
  dropped(): number;
}

/** One window for all stages, the narrowest of their models, so that all requests begin alike. */
export function openFitting(options: ModelOptions, desk: Desk): Fitting {
  const { planModel } = options;
  const asked = options.stages.map(options.modelOf);
  const models = [...new Set(planModel === null ? asked : [...asked, planModel])];
  let found: number | null = null;
  let free = 0;
  let last: {
    window: number;
    free: number;
    task: Task;
    evidence: Evidence;
    material: Promise<Material>;
  } | null = null;
  /** Of the material that requests on these facts were made from last; a run of several turns has several. */
  const laidOut = new Map<Evidence, CoverageNote>();
  let dropped = 0;

  async function window(): Promise<number> {
    const known = await Promise.all(models.map(async (model) => (await desk.manners(model)).contextTokens));
    const narrow = [...known, found].filter((tokens) => tokens !== null);
    return narrow.length === 0 ? usualWindow : Math.min(...narrow);
  }

  /** What the limits allow of it; where they allow nothing, the estimate says so. */
  function room(tokens: number) {
    const output = options.maxOutputTokens;
    const asked = options.stages.map((stage) => ({
      isCritic: isCritic(stage),
      price: priceOf(options.modelOf(stage), options.prices),
    }));
    const kept = affordable({ window: tokens, output }, asked, options.limits);
    return { output, ...(kept ?? { window: tokens, parts: 1 }) };
  }

  /** What is kept free is no part of the material's window; how much the model reads stays what it is. */
  async function laidIn(whole: ReturnType<typeof room>, task: Task, evidence: Evidence): Promise<Material> {
    const window = whole.window - Math.min(free, Math.floor(whole.window / 4));
    const about = { task, evidence, secrets: options.secrets() };
    const laid = await layOut(about, { ...whole, window }, desk.counter);
    return { ...laid, shares: { ...laid.shares, window: whole.window } };
  }

  async function material(task: Task, evidence: Evidence): Promise<Material> {
    const tokens = await window();
    const isSame = last?.window === tokens && last.free === free;
    if (last === null || !isSame || last.task !== task || last.evidence !== evidence)
      last = { window: tokens, free, task, evidence, material: laidIn(room(tokens), task, evidence) };
    const laid = await last.material;
    laidOut.set(evidence, laid.note);
    dropped = laid.note.skipped?.length ?? 0;
    return laid;
  }

  function shrink(from: number, fault: TooLong): void {
    const next = narrower(from, fault.contextTokens);
    if (next === null) throw tooSmall(fault);
    // Another call may have found a narrower one in the meantime.
    found = Math.min(found ?? next, next);
    desk.emit({ type: 'warning', message: `${fault.message} Asking again with less.` });
  }

  return {
    material,
    leave(tokens) {
      free = Math.max(free, tokens);
    },
    async run(task, evidence, work) {
      for (let shrinks = 0; ; shrinks += 1) {
        const now = await material(task, evidence);
        try {
          return await work(now);
        } catch (thrown) {
          if (!(thrown instanceof TooLong)) throw thrown;
          if (shrinks === mostShrinks) throw tooSmall(thrown);
          shrink(now.shares.window, thrown);
        }
      }
    },
    notes: () => [...laidOut.values()],
    dropped: () => dropped,
  };
}

function tooSmall(fault: TooLong): RunError {
  return new RunError('model', `The task does not fit into what the model reads: ${fault.message}`, {
    hint: 'Name what it reads with --context-tokens, lower --max-output-tokens, or take a model that reads more.',
  });
}

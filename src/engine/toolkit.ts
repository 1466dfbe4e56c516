import { sha256Hex } from '../core/hash';
import type { Tool } from '../domain/tool';
import type { ToolAnswer, ToolCall, Toolkit } from '../domain/toolkit';
import { type Caller, type Dispatch, dispatch } from './dispatch';

/** Calls that run side by side at most. */
const atOnce = 8;
/** The same call with the same answer this often leads nowhere. */
const mostRepeats = 3;

/** What a stage's toolkit is opened with. */
export interface StageTools {
  offered: readonly Tool[];
  maxTurns: number;
  maxCalls: number;
  /** Told when the stage was asked for its answer without tools; `why` is the end of a sentence. */
  ended(stage: string, why: string): void;
  /** Told when tools begin to run, and when none runs any more (DP-11). */
  running(isRunning: boolean): void;
}

/** The tools of one stage: what it may ask for, and all that stands between a call and the world. */
export function openToolkit(caller: Caller, stage: StageTools, world: Dispatch): Toolkit {
  const seen = new Map<string, number>();
  let calls = 0;

  async function one(call: ToolCall): Promise<ToolAnswer> {
    const { text } = await dispatch(call, caller, world);
    const key = sha256Hex(`${call.name}\n${call.arguments}\n${text}`);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const again = times === 1 ? '' : '\n[The same call has brought the same before.]';
    return { id: call.id, text: `${text}${again}`, isStuck: times >= mostRepeats };
  }

  async function all(asked: readonly ToolCall[]): Promise<ToolAnswer[]> {
    const known = new Map(world.tools.map((tool) => [tool.name, tool]));
    const answers: ToolAnswer[] = [];
    for (let at = 0; at < asked.length; ) {
      const batch = together(asked.slice(at, at + atOnce), known);
      answers.push(...(await settled(batch.map(one))));
      at += batch.length;
    }
    return answers;
  }

  return {
    offered: stage.offered.map(({ name, description, input }) => ({ name, description, input })),
    maxTurns: stage.maxTurns,
    maxCalls: stage.maxCalls,
    async use(asked) {
      const room = Math.max(0, stage.maxCalls - calls);
      const done = asked.slice(0, room);
      calls += done.length;
      stage.running(true);
      try {
        const answers = await all(done);
        const left = asked.slice(room).map(({ id }) => ({
          id,
          text: `Not done: the stage may make ${stage.maxCalls} calls, and they are used up.`,
          isStuck: false,
        }));
        return [...answers, ...left];
      } finally {
        stage.running(false);
      }
    },
    ended: (why) => stage.ended(caller.stage, why),
  };
}

/** The calls at the beginning that can run side by side: those that leave no trace; else the first alone. */
function together(calls: readonly ToolCall[], known: ReadonlyMap<string, Tool>): readonly ToolCall[] {
  const end = calls.findIndex(({ name }) => {
    const effect = known.get(name)?.effect ?? 'read';
    return effect !== 'read' && effect !== 'search' && effect !== 'git';
  });
  return end === -1 ? calls : calls.slice(0, Math.max(1, end));
}

/** All of them come back before a fault of one is thrown: nothing runs on behind a run that ended. */
async function settled<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(work);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

import { whereQuestion } from '../core/intent/clarify';
import type { WorkKind } from '../core/work-choice';
import type { Task } from '../domain/task';
import type { Room } from './room';
import type { Happening } from './session-desk';
import type { Thread } from './thread';

/** A turn that is about to be worked on. */
export interface BegunTurn {
  task: Task;
  work: WorkKind;
  /** What was said, with a request that it replies to; '' where there are commands alone. */
  text: string;
  /** The words of the reply where it is one to a question back; null: it is none. */
  reply: string | null;
}

/** Work that begins something of its own: what was begun before is over with it. */
const beginning: readonly WorkKind[] = ['plan', 'propose', 'workflow'];

/** Tells the session of a turn before it is worked on, so that nothing said is lost with what goes wrong in it. */
export async function recordBegun(turn: BegunTurn, { session }: Room): Promise<void> {
  if (session === null) return;
  const { task, work, text, reply } = turn;
  const isNew = beginning.includes(work) || (work === 'clarify' && reply === null);
  const { id, title, body } = task;
  const all: Happening[] = [
    ...(reply === null ? [] : [{ kind: 'answered' as const, text: reply }]),
    ...(isNew ? [{ kind: 'task' as const, task: { id, title, body, author: session.person() } }] : []),
    ...(text === '' ? [] : [{ kind: 'said' as const, role: 'user' as const, text }]),
  ];
  if (all.length > 0) await session.record(all);
}

/**
 * Tells the session what a turn brought. The gate tells it of plans; without one they are told here. A plan that only says
 * what is missing is a question: the next run's words are the reply.
 */
export async function recordEnded(thread: Thread, output: string, { session, gate }: Room): Promise<void> {
  if (session === null) return;
  const { mode, versions } = session.state();
  const { state, plan } = thread;
  const isMoved = mode === null || JSON.stringify(mode) !== JSON.stringify(state);
  const work = thread.turns.at(-1)?.work;
  const isQuestion = thread.isUnclear && (work === 'plan' || work === 'propose');
  const isNew = !isQuestion && gate === null && plan !== null && plan.id !== versions.at(-1)?.id;
  const all: Happening[] = [
    ...(output === '' ? [] : [{ kind: 'said' as const, role: 'assistant' as const, text: output }]),
    ...(isMoved ? [{ kind: 'mode' as const, state }] : []),
    ...(isNew ? [{ kind: 'planned' as const, plan }] : []),
    ...(isQuestion ? [{ kind: 'asked' as const, ...whereQuestion }] : []),
  ];
  if (all.length > 0) await session.record(all);
}

import { conclusionMarkdown } from '../core/conclusion-markdown';
import { handedFrom } from '../core/handed';
import type { FinishedStage } from '../core/mode-metrics';
import { proposalsMarkdown } from '../core/tools/proposals';
import type { Conclusion } from '../domain/conclusion';
import type { Critic } from '../domain/mode';
import type { Question } from '../domain/ports';
import type { Task } from '../domain/task';
import { gather } from './gather';
import type { Piece } from './piece';
import { boardOf, type Room, workIn } from './room';
import type { Stages } from './stages';
import { switched } from './switching';
import { type Thread, together } from './thread';
import { examine, extended, judged } from './work';

/**
 * One critic examines what there is: the task, the code, and the thread's plan if it has one (DP-42).
 * @param sought what the facts are gathered for, where that is not the task or not its usual scope
 */
export async function inspect(
  thread: Thread,
  critic: Critic,
  task: Task,
  room: Room,
  sought: Partial<Question> = {},
): Promise<Piece & { conclusion: Conclusion | null }> {
  const work = workIn(room, task, thread.state, thread.handed);
  const evidence = await gather(
    { ...work.question, ...sought },
    room.crew.collectors,
    room.ports,
    room.stages,
  );
  const [conclusion = null] = await examine(work, [critic], evidence, thread.plan);
  const asked = work.proposals();
  const plan = thread.plan && extended(thread.plan, asked, room.ports);
  const kept = plan === null ? proposalsMarkdown(asked) : '';
  if (conclusion === null) return { thread: { ...thread, evidence, plan }, output: kept, conclusion };
  const conclusions = together(thread.conclusions, [conclusion]);
  const checked = (await judged(work, conclusions, evidence)) ?? thread.judged;
  const handed = [...thread.handed, handedFrom(conclusion)];
  const finished = [...thread.finished, ...finishedOf([conclusion], room.stages)];
  const worked = {
    ...thread,
    evidence,
    plan,
    conclusions,
    judged: checked,
    handed,
    finished,
    isUnclear: false,
  };
  const isExamined = (checked.modes[critic.name]?.examined ?? []).length > 0;
  const output = [conclusionMarkdown(conclusion, isExamined), kept].filter(Boolean).join('\n\n');
  return { thread: ended(worked, conclusion, room), output, conclusion };
}

/** The stages behind conclusions, with what each took. */
export function finishedOf(
  conclusions: readonly Conclusion[],
  { timings }: Pick<Stages, 'timings'>,
): FinishedStage[] {
  return conclusions.map((conclusion) => ({
    mode: conclusion.mode,
    milliseconds: timings.findLast(({ name }) => name === conclusion.mode)?.milliseconds ?? 0,
    conclusion,
    applied: 0,
  }));
}

/** A specialised mode that was entered by itself is left by itself, once it has an answer (DP-42). */
function ended(thread: Thread, conclusion: Conclusion, room: Room): Thread {
  const entered = thread.transitions.at(-1);
  const isOwn = entered?.to === conclusion.mode && entered.trigger === 'auto';
  if (!isOwn || thread.state.current !== conclusion.mode || thread.state.resume === null) return thread;
  const { sure, reason } = outcome(conclusion);
  return switched(thread, { kind: 'finished', confidence: sure, reason }, boardOf(room)).thread;
}

/** How sure it is that the mode has done what it was entered for. */
function outcome(conclusion: Conclusion): { sure: number; reason: string } {
  switch (conclusion.mode) {
    case 'debugger':
      return /^not known\b/i.test(conclusion.rootCause)
        ? { sure: 0.5, reason: 'the root cause is not known' }
        : { sure: 0.9, reason: 'the root cause is found' };
    case 'security':
      return { sure: 0.9, reason: 'the audit is done' };
    case 'performance':
      return { sure: 0.9, reason: 'the analysis is done' };
    case 'reviewer':
      return { sure: 0.9, reason: 'the review is done' };
  }
}

import { handedPlan } from '../core/handed';
import { codeSpan, inline } from '../core/markdown';
import { planMarkdown } from '../core/plan-markdown';
import { redact } from '../core/redact';
import { workflowStatus } from '../core/workflow/status';
import { currentStage, materialFor, stepWorkflow } from '../core/workflow/step';
import type { Stage } from '../core/workflow/workflows';
import { RunError } from '../domain/errors';
import type { Plan } from '../domain/plan';
import type { Task } from '../domain/task';
import type { Handed } from '../domain/turn';
import type { WorkflowState } from '../domain/workflow';
import { answerWork } from './answer';
import { inspect } from './examinations';
import { gather } from './gather';
import type { About, Piece } from './piece';
import { boardOf, criticIn, type Room, workIn } from './room';
import { switched } from './switching';
import type { Thread } from './thread';
import { makePlan } from './work';
import { keepWorkflow, requestIn } from './workflow-place';

/**
 * Works through the stages of the thread's workflow, each with what it needs of those before it (DP-30). A stage that
 * fails ends the turn; its place is kept, and a later run with the same task goes on there.
 */
export async function workflowWork(start: Thread, { task: now, obeyed }: About, room: Room): Promise<Piece> {
  let thread = start;
  const task = start.workflow === null ? now : requestIn(start.workflow, now, obeyed.text);
  const outputs: string[] = [];
  for (;;) {
    const { workflow } = thread;
    const stage = workflow === null ? null : currentStage(workflow);
    if (workflow === null || stage === null || room.ports.signal.aborted) break;
    const done = await stageWork(thread, workflow, stage, task, room);
    if (done.output !== '') outputs.push(`### ${workflow.position + 1}. ${stage.mode}\n\n${done.output}`);
    const moved = await kept(done, room);
    thread = moved.thread;
    if (moved.isFailed) break;
  }
  return { thread, output: [workflowStatus(thread.workflow), ...outputs].join('\n\n') };
}

/** The thread in the stage's mode. A mode that may not be entered is a failure of the run: the stage was asked for. */
async function entered(
  thread: Thread,
  workflow: WorkflowState,
  stage: Stage,
  room: Room,
): Promise<Thread | null> {
  const what = `stage ${workflow.position + 1} of ${workflow.name}`;
  const act = { kind: 'stage', mode: stage.mode, reason: what } as const;
  const { thread: next, step } = switched(thread, act, boardOf(room));
  const { refusal } = step;
  if (refusal === null) return next;
  return room.stages.run(`${what} (${stage.mode})`, async () => {
    throw new RunError('config', refusal, { hint: '`/workflow next` leaves a stage out.' });
  });
}

interface StageDone extends Piece {
  workflow: WorkflowState;
  /** What it hands on; null: it failed. */
  handed: string | null;
  reason: string;
}

async function stageWork(
  before: Thread,
  workflow: WorkflowState,
  stage: Stage,
  task: Task,
  room: Room,
): Promise<StageDone> {
  const faults = room.stages.faults.length;
  const failed = (piece: Piece): StageDone => {
    const reason = room.stages.faults[faults]?.message ?? 'The run was stopped.';
    return { ...piece, workflow, handed: null, reason };
  };
  const thread = await entered(before, workflow, stage, room);
  if (thread === null) return failed({ thread: before, output: '' });
  const own = { ...thread, handed: materialOf(workflow) };
  const critic = criticIn(room, stage.mode);
  const worked =
    critic !== null
      ? await examinedBy(own, critic, task, room)
      : stage.mode === 'teacher'
        ? await told(own, task, room)
        : await proposed(own, stage, task, room);
  // What the stages before handed on belongs to them; the thread keeps what it had.
  const next = {
    ...worked.thread,
    handed: [...thread.handed, ...worked.thread.handed.slice(own.handed.length)],
  };
  if (worked.handed === null) return failed({ ...worked, thread: next });
  return { thread: next, output: worked.output, workflow, handed: worked.handed, reason: '' };
}

/** What the stages before hand to this one. */
function materialOf(workflow: WorkflowState): Handed[] {
  const { given, missing } = materialFor(workflow);
  return [
    ...given.map(({ what, from, text }) => ({ from, title: what, text })),
    ...missing.map((what) => ({
      from: 'normal' as const,
      title: what,
      text: `Not there: the stage that brings the ${what} was left out.`,
    })),
  ];
}

type Worked = Piece & { handed: string | null };

async function examinedBy(
  thread: Thread,
  critic: NonNullable<ReturnType<typeof criticIn>>,
  task: Task,
  room: Room,
): Promise<Worked> {
  const piece = await inspect(thread, critic, task, room);
  return { ...piece, handed: piece.conclusion === null ? null : lastHanded(piece.thread) };
}

async function told(thread: Thread, task: Task, room: Room): Promise<Worked> {
  const piece = await answerWork(thread, task, room);
  return { ...piece, handed: piece.output === '' ? null : lastHanded(piece.thread) };
}

/** A stage that writes ends in a proposed change, which waits for approval. */
async function proposed(thread: Thread, stage: Stage, task: Task, room: Room): Promise<Worked> {
  const work = workIn(room, task, thread.state, thread.handed, stage.proposesChange);
  const evidence = await gather(work.question, room.crew.collectors, room.ports, room.stages);
  const plan = await makePlan(work, evidence, stage.mode);
  if (plan === null) return { thread: { ...thread, evidence }, output: '', handed: null };
  const handed = handedPlan(stage.mode, plan);
  const next = { ...thread, evidence, plan, handed: [...thread.handed, handed], isUnclear: false };
  return {
    thread: next,
    output: stage.proposesChange ? proposal(plan) : planMarkdown(plan),
    handed: handed.text,
  };
}

/** A proposal in short: the last one stands whole in the report's plan. */
function proposal({ title, summary, proposedChanges }: Plan): string {
  const changes = proposedChanges.map(
    ({ path, description }) => `- ${codeSpan(path)}: ${inline(description)}`,
  );
  const parts = [`**${inline(title)}**`, inline(summary), changes.join('\n')];
  return parts.filter((part) => part !== '').join('\n\n');
}

function lastHanded({ handed }: Thread): string {
  return handed.at(-1)?.text ?? '';
}

/** The workflow at its next stage, or at the one that failed; kept for a later run either way, without secrets. */
async function kept(
  { thread, workflow, handed, reason }: StageDone,
  room: Room,
): Promise<{ thread: Thread; isFailed: boolean }> {
  const blank = (text: string) => redact(text, room.ports.known()).text;
  const signal =
    handed === null
      ? ({ kind: 'failed', reason: blank(reason) } as const)
      : ({ kind: 'done', handed: blank(handed) } as const);
  const { state } = stepWorkflow(workflow, signal);
  return { thread: await keepWorkflow(thread, state, room), isFailed: handed === null };
}

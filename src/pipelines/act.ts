import { actMarkdown } from '../core/act-told';
import { stepOrder } from '../core/plan-order';
import type { ActReport } from '../domain/act';
import type { Evidence } from '../domain/evidence';
import type { PlanStep } from '../domain/plan';
import { openOverlay } from '../engine/overlay';
import { hashesOf, told } from './act-apply';
import { beyondPlan } from './act-beyond';
import { carryOn, proposedBefore, proposedNote } from './act-carry';
import { type Acting, type Approved, fail, keep, leave, ticked } from './act-state';
import { type Made, makeStep } from './act-step';
import { debugFailure, isFailure } from './act-verify';
import { gather } from './gather';
import { type Room, workIn } from './room';
import { stopReason } from './stages';
import type { Thread } from './thread';

/**
 * Carries out an approved plan (EP-05): each step is done on a copy; with `accept-edits` its changes are then made in the
 * workspace and its commands run, with `default` nothing is touched. What goes beyond the plan ends it and becomes its
 * next version. A run that goes on behind a crash ends as one without it would have.
 */
export async function act(
  { plan, decision }: Approved,
  thread: Thread,
  room: Room,
): Promise<{ thread: Thread; output: string }> {
  const acting = await begun({ plan, decision }, thread, room);
  let outside: string[] = [];
  let revised: Partial<Thread> = {};
  for (const step of stepOrder(plan.steps)) {
    const made = await oneStep(step, acting);
    if (made?.kind !== 'beyond') continue;
    const beyond = await beyondPlan(ticked(acting), step.number, made.beyond, room);
    outside = beyond.outside;
    revised = beyond.thread;
    acting.halt = 'the run asked for more than the plan covers';
    if (beyond.thread.plan === undefined) fail(acting, step.number, beyond.note);
    else leave(acting, step.number, beyond.note);
  }
  const steps = [...acting.steps].sort((a, b) => a.number - b.number);
  const { changes, commands } = acting;
  const ref = { id: plan.id, version: plan.version };
  const report: ActReport = { plan: ref, decision, steps, changes, commands, outside };
  const next = { ...thread, plan: ticked(acting), ...revised, act: report };
  const fault = commands.find(isFailure);
  const examined = fault === undefined ? next : await debugFailure(fault, next, room);
  return { thread: examined, output: actMarkdown(report, plan) };
}

async function begun({ plan, decision }: Approved, thread: Thread, room: Room): Promise<Acting> {
  const ports = await room.hands.ports(room.desk);
  const { session } = room;
  const before = session?.state().act ?? null;
  if (before?.plan.id !== plan.id || before.decision !== decision)
    await session?.record([{ kind: 'act', plan: { id: plan.id, version: plan.version }, decision }]);
  const task = thread.task ?? room.task;
  let gathered: Promise<Evidence> | null = thread.evidence && Promise.resolve(thread.evidence);
  const acting: Acting = {
    plan,
    decision,
    ports,
    room,
    steps: [],
    changes: [],
    commands: [],
    made: [],
    missing: new Set(),
    halt: null,
    making: {
      plan,
      task,
      thread,
      room,
      overlay: openOverlay(ports.files),
      evidence() {
        const { question } = workIn(room, task, thread.state, thread.handed);
        gathered ??= gather(question, room.crew.collectors, room.ports, room.stages);
        return gathered;
      },
      earlier: () => acting.made,
      left: () => plan.steps.length - acting.steps.length,
    },
  };
  return acting;
}

/** Does one step as far as it can be done. What comes back asks for more than the plan covers. */
async function oneStep(step: PlanStep, acting: Acting): Promise<Extract<Made, { kind: 'beyond' }> | null> {
  const { number } = step;
  const state = acting.room.session?.state() ?? null;
  const known = state?.plan?.id === acting.plan.id ? state.steps.get(number) : undefined;
  if (step.completed || known?.status === 'done' || known?.status === 'failed') {
    keep(acting, step, known?.status === 'failed' ? 'failed' : 'done', known?.note ?? 'It was done before.');
    return null;
  }
  const { signal } = acting.room.ports;
  if (signal.aborted) acting.halt ??= stopReason(signal);
  const waits = step.dependencies.find((needed) => acting.missing.has(needed));
  if (waits !== undefined) acting.missing.add(number);
  const why = acting.halt ?? (waits === undefined ? null : `it waits for step ${waits}, which is not done`);
  if (why !== null) {
    leave(acting, number, `Nothing was done for it: ${why}.`);
    return null;
  }
  const made =
    known?.status === 'proposed'
      ? await proposedBefore(step, acting, known.note)
      : await makeNow(step, acting);
  if (made?.kind === 'made') await carryOn(step, made, acting);
  return made?.kind === 'beyond' ? made : null;
}

/** A step is done on the copy, and what came of it is kept before anything else happens. */
async function makeNow(step: PlanStep, acting: Acting): Promise<Made> {
  const { number } = step;
  const { session } = acting.room;
  await session?.record([{ kind: 'step', number, status: 'started', note: '' }]);
  const made = await makeStep(step, acting.making);
  switch (made.kind) {
    case 'undone':
      acting.halt = `step ${number} did not come to an end`;
      leave(acting, number, 'It did not come to an end; the coverage says why.');
      break;
    case 'failed':
      await session?.record([{ kind: 'step', number, status: 'failed', note: made.note }]);
      fail(acting, number, made.note);
      break;
    case 'made':
      await session?.record([
        ...made.changes.map((change) => told(change, hashesOf(change), 'proposed')),
        { kind: 'step', number, status: 'proposed', note: proposedNote(made) },
      ]);
      break;
    case 'beyond':
      break;
  }
  return made;
}

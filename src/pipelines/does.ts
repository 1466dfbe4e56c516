import { clarifyText } from '../core/answer/clarify';
import { handedFrom, handedPlan } from '../core/handed';
import { planDifference } from '../core/plan-difference';
import { planMarkdown } from '../core/plan-markdown';
import { plannerFor, type WorkKind } from '../core/work-choice';
import type { Evidence } from '../domain/evidence';
import { type Critic, criticNames } from '../domain/mode';
import type { Plan } from '../domain/plan';
import { needsAnswer } from '../modes/planning';
import { actionWork } from './actions';
import { answerWork } from './answer';
import { continueWork } from './continue';
import { decideWork } from './decide';
import { finishedOf, inspect } from './examinations';
import { gather } from './gather';
import type { About, Piece } from './piece';
import { planPipeline } from './plan';
import { criticIn, type Room, workIn } from './room';
import type { Thread } from './thread';
import { makePlan, type Work } from './work';
import { workflowWork } from './workflow';

/** Does what the turn comes to. */
export async function doWork(kind: WorkKind, thread: Thread, about: About, room: Room): Promise<Piece> {
  switch (kind) {
    case 'nothing':
      return { thread, output: '' };
    case 'plan':
      return planWork(thread, about, room);
    case 'propose':
      return proposeWork(thread, about, room);
    case 'inspect':
      return inspect(thread, criticNow(thread, room), about.task, room);
    case 'answer':
      return answerWork(thread, about.task, room);
    case 'clarify':
      return clarifyWork(thread, about, room);
    case 'continue':
      return continueWork(thread, about, room);
    case 'action':
      return actionWork(thread, about, room);
    case 'decide':
      return decideWork(thread, about, room);
    case 'workflow':
      return workflowWork(thread, about, room);
  }
}

function criticNow({ state }: Thread, room: Room): Critic {
  const critic = criticIn(room, state.current);
  if (critic === null) throw new Error(`The mode ${state.current} examines nothing.`);
  return critic;
}

/** A question back; the session keeps it, so that a later run can bring the reply (IB-05). */
async function clarifyWork(thread: Thread, { intent }: About, { session }: Room): Promise<Piece> {
  const asked = { ...thread, clarifications: thread.clarifications + 1, isUnclear: true };
  if (intent === null) return { thread: asked, output: '' };
  const { clarification } = intent;
  if (clarification !== null) {
    const { question } = clarification;
    const options = clarification.options.map(({ value = '', ...option }) => ({ ...option, value }));
    await session?.record([{ kind: 'asked', question, options }]);
  }
  return { thread: asked, output: clarifyText(intent, session?.isKept() ? session.id : null) };
}

/** A plan, and the critics on it. */
async function planWork(thread: Thread, about: About, room: Room): Promise<Piece> {
  const mode = plannerFor(thread.state.current);
  const crew = { ...room.crew, critics: criticsFor(thread, about, room) };
  const work = {
    ...workIn(room, about.task, thread.state, thread.handed),
    crew,
    ...asRequested(thread, about),
  };
  const { evidence, plan, examined, fresh, conclusions, judged } = await planPipeline(
    work,
    mode,
    thread.conclusions,
  );
  const finished = [...thread.finished, ...finishedOf(fresh, room.stages)];
  const handed = plan === null ? thread.handed : [...thread.handed, handedPlan(mode, plan)];
  return {
    thread: {
      ...thread,
      evidence,
      conclusions,
      judged,
      finished,
      handed: [...handed, ...fresh.map(handedFrom)],
      plan: plan ?? thread.plan,
      examined: examined ?? null,
      planChanges: examined && plan ? planDifference(examined, plan) : [],
      isUnclear: plan !== null && isUnplaced(evidence, plan, room),
    },
    output: plan === null ? '' : planMarkdown(plan),
  };
}

/**
 * What the request makes of a plan: what is taken for granted, and for a small change one step from minimal context (IB-07).
 * Where a person chose to plan, they get a plan; a mode that examines keeps the facts that it examines by.
 */
function asRequested({ state }: Thread, { intent }: About): Pick<Work, 'assumed' | 'oneStep' | 'isMinimal'> {
  const assumed = intent?.assumptions ?? [];
  const isQuick =
    intent?.behavior === 'QUICK_ACTION' && state.planMode === null && state.current !== 'planning';
  if (!isQuick) return { assumed, oneStep: null, isMinimal: false };
  const isExamined = (criticNames as readonly string[]).includes(state.current);
  return { assumed, oneStep: intent.userOverride === null ? 'usual' : 'always', isMinimal: !isExamined };
}

/** A mode that examines and was asked for examines alone; one that was come to is among the others. */
function criticsFor({ state }: Thread, { obeyed }: About, room: Room): readonly Critic[] {
  const own = criticIn(room, state.current);
  const { critics } = room.crew;
  if (own === null || critics.length === 0) return critics;
  if (obeyed.asked === own.name || room.askedMode === own.name) return [own];
  const isThere = critics.some(({ name }) => name === own.name);
  return isThere || room.isCriticsSet ? critics : [...critics, own];
}

/** Without a model only the evidence can point anywhere; a model's plan points by the files that it names. */
function isUnplaced(evidence: Evidence, plan: Plan, { crew }: Room): boolean {
  if (crew.engine.info.kind === 'offline') return needsAnswer(evidence) && plan.proposedChanges.length === 0;
  return plan.affectedFiles.length === 0 && plan.steps.every((step) => step.files.length === 0);
}

/** A change of a later turn, with what the turns before it found; it waits for approval like any plan. */
async function proposeWork(thread: Thread, about: About, room: Room): Promise<Piece> {
  const { task } = about;
  const mode = plannerFor(thread.state.current);
  const work = { ...workIn(room, task, thread.state, thread.handed, true), ...asRequested(thread, about) };
  const { collectors } = room.crew;
  const evidence = await gather(work.question, collectors, room.ports, room.stages, work.isMinimal);
  const plan = await makePlan(work, evidence, mode);
  if (plan === null) return { thread: { ...thread, evidence }, output: '' };
  if (room.crew.critics.length > 0)
    room.stages.notes.push({
      skipped: [
        {
          what: `critics on the change that turn ${thread.turns.length + 1} proposes`,
          reason: 'a later turn is worked on by its own mode; `/review`, `/secure` and `/debug` examine it',
        },
      ],
    });
  const handed = [...thread.handed, handedPlan(mode, plan)];
  const isUnclear = isUnplaced(evidence, plan, room);
  return { thread: { ...thread, evidence, plan, handed, isUnclear }, output: planMarkdown(plan) };
}

import { counted } from '../core/count';
import { handedPlan } from '../core/handed';
import { planDifference } from '../core/plan-difference';
import { withFeedback } from '../core/plan-feedback';
import { planMarkdown } from '../core/plan-markdown';
import { withProposals } from '../core/tools/proposals';
import type { Evidence } from '../domain/evidence';
import type { Plan, PlanDraft } from '../domain/plan';
import type { Task } from '../domain/task';
import { gather } from './gather';
import { exitCall } from './hand-in';
import type { Piece } from './piece';
import { type Room, workIn } from './room';
import type { Thread } from './thread';
import { made, type Work } from './work';

/** A plan that is held back, and what the people who decide want to be different, each in their words. */
interface HeldBack {
  before: Plan;
  feedback: readonly string[];
}

/** A plan with the feedback, and what was done about it, for people. */
interface Again {
  draft: PlanDraft;
  notes: readonly string[];
}

/**
 * Plans again with what people said (EP-06): the next version of the plan, which is put before them. Where nothing comes of
 * it the version before stays as it is, held back.
 */
export async function planAgain(thread: Thread, held: HeldBack, task: Task, room: Room): Promise<Piece> {
  const { before } = held;
  await exitCall(thread, room);
  const work = workIn(room, task, thread.state, thread.handed);
  const { revise } = room.crew.engine;
  const evidence =
    revise === undefined ? null : await gather(work.question, room.crew.collectors, room.ports, room.stages);
  const again = await room.stages.run('plan', async () => {
    const { draft, notes } = await withWords(held, evidence, work);
    const next = made(draft, room.ports);
    return { plan: { ...next, version: before.version + 1, createdAt: before.createdAt }, notes };
  });
  if (again === null) return { thread, output: '' };
  const { plan, notes } = again;
  if (plan.id === before.id) {
    const same = 'The plan came out as it was, so nothing new is put before you; it stays held back.';
    return { thread, output: [same, ...notes].join('\n') };
  }
  unexamined(plan, room);
  const posted = (await room.gate?.post(plan)) ?? plan;
  await exitCall(thread, room);
  const verdict = (await room.gate?.look(null)) ?? null;
  return {
    thread: {
      ...thread,
      plan: posted,
      verdict,
      planChanges: planDifference(before, posted),
      handed: [...thread.handed, handedPlan('planning', posted)],
    },
    output: [planMarkdown(posted), ...notes].join('\n'),
  };
}

/** By the model, with facts that are gathered anew; by rules where there is none. @param evidence null: no model is asked */
async function withWords(
  { before, feedback }: HeldBack,
  evidence: Evidence | null,
  { question, crew, ports, working, proposals, form }: Work,
): Promise<Again> {
  const { revise } = crew.engine;
  if (revise === undefined || evidence === null) {
    const { files } = await ports.tree.list();
    const { draft, taken, notTaken } = withFeedback(draftOf(before), feedback.join('\n\n'), files);
    return { draft, notes: [...section('Worked in', taken), ...section('Not worked in', notTaken)] };
  }
  const why = { objections: [], feedback };
  const draft = await revise(question.task, evidence, before, why, await form.told(working('planning')));
  return { draft: withProposals(draft, proposals()), notes: [] };
}

/** Critics saw the version before: what they did not look at is said. */
function unexamined({ version }: Plan, { crew, stages }: Room): void {
  if (crew.critics.length === 0) return;
  const reason = 'they look again only where they had found something critical themselves';
  stages.notes.push({ skipped: [{ what: `critics on version ${version} of the plan`, reason }] });
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : ['', `${title} (${counted(lines.length, 'point')}):`, '', ...lines.map((line) => `- ${line}`)];
}

function draftOf(plan: Plan): PlanDraft {
  const {
    id: _id,
    version: _version,
    createdAt: _made,
    updatedAt: _changed,
    progress: _done,
    ...draft
  } = plan;
  return draft;
}

import { asSent } from '../core/as-sent';
import { changesOfStep, isCovered } from '../core/plan-order';
import { writeOutside } from '../core/plan-scope';
import { actBrief } from '../core/prompts/brief-act';
import { modePart } from '../core/prompts/mode-part';
import type { ActAnswer } from '../domain/acting';
import type { Evidence } from '../domain/evidence';
import type { Plan, PlanStep } from '../domain/plan';
import type { Task } from '../domain/task';
import type { Working } from '../domain/turn';
import type { Beyond, Carrying } from '../engine/carrying';
import type { Overlay, Overlaying } from '../engine/overlay';
import { changesSince, putDiff, type StepChange } from './act-changes';
import { modeIn, type Room } from './room';
import type { Thread } from './thread';

/** What doing a step came to. Nothing of it is in the workspace. */
export type Made =
  /** `isWhole`: nothing of the step is missing. */
  | { kind: 'made'; changes: StepChange[]; note: string; isWhole: boolean }
  | { kind: 'failed'; note: string }
  | { kind: 'beyond'; beyond: readonly Beyond[] }
  /** Whoever was to do it did not; the stages know why. */
  | { kind: 'undone' };

/** What steps are done with. */
export interface Making {
  plan: Plan;
  task: Task;
  thread: Thread;
  room: Room;
  overlay: Overlay;
  /** Gathered at its first use. */
  evidence(): Promise<Evidence>;
  earlier(): readonly StepChange[];
  /** Steps that are left, with this one. */
  left(): number;
}

/**
 * Does one step on the overlay: changes that were approved word for word are made as they are, for the rest a model is
 * asked. What does not come to a whole step leaves nothing on the overlay.
 */
export async function makeStep(step: PlanStep, making: Making): Promise<Made> {
  const { overlay } = making;
  const start = overlay.state();
  const made = await tried(step, making, start);
  if (made.kind !== 'made') overlay.become(start);
  return made;
}

async function tried(step: PlanStep, making: Making, start: Overlaying): Promise<Made> {
  const { plan, overlay, room } = making;
  const approved = changesOfStep(plan, step.number);
  for (const change of approved) {
    const misfit = await putDiff(change, overlay, start);
    if (misfit !== null)
      return { kind: 'failed', note: `The approved change of ${change.path} does not fit: ${misfit}` };
  }
  const finished = async (note: string, isWhole: boolean, said: ActAnswer['changes'] = []): Promise<Made> => {
    const changes = await changesSince(start, overlay, step.number, [...said, ...approved]);
    return typeof changes === 'string'
      ? { kind: 'failed', note: changes }
      : { kind: 'made', changes, note, isWhole };
  };
  if (isCovered(plan, step)) return finished('', true);
  // Such a step runs commands and changes nothing.
  if (step.files.length === 0 && step.commands.length > 0) return finished('', true);
  const { act } = room.crew.engine;
  if (act === undefined) return finished(unwritten(step, approved), false);
  const asked = await asking(step, making, act);
  if (asked.kind !== 'answer') return asked;
  const { answer } = asked;
  if (!answer.isDone) return { kind: 'failed', note: `It is not done: ${answer.summary}` };
  return finished([answer.summary, ...answer.notes].join(' '), true, answer.changes);
}

/** Without a model only what was approved word for word can be done. */
function unwritten({ files }: PlanStep, approved: Plan['proposedChanges']): string {
  const known = new Set(approved.map(({ path }) => path));
  const places = files.filter((file) => !known.has(file));
  const where = places.length === 0 ? '' : ` Its places: ${places.join(', ')}.`;
  return `Without a model nobody writes this change; it is for a person.${where}`;
}

async function asking(
  step: PlanStep,
  making: Making,
  act: NonNullable<Room['crew']['engine']['act']>,
): Promise<{ kind: 'answer'; answer: ActAnswer } | Exclude<Made, { kind: 'made' }>> {
  const { plan, task, overlay, room, earlier, left } = making;
  const begun = overlay.state();
  const carrying: Carrying = { plan, beyond: [] };
  const evidence = await making.evidence();
  const told = earlier().map(({ step: of, path, made: { description, diff } }) => ({
    step: of,
    path,
    description,
    diff,
  }));
  const about = {
    task,
    evidence,
    plan,
    step,
    earlier: told,
    left: left(),
    begin() {
      overlay.become(begun);
      carrying.beyond.length = 0;
    },
    faults: (answer: ActAnswer) => misfits(answer, carrying, overlay, begun),
  };
  const answer = await room.stages.run(`step ${step.number}`, () => act(about, workingOn(making, carrying)));
  if (answer === null) return { kind: 'undone' };
  if (carrying.beyond.length === 0) {
    const faults = await put(answer, carrying, overlay, begun);
    if (faults.length > 0) return { kind: 'failed', note: faults.join(' ') };
  }
  if (carrying.beyond.length > 0) return { kind: 'beyond', beyond: carrying.beyond };
  return { kind: 'answer', answer };
}

/** Tries the changes of an answer and takes them back. */
async function misfits(
  answer: ActAnswer,
  carrying: Carrying,
  overlay: Overlay,
  begun: Overlaying,
): Promise<string[]> {
  if (carrying.beyond.length > 0) return [];
  const before = overlay.state();
  const tried: Carrying = { plan: carrying.plan, beyond: [] };
  const faults = await put(answer, tried, overlay, begun);
  overlay.become(before);
  return faults;
}

/** Puts the changes of an answer on the overlay; what the plan does not cover is kept apart, once it is known to fit. */
async function put(
  { changes }: ActAnswer,
  carrying: Carrying,
  overlay: Overlay,
  begun: Overlaying,
): Promise<string[]> {
  const faults: string[] = [];
  for (const change of changes) {
    const outside = writeOutside(carrying.plan, change.path);
    const misfit = await putDiff(change, overlay, begun);
    if (outside === null && misfit !== null)
      faults.push(`The change of ${change.path} does not fit: ${misfit}`);
    if (outside === null) continue;
    const place = await overlay.files.standing(change.path);
    if (place.ok && misfit !== null) faults.push(`The change of ${change.path} does not fit: ${misfit}`);
    else
      carrying.beyond.push({
        reason: place.ok ? outside : `${outside} ${place.reason}`,
        proposal: place.ok ? { kind: 'change', ...change } : null,
      });
  }
  return faults;
}

/** The developer at work on a step: with tools that write to the overlay, where the run has tools. */
function workingOn({ room, thread, overlay }: Making, carrying: Carrying): Working {
  const mode = modeIn(room, 'developer');
  const own = { name: 'act', source: 'built in', from: '', text: actBrief } as const;
  const send = asSent(room.ports.known());
  const prompts = [own, ...room.prompts.added.map((one) => ({ ...one, text: send(one.text) }))];
  return {
    mode: 'developer',
    part: modePart({ prompts, grants: mode.grants, skills: [], tools: [], additional: '' }),
    // The plan itself stands in the request already.
    handed: thread.handed.filter(({ title }) => title !== 'plan' && title !== 'proposed change'),
    // Approving the plan left Plan Mode.
    planMode: false,
    planFile: null,
    form: null,
    oneStep: null,
    tools: room.desk?.actKit(mode, carrying, overlay.files) ?? null,
  };
}

import { replyTo } from '../core/answer/reply';
import { analyseContext } from '../core/context/analyse';
import { suggestThinking } from '../core/context/suggest-thinking';
import { analyseIntent } from '../core/intent/analyse';
import { suggestModes, suggestNext } from '../core/switching/suggest';
import { taskId, titleAndBody } from '../core/task-file';
import { type WorkKind, workFor } from '../core/work-choice';
import type { Command } from '../domain/command';
import type { Intent } from '../domain/intent';
import type { ModeName } from '../domain/mode';
import type { Act } from '../domain/mode-signal';
import type { ContextAnalysis, ModeSuggestion, Said } from '../domain/mode-state';
import type { Task } from '../domain/task';
import { doWork } from './does';
import { type Obeyed, obey } from './obey';
import { offered } from './offered';
import { boardOf, modeIn, type Room } from './room';
import { savedPlan } from './save-plan';
import { recordBegun, recordEnded } from './session-record';
import { surroundings } from './surroundings';
import { switched, withToolRuns } from './switching';
import type { Thread } from './thread';

/** One turn as it came in; the front matter's title is the first turn's. */
export interface Given {
  number: number;
  text: string;
  title: string | null;
  /** What the settings ask for, as if it stood before the text. */
  commands: readonly Command[];
}

/** How many messages an analysis looks at (DP-05). */
const lastMessages = 5;

/**
 * One turn of a thread (OM-56 to OM-58): commands first, then what the request is, perhaps another mode, then the work
 * that both come to.
 */
export async function takeTurn(before: Thread, given: Given, room: Room): Promise<Thread> {
  const { obeyed, isLeft } = answered(before, await obey(before, given, room));
  const text = isLeft || obeyed.word !== null ? '' : obeyed.text.trim();
  const task = taskOf(room.task, given, text);
  const said: Said[] = text === '' ? [] : [{ role: 'user', text }];
  const thread = { ...obeyed.thread, said: [...obeyed.thread.said, ...said] };
  const analysis = analyseContext(thread.said.slice(-lastMessages), room.crew.modes);
  const intent =
    text === '' ? null : analyseIntent(text, await surroundings(before, obeyed, task, room), analysis);
  if (intent !== null) room.ports.emit({ type: 'intent_received', intent });
  const moved = entered(thread, { intent, analysis, obeyed }, room);
  const work = kindOf(moved, intent, obeyed, before);
  const { current } = moved.state;
  room.ports.emit({
    type: 'mode_set',
    turn: given.number,
    mode: current,
    behavior: intent?.behavior ?? null,
  });
  const isReply = before.unanswered !== null && (isLeft || text !== '');
  await recordBegun({ task, work, text, reply: isReply ? given.text : null }, room);
  const done = await doWork(work, moved, { task, intent, obeyed }, room);
  const output = isLeft ? 'Left as it is: nothing was begun, and nothing was changed.' : done.output;
  const ended = { given, task, obeyed, intent, analysis, work, output, mode: current };
  const after = closed(asking(withToolRuns(done.thread, room), { work, text, isLeft }), ended, room);
  await recordEnded(after, output, room);
  return savedPlan(await offered(after, before, room), obeyed, room);
}

/** A turn behind a question back is its reply: it is read together with the request (IB-05). */
function answered({ unanswered }: Thread, obeyed: Obeyed): { obeyed: Obeyed; isLeft: boolean } {
  if (unanswered === null) return { obeyed, isLeft: false };
  const reply = replyTo(unanswered, obeyed.text, obeyed.override !== null);
  if (reply.kind !== 'request') return { obeyed, isLeft: reply.kind === 'cancelled' };
  const override = obeyed.override ?? (reply.isConfirmed ? '/do' : null);
  return { obeyed: { ...obeyed, text: reply.text, override }, isLeft: false };
}

/** What is still asked back about after a turn. Commands alone leave it open. */
function asking(thread: Thread, turn: { work: WorkKind; text: string; isLeft: boolean }): Thread {
  if (turn.work === 'clarify') return { ...thread, unanswered: turn.text };
  if (turn.work === 'nothing' && !turn.isLeft) return thread;
  const isUnclear = turn.isLeft ? false : thread.isUnclear;
  return { ...thread, unanswered: null, clarifications: 0, isUnclear };
}

/** The turn's words as a task of its own; where there is nothing but commands, they are its title. */
function taskOf(whole: Task, { text: all, title: named }: Given, text: string): Task {
  const { title, body } = titleAndBody(text === '' ? all : text, named);
  return { ...whole, title, body, id: taskId(title, body) };
}

interface Seen {
  intent: Intent | null;
  analysis: ContextAnalysis;
  obeyed: Obeyed;
}

/** The mode that the request comes to at the start of a thread, and that the last messages ask for later (DP-05, IB-01). */
function entered(thread: Thread, { intent, analysis, obeyed }: Seen, room: Room): Thread {
  const next = intent === null ? thread : { ...thread, intent };
  if (intent === null || obeyed.asked !== null || obeyed.workflow !== null) return next;
  // A question back is no work in any mode; the request's own is chosen once it is understood.
  if (intent.behavior === 'CLARIFY') return next;
  const { mode, confidence, reasoning } = intent;
  const act: Act =
    thread.state.current === 'normal'
      ? { kind: 'begin', mode, confidence, reason: reasoning }
      : { kind: 'analysis', analysis };
  return switched(next, act, boardOf(room)).thread;
}

function kindOf(thread: Thread, intent: Intent | null, obeyed: Obeyed, before: Thread): WorkKind {
  if (obeyed.word !== null) return 'decide';
  if (obeyed.workflow !== null) return 'workflow';
  if (obeyed.actions.length > 0) return 'action';
  // `/run` needs no words: what it goes on with is known.
  if (intent === null && obeyed.override === '/run') return 'continue';
  return workFor({
    mode: thread.state.current,
    behaviour: intent?.behavior ?? null,
    isFirst: before.evidence === null,
    isAsked: obeyed.asked !== null || thread.state.forced,
  });
}

interface Ended extends Seen {
  given: Given;
  task: Task;
  work: WorkKind;
  /** The mode that the work was done in. */
  mode: ModeName;
  output: string;
}

function closed(thread: Thread, ended: Ended, room: Room): Thread {
  const { given, task, obeyed, intent, analysis, work, output, mode } = ended;
  const turn = {
    number: given.number,
    title: task.title,
    // A critic that has its answer is left by the end of the turn; the work was its.
    mode,
    behavior: intent?.behavior ?? null,
    work,
    commands: [...obeyed.replies],
    output,
  };
  const said: Said[] = output === '' ? [] : [{ role: 'assistant', text: output }];
  return {
    ...thread,
    task: work === 'nothing' ? thread.task : task,
    turns: [...thread.turns, turn],
    said: [...thread.said, ...said],
    suggestions: suggestionsFor(thread, analysis, work, room),
  };
}

/**
 * What the mode ends by suggesting, modes that might fit, and thinking where things are weighed against each other
 * (DP-29, DP-43, OM-52); each mode once.
 */
function suggestionsFor(
  { state }: Thread,
  analysis: ContextAnalysis,
  work: WorkKind,
  room: Room,
): ModeSuggestion[] {
  const { policy, ports } = room;
  const next = work === 'nothing' ? null : suggestNext(modeIn(room, state.current), policy);
  const thinking = suggestThinking(state.current, analysis);
  const all = [
    ...(next === null ? [] : [next]),
    ...suggestModes(state, analysis, policy, ports.clock.now()),
    ...(thinking === null ? [] : [{ ...thinking, autoSwitch: false }]),
  ];
  return all.filter(
    ({ suggestedMode }, at) => all.findIndex((one) => one.suggestedMode === suggestedMode) === at,
  );
}

import { tellStanding, tellVerdict } from '../core/approval/tell';
import type { Verdict, Word } from '../domain/approval';
import { RunError } from '../domain/errors';
import type { Task } from '../domain/task';
import { carryOut } from './carry-out';
import type { About, Piece } from './piece';
import { planAgain } from './plan-again';
import { boardOf, type Room } from './room';
import { switched } from './switching';
import type { Thread } from './thread';

/** The word of a turn on the plan of an earlier run. */
export async function decideWork(thread: Thread, { task, obeyed }: About, room: Room): Promise<Piece> {
  if (obeyed.word === null) throw new Error('No word was said.');
  return decideOn(thread, obeyed.word, task, room);
}

/**
 * What comes of a person's word on the plan that waits: it is carried out, planned again, or neither.
 * @throws RunError `input` where there is nothing to decide on, or no more; `tool` where the votes could not be read
 */
export async function decideOn(before: Thread, word: Word, task: Task, room: Room): Promise<Piece> {
  const verdict = (await room.gate?.look(word)) ?? null;
  const kept = room.session?.state();
  const plan = kept?.plan ?? kept?.versions.at(-1) ?? null;
  if (verdict === null || plan === null)
    throw new RunError(
      'input',
      'Nothing of this run is kept in a session, so there is no plan to decide on.',
      {
        hint: 'Say which session with --session ID.',
      },
    );
  refuseWhatIsOver(verdict, room.ports.signal);
  const thread = { ...before, plan, verdict, isDecided: true };
  switch (verdict.state) {
    case 'approved':
      return carryOut(outOfPlanMode(thread, room), { plan, verdict }, room);
    case 'feedback':
      return planAgain(thread, { before: plan, feedback: verdict.words }, task, room);
    default:
      return { thread, output: tellStanding(verdict) };
  }
}

/** A word that came by a setting: the run has no turn but it. */
export async function decidedBySetting(before: Thread, word: Word, room: Room): Promise<Thread> {
  const { task } = room;
  const { thread, output } = await decideOn(before, word, task, room);
  const number = thread.turns.length + 1;
  const { current: mode } = thread.state;
  const turn = {
    number,
    title: task.title,
    mode,
    behavior: null,
    work: 'decide' as const,
    commands: [],
    output,
  };
  await room.session?.record([{ kind: 'said', role: 'assistant', text: output }]);
  return { ...thread, task, turns: [...thread.turns, turn] };
}

function refuseWhatIsOver(verdict: Verdict, signal: AbortSignal): void {
  const said = tellVerdict(verdict);
  if (verdict.state === 'void' || verdict.state === 'expired')
    throw new RunError('input', said, { hint: 'Give the task again; the new plan can be approved then.' });
  // A look that the end of the run cut off is no fault; the run itself says why it ended.
  if (verdict.because === 'unread' && !signal.aborted) throw new RunError('tool', said);
}

/** What held before Plan Mode holds again (PM-011, PM-012): the person who runs this has decided. */
function outOfPlanMode(thread: Thread, room: Room): Thread {
  if (thread.state.planMode === null) return thread;
  return switched(thread, { kind: 'exit-plan', isOperator: true }, boardOf(room)).thread;
}

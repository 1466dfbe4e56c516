import { continueText } from '../core/answer/continue-run';
import { type RunReply, runReply } from '../core/answer/run-reply';
import { tellVerdict } from '../core/approval/tell';
import type { activeRun } from '../core/session/fold';
import { workflowStatus } from '../core/workflow/status';
import { carryOut } from './carry-out';
import type { About, Piece } from './piece';
import { proposeFix } from './propose-fix';
import type { Room } from './room';
import type { Happening, SessionDesk } from './session-desk';
import { runUnderWay } from './session-thread';
import type { Thread } from './thread';
import { withWorkflow } from './workflow-place';

/** What is done about a run that is not finished: nothing is begun anew by itself (IB-03). */
export async function continueWork(thread: Thread, about: About, room: Room): Promise<Piece> {
  const run = runUnderWay(thread, room.session);
  const reply = run === null ? null : runReply(about.obeyed.text);
  if (run === null || room.session === null || reply === null) return standing(thread, run, room);
  return replies[reply](thread, { about, room, session: room.session, run });
}

interface UnderWay {
  about: About;
  room: Room;
  session: SessionDesk;
  run: NonNullable<ReturnType<typeof activeRun>>;
}

const replies: Readonly<Record<RunReply, (thread: Thread, at: UnderWay) => Promise<Piece>>> = {
  resume,
  pause,
  abort,
  'propose-fix': (thread, { about, room }) => proposeFix(thread, about, room),
};

/** Where the unfinished run stands and what can be done. */
async function standing(thread: Thread, run: ReturnType<typeof activeRun>, room: Room): Promise<Piece> {
  const found = await withWorkflow(thread, room);
  const { workflow, plan, verdict } = found;
  const isOpen = workflow !== null && workflow.position < workflow.stages.length;
  if (plan === null && !isOpen)
    return {
      thread: found,
      output: 'No run of this thread is under way: there is no plan and no workflow to go on with.',
    };
  const status = run?.status ?? 'awaiting_approval';
  const kept = run === null || room.session === null ? {} : { session: room.session.id };
  const parts = [
    ...(isOpen ? [workflowStatus(workflow)] : []),
    ...(plan === null || verdict === null ? [] : [tellVerdict(verdict)]),
    ...(plan === null ? [] : [continueText({ status, plan, ...kept })]),
  ];
  return { thread: found, output: parts.join('\n\n') };
}

/** Goes on with what is approved; what is not waits on. */
async function resume(thread: Thread, { room, session, run }: UnderWay): Promise<Piece> {
  if (run.status === 'paused') await session.record([{ kind: 'resumed' }]);
  const verdict = (await room.gate?.look(null)) ?? null;
  const seen = { ...thread, verdict: verdict ?? thread.verdict };
  const { plan } = session.state();
  if (plan !== null && verdict !== null && verdict.decision !== null)
    return carryOut(seen, { plan, verdict }, room);
  return standing(seen, runUnderWay(seen, session), room);
}

async function pause(thread: Thread, { room, session, run }: UnderWay): Promise<Piece> {
  if (run.status === 'paused') return standing(thread, run, room);
  await session.record([{ kind: 'paused' }]);
  return standing(thread, { status: 'paused' }, room);
}

/** The run ends and its plan with it; what is done stays. */
async function abort(thread: Thread, { about, room, session }: UnderWay): Promise<Piece> {
  const { plan, approval } = session.state();
  if (plan === null) return standing(thread, null, room);
  const at = room.ports.clock.now();
  const { version } = plan;
  const ended: Happening[] = [
    { kind: 'aborted', why: about.obeyed.text.trim() },
    ...(approval.length === 0
      ? []
      : [{ kind: 'approval' as const, event: { at, kind: 'cancelled' as const, version } }]),
    { kind: 'plan-cancelled' },
  ];
  await session.record(ended);
  const { done, total } = plan.progress;
  const stays =
    done === 0 ? 'Nothing of it was done.' : `${done} of its ${total} steps were done, and that stays.`;
  return {
    thread: { ...thread, plan: null, verdict: null, leftPlan: null },
    output: `The run was ended, and its plan is cancelled. ${stays}`,
  };
}

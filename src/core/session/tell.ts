import type { ApprovalPolicy, Verdict } from '../../domain/approval';
import type { SessionRead } from '../../domain/session';
import { decide } from '../approval/decide';
import { tellVerdict } from '../approval/tell';
import { worldOf } from '../approval/world';
import { oneLine, visible } from '../clean';
import { counted } from '../count';
import { activeRun, foldSession, type SessionState } from './fold';
import { tellApproval } from './tell-approval';
import { when } from './when';

/** Lines of a text that are shown; all of it is in the JSON. */
const mostLines = 40;

/** How the session's latest plan stood when it was looked at last; null: no plan was put before anybody. */
export function lastVerdict({ approval }: SessionState, policy: ApprovalPolicy): Verdict | null {
  const world = worldOf(approval, policy);
  const latest = world.versions.at(-1);
  return latest === undefined ? null : decide(world, latest.plan, policy);
}

/** How a session stands, as a phrase. */
export function tellStanding(state: SessionState, policy: ApprovalPolicy): string {
  const { plan, question, aborted, status } = state;
  if (aborted !== null) return 'ended before it was done';
  if (question !== null) return 'a question waits for its reply';
  if (plan === null) return status === null ? 'nothing came of it yet' : status.replaceAll('_', ' ');
  const done = `${plan.progress.done} of ${counted(plan.progress.total, 'step')} done`;
  const verdict = lastVerdict(state, policy);
  const run = activeRun(state, verdict?.state ?? null);
  if (run === null) return verdict === null ? done : `${done}, plan ${verdict.state}`;
  if (run.status === 'awaiting_approval') return `plan ${verdict?.state ?? 'drafted'}`;
  // Whether anything runs at this moment, a session cannot tell.
  return `${run.status === 'paused' ? 'paused' : 'begun and not finished'}, ${done}`;
}

/** A session for a person, as Markdown-free lines in which nothing is hidden. */
export function tellSession({ head, events, damage, cut }: SessionRead, policy: ApprovalPolicy): string[] {
  const state = foldSession(head, events);
  const verdict = lastVerdict(state, policy);
  return [
    `Session ${head.id}: ${tellStanding(state, policy)}`,
    `Place: ${oneLine(head.place)}`,
    `Begun ${when(head.createdAt)}, last used ${when(state.at)}, ${counted(events.length, 'event')}.`,
    ...(damage === null ? [] : [`${damage} What stands here is from before it; nothing can be added.`]),
    ...(cut === 0 ? [] : ['Its last line was not finished and is left out; the session goes on before it.']),
    ...taskLines(state),
    ...questionLines(state),
    ...planLines(state),
    ...titled('Approval', [
      ...tellApproval(state.approval).map(oneLine),
      ...(verdict === null ? [] : [oneLine(tellVerdict(verdict))]),
    ]),
    ...titled('Steps', [...state.steps].map(stepLine)),
    ...titled('Changes', state.changes.map(changeLine)),
    ...titled('Commands', state.commands.map(commandLine)),
    ...(state.aborted === null ? [] : titled('Ended by a person', [oneLine(state.aborted)])),
  ];
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function taskLines({ task }: SessionState): string[] {
  if (task === null) return ['', 'No task was kept.'];
  const author = task.author === '' ? '' : ` (${oneLine(task.author)})`;
  return ['', `Task${author}: ${oneLine(task.title)}`, ...shown(task.body)];
}

function questionLines({ question, rounds }: SessionState): string[] {
  if (question === null) return [];
  const options = question.options.map(({ label, action }) => `  - ${oneLine(label)} (${oneLine(action)})`);
  return ['', `Question ${rounds}: ${oneLine(question.question)}`, ...options];
}

/** The plan that holds, else the last one that did. */
function planLines({ plan, versions }: SessionState): string[] {
  const shownPlan = plan ?? versions.at(-1);
  if (shownPlan === undefined) return [];
  const { id, version, title, progress, steps } = shownPlan;
  const holds = plan === null ? ', which holds no longer' : '';
  return [
    '',
    `Plan ${id.slice(0, 12)}, version ${version}${holds}: ${oneLine(title)}`,
    `  ${progress.done} of ${counted(progress.total, 'step')} done (${progress.percentage} %)`,
    ...steps.map((step) => `  [${step.completed ? 'x' : ' '}] ${step.number}. ${oneLine(step.description)}`),
  ];
}

function stepLine([number, { status, note }]: [number, { status: string; note: string }]): string {
  return `${number}: ${status}${note === '' ? '' : `, ${oneLine(note)}`}`;
}

function changeLine({ path, step, status }: SessionState['changes'][number]): string {
  return `${oneLine(path)}: ${status} (step ${step})`;
}

function commandLine({ step, command, exitCode }: SessionState['commands'][number]): string {
  return `${oneLine(command)}: ${exitCode === null ? 'not run to its end' : `exit ${exitCode}`} (step ${step})`;
}

function shown(text: string): string[] {
  if (text === '') return [];
  const lines = visible(text).split('\n');
  const more = lines.length - mostLines;
  const first = lines.slice(0, mostLines).map((line) => `  ${line}`);
  return more <= 0 ? first : [...first, `  … ${counted(more, 'more line')}; --json has all of it.`];
}

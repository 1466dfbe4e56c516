import { type Action, actionMode } from '../core/actions/action-mode';
import { helpText } from '../core/commands/help';
import { readCommands, requestOf } from '../core/commands/read';
import { planMarkdown } from '../core/plan-markdown';
import { lookUp } from '../core/switching/mode-names';
import type { Word } from '../domain/approval';
import type { Command, CommandLine } from '../domain/command';
import type { ModeName } from '../domain/mode';
import type { Act } from '../domain/mode-signal';
import type { TurnReport } from '../domain/turn';
import { decided } from './decided';
import { inform } from './inform';
import { boardOf, type Room } from './room';
import { switched } from './switching';
import type { Thread } from './thread';
import { beginWorkflow, withWorkflow } from './workflow-place';

/** What the commands of a turn came to. */
export interface Obeyed {
  thread: Thread;
  /** The request without the commands. */
  text: string;
  /** The title that stands apart from it; null: none. */
  title: string | null;
  /** A command that decides what kind of request it is, as `/do`; null: none. */
  override: string | null;
  /** The mode that a person asked for in this turn; null: none. */
  asked: ModeName | null;
  /** Actions of modes, in the order of the text; each is done once. */
  actions: readonly Action[];
  /** What a workflow command asks for: to start, or to go on with the next stage. */
  workflow: 'start' | 'next' | null;
  /** A person's word on the plan of an earlier run; null: none. */
  word: Word | null;
  /** The file that the plan is to be saved to once the turn is over: a name, '' for the usual one; null: none. */
  saves: string | null;
  replies: TurnReport['commands'];
}

/** Follows the commands of a turn, in order; what cannot be followed is answered and changes nothing. */
export async function obey(
  thread: Thread,
  { text, title, commands }: { text: string; title: string | null; commands: readonly Command[] },
  room: Room,
): Promise<Obeyed> {
  const read = readCommands(text);
  let obeyed: Obeyed = {
    thread,
    text: requestOf(read),
    title,
    override: null,
    asked: null,
    actions: [],
    workflow: null,
    word: null,
    saves: null,
    replies: [],
  };
  for (const command of commands) obeyed = set(await follow(obeyed, command, room));
  for (const line of read.lines) obeyed = await followed(obeyed, line, room);
  return obeyed;
}

/** What the settings ask for has no line of its own to be answered at. */
function set({ obeyed, ok, reply }: Followed): Obeyed {
  const { thread } = obeyed;
  return ok ? obeyed : { ...obeyed, thread: { ...thread, warnings: [...thread.warnings, reply] } };
}

async function followed(obeyed: Obeyed, line: CommandLine, room: Room): Promise<Obeyed> {
  const { read } = line;
  const next = read.ok
    ? await follow(obeyed, read.command, room)
    : { obeyed, ok: false, reply: read.message };
  const { ok, reply } = next;
  const replies = [...next.obeyed.replies, { line: line.line, text: line.text.trim(), ok, reply }];
  return { ...next.obeyed, replies };
}

/** A command that was followed, or was not: then `reply` says why. */
export interface Followed {
  obeyed: Obeyed;
  ok: boolean;
  reply: string;
}

async function follow(obeyed: Obeyed, command: Command, room: Room): Promise<Followed> {
  const act = actOf(command, room.task.trust.tier === 'operator');
  if (act !== null) return asked(obeyed, act, command, room);
  const said = (reply: string, changes: Partial<Obeyed> = {}, ok = true): Followed => ({
    obeyed: { ...obeyed, ...changes },
    ok,
    reply,
  });
  const { thread } = obeyed;
  switch (command.kind) {
    case 'help':
      return said(helpText());
    case 'behaviour':
      return said('', { override: command.word });
    case 'action':
      return acted(obeyed, command.action, command, room);
    case 'plan-show':
      return thread.plan === null
        ? said('There is no plan yet.', {}, false)
        : said(planMarkdown(thread.plan));
    case 'decide':
    case 'plan-cancel':
      return decided(obeyed, command, room);
    case 'save-plan':
      return room.task.trust.tier === 'operator'
        ? said('', { saves: command.file ?? '' })
        : said('A plan is saved only for whoever runs the program on a machine of their own.', {}, false);
    case 'workflow': {
      if (obeyed.actions.length > 0) return said(notBoth, {}, false);
      const found = await withWorkflow(thread, room);
      const { workflow: old } = found;
      // The same task again goes on where it was: a restart loses nothing.
      if (old?.name === command.name && old.taskId === room.task.id && old.position < old.stages.length) {
        const place = `Going on with ${old.name} at stage ${old.position + 1} of ${old.stages.length}.`;
        return said(place, { workflow: 'next', thread: found });
      }
      const workflow = beginWorkflow(command.name, obeyed, thread, room);
      if (workflow !== null) return said('', { workflow: 'start', thread: { ...found, workflow } });
      const reply = `The workflow ${command.name} needs a request: write what is to be done into the same turn.`;
      return said(reply, {}, false);
    }
    default: {
      const told = await inform(command, thread, room);
      return said(told.reply, { thread: told.thread, ...(told.goesOn ? { workflow: 'next' } : {}) }, told.ok);
    }
  }
}

const notBoth =
  'A turn does a workflow or the actions of modes, not both; what was asked for first is done. Write the other into a turn of its own.';

/**
 * An action is a part of its mode, which is entered for it unless it holds already or this turn asked for another: where the
 * mode is disabled, so is the action.
 */
function acted(obeyed: Obeyed, action: Action, command: Command, room: Room): Followed {
  if (obeyed.workflow !== null) return { obeyed, ok: false, reply: notBoth };
  const mode = actionMode[action];
  const { state } = obeyed.thread;
  const known = lookUp(mode, room.policy);
  if (!known.ok) return { obeyed, ok: false, reply: known.message };
  const isIn = obeyed.asked !== null || state.current === mode || state.hybrid?.modes.includes(mode) === true;
  const act: Act = { kind: 'switch', mode, trigger: 'explicit', reason: 'the action asked for' };
  const entered = isIn ? { obeyed, ok: true, reply: '' } : asked(obeyed, act, command, room);
  if (!entered.ok) return entered;
  const actions = [...new Set([...entered.obeyed.actions, action])];
  return { ...entered, obeyed: { ...entered.obeyed, actions } };
}

function asked(obeyed: Obeyed, act: Act, command: Command, room: Room): Followed {
  const { thread, step } = switched(obeyed.thread, act, boardOf(room));
  if (step.refusal !== null) return { obeyed: { ...obeyed, thread }, ok: false, reply: step.refusal };
  return {
    obeyed: {
      ...obeyed,
      thread,
      asked: isAsking(act) ? thread.state.current : obeyed.asked,
      override: command.kind === 'plan' ? '/plan' : obeyed.override,
    },
    ok: true,
    reply: step.notices.join('\n\n'),
  };
}

/** What a command asks of the mode state; null: nothing. */
function actOf(command: Command, isOperator: boolean): Act | null {
  switch (command.kind) {
    case 'mode':
      return { kind: 'switch', mode: command.name, trigger: 'explicit', reason: `/mode ${command.name}` };
    case 'plan':
      return { kind: 'switch', mode: 'planning', trigger: 'explicit', reason: '/plan' };
    case 'exit-plan':
      return { kind: 'exit-plan', isOperator };
    case 'normal':
      return { kind: 'switch', mode: 'normal', trigger: 'explicit', reason: '/normal' };
    case 'mode-auto':
      return { kind: 'auto', on: true };
    case 'mode-pop':
      return { kind: 'pop' };
    case 'mode-reset':
      return { kind: 'reset' };
    case 'focus':
      return { kind: 'focus', mode: command.name, minutes: command.minutes };
    case 'focus-off':
      return { kind: 'focus-off' };
    case 'hybrid':
      return { kind: 'hybrid', modes: command.modes, preset: command.preset };
    case 'think':
      return { kind: 'think', deep: command.deep, maxTokens: command.maxTokens };
    default:
      return null;
  }
}

function isAsking({ kind }: Act): boolean {
  return ['switch', 'focus', 'hybrid', 'think', 'pop', 'reset'].includes(kind);
}

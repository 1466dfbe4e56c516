import { commandText } from '../core/command-text';
import type { ActReport } from '../domain/act';
import type { PlanStep } from '../domain/plan';
import type { ToolPorts } from '../domain/tool-ports';
import type { Handed } from '../domain/turn';
import { inspect } from './examinations';
import { criticIn, type Room } from './room';
import type { SessionDesk } from './session-desk';
import type { Thread } from './thread';

type Command = ActReport['commands'][number];

/** More than a run allows for a call is cut to that. */
const seconds = 3600;
const mostBytes = 256 * 1024;
/** What is kept of an output, in characters. */
const mostKept = 4_000;

/**
 * Runs the commands of a step whose changes are made, in the sandbox, until one fails; those that an earlier run has run
 * already are not run again. Null: the run was stopped while one ran. That says nothing of the command, so it is kept
 * nowhere, and a later run runs it from its beginning.
 */
export async function runCommands(
  { number, commands }: PlanStep,
  { sandbox, signal }: Pick<ToolPorts, 'sandbox' | 'signal'>,
  session: SessionDesk | null,
): Promise<Command[] | null> {
  const known = (session?.state().commands ?? []).filter(({ step }) => step === number);
  const done: Command[] = [];
  for (const [index, command] of commands.entries()) {
    const before = known[index];
    const ran = before?.command === command ? before : await runCommand(number, command, { sandbox, signal });
    if (ran !== before && ran.exitCode === null && signal.aborted) return null;
    if (ran !== before) await session?.record([{ kind: 'command', ...ran }]);
    done.push({ step: number, command, exitCode: ran.exitCode, note: ran.note });
    if (isFailure(ran)) break;
  }
  return done;
}

async function runCommand(
  step: number,
  command: string,
  { sandbox, signal }: Pick<ToolPorts, 'sandbox' | 'signal'>,
): Promise<Command> {
  const job = { command, directory: '.', timeout: seconds, maxBytes: mostBytes, signal };
  const result = await sandbox.run(job);
  if (!result.ok) return { step, command, exitCode: null, note: `It was not run. ${result.reason}` };
  const text = commandText(result);
  const note = text.length > mostKept ? `${text.slice(0, 300)}\n[…]\n${text.slice(300 - mostKept)}` : text;
  return { step, command, exitCode: result.code, note };
}

/** Whether a command was run and did not end well. One that was not run at all says nothing. */
export function isFailure({ exitCode, note }: Pick<Command, 'exitCode' | 'note'>): boolean {
  return exitCode === null ? !note.startsWith('It was not run. ') : exitCode !== 0;
}

/** The debugger on a command that failed: its output is handed on as data, its findings join the others. */
export async function debugFailure(failed: Command, thread: Thread, room: Room): Promise<Thread> {
  const critic = criticIn(room, 'debugger');
  if (critic === null) return thread;
  const output: Handed = {
    from: 'developer',
    title: `output of a command of step ${failed.step} that failed`,
    text: `${failed.command}\n${failed.note}`,
  };
  const task = thread.task ?? room.task;
  // A trace in the output leads to places, as one in a task does.
  const sought = { task: { ...task, body: `${task.body}\n\n${failed.note}` } };
  const asked = { ...thread, plan: null, handed: [...thread.handed, output] };
  const { thread: examined } = await inspect(asked, critic, task, room, sought);
  return { ...examined, plan: thread.plan };
}

import { activeContext } from '../core/active-context';
import { modeMetrics } from '../core/mode-metrics';
import { tellAuto, tellHistory, tellMode, tellStatus } from '../core/switching/tell';
import { allowedTools, exitPlanMode } from '../core/tool-filter';
import { workflowStatus } from '../core/workflow/status';
import { stepWorkflow } from '../core/workflow/step';
import type { ActiveContext } from '../domain/active-context';
import type { Command } from '../domain/command';
import { promptsIn, type Room, workingMode } from './room';
import type { Thread } from './thread';
import { keepWorkflow, withWorkflow } from './workflow-place';

/** What a command that asks for information was told. */
export interface Told {
  thread: Thread;
  reply: string;
  ok: boolean;
  /** The workflow goes on with its next stage. */
  goesOn: boolean;
}

/** Answers commands that ask, save, or move a workflow on. */
export async function inform(command: Command, thread: Thread, room: Room): Promise<Told> {
  const told = (lines: readonly string[]): Told => ({
    thread,
    reply: lines.join('\n'),
    ok: true,
    goesOn: false,
  });
  const { state } = thread;
  const at = room.ports.clock.now();
  const modes = new Map(room.crew.modes.map((mode) => [mode.name, mode]));
  switch (command.kind) {
    case 'mode-show':
      return told(tellMode(state, modes, at));
    case 'mode-status': {
      const { policy } = room;
      const context = contextOf(thread, room);
      const metrics = modeMetrics(thread.finished);
      return told(
        tellStatus(state, { modes, policy, at, suggestions: thread.suggestions, context, metrics }),
      );
    }
    case 'mode-history':
      return told(tellHistory(state));
    case 'mode-auto':
      return told(tellAuto(state, room.policy));
    case 'mode-save':
      return saved(thread, room);
    case 'workflow-status': {
      const found = await withWorkflow(thread, room);
      return {
        thread: found,
        reply: workflowStatus(found.workflow, room.preferences?.preferredWorkflows),
        ok: true,
        goesOn: false,
      };
    }
    case 'workflow-next':
      return next(await withWorkflow(thread, room), room);
    default:
      return { thread, reply: `Nothing is known of ${command.kind}.`, ok: false, goesOn: false };
  }
}

async function next(thread: Thread, room: Room): Promise<Told> {
  const { workflow } = thread;
  if (workflow === null) return { thread, reply: workflowStatus(null), ok: false, goesOn: false };
  const { state, message } = stepWorkflow(workflow, { kind: 'next' });
  const isOver = state.position >= state.stages.length;
  return { thread: await keepWorkflow(thread, state, room), reply: message, ok: true, goesOn: !isOver };
}

/** Saved only when asked, and only by whoever runs this: a stranger's text writes nothing. */
async function saved(thread: Thread, room: Room): Promise<Told> {
  const refused = (reply: string): Told => ({ thread, reply, ok: false, goesOn: false });
  if (room.task.trust.tier !== 'operator')
    return refused('Preferences are saved only for whoever runs the program on a machine of their own.');
  const { preferencesFile, preferencesOf, printPreferences } = await import('../core/preferences');
  const text = printPreferences(preferencesOf(thread.state, room.preferences));
  const fault = await room.ports.preferences.save(text);
  if (fault !== null) return refused(fault);
  return { thread, reply: `Saved to ${preferencesFile}.`, ok: true, goesOn: false };
}

/** Which way of working holds, with what it may use (DP-41). */
export function contextOf({ state }: Pick<Thread, 'state'>, room: Room): ActiveContext {
  const { crew, desk } = room;
  const isPlanMode = state.planMode !== null;
  const offers = desk?.offered(isPlanMode) ?? [];
  const all = [...crew.tools, ...offers.filter((tool) => !crew.tools.includes(tool))];
  const tools = isPlanMode ? all : all.filter(({ name }) => name !== exitPlanMode);
  const names = tools.map(({ name }) => name);
  const mode = workingMode({ state }, room);
  const allowed = allowedTools(mode.grants, tools).map(({ name }) => name);
  const offered = offers.map(({ name }) => name);
  const told = state.current === 'tool' ? allowed : offered;
  const parts = { mode, tools: names, allowed, told };
  const prompts = promptsIn(room, state, state.current).map(({ name }) => name);
  return activeContext(state, { ...parts, mcpServers: desk?.servers ?? [], prompts });
}

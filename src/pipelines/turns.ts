import { startState } from '../core/switching/enter';
import { policyOf } from '../core/switching/policy';
import type { Command } from '../domain/command';
import type { Config } from '../domain/config';
import { RunError } from '../domain/errors';
import { type Mode, modeNames } from '../domain/mode';
import type { ModePreferences } from '../domain/mode-preferences';
import type { Act, Policy } from '../domain/mode-signal';
import type { ModeState } from '../domain/mode-state';
import type { Ports } from '../domain/ports';
import type { Handed } from '../domain/turn';
import { checkBase } from '../evidence/diff';
import type { Room } from './room';
import { stopReason } from './stages';
import { type Switchboard, switched } from './switching';
import { openThread, type Thread } from './thread';
import { takeTurn } from './turn';

/** The texts of a task's turns; the title of its front matter is the first one's. */
export interface Turns {
  texts: readonly string[];
  /** How many the task has; those that are not taken are no small matter. */
  of: number;
  title: string | null;
  /** What was left out of them. */
  notes: readonly string[];
}

/** Where a run's thread begins, and what may be switched to in it. */
export interface Beginning {
  policy: Policy;
  thread: Thread;
  preferences: ModePreferences | null;
}

/**
 * The thread before its first turn: in the mode that the settings ask for, else in the one that the session was left in,
 * else in the one that the project prefers.
 * @param isSet whether somebody gave the setting of a path: preferences stand below it
 * @param kept the mode state of the session's earlier runs (OM-54); null: there are none
 */
export async function beginning(
  config: Pick<Config, 'prompt' | 'plan' | 'mode' | 'planEnabled' | 'planWriteDocs'>,
  isSet: (path: string) => boolean,
  modes: readonly Mode[],
  ports: Pick<Ports, 'clock' | 'emit' | 'preferences'>,
  kept: ModeState | null = null,
): Promise<Beginning> {
  const at = ports.clock.now();
  const policy = policyOf(modeNames, config.prompt, config);
  const { text, warning } = await ports.preferences.load();
  const usual = {
    policy,
    state: startState(at),
    notes: warning === null ? [] : [warning],
    preferences: null,
  };
  const preferred = text === null ? usual : await prefer(text, policy, isSet, at);
  const restored = kept === null ? null : await restore(kept, preferred.policy, at);
  const notes = [...preferred.notes, ...(restored?.message ? [restored.message] : [])];
  const thread = { ...openThread(restored?.state ?? preferred.state, null), warnings: notes };
  const begun = { policy: preferred.policy, preferences: preferred.preferences };
  if (thread.state.planMode !== null) ports.emit({ type: 'plan_mode', on: true });
  const board = { policy: preferred.policy, modes, ports, isStranger: false };
  const { mode } = config;
  // Plan Mode is left to the mode that was asked for beside it.
  const moded = mode === 'auto' ? thread : forced(thread, { kind: 'force', mode }, `--mode ${mode}`, board);
  return { ...begun, thread: config.plan ? forced(moded, { kind: 'hold-plan' }, '--plan', board) : moded };
}

/** @throws RunError `config` for what the settings ask for and do not allow */
function forced(thread: Thread, act: Act, setting: string, board: Switchboard): Thread {
  const { thread: next, step } = switched(thread, act, board);
  if (step.refusal === null) return next;
  throw new RunError('config', `${setting} cannot be followed: ${step.refusal}`, {
    hint: 'Leave it out, or enable it in the settings (`prompt.modes`, `planEnabled`).',
  });
}

/** Loaded only where there is a state to restore: most runs begin anew. */
async function restore(kept: ModeState, policy: Policy, at: number) {
  const { restoreState, saveState } = await import('../core/switching/stored');
  return restoreState(saveState(kept), policy, at);
}

/** Loaded only where the project has such a file. */
async function prefer(text: string, policy: Policy, isSet: (path: string) => boolean, at: number) {
  const { readPreferences, withPreferences } = await import('../core/preferences');
  const { preferences, message } = readPreferences(text);
  if (preferences === null) return { policy, state: startState(at), notes: [message], preferences };
  return { ...withPreferences(policy, preferences, isSet, at), preferences };
}

/**
 * All turns of a task, one after the other; each sees what those before it brought.
 * @param keep told of every thread, so that a fault in a later turn loses nothing
 */
export async function takeTurns(
  start: Thread,
  { texts, title }: Turns,
  before: readonly Command[],
  room: Room,
  keep: (thread: Thread) => void,
): Promise<void> {
  let thread = start;
  for (const [index, text] of texts.entries()) {
    const { signal } = room.ports;
    if (signal.aborted) {
      const skipped = texts
        .slice(index)
        .map((_, at) => ({ what: `turn ${index + at + 1}`, reason: stopReason(signal) }));
      room.stages.notes.push({ skipped });
      return;
    }
    const isFirst = index === 0;
    const given = { number: index + 1, text, title: isFirst ? title : null, commands: isFirst ? before : [] };
    thread = await takeTurn(thread, given, room);
    keep(thread);
  }
  // Turns that gather nothing, as questions back, would never say so.
  if (thread.evidence === null && room.scope.base !== null) await checkBase(room.scope.base, room.ports);
}

/** What the person's own schema asks for, once all turns are over. */
export async function fillCustom(thread: Thread, room: Room): Promise<Thread> {
  const { custom } = room.crew.engine;
  if (custom === undefined) return thread;
  const { evidence, plan } = thread;
  const last = thread.turns.at(-1)?.work;
  const isPlanless = plan === null && (last === 'plan' || last === 'propose');
  if (isPlanless) {
    room.stages.notes.push({ skipped: [{ what: 'custom', reason: 'there was no plan to draw on' }] });
    return thread;
  }
  if (evidence === null) {
    room.stages.notes.push({ skipped: [{ what: 'custom', reason: 'nothing was worked on to draw on' }] });
    return thread;
  }
  const handed: readonly Handed[] = plan === null ? thread.handed.slice(-3) : [];
  const value = await room.stages.run('custom', async () => ({
    value: await custom({ task: thread.task ?? room.task, evidence, plan }, thread.judged.modes, handed),
  }));
  return value === null ? thread : { ...thread, custom: value.value };
}

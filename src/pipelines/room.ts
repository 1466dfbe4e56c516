import { asSent } from '../core/as-sent';
import type { ToolPolicy } from '../core/can-use-tool';
import type { Noise } from '../core/noise';
import { modePart } from '../core/prompts/mode-part';
import { deepThinkingName } from '../core/prompts/registry';
import { blend } from '../core/switching/blend';
import { presetNamed } from '../core/switching/presets';
import { allowedTools } from '../core/tool-filter';
import { type Critic, criticNames, type Mode, type ModeName } from '../domain/mode';
import type { ModePreferences } from '../domain/mode-preferences';
import type { Policy } from '../domain/mode-signal';
import type { ModeState } from '../domain/mode-state';
import type { Ports, Question } from '../domain/ports';
import type { Prompt } from '../domain/prompt';
import type { Task } from '../domain/task';
import type { Handed, Working } from '../domain/turn';
import type { ToolLog } from '../engine/dispatch';
import type { Hands } from './hands';
import type { PlanForm } from './plan-form';
import type { PlanGate } from './plan-gate';
import type { PromptDesk } from './prompt-desk';
import type { SessionDesk } from './session-desk';
import type { Stages } from './stages';
import type { Switchboard } from './switching';
import type { Thread } from './thread';
import { stageOf, type ToolDesk, takeProposals } from './tool-desk';
import type { Crew, Work } from './work';

/** What all turns of a run work with. */
export interface Room {
  crew: Crew;
  ports: Ports;
  noise: Noise;
  stages: Stages;
  policy: Policy;
  /** What the collectors are asked, but for the task. */
  scope: Omit<Question, 'task'>;
  /** The whole task as it came in; a turn's own has the turn's words. */
  task: Task;
  /** A mode that the settings ask for; `auto`: none. */
  askedMode: ModeName | 'auto';
  /** Whether a person chose the critics. */
  isCriticsSet: boolean;
  /** What the project prefers; null: it has no say. */
  preferences: ModePreferences | null;
  /** What prompts there are, and which a person added. */
  prompts: PromptDesk;
  /** The form that the project wishes its plans to have. */
  form: PlanForm;
  /** What calls of tools leave behind, those of the program among them. */
  log: ToolLog;
  /** What decides about calls, outside of Plan Mode. */
  toolPolicy: ToolPolicy;
  /** Null: nobody in this run uses tools. */
  desk: ToolDesk | null;
  /** What the program changes the workspace with. */
  hands: Hands;
  /** Null: nothing of this run is kept. */
  session: SessionDesk | null;
  /** Null: plans of this run are put before nobody. */
  gate: PlanGate | null;
  /** How an approved plan is carried out where nobody says it: the approval mode that the settings hold. */
  manner: 'default' | 'accept-edits';
}

/** The file that shows a session's plans, as people name it; the rest of its path is theirs. */
function shownPlanFile(id: string): string {
  return `.countersign/sessions/${id}.plan.md`;
}

/** How a stage in a mode works now: the mode's own part of the prompt, and what was handed on. */
export function workingIn(
  room: Room,
  state: ModeState,
  handed: readonly Handed[],
  name: ModeName,
  mayChange = false,
): Working {
  // A hybrid works as one where its leading mode would.
  const mode = name === state.current ? workingMode({ state }, room) : modeIn(room, name);
  const { maxTokens } = state.thinking;
  const thinks = name === 'thinking';
  const additional = thinks && maxTokens !== null ? `Keep the thinking part under ${maxTokens} tokens.` : '';
  const tools = name === 'tool' ? room.crew.tools : [];
  const send = asSent(room.ports.known());
  const prompts = promptsIn(room, state, name).map((prompt) =>
    prompt.source === 'built in' ? prompt : { ...prompt, text: send(prompt.text) },
  );
  return {
    mode: name,
    part: modePart({ prompts, grants: mode.grants, skills: [], tools, additional }),
    handed,
    planMode: state.planMode !== null,
    planFile: state.planMode === null || room.session === null ? null : shownPlanFile(room.session.id),
    form: null,
    oneStep: null,
    tools: room.desk?.kit(stageOf(name, room.crew.examiners), mode, state, mayChange) ?? null,
  };
}

/** The prompts that a stage in a mode is told (DP-14): the mode's own, a hybrid's all, then those that a person added. */
export function promptsIn({ prompts }: Pick<Room, 'prompts'>, state: ModeState, name: ModeName): Prompt[] {
  const modes = name === state.current && state.hybrid !== null ? state.hybrid.modes : [name];
  const deep = name === 'thinking' && state.thinking.deep ? [deepThinkingName] : [];
  const own = [...modes, ...deep].map((one) => prompts.registry.get(one));
  return [...own.filter((one) => one !== null), ...prompts.added];
}

/** What a change of mode needs of the room. */
export function boardOf({ policy, crew, ports, task }: Room): Switchboard {
  return { policy, modes: crew.modes, ports, isStranger: task.trust.tier === 'untrusted' };
}

/** The order in which stages' proposals stand. */
const proposing: readonly string[] = ['plan', ...criticNames];

/**
 * What one piece of work of a turn is given.
 * @param mayChange whether it may change things, where the run may
 */
export function workIn(
  room: Room,
  task: Task,
  state: ModeState,
  handed: readonly Handed[],
  mayChange = false,
): Work {
  const { crew, ports, noise, stages, scope } = room;
  const question = { ...scope, task };
  return {
    question,
    crew,
    ports,
    noise,
    stages,
    assumed: [],
    oneStep: null,
    isMinimal: false,
    form: room.form,
    proposals: () => takeProposals(room.log, proposing),
    working: (name) => workingIn(room, state, handed, name, mayChange),
  };
}

/** The mode's value, from the table that the run was given. */
export function modeIn({ crew }: Room, name: ModeName): Mode {
  const mode = crew.modes.find((one) => one.name === name);
  if (mode === undefined) throw new Error(`There is no mode ${name}.`);
  return mode;
}

/** A critic's value. */
export function criticIn({ crew }: Room, name: ModeName): Critic | null {
  return crew.examiners.find((one) => one.name === name) ?? null;
}

/** The current mode, or what a hybrid's modes are together. */
export function workingMode({ state }: Pick<Thread, 'state'>, room: Room): Mode {
  const own = modeIn(room, state.current);
  const { hybrid } = state;
  if (hybrid === null) return own;
  const { tools } = room.crew;
  const [first, ...others] = hybrid.modes.map((name) => {
    const mode = modeIn(room, name);
    return { mode, allowed: allowedTools(mode.grants, tools).map((tool) => tool.name) };
  });
  if (first === undefined) return own;
  return blend(
    [first, ...others],
    tools.map(({ name }) => name),
    presetNamed(hybrid.preset),
  );
}

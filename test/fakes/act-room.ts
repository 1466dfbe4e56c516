import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createPlan, createStep } from '../../src/core/plan';
import { startState } from '../../src/core/switching/enter';
import { policyOf } from '../../src/core/switching/policy';
import type { ActAnswer } from '../../src/domain/acting';
import type { Engine } from '../../src/domain/engine';
import { type ModeName, modeNames } from '../../src/domain/mode';
import type { Plan, PlanDraft, PlanStep } from '../../src/domain/plan';
import type { World } from '../../src/domain/ports';
import type { Task } from '../../src/domain/task';
import { settle } from '../../src/edge/settle';
import { offline } from '../../src/engine/offline';
import { openGate } from '../../src/pipelines/gate';
import { confirmerOf } from '../../src/pipelines/hand-in';
import { openHands } from '../../src/pipelines/hands';
import { openPlanForm } from '../../src/pipelines/plan-form';
import type { PlanGate } from '../../src/pipelines/plan-gate';
import { promptDesk } from '../../src/pipelines/prompt-desk';
import type { Room } from '../../src/pipelines/room';
import { continueSession, type SessionDesk } from '../../src/pipelines/session-desk';
import { openStages } from '../../src/pipelines/stages';
import { openThread, type Thread } from '../../src/pipelines/thread';
import { emptyLog, openToolDesk, toolPolicy } from '../../src/pipelines/tool-desk';
import { wire } from '../../src/wire';

/** A plan of these steps, whole in all its sections. */
export function planOf(
  steps: readonly (Partial<PlanStep> & { number: number })[],
  more: Partial<PlanDraft> = {},
): Plan {
  const files = [...new Set(steps.flatMap(({ files: named = [] }) => named))];
  return createPlan(
    {
      title: 'Mend it',
      summary: 'One place is mended.',
      objectives: ['It works.'],
      constraints: ['Nothing else changes.'],
      assumptions: ['The task means what it says.'],
      approach: 'Step by step.',
      steps: steps.map((step) => createStep({ description: `Do ${step.number}.`, ...step })),
      affectedFiles: files.map((path) => ({ path, reason: 'It is the place.' })),
      testPlan: ['Run the tests.'],
      risks: ['None that is known.'],
      alternatives: ['Leave it.'],
      rollback: ['Revert the commit.'],
      successCriteria: ['The tests pass.'],
      nextActions: ['Approve the plan.'],
      proposedChanges: [],
      suggestedCommands: [],
      ...more,
    },
    1000,
  );
}

/** A diff of one file that replaces a line, or makes or deletes the file. */
export function diffOf(path: string, old: string | null, fresh: string | null): string {
  const [from, to] = [old === null ? '/dev/null' : `a/${path}`, fresh === null ? '/dev/null' : `b/${path}`];
  const lines = (text: string | null, sign: string) =>
    text === null ? [] : text.split('\n').map((line) => sign + line);
  return [`--- ${from}`, `+++ ${to}`, '@@ -1 +1 @@', ...lines(old, '-'), ...lines(fresh, '+'), ''].join('\n');
}

export const done = (changes: ActAnswer['changes'] = [], more: Partial<ActAnswer> = {}): ActAnswer => ({
  summary: 'It is mended.',
  changes,
  isDone: true,
  notes: [],
  ...more,
});

type Doing = NonNullable<Engine['act']>;

/** An engine whose steps are a script's. */
export function scripted(act: Doing): Engine {
  return { ...offline, info: { ...offline.info, kind: 'openai' }, act };
}

export interface Opening {
  cwd: string;
  engine?: Engine;
  args?: readonly string[];
  /** Folder that sessions are kept in; null: nothing is kept. */
  home?: string | null;
  /** The session to go on with. */
  session?: string;
  task?: Partial<Task>;
  ports?: (world: World) => World;
  gate?: PlanGate;
}

export interface ActRoom {
  room: Room;
  thread: Thread;
  world: World;
  close(): Promise<void>;
}

export const aTask: Task = {
  id: '0123456789ab',
  title: 'Mend it',
  body: 'Mend it',
  origin: { kind: 'text' },
  trust: { tier: 'operator', reason: 'It is a test.' },
  files: [],
  instructions: '',
};

/** The real ports of a workspace and what a run has around them, for carrying out a plan. */
export async function actRoom(given: Opening): Promise<ActRoom> {
  const home = given.home ?? mkdtempSync(join(tmpdir(), 'act-home-'));
  const env = { PATH: process.env.PATH ?? '' };
  const argv = ['--task', 'Mend it', '--quiet', ...(given.args ?? [])];
  const settled = await settle({ argv, env, cwd: given.cwd, home });
  if (!('config' in settled)) throw new Error('this is not a run');
  const { config } = settled;
  const stream = () => new PassThrough() as unknown as NodeJS.WriteStream;
  const wired = wire(
    {
      cwd: given.cwd,
      env,
      home,
      stdin: new PassThrough() as unknown as NodeJS.ReadStream,
      stdout: stream(),
      stderr: stream(),
      assets: home,
      nanoseconds: process.hrtime.bigint,
      interrupted: new AbortController(),
    },
    config,
  );
  const opened = await wired.open({ ...config, workspace: given.cwd });
  const world = given.ports?.(opened) ?? opened;
  const crew = { ...wired.crew, engine: given.engine ?? offline };
  const task = { ...aTask, ...given.task };
  const stages = openStages(world);
  const session =
    given.session === undefined || world.sessions === null
      ? null
      : await continueSession(given.session, world.sessions, world);
  const log = emptyLog();
  const policy = toolPolicy(config, task);
  const leave = { confirmer: confirmerOf(given.gate ?? null), log, policy };
  const desk = await openToolDesk({ config, task }, crew, world, stages, leave);
  const room: Room = {
    crew,
    ports: { ...world, permit: openGate(config, stages.notes) },
    noise: config,
    stages,
    policy: policyOf(modeNames as readonly ModeName[], config.prompt, config),
    preferences: null,
    prompts: promptDesk(config, crew.modes, []),
    form: openPlanForm(world, () => {}),
    log,
    toolPolicy: policy,
    desk,
    hands: openHands(world, task),
    session: session?.desk ?? null,
    gate: given.gate ?? null,
    manner: 'default',
    isCriticsSet: false,
    scope: {
      base: null,
      include: [],
      exclude: [],
      own: [],
      under: '',
      concerns: [],
      passages: [],
      whole: false,
    },
    task,
    askedMode: 'auto',
  };
  return {
    room,
    world,
    thread: { ...openThread(startState(1000), null), task, evidence: {} },
    async close() {
      await desk?.close();
      await room.hands.close();
      await session?.close();
      if (given.home === undefined || given.home === null) rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A session in which a plan is kept, as planning leaves it. */
export async function sessionWith(plan: Plan, { sessions, place }: World): Promise<string> {
  if (sessions === null) throw new Error('there is no home');
  const id = sessions.newId();
  const head = { countersign: 'session', version: 1, id, createdAt: 1000, place } as const;
  const { signal } = new AbortController();
  await sessions.begin(head, async (held) => held.append([{ at: 1000, kind: 'planned', plan }]), signal);
  return id;
}

/** What a session keeps, without when it was. */
export function timeless(desk: SessionDesk): unknown {
  const { at: _at, head: _head, plan, ...state } = desk.state();
  return { ...state, steps: [...state.steps], plan: plan && { ...plan, updatedAt: '' } };
}

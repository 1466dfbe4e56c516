import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readCommands, requestOf } from '../core/commands/read';
import { counted } from '../core/count';
import { redactDeep, redactor } from '../core/redact';
import { startedReport } from '../core/report-start';
import { withoutComments } from '../core/strangers-text';
import { taskId, titleAndBody } from '../core/task-file';
import { loweredTo } from '../core/trust';
import { turnsOf } from '../core/turns';
import type { Config } from '../domain/config';
import type { Engine } from '../domain/engine';
import { RunError, Stopped } from '../domain/errors';
import type { Inbox } from '../domain/inbox';
import { criticNames } from '../domain/mode';
import type { Ports, World } from '../domain/ports';
import type { Report } from '../domain/report';
import type { SettledConfig } from '../domain/settled';
import type { Task, Trust } from '../domain/task';
import { wordOf } from '../pipelines/gate-settings';
import { chosenSession, keptTask } from '../pipelines/session-choice';
import type { Turns } from '../pipelines/turns';
import type { Crew } from '../pipelines/work';
import { endedEarly, run } from '../run';
import { type Incoming, readIncoming } from '../sources/read';

/** What the command is run with. */
export interface Parts {
  inbox: Inbox;
  crew: Omit<Crew, 'engine'>;
  /** Current folder, absolute. */
  cwd: string;
  /** Aborted when the process is told to stop or time is up. */
  signal: AbortSignal;
  /** The world, once the settings are final. Throws RunError `input` for a workspace that cannot be used. */
  open(config: Config): Promise<World>;
  /** The engine that the settings ask for. Throws RunError `auth` or `config` when it cannot be used. */
  engine(config: Config, world: World, critics: Crew['critics']): Promise<Engine>;
  /** What stands in a report that ends before the engine is opened. */
  unopened(config: Config): Engine;
  yaml: Ports['yaml'];
  trust: Trust;
  /** Settles the task's own settings on top (front matter). */
  apply(settled: SettledConfig, incoming: NonNullable<Incoming['settings']>): Promise<SettledConfig>;
  /** All secret values known so far; none of them may stand in the report. */
  secrets(): readonly string[];
}

/** `run`: reads the task, settles its own settings, runs it, and blanks secrets. Never throws. */
export async function runCommand(
  given: SettledConfig,
  parts: Parts,
): Promise<{ report: Report; config: Config }> {
  let settled = given;
  let task: Task | null = null;
  let crew = crewFor(settled.config, parts);
  let report: Report;
  const wait = waitFor(settled.config.timeout, parts.signal);
  try {
    const trust = loweredTo(parts.trust, settled.config.trust);
    const isAsked = settled.config.task.length > 0 || settled.config.input !== null;
    const word = wordOf(settled.config, { tier: trust.tier, isAsked });
    const read = isAboutSession(settled.config, parts.inbox)
      ? nothingSaid
      : await readIncoming(settled.config, parts.inbox, parts.yaml, wait.signal);
    wait.end();
    const { incoming, notes } = asReadBy(trust, read);
    if (incoming.settings) settled = await parts.apply(settled, incoming.settings);
    settled = { ...settled, config: inPlanMode(settled.config) };
    crew = crewFor(settled.config, parts);
    const warnings = [...settled.warnings, ...notes];
    const isSilent = incoming.texts.length === 0;
    if (!isSilent) task = taskOf(incoming, settled.config, { ...parts, trust });
    const turns = isSilent ? turnsWithout(settled.config) : turnsIn(incoming, parts);
    const world = await parts.open(settled.config);
    const session = await chosenSession(settled.config, trust.tier, world, (note) => warnings.push(note));
    // Chosen once: another run may end in between, and then another session is the last one.
    settled = { ...settled, config: { ...settled.config, session, continue: false } };
    const { config, provenance } = settled;
    task ??= { ...taskOf(nothingSaid, config, { ...parts, trust }), ...(await keptTask(session, world)) };
    const isSet = (path: string) => (provenance[path]?.layer ?? 'default') !== 'default';
    const order = { task, turns, word, config, warnings, isSet, own: ownFiles(config, parts.cwd) };
    crew = { ...crew, engine: await parts.engine(config, world, crew.critics) };
    report = await run(order, crew, world);
  } catch (thrown) {
    const start = startedReport(task, settled.config, settled.warnings, crew.engine.info);
    report = endedEarly(thrown, start, wait.signal);
  }
  wait.end();
  return { report: redactDeep(report, parts.secrets()), config: settled.config };
}

/** A run without words of its own. */
const nothingSaid: Incoming = { origin: { kind: 'text' }, texts: [], title: null, settings: null };

/**
 * Whether the run is about what a session has, without a task: a decision about its plan, or a look at how it stands.
 * @throws RunError `input` for a decision without a session
 */
function isAboutSession(config: Config, inbox: Pick<Inbox, 'stdinIsTerminal'>): boolean {
  const isNamed = config.session !== null || config.continue;
  const isSilent = config.task.length === 0 && config.input === null;
  if (config.approve !== null && !isNamed)
    throw new RunError('input', '--approve decides on the plan of a session, and none is named.', {
      hint: 'Give --session ID as well; the report of the run that made the plan has it.',
    });
  return isNamed && isSilent && (config.approve !== null || inbox.stdinIsTerminal);
}

/** Without a decision, either, it is told how the session stands. */
function turnsWithout({ approve }: Config): Turns {
  const texts = approve === null ? ['/run'] : [];
  return { texts, of: texts.length, title: null, notes: [] };
}

/** `permissionMode: plan` is another word for `plan: true`. */
function inPlanMode(config: Config): Config {
  return config.permissionMode === 'plan' ? { ...config, plan: true } : config;
}

/** A stranger's task as people see it on a page, without settings: it must not choose who examines it, or for how long. */
function asReadBy(trust: Trust, incoming: Incoming): { incoming: Incoming; notes: string[] } {
  if (trust.tier !== 'untrusted') return { incoming, notes: [] };
  const cleaned = incoming.texts.map(withoutComments);
  const count = cleaned.reduce((sum, one) => sum + one.count, 0);
  const why = 'it comes from somebody who is not trusted';
  const notes = [
    ...(count === 0 ? [] : [`Left out of the task: ${counted(count, 'HTML comment')}, as ${why}.`]),
    ...(incoming.settings === null ? [] : [`The task's own settings do not count, as ${why}.`]),
  ];
  return { incoming: { ...incoming, texts: cleaned.map(({ text }) => text), settings: null }, notes };
}

/**
 * The wait for the task: it ends with the run's own signal, and after the time limit. That limit counts anew from
 * there, as the task may set it.
 */
function waitFor(seconds: number, signal: AbortSignal): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow, { once: true });
  const late = new Stopped('timeout', `the time limit of ${seconds} seconds was reached`);
  const timer = setTimeout(() => controller.abort(late), seconds * 1000);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

/** Only the critics asked for; a critic's own mode means that critic alone. */
function crewFor(config: Config, { crew, unopened }: Pick<Parts, 'crew' | 'unopened'>): Crew {
  const alone = criticNames.find((name) => name === config.mode);
  const wanted = alone ? [alone] : config.critics;
  return {
    ...crew,
    engine: unopened(config),
    critics: crew.critics.filter((critic) => wanted.includes(critic.name)),
  };
}

/** The task's file and `--output`, as paths from the workspace, where they lie in it. */
function ownFiles(config: Config, cwd: string): string[] {
  const named = [config.input, config.output, config.savePlan].filter(
    (path) => path !== null && path !== '-',
  );
  return named
    .map((path) =>
      relative(config.workspace, resolve(cwd, path as string))
        .split(sep)
        .join('/'),
    )
    .filter((path) => path !== '' && !path.startsWith('../') && !isAbsolute(path));
}

/** Secrets are blanked before anything is taken from the text: a piece of one is not known for one any more. */
function taskOf(incoming: Incoming, config: Config, parts: Pick<Parts, 'trust' | 'secrets'>): Task {
  const blank = redactor(parts.secrets());
  const given = incoming.title === null ? null : blank(incoming.title).text;
  const { title, body } = titledBy(blank(incoming.texts.join('\n\n')).text, given);
  const { origin } = incoming;
  return {
    id: taskId(title, body),
    title,
    body,
    origin,
    trust: parts.trust,
    files: [...new Set(config.file.map((path) => fromWorkspace(path, config.workspace)))],
    instructions: blank(config.instructions).text,
  };
}

/** The title is words of the request: a command in front of them says how it is worked on, not what is asked. */
function titledBy(text: string, given: string | null): { title: string; body: string } {
  const request = requestOf(readCommands(turnsOf([text]).turns[0]?.text ?? text));
  const isSteered = request.trim() !== '' && !text.startsWith(request.trimEnd());
  return titleAndBody(text, given ?? (isSteered ? titleAndBody(request, null).title : null));
}

/** The turns of a task, each blanked; the title of its front matter is the first one's. */
function turnsIn({ texts, title }: Incoming, { secrets }: Pick<Parts, 'secrets'>): Turns {
  const blank = redactor(secrets());
  const { turns, of, notes } = turnsOf(texts.map((text) => blank(text).text));
  if (turns.length === 0)
    throw new RunError('input', 'The task has no words: all of its turns are empty.', {
      hint: 'Write down what is to be done.',
    });
  return {
    texts: turns.map(({ text }) => text),
    of,
    title: title === null ? null : blank(title).text,
    notes,
  };
}

/** A path of `--file` as the workspace's listing has it; one that leads out of it stays as it was given. */
function fromWorkspace(path: string, workspace: string): string {
  const inside = relative(workspace, resolve(workspace, path));
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return path;
  return inside === '' ? '.' : inside.split(sep).join('/');
}

import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ModeName } from '../../src/domain/mode';
import { type Attacker, startAttacker, type Turn } from './attacker';
import { canaryFinder } from './canaries';
import { mixed, turnsFor, withPort } from './conversation';
import type { Lane } from './lane';
import { hiddenSent, uncleanLog, uncleanOutput } from './observers/outputs';
import { endLeftovers, readTrace, straceArguments } from './observers/processes';
import { differences, escaped, snapshot } from './observers/tree';
import { judgeTrace } from './programs';
import type { Run } from './run';
import { environmentOf, settingsOf } from './surroundings';
import { startSwapping } from './swapper';
import { giant } from './tables/malformed';
import { digits } from './tables/shell';
import { claimTurns, floodTurns, giantTurns, idTurn, wordTurns } from './tables/words';

export const observers = [
  'files',
  'requests',
  'processes',
  'connections',
  'github',
  'output',
  'hidden characters',
  'left behind',
  'ending',
] as const;
export type Observer = (typeof observers)[number];

/** Something that came of an attack. There are to be none. */
export interface Effect {
  run: string;
  observer: Observer;
  what: string;
}

export interface Launched {
  run: Run;
  effects: Effect[];
  outcomes: Attacker['outcomes'];
  conversations: Attacker['conversations'];
  code: number | null;
  stdout: string;
  stderr: string;
  seconds: number;
  requests: { count: number; bytes: number };
}

/** The program that people get. */
export const bundle = resolve(import.meta.dirname, '../../dist/index.js');
/** Root is bound by nothing, and nobody runs this as root who can help it. */
const person = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** Useless answers in a row that a stage bears. */
const wordsAtOnce = 8;
/** Seconds after which a run hangs. */
const patience = 110;

/**
 * One process of the program under attack, and everything that came of it.
 */
export async function launch(run: Run, lane: Lane, entry = bundle): Promise<Launched> {
  const { world, traps } = lane;
  const workspace = world.workspaces[run.about.workspace];
  const attempts = mixed(run.tables, world);
  const plan = (mode: ModeName, conversation: number): Turn[] => {
    const share = { of: run.of, turn: run.from + conversation, most: run.most };
    const turns = [...wordsOf(run, conversation), ...turnsFor(attempts, { ...run.about, mode }, share)];
    return turns.map((turn) => withPort(turn, traps.port));
  };
  const attacker = await startAttacker(plan, (modes, text) => modeAmong(modes, text, run), run.streams);
  const traceFile = join(world.base, '..', `${world.id}-trace`);
  const scratch = join(world.base, 'scratch');
  mkdirSync(scratch, { recursive: true });
  chmodSync(scratch, 0o777);
  const planted = plant(run, workspace, world.base);
  const settings = settingsOf(run, world);
  const before = snapshot(world.base, isLoose(run), busy);
  const caught = traps.caught.length;
  const written = traps.writes.length;
  const knocked = world.knocks.length;
  const swapping = run.swaps ? startSwapping(workspace, world.around) : null;
  const start = Date.now();
  const program = [
    process.execPath,
    entry,
    ...argumentsOf(run, attacker.url, settings, scratch, world.extra),
  ];
  const traced = run.traced && lane.canTrace;
  const command = traced ? ['strace', ...straceArguments(traceFile), '--', ...program] : program;
  const ended = await started(command, workspace, environmentOf(run, world, traps, scratch), run);
  swapping?.stop();
  await attacker.close();
  const seconds = (Date.now() - start) / 1000;
  const effects: Effect[] = [];
  const note = (observer: Observer, what: readonly string[]) =>
    effects.push(...what.slice(0, 20).map((one) => ({ run: run.name, observer, what: one.slice(0, 600) })));

  note('files', [
    ...differences(before, snapshot(world.base, isLoose(run), busy)),
    ...escaped(world.id).map((path) => `${path} is there`),
  ]);
  const find = canaryFinder(world.canaries);
  const sung = (texts: readonly string[]) => {
    const all = texts.flatMap((text) => find(text));
    const first = new Map(all.map((one) => [`${one.place} ${one.form}`, one]));
    return [...first.values()].map(
      ({ place, form, near }) => `the canary in "${place}" (${form}): ${JSON.stringify(near)}`,
    );
  };
  note('requests', sung(attacker.seen));
  note('hidden characters', hiddenSent(attacker.sent));
  const files = ['output', 'summary', 'report.txt'].map((name) => read(join(scratch, name)));
  note('output', sung([ended.stdout, ended.stderr, ...files]));
  note('output', [...uncleanOutput(ended.stdout), ...uncleanLog(ended.stderr)]);
  note('connections', [
    ...traps.caught.slice(caught),
    ...world.knocks.slice(knocked).map((path) => `somebody connected to ${path}`),
  ]);
  note('github', traps.writes.slice(written));
  if (traced) {
    const { programs, contacts } = judgeTrace(readTrace(read(traceFile)), run, entry, attacker.url);
    note('processes', programs);
    note('connections', contacts);
    rmSync(traceFile, { force: true });
  }
  note('left behind', endLeftovers(world.base, [`sleep 98.${digits(world)}`]));
  note('ending', endingOf(run, ended, attacker));
  for (const path of planted) rmSync(path, { force: true, recursive: true });
  rmSync(scratch, { recursive: true, force: true });
  return {
    run,
    effects,
    outcomes: attacker.outcomes,
    conversations: attacker.conversations,
    ...ended,
    seconds,
    requests: attacker.bodies,
  };
}

function wordsOf({ words, streams }: Run, conversation: number): readonly Turn[] {
  if (words === 'claims') return claimTurns();
  if (words === 'ids') return [idTurn()];
  if (words === 'flood') return floodTurns();
  if (words === 'giant') return giantTurns(giant);
  if (words !== 'hidden') return [];
  // What breaks off in a stream is whole in one piece, and allowed here; more than so many useless answers end a stage.
  const fit = wordTurns.filter(({ reply }) => streams || reply.cut === undefined);
  return fit.slice(wordsAtOnce * conversation, wordsAtOnce * (conversation + 1));
}

/** Of modes that speak alike the one that the turn was given to. */
function modeAmong(modes: readonly ModeName[], text: string, { mode }: Run): ModeName {
  const tagged = [...text.matchAll(/\[\[(\w+)\]\]/g)].at(-1)?.[1];
  return modes.find((one) => one === tagged) ?? modes.find((one) => one === mode) ?? modes[0] ?? 'normal';
}

/** Files that the program itself may write: what it keeps between runs, and where its report was asked for. */
function isLoose({ swaps }: Run): (path: string) => boolean {
  return (path) =>
    /^(?:home|runner)\/\.countersign(?:\/|$)/.test(path) ||
    /^scratch(?:\/|$)/.test(path) ||
    (swaps && /^swapped\/swap/.test(path));
}

/** Where the program keeps what it needs for the moment, and its folder of what it keeps. */
const busy = ['', 'home', 'runner', 'temp', 'swapped'];

function argumentsOf(run: Run, url: string, settings: string, scratch: string, extra: string): string[] {
  const { about } = run;
  return [
    ...run.args,
    ...run.tasks.flatMap((task) => ['--task', task]),
    ...['--engine', 'openai', '--base-url', url, '--model', 'scripted', '--config', settings],
    ...['--max-turns', '200', '--max-tool-calls', '2000', '--tool-timeout', '20'],
    ...['--permission-mode', about.permission, '--add-dir', extra, '--exclude', 'excluded/**'],
    ...(about.exec ? ['--allow-exec'] : []),
    ...(about.network ? ['--allow-network'] : []),
    ...(about.tier === 'untrusted' && run.place === 'terminal' ? ['--trust', 'untrusted'] : []),
    ...['--format', run.format, '--output', join(scratch, 'report.txt')],
  ];
}

/** Puts files into the workspace that were not there; they are taken away afterwards. */
function plant({ plants }: Run, workspace: string, base: string): string[] {
  return Object.entries(plants).map(([name, text]) => {
    const path = join(workspace, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replace('MARK', join(base, 'around/payload')));
    return dirname(path) === workspace ? path : dirname(path);
  });
}

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  hung: boolean;
}

function started(
  command: readonly string[],
  cwd: string,
  env: Record<string, string>,
  run: Run,
): Promise<Ended> {
  return new Promise((done, fail) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...person });
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      child.kill('SIGKILL');
    }, patience * 1000);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => out.push(piece));
    child.stderr.on('data', (piece: Buffer) => err.push(piece));
    child.on('error', (cause) => fail(new Error(`${run.name}: ${program} did not start`, { cause })));
    child.on('close', (code) => {
      clearTimeout(timer);
      done({
        code,
        hung,
        stdout: Buffer.concat(out).toString('utf8'),
        stderr: Buffer.concat(err).toString('utf8'),
      });
    });
  });
}

/** A run ends by itself, with one of two codes, and says what it says without a stack trace. */
function endingOf(run: Run, { code, hung, stderr }: Ended, { strange }: Attacker): string[] {
  return [
    ...(hung ? [`it did not end within ${patience} seconds`] : []),
    ...(!hung && code !== 0 && code !== 1 ? [`it ended with ${code}: ${stderr.slice(-300)}`] : []),
    ...(/^\s+at .+:\d+:\d+\)?$/m.test(stderr) ? [`it printed a stack trace: ${stderr.slice(-300)}`] : []),
    ...strange.map((text) => `a request that is nobody's: ${text}`),
    ...(run.asks ? [] : []),
  ];
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

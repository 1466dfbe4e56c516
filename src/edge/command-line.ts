import { nearest } from '../core/nearest';
import { RunError } from '../domain/errors';
import type { SessionsAsked, SettledConfig } from '../domain/settled';
import type { Flag, GivenTexts } from './flag';
import { flags } from './flags.generated';
import { ending, shown } from './say';

const commands = ['run', 'config', 'modes', 'sessions', 'help', 'version'] as const;

/** What the command line asks for, with values still unread. */
export type CommandLine =
  | { command: SettledConfig['command']; given: GivenTexts[]; asked?: SessionsAsked }
  | { command: 'help' | 'version' };

const hint = 'See --help.';

/**
 * Reads the arguments behind the script's name. `--flag value` and `--flag=value` are the same; a boolean
 * takes `--flag`, `--no-flag` and `--flag=true|false`. Throws RunError('input') for misuse.
 */
export function parseCommandLine(argv: readonly string[]): CommandLine {
  const { command, rest } = subcommand(argv);
  const end = rest.indexOf('--');
  const flagged = end === -1 ? rest : rest.slice(0, end);
  if (command === 'help' || flagged.includes('--help') || flagged.includes('-h')) return { command: 'help' };
  if (command === 'version' || flagged.includes('--version') || flagged.includes('-v')) {
    return { command: 'version' };
  }
  if (command !== 'sessions') return { command, given: readFlags(rest) };
  const { asked, flagged: flags } = readSessions(rest);
  return { command, asked, given: readFlags(flags) };
}

const sessionsUsage = 'sessions list, sessions show ID or sessions delete ID';

/** The words behind `sessions`; flags stand behind them. */
function readSessions(args: readonly string[]): { asked: SessionsAsked; flagged: readonly string[] } {
  const end = args.findIndex(looksLikeFlag);
  const words = end === -1 ? args : args.slice(0, end);
  const flagged = end === -1 ? [] : args.slice(end);
  const [action = 'list', id, stray] = words;
  const misused = (what: string) => new RunError('input', `${what}; write ${sessionsUsage}.`, { hint });
  if (action !== 'list' && action !== 'show' && action !== 'delete')
    throw misused(`Unknown word ${shown(action)} behind sessions`);
  const extra = action === 'list' ? id : stray;
  if (extra !== undefined) throw misused(`Unexpected ${shown(extra)}`);
  if (action === 'list') return { asked: { action }, flagged };
  if (id === undefined) throw misused(`sessions ${action} needs the name of a session`);
  return { asked: { action, id }, flagged };
}

function subcommand(argv: readonly string[]): {
  command: (typeof commands)[number];
  rest: readonly string[];
} {
  const first = argv[0];
  if (first === undefined || first.startsWith('-')) return { command: 'run', rest: argv };
  const command = commands.find((name) => name === first);
  if (command !== undefined) return { command, rest: argv.slice(1) };
  const otherwise = '; give the task with --task TEXT or --input FILE.';
  throw new RunError('input', `Unknown command ${shown(first)}${ending(first, commands, otherwise)}`, {
    hint,
  });
}

function readFlags(args: readonly string[]): GivenTexts[] {
  const given = new Map<string, { flag: Flag; texts: string[] }>();
  let index = 0;
  while (index < args.length) {
    const argument = args[index] ?? '';
    const { flag, written, text, negated } = recognise(argument);
    index += 1;
    const texts: string[] = [];
    if (flag.kind === 'boolean') {
      texts.push(negated ? 'false' : (text ?? 'true'));
    } else if (text !== null) {
      texts.push(text);
    } else {
      const values = valuesAt(args, index, flag);
      if (values.length === 0) throw missingValue(flag, args[index]);
      texts.push(...values);
      index += values.length;
    }
    if (texts.includes(''))
      throw new RunError('input', `The value of ${written} is empty; give one.`, { hint });
    const before = given.get(flag.name);
    if (before !== undefined && flag.kind !== 'list') {
      throw new RunError('input', `--${flag.name} is given twice; give it once.`, { hint });
    }
    if (before === undefined) given.set(flag.name, { flag, texts });
    else before.texts.push(...texts);
  }
  return [...given.values()].map(({ flag, texts }) => ({
    setting: flag.setting,
    texts,
    layer: 'flag',
    from: `flag --${flag.name}`,
  }));
}

interface Recognised {
  flag: Flag;
  /** As it stands on the command line, without its value. */
  written: string;
  /** What stands behind `=`; null without `=`. */
  text: string | null;
  negated: boolean;
}

function recognise(argument: string): Recognised {
  if (!argument.startsWith('-') || argument === '-' || argument === '--') throw stray(argument);
  const equals = argument.indexOf('=');
  const written = equals === -1 ? argument : argument.slice(0, equals);
  const text = equals === -1 ? null : argument.slice(equals + 1);
  const exact = flags.find((flag) => written === `--${flag.name}`);
  if (exact !== undefined) return { flag: exact, written, text, negated: false };
  const negated = flags.find((flag) => flag.kind === 'boolean' && written === `--no-${flag.name}`);
  if (negated === undefined) throw unknownFlag(written);
  if (text !== null) {
    throw new RunError('input', `${written} takes no value; write --${negated.name}=true or ${written}.`, {
      hint,
    });
  }
  return { flag: negated, written, text, negated: true };
}

/** One value; all that follow for a list of paths or patterns, because a shell spreads `*` into several. */
function valuesAt(args: readonly string[], from: number, flag: Flag): readonly string[] {
  const most = flag.list === 'lines' ? args.length : from + 1;
  let to = from;
  while (to < most && to < args.length && !looksLikeFlag(args[to] ?? '')) to += 1;
  return args.slice(from, to);
}

/** `--json` is one, `-`, `-5` and `--json does not work` (a sentence) are values. */
function looksLikeFlag(argument: string): boolean {
  return argument === '--' || /^--?[A-Za-z][\w-]*(?:=|$)/.test(argument);
}

function missingValue(flag: Flag, next: string | undefined): RunError {
  const usage = `--${flag.name} ${flag.value}`;
  if (next === undefined || next === '--')
    return new RunError('input', `--${flag.name} needs a value: ${usage}.`, { hint });
  return new RunError('input', `--${flag.name} needs a value, but ${shown(next)} follows: ${usage}.`, {
    hint: `A value that begins with a dash is written --${flag.name}=${next.slice(0, 40)}.`,
  });
}

function unknownFlag(written: string): RunError {
  const names = [...flags.map((flag) => flag.name), 'help', 'version'];
  const bare = written.replace(/^--?/, '');
  const positive = bare.startsWith('no-') ? nearest(bare.slice(3), booleanNames()) : null;
  const near = positive === null ? nearest(bare, names) : `no-${positive}`;
  const rest = near === null ? '; --help lists the flags.' : `; did you mean \`--${near}\`?`;
  return new RunError('input', `Unknown flag ${shown(written)}${rest}`, { hint });
}

function booleanNames(): string[] {
  return flags.filter((flag) => flag.kind === 'boolean').map((flag) => flag.name);
}

function stray(argument: string): RunError {
  if (argument === 'true' || argument === 'false') {
    return new RunError(
      'input',
      `Unexpected ${shown(argument)}; a value of a yes-or-no flag is written --flag=${argument}.`,
      { hint },
    );
  }
  return new RunError('input', `Unexpected ${shown(argument)}; put a value with spaces in quotation marks.`, {
    hint,
  });
}

import type { SandboxResult } from '../../domain/sandbox';
import { terminalText } from '../terminal-text';
import type { Check } from './check';
import { type Parsed, type Places, shortMessage } from './diagnostic';
import { readEslint } from './eslint';
import { parseLines } from './lines';
import { readRuff } from './ruff';
import { readSarif } from './sarif';
import { parseTsc } from './tsc';

type Ran = Extract<SandboxResult, { ok: true }>;

/** What the outputs of a check hold, and a sentence when it did not do its work. */
export function readCheck(
  check: Pick<Check, 'source' | 'reads'>,
  ran: Ran,
  places: Places,
  isFile: (path: string) => boolean,
): Parsed {
  const out = terminalText(ran.stdout.head + ran.stdout.tail);
  const err = terminalText(ran.stderr.head + ran.stderr.tail);
  const nothing = (fault: string): Parsed => ({ diagnostics: [], elsewhere: 0, fault });
  if (ran.stoppedBy !== null)
    return nothing(`${check.source} was ended before it was done (${ran.stoppedBy}).`);
  if (isMissing(ran.code, err))
    return nothing(`${check.source} was not run: it is not installed where commands see it.`);
  const parsed = parsedFrom(check, ran, out, err, places, isFile);
  if (parsed === null) return nothing(unreadable(check.source, ran, out, err));
  const isCalm = ran.code === 0 || parsed.diagnostics.length + parsed.elsewhere > 0;
  if (isCalm || parsed.fault !== null) return parsed;
  return { ...parsed, fault: unreadable(check.source, ran, out, err) };
}

function parsedFrom(
  { source, reads }: Pick<Check, 'source' | 'reads'>,
  ran: Ran,
  out: string,
  err: string,
  places: Places,
  isFile: (path: string) => boolean,
): Parsed | null {
  const isCut = ran.stdout.omitted > 0;
  if (reads === 'tsc') return parseTsc(out, places);
  const value = isCut ? undefined : json(out);
  if (reads === 'eslint') return readEslint(value, places);
  if (reads === 'ruff') return readRuff(value, places);
  const whole = readSarif(value, places) ?? readEslint(value, places) ?? readRuff(value, places);
  return whole ?? parseLines(`${out}\n${err}`, source, places, isFile, ran.code !== 0);
}

/** The shell that begins a command says so by its code. */
function isMissing(code: number | null, err: string): boolean {
  return (code === 127 || code === 126) && /not found|No such file|Permission denied/i.test(err);
}

/** JSON that may have lines of a script runner before it. */
function json(text: string): unknown {
  const start = text.search(/^[[{]/m);
  if (start < 0) return undefined;
  try {
    return JSON.parse(text.slice(start));
  } catch {
    return undefined;
  }
}

const chatter =
  /^(?:Oops! Something went wrong|ESLint: \d|npm (?:ERR!|error) (?:code|path|command|A complete log))/;

function unreadable(source: string, { code, stdout }: Ran, out: string, err: string): string {
  if (stdout.omitted > 0) return `${source} printed more than can be read; ask for fewer files.`;
  const said = `${err}\n${out}`
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !chatter.test(line));
  const words = said.length > 0 ? `: ${shortMessage(said.slice(0, 3).join(' '))}` : ', and printed nothing';
  return `${source} gave no diagnostics and ended with code ${code}${words}`;
}

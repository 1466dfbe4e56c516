import { emptyReport } from '../core/report-start';
import { type Config, formatNames } from '../domain/config';
import type { RunError } from '../domain/errors';
import type { Report } from '../domain/report';
import { offline } from '../engine/offline';

type Environment = Readonly<Record<string, string | undefined>>;

/** What can be read of settings that are at fault. */
export interface Asked extends Pick<Config, 'json' | 'format'> {
  /** Whether a model was asked for. */
  model: boolean;
}

/** The report of a run that ended before there were settings. */
export function faultReport({ kind, message, hint }: RunError, asked: Asked): Report {
  const note = 'Nothing was planned or examined: the run ended before anybody could be asked.';
  const engine = { ...offline.info, kind: asked.model ? ('openai' as const) : offline.info.kind, note };
  return { ...emptyReport(engine), message, error: { kind, message, hint } };
}

/**
 * What was asked for when the settings themselves are at fault: flags before Action inputs before the environment, as for
 * a run. What cannot be read is passed over.
 */
export function askedFor(argv: readonly string[], env: Environment): Asked {
  const flags = flagsOf(argv);
  const input = env.GITHUB_ACTIONS === 'true' ? env : {};
  const texts = (name: string) => [
    ...flags.filter(([flag]) => flag === name).map(([, text]) => text),
    input[`INPUT_${name.toUpperCase()}`],
    env[`COUNTERSIGN_${name.toUpperCase().replaceAll('-', '_')}`],
  ];
  const first = <T>(name: string, read: (text: string) => T | null) =>
    texts(name)
      .map((text) => read(text?.trim() ?? ''))
      .find((value) => value !== null);
  const isGiven = (name: string) => texts(name).some((text) => (text ?? '') !== '');
  const engine = first('engine', (text) => (text === 'openai' || text === 'offline' ? text : null));
  const isSetUp = ['base-url', 'model', 'api-key-env'].some(isGiven);
  const isUsual = [env.OPENAI_BASE_URL, env.OPENAI_API_KEY].some((text) => (text?.trim() ?? '') !== '');
  return {
    json: first('json', yesOrNo) ?? false,
    format: first('format', (text) => formatNames.find((name) => name === text) ?? null) ?? 'text',
    model: engine === undefined ? isSetUp || isUsual : engine === 'openai',
  };
}

/** The last first: of a flag that is given twice the later one counts. */
function flagsOf(argv: readonly string[]): [name: string, text: string][] {
  const end = argv.indexOf('--');
  const given = end === -1 ? argv : argv.slice(0, end);
  const flags = given.flatMap((argument, at): [string, string][] => {
    if (argument === '--no-json') return [['json', 'false']];
    if (!argument.startsWith('--')) return [];
    const [name = '', text] = argument.slice(2).split(/=(.*)/s, 2);
    return [[name, text ?? (name === 'json' ? 'true' : (given[at + 1] ?? ''))]];
  });
  return flags.reverse();
}

function yesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : null;
}

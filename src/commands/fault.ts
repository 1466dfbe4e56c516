import { emptyReport } from '../core/report-start';
import { type Config, formatNames } from '../domain/config';
import type { RunError } from '../domain/errors';
import type { Report } from '../domain/report';
import { offline } from '../engine/offline';

type Format = Pick<Config, 'json' | 'format'>;

/** The report of a run that ended before there were settings. */
export function faultReport({ kind, message, hint }: RunError): Report {
  return { ...emptyReport(offline.info), message, error: { kind, message, hint } };
}

/**
 * The format asked for when the settings themselves are at fault: flags before Action inputs before the environment,
 * as for a run. What cannot be read is passed over.
 */
export function askedFormat(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Format {
  const input = env.GITHUB_ACTIONS === 'true' ? env : {};
  const flags = ofCommandLine(argv);
  return {
    json: flags.json ?? yesOrNo(input.INPUT_JSON) ?? yesOrNo(env.COUNTERSIGN_JSON) ?? false,
    format: flags.format ?? named(input.INPUT_FORMAT) ?? named(env.COUNTERSIGN_FORMAT) ?? 'text',
  };
}

function ofCommandLine(argv: readonly string[]): Partial<Format> {
  const asked: Partial<Format> = {};
  for (const [at, argument] of argv.entries()) {
    if (argument === '--') break;
    const [name, value] = argument.split('=', 2);
    const json = name === '--json' ? yesOrNo(value ?? 'true') : argument === '--no-json' ? false : null;
    if (json !== null) asked.json = json;
    const format = name === '--format' ? named(value ?? argv[at + 1]) : null;
    if (format !== null) asked.format = format;
  }
  return asked;
}

function yesOrNo(text: string | undefined): boolean | null {
  const word = text?.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : null;
}

function named(text: string | undefined): Format['format'] | null {
  return formatNames.find((name) => name === text?.trim()) ?? null;
}

import type { Settled } from '../domain/settled';
import { parseCommandLine } from './command-line';

/** What a run is started with. */
export interface Start {
  /** Arguments behind the script's name. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** The current folder, absolute. */
  cwd: string;
  /** The person's home folder, absolute; empty when there is none. */
  home: string;
}

/**
 * Settles all layers into one config: defaults < user file < repository file < (front matter of the task,
 * see `applyFrontMatter`) < `--config` file < environment < Action inputs < flags.
 * Throws RunError('input') for a command line that makes no sense, a workspace that is no folder;
 * RunError('config') for a bad value or settings file.
 */
export async function settle(start: Start): Promise<Settled> {
  const asked = parseCommandLine(start.argv);
  if (!('given' in asked)) return asked;
  // Loaded here so that --help and --version do without them, and most runs without zod.
  if (asked.command === 'run') {
    const { settlePlain } = await import('./plain');
    const settled = await settlePlain(asked.given, start);
    if (settled !== null) return settled;
  }
  const { settleLayers } = await import('./layers');
  const settled = await settleLayers(asked.command, asked.given, start);
  return asked.asked === undefined ? settled : { ...settled, asked: asked.asked };
}

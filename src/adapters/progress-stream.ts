import { redact } from '../core/redact';
import type { Config } from '../domain/config';
import type { Emit } from '../domain/event';
import { progressPrinter } from './progress';

/** Where progress is shown. */
interface Console {
  stderr: NodeJS.WriteStream;
  env: Readonly<Record<string, string | undefined>>;
}

/** Progress on standard error, without secrets; nothing for whoever wants it quiet. */
export function progressOn(
  { stderr, env }: Console,
  { quiet, debug }: Pick<Config, 'quiet' | 'debug'>,
  known: () => readonly string[],
): Emit {
  if (quiet) return () => {};
  return progressPrinter({
    write: (text) => {
      try {
        stderr.write(redact(text, known()).text);
      } catch {
        // Progress is a courtesy: a run goes on without it.
      }
    },
    terminal: stderr.isTTY === true && env.TERM !== 'dumb',
    columns: stderr.columns || 80,
    debug,
    groups: env.GITHUB_ACTIONS === 'true',
  });
}

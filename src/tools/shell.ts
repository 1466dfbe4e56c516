import { commandText } from '../core/command-text';
import { exactly, optionalInteger, optionalText, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

interface Input {
  command: string;
  directory: string | null;
  timeout_seconds: number | null;
}

const usualTimeout = 60;
const kept = 256 * 1024;

/** A command in the workspace, in a sandbox that throws away what it writes. */
export const shell: Tool<Input> = {
  name: 'shell',
  effect: 'exec',
  description:
    'Runs a command line in the workspace and gives back its output and exit code: tests, builds, linters, benchmarks. What it writes to files is thrown away.',
  input: exactly({
    command: { ...text, description: 'The command line.' },
    directory: {
      ...optionalText,
      description: 'Folder to run it in, from the workspace; null: the workspace itself.',
    },
    timeout_seconds: { ...optionalInteger, description: 'Ended after so long; null: 60.' },
  }),
  async run({ command, directory, timeout_seconds }, { sandbox, signal }) {
    if (command.trim() === '') return { ok: false, reason: 'There is no command; give one.' };
    const timeout = timeout_seconds ?? usualTimeout;
    if (timeout < 1) return { ok: false, reason: 'A command takes at least one second; give more time.' };
    const result = await sandbox.run({
      command,
      directory: directory ?? '.',
      timeout,
      maxBytes: kept,
      signal,
    });
    return result.ok ? { ok: true, text: commandText(result) } : result;
  },
  async propose({ command, directory }) {
    const isHere = directory === null || directory === '' || directory === '.';
    return { kind: 'command', command: isHere ? command : `cd ${quoted(directory)} && ${command}` };
  },
};

/** One word for a shell, whatever it holds. */
function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

import { gitAnswer } from '../core/git/answer';
import { exactly, optionalInteger, text } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

const most = 300;

interface Input {
  path: string;
  start_line: number | null;
  end_line: number | null;
}

/** Who changed each line last. */
export const gitBlame: Tool<Input> = {
  name: 'git_blame',
  effect: 'git',
  description: 'Says for each line of a file which commit last changed it; 300 lines at a time.',
  input: exactly({
    path: { ...text, description: 'Path from the workspace, with forward slashes.' },
    start_line: { ...optionalInteger, description: 'First line, from 1; null: from the beginning.' },
    end_line: { ...optionalInteger, description: 'Last line, inclusive; null: to the end.' },
  }),
  run: ({ path, start_line, end_line }, ports) => {
    const first = Math.max(1, start_line ?? 1);
    const page = { offset: null, rest: (line: number) => `start_line ${first + line - 1}` };
    return gitAnswer(ports, page, (git) =>
      git.blame({ path, startLine: first, endLine: end_line, most }, ports.signal),
    );
  },
};

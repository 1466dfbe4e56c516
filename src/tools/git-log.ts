import { gitAnswer } from '../core/git/answer';
import { exactly, optionalInteger, optionalText } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

const usual = 20;
const mostCommits = 200;
const mostSkipped = 1_000_000;

interface Input {
  path: string | null;
  ref: string | null;
  max_count: number | null;
  skip: number | null;
}

/** History. */
export const gitLog: Tool<Input> = {
  name: 'git_log',
  effect: 'git',
  description: 'Lists commits, newest first: hash, date, author, subject.',
  input: exactly({
    path: { ...optionalText, description: 'Only commits that touched this file or folder; null: all.' },
    ref: { ...optionalText, description: 'Commit or branch to start from; null: the current one.' },
    max_count: { ...optionalInteger, description: 'At most so many, up to 200; null: 20.' },
    skip: { ...optionalInteger, description: 'Pass over so many first; null: none.' },
  }),
  run: ({ path, ref, max_count, skip }, ports) => {
    const range = {
      most: between(1, max_count ?? usual, mostCommits),
      skip: between(0, skip ?? 0, mostSkipped),
    };
    const page = { offset: null, rest: (line: number) => `skip ${range.skip + line - 1}` };
    return gitAnswer(ports, page, (git) => git.log({ path, ref, ...range }, ports.signal));
  },
};

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

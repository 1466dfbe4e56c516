import { gitAnswer, noRepository } from '../core/git/answer';
import { fromOffset } from '../core/git/page';
import { exactly, text, texts } from '../core/prompts/schema-parts';
import type { Tool } from '../domain/tool';

interface Input {
  message: string;
  paths: string[];
}

/** A commit. It writes: a mode that may look into git may not therefore commit. */
export const gitCommit: Tool<Input> = {
  name: 'git_commit',
  effect: 'write',
  description: 'Commits files as they lie in the working tree, and no others.',
  input: exactly({
    message: { ...text, description: 'Subject line, and after an empty line why.' },
    paths: { ...texts, description: 'The files that go into the commit, deleted ones too.' },
  }),
  run: (input, ports) => gitAnswer(ports, fromOffset(null), (git) => git.commit(input, ports.signal)),
  async propose(input, ports) {
    const { git } = ports;
    const made = git === null ? noRepository(ports) : await git.commitCommand(input);
    return made.ok ? { kind: 'command', command: made.text } : { kind: 'none', reason: made.reason };
  },
};

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Git, openGit } from '../../src/adapters/git-command';
import { openToolGit } from '../../src/adapters/tool-git';
import type { Tool, ToolResult } from '../../src/domain/tool';
import type { ToolPorts } from '../../src/domain/tool-ports';
import { gitBlame } from '../../src/tools/git-blame';
import { gitCommit } from '../../src/tools/git-commit';
import { gitDiff } from '../../src/tools/git-diff';
import { gitLog } from '../../src/tools/git-log';
import { gitShow } from '../../src/tools/git-show';
import { gitStatus } from '../../src/tools/git-status';

export const searchPath = process.env.PATH ?? '';
const tools: Record<string, Tool<never>> = {
  git_blame: gitBlame,
  git_commit: gitCommit,
  git_diff: gitDiff,
  git_log: gitLog,
  git_show: gitShow,
  git_status: gitStatus,
};
/** All arguments of each tool, with nothing asked for. */
const nothing: Record<string, Record<string, unknown>> = {
  git_blame: { start_line: null, end_line: null },
  git_commit: {},
  git_diff: { from: null, to: null, staged: null, paths: null, offset: null },
  git_log: { path: null, ref: null, max_count: null, skip: null },
  git_show: { path: null, offset: null },
  git_status: { offset: null },
};

/** A real repository in a folder of its own. */
export interface GitCheckout {
  /** Holds the checkout and whatever lies beside it. */
  top: string;
  at: string;
  /** Plain git, as a person has it, without settings of their own. */
  git(...args: string[]): string;
  write(path: string, text: string | Buffer): void;
  commit(message: string): void;
  remove(): void;
}

export function gitCheckout(): GitCheckout {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'tool-git-')));
  const at = join(top, 'checkout');
  mkdirSync(at);
  const made: GitCheckout = {
    top,
    at,
    git: (...args) => {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', args, { cwd: at, env: plainEnvironment(top), encoding: 'utf8', stdio });
    },
    write: (path, text) => {
      mkdirSync(dirname(join(at, path)), { recursive: true });
      writeFileSync(join(at, path), text);
    },
    commit: (message) => {
      made.git('add', '--all');
      made.git('commit', '--quiet', '--allow-empty', '--message', message);
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
  made.git('init', '--quiet', '--initial-branch=main');
  return made;
}

/** Variables of a person without settings. */
export function plainEnvironment(home: string): Record<string, string> {
  return {
    PATH: searchPath,
    HOME: home,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ann Other',
    GIT_AUTHOR_EMAIL: 'ann@example.com',
    GIT_COMMITTER_NAME: 'Ann Other',
    GIT_COMMITTER_EMAIL: 'ann@example.com',
  };
}

/** Asks a tool as the program would; arguments that are left out are null. */
export type Ask = (tool: string, input?: Record<string, unknown>) => Promise<ToolResult>;

/** The tools over a folder of a checkout. */
export async function gitTools(
  folder: string,
  checkout: string,
  admits: (path: string) => boolean = () => true,
  path = searchPath,
): Promise<Ask> {
  const signal = new AbortController().signal;
  const git: Git = await openGit(folder, checkout, path, signal);
  const ports = { git: openToolGit(git, { admits }), gitFault: null, signal } as unknown as ToolPorts;
  return (tool, input = {}) => {
    const found = tools[tool];
    if (found === undefined) throw new Error(`no ${tool}`);
    return found.run({ ...nothing[tool], ...input } as never, ports);
  };
}

/** Everything that tools ask git for, of a repository as `trickRepository` makes it. */
export async function everything(ask: Ask): Promise<ToolResult[]> {
  const asked: [string, Record<string, unknown>?][] = [
    ['git_status'],
    ['git_diff'],
    ['git_diff', { staged: true }],
    ['git_log'],
    ['git_show', { ref: 'HEAD' }],
    ['git_diff', { staged: false }],
    ['git_diff', { from: 'HEAD~1', to: 'HEAD', paths: ['a.js'] }],
    ['git_log', { path: 'a.js' }],
    ['git_show', { ref: 'HEAD~1' }],
    ['git_show', { ref: 'HEAD', path: 'gone.js' }],
    ['git_blame', { path: 'a.js' }],
    ['git_commit', { message: 'Change', paths: ['a.js'] }],
  ];
  const answers: ToolResult[] = [];
  for (const [tool, input] of asked) answers.push(await ask(tool, input));
  return answers;
}

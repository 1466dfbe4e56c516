import type { ToolGit } from '../domain/tool-git';
import type { Git } from './git-command';
import { command, commit } from './tool-git-commit';
import { deskFor, type GitRules } from './tool-git-desk';
import { diff } from './tool-git-diff';
import { blame, log, status } from './tool-git-look';
import { show } from './tool-git-show';

/** git for tools. Nothing is asked before the first call. */
export function openToolGit(git: Git, rules: GitRules): ToolGit {
  const atDesk = deskFor(git, rules);
  return {
    diff: (about, signal) => atDesk((desk) => diff(desk, about), signal),
    log: (about, signal) => atDesk((desk) => log(desk, about), signal),
    show: (about, signal) => atDesk((desk) => show(desk, about), signal),
    blame: (about, signal) => atDesk((desk) => blame(desk, about), signal),
    status: (signal) => atDesk((desk) => status(desk), signal),
    commit: (about, signal) => atDesk((desk) => commit(desk, about), signal),
    commitCommand: (about) => atDesk((desk) => command(desk, about), undefined),
  };
}

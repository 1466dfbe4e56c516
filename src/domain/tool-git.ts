import type { NotDone } from './tool-files';

/** What git gave, as lines for a reader. */
export interface GitAnswer {
  ok: true;
  text: string;
  /** Sentences: what it is about, and what is left out and why. */
  notes: readonly string[];
  /** Where the part of each file begins, lines from 1; only of patches. */
  parts: readonly { line: number; name: string }[];
}
export type GitText = GitAnswer | NotDone;

/** How much of a list is wanted. */
export interface GitRange {
  /** So many are passed over. */
  skip: number;
  most: number;
}

/**
 * git as tools may use it: typed arguments, no program of the checkout's own is started, nothing outside the workspace
 * and nothing of hidden files is shown. Names of commits, branches and files are taken literally. No call throws;
 * `signal` ends one before its time.
 */
export interface ToolGit {
  /**
   * @param about.from null: the last commit (with `staged: false`, what is staged)
   * @param about.to null: the working tree
   * @param about.staged true: only what is staged; false: only what is not; null: both
   */
  diff(
    about: {
      from: string | null;
      to: string | null;
      staged: boolean | null;
      paths: readonly string[] | null;
    },
    signal?: AbortSignal,
  ): Promise<GitText>;
  /** Commits, newest first, one a line. */
  log(about: { path: string | null; ref: string | null } & GitRange, signal?: AbortSignal): Promise<GitText>;
  /** @param about.path null: the commit with its changes; else the file, or the folder's entries, as it was then */
  show(about: { ref: string; path: string | null }, signal?: AbortSignal): Promise<GitText>;
  /** Lines of a file of the working tree, each with the commit that changed it last; lines count from 1. */
  blame(
    about: { path: string; startLine: number | null; endLine: number | null; most: number },
    signal?: AbortSignal,
  ): Promise<GitText>;
  status(signal?: AbortSignal): Promise<GitText>;
  /** Commits these files alone as they lie in the working tree, without hooks and without signing; what else is staged stays staged. */
  commit(about: { message: string; paths: readonly string[] }, signal?: AbortSignal): Promise<GitText>;
  /** The command that would commit these files, for a person's shell. */
  commitCommand(about: { message: string; paths: readonly string[] }): Promise<GitText>;
}

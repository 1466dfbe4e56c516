import type { Emit } from './event';
import type { Passage, SecretHit } from './evidence';
import type { PreferenceFile, WorkflowStore } from './kept-files';
import type { Noticeboard } from './noticeboard';
import type { SessionStore } from './session';
import type { Syntax } from './syntax';
import type { Task, Trust } from './task';
import type { OpenedTools } from './tool-ports';

export type { PreferenceFile, WorkflowStore } from './kept-files';

export type { Syntax, SyntaxLanguage, SyntaxNode } from './syntax';

/** What reading a file gave. A file that cannot be used says why, in a phrase for a person. */
export type FileText =
  | { kind: 'text'; text: string; bytes: number }
  | {
      kind: 'binary' | 'missing' | 'too-large' | 'unreadable' | 'outside';
      reason: string;
      bytes: number | null;
    };

export interface Listing {
  /** Paths from the workspace with forward slashes, sorted; ignored files and `.git` are left out. */
  files: readonly string[];
  /** Other files of the workspace, sorted: those that the run's own settings (include, exclude, working directory) keep out. */
  leftOut?: readonly string[];
  /** Files that git knows and that do not lie in the folder, as in a sparse checkout, sorted; `files` has none of them. */
  absent?: readonly string[];
  /** Entries left out because they cannot be named or entered, each with its reason. */
  skipped: readonly { what: string; reason: string }[];
  /** How many files there are when the list was cut, else null. */
  cutFrom: number | null;
}

/** How often words stand in a file. */
export interface WordHits {
  file: string;
  /** word (lower case, as asked) → line numbers, at most a few dozen a file over all words. */
  lines: ReadonlyMap<string, readonly number[]>;
}

/** What a search brought: the hits, whether there were more than it keeps, and the files it could not look into. */
export interface Found {
  hits: readonly WordHits[];
  cut: boolean;
  unread?: readonly { what: string; reason: string }[];
}

/** The one way to read files: the working tree, or one commit. */
export interface Tree {
  /** For a person: `the working tree` or `commit 1a2b3c4`. */
  readonly name: string;
  list(): Promise<Listing>;
  /** Reads one listed or named file, up to `maxBytes` (1 MiB unless told). Never throws for a bad path. */
  read(path: string, maxBytes?: number): Promise<FileText>;
  /** Files that contain any of the words, without regard to case, inside longer words too; with `within` among these files only. Letters, digits, `_`, `-`, `.` and `$` only. */
  find(words: readonly string[], within?: readonly string[]): Promise<Found>;
}

/** git, read only. Every call is bounded in time and output and throws RunError('tool') when git fails. */
export interface Repository {
  /** Top folder of the repository, absolute. */
  readonly root: string;
  readonly shallow: boolean;
  /** Hash of HEAD, or null before the first commit. */
  readonly head: string | null;
  /** The commit a name stands for; null when there is none of that name. */
  resolve(ref: string): Promise<string | null>;
  /** Names like it, nearest first, for an error message. */
  refs(): Promise<string[]>;
  /** The patch from `base` (a hash; null: HEAD, or the empty tree before the first commit) to the working tree, untracked files not included, as git prints it with `--raw`-safe options; `cut` when the output limit was reached. `asText`: only these files, whatever the attributes call them. */
  patch(base: string | null, asText?: readonly string[]): Promise<{ text: string; cut: boolean }>;
  /** All files that the patch is about, also when the patch itself is cut. */
  changed(base: string | null): Promise<string[]>;
  /** Untracked, unignored files, from the workspace. */
  untracked(): Promise<string[]>;
  /** The newest commits with the files they touched (from the workspace), newest first. `follow` limits to commits that touch these files. */
  log(options: { commits: number; paths?: readonly string[] }): Promise<LogEntry[]>;
}
export interface LogEntry {
  hash: string;
  author: string;
  /** Seconds since the epoch. */
  time: number;
  subject: string;
  files: string[];
}

/** Finds secrets in text. Offsets are not given: the hits hold blanked lines only. */
export interface SecretScanner {
  scan(file: string, text: string): Promise<{ hits: SecretHit[]; secrets: string[] }>;
}

/** What is wrong with a YAML text and where; lines and columns count from 1. */
export interface YamlFault {
  line: number;
  column: number;
  /** The rest of a sentence. */
  message: string;
}
/** Reads YAML with positions, for workflow rules and front matter. */
export interface YamlReader {
  /** The document, or null when it does not parse. */
  parse(text: string): Promise<YamlNode | null>;
  /** Why it does not parse; null when it does. */
  fault(text: string): Promise<YamlFault | null>;
}
export interface YamlNode {
  kind: 'map' | 'list' | 'scalar';
  /** Lines from 1, both included. */
  startLine: number;
  endLine: number;
  /** For a map, in file order. */
  entries: readonly { key: string; keyLine: number; value: YamlNode }[];
  items: readonly YamlNode[];
  /** For a scalar. */
  value: string | number | boolean | null;
}

/** Milliseconds since the epoch, and a monotonic count of milliseconds. */
export interface Clock {
  now(): number;
  elapsed(): number;
  /** Lets what is due happen first: a signal, the end of the time. For long work that waits for nothing. */
  turn(): Promise<void>;
}

/** What the world offers a run; leave to use it is the run's own matter. */
export type World = Omit<Ports, 'permit'> & {
  /** Real path of the workspace. */
  place: string;
  /** The name of the person who runs this. */
  person(): string;
  /** What runs leave for later ones; null: there is no home to keep it in. */
  sessions: SessionStore | null;
  /** The board that shows the plans of a session in this file, absolute; its folder is there once the session is. */
  openBoard(file: string): Promise<Noticeboard>;
  /** Opens what a model's tools reach, for a task of this tier: an untrusted one has no servers, no network, no commands; others have servers unless told otherwise. */
  openTools(tier: Trust['tier'], but?: { servers: boolean }): Promise<OpenedTools>;
};

/** Everything a run may touch. */
export interface Ports {
  tree: Tree;
  /** Null when the workspace is no git repository. */
  repository: Repository | null;
  /** Why there is none although the folder has a `.git`; null when all is well, or there is simply no git here. */
  repositoryFault: string | null;
  syntax: Syntax;
  yaml: YamlReader;
  secrets: SecretScanner;
  /** Keeps how far a workflow has come between runs. */
  workflows: WorkflowStore;
  /** The project's preferences for modes. */
  preferences: PreferenceFile;
  /** Writes a plan to a file of the workspace; null when it is written, else the rest of a sentence why not. Only for a person who asked for it. */
  savePlan(path: string, text: string): Promise<string | null>;
  /** Secret values met so far, from the environment and from files; none may stand in an output. */
  known(): readonly string[];
  /** Adds values that were found to be secret. */
  learn(secrets: readonly string[]): void;
  clock: Clock;
  emit: Emit;
  /**
   * Asks for leave. False: refused, go on without it.
   * @throws RunError `permission` when the run has to end with the refusal
   */
  permit(request: { action: string; safe: boolean }): boolean;
  /** Aborted at the timeout or on a signal. */
  signal: AbortSignal;
}

/** What the collectors of the second round look at, worked out from the first round's facts. */
export interface Concern {
  file: string;
  /** Lines added by the diff; null when the file is not part of a diff (then the whole file counts). */
  addedLines: ReadonlySet<number> | null;
  /** Why it is of concern, for a person. */
  reason: string;
}

/** What a collector is given. */
export interface Question {
  task: Task;
  /** Start of the diff as the person named it; null when they named none. */
  base: string | null;
  include: readonly string[];
  exclude: readonly string[];
  /** Files of the workspace that are the run's own and no evidence: the task's file and `--output`. */
  own: readonly string[];
  /** Folder inside the workspace that the run keeps to, with forward slashes; empty for all of it. */
  under: string;
  /** True when rules and secrets are sought in all files, not only in those of concern; findings may lie anywhere then. */
  whole: boolean;
  /** Filled for collectors of the second round, best first. */
  concerns: readonly Concern[];
  /** Passages found in the first round, for collectors that look around them. */
  passages: readonly Passage[];
}

import type { LeftOut } from './coverage';
import type { Category, Severity } from './severity';

/** Facts gathered by code before any model is asked. A part is absent when its collector did not run or failed. */
export interface Evidence {
  diff?: DiffFacts;
  traces?: TraceFacts;
  passages?: PassageFacts;
  commands?: CommandFacts;
  secrets?: SecretFacts;
  rules?: RuleFacts;
  history?: HistoryFacts;
  tests?: TestFacts;
  owners?: OwnerFacts;
}

/** The change under examination. */
export interface DiffFacts {
  /** What the diff starts from, for a person: `origin/main (1a2b3c4)` or `the last commit`. */
  from: string;
  /** False for what is merely uncommitted, true when `--base` named a start. */
  asked: boolean;
  /** Set where all of the workspace is examined, not the change: findings may lie anywhere then. */
  whole?: true;
  files: DiffFile[];
  addedLines: number;
  removedLines: number;
}
export interface DiffFile {
  /** Path after the change (before it, for a deleted file). */
  path: string;
  previousPath: string | null;
  status: 'added' | 'modified' | 'deleted' | 'renamed' | 'copied' | 'type-changed';
  binary: boolean;
  addedLines: number;
  removedLines: number;
  hunks: Hunk[];
  /** True when hunks were left out: the diff is too large, or the file is generated and nobody reads it. */
  truncated: boolean;
}
export interface Hunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  /** What git prints behind the second `@@`. */
  section: string;
  lines: DiffLine[];
}
export interface DiffLine {
  kind: 'context' | 'add' | 'remove';
  /** Without the leading sign and the line end; a carriage return stays. */
  text: string;
  /** Line in the old file, from 1; null for an added line. */
  oldLine: number | null;
  /** Line in the new file, from 1; null for a removed line. */
  newLine: number | null;
  /** True when the file ends here without a newline. */
  noNewline: boolean;
}

export type TraceLanguage = 'node' | 'browser' | 'python' | 'jvm' | 'go' | 'rust' | 'dotnet' | 'ruby' | 'php';
export interface TraceFacts {
  traces: Trace[];
}
export interface Trace {
  language: TraceLanguage;
  /** The error's class, or null when the trace names none. */
  errorType: string | null;
  /** The error's message, or null. */
  message: string | null;
  /** Innermost frame (where it was thrown) first, whatever the language prints. */
  frames: Frame[];
}
export interface Frame {
  /** The line of the task, trimmed. */
  raw: string;
  /** The path as printed in the trace. */
  rawPath: string;
  line: number | null;
  column: number | null;
  /** Function or method, as printed; null when the trace names none. */
  symbol: string | null;
  /** Where this is in the workspace; null when it maps to no file or to several equally well. */
  file: string | null;
  /** The file of the workspace it is in when the run was told to leave that file out; `file` is null then. */
  leftOut?: string;
  /** All files the path could mean, best first, when `file` is null and there are some. */
  candidates: string[];
  /** True for the runtime's and third parties' frames (`node:`, site-packages, …). */
  foreign: boolean;
  /** The code around `line` in `file`; null when there is none. */
  place: Passage | null;
}

/** A piece of a file. */
export interface Passage {
  file: string;
  /** Lines from 1, both included. */
  startLine: number;
  endLine: number;
  /** The lines themselves, joined with `\n`. */
  code: string;
  /** The line within the passage that matters most. */
  focusLine: number;
  /** The innermost named function, method or class around `focusLine`; null when unknown. */
  symbol: string | null;
  /** What is written above that symbol as its doc comment, first sentence; null when there is none. */
  doc: string | null;
  /** Rank among the passages, higher is better. No unit. */
  score: number;
  /** Words of the task that stand here. */
  words: string[];
  /** Why it was taken, each a phrase for a person. */
  reasons: string[];
}
export interface PassageFacts {
  /** Best first. */
  passages: Passage[];
  /** Paths the task (or `--file`) names and the workspace has, in the task's order. */
  namedFiles: string[];
  /** Paths the task names that the workspace does not have. */
  missingFiles: string[];
  /** Paths the task names that are there but were not looked at; `reason` goes on after `it is`. Absent when there are none. */
  unreadFiles?: { path: string; reason: string }[];
  /** Identifiers the task names, with the places that define them. */
  symbols: { name: string; file: string; line: number }[];
  /** Identifiers the task names that stand nowhere in the workspace. */
  missingSymbols: string[];
  /** The words searched for, the most telling first. */
  words: string[];
  searchedFiles: number;
  /** Absent when the search left nothing out. */
  leftOut?: LeftOut;
}

export interface ProjectCommand {
  kind: 'test' | 'build' | 'lint' | 'types' | 'format' | 'benchmark' | 'start' | 'install';
  command: string;
  /** The file that says so. */
  source: string;
  /** Folder to run it in, from the workspace; `.` for its root. */
  directory: string;
}
export interface CommandFacts {
  commands: ProjectCommand[];
  /** What kind of project: `Node.js (npm)`, `Python`, …, as its files tell. */
  ecosystems: string[];
  /** Facts that bind a change: `engines.node >=18`, `ES modules`, … each with its file. */
  constraints: { text: string; source: string }[];
}

/** One place where a secret stands; `quote` has it blanked. */
export interface SecretHit {
  ruleId: string;
  title: string;
  file: string;
  line: number;
  /** The whole line, with the secret's characters replaced. */
  quote: string;
}
export interface SecretFacts {
  scannedFiles: string[];
  hits: SecretHit[];
}

/** What a rule is, for findings and docs. */
export interface RuleInfo {
  id: string;
  title: string;
  /** Who reports it. */
  critic: 'security' | 'reviewer';
  category: Category;
  severity: Severity;
  /** How sure a hit is, 0 to 1. */
  confidence: number;
  cwe: string;
  /** What is wrong and what follows from it, for someone who never heard of it. */
  explanation: string;
  /** What to do instead. */
  fix: string;
  references: readonly string[];
}
/** One place where a rule matches. */
export interface RuleHit {
  rule: RuleInfo;
  file: string;
  startLine: number;
  endLine: number;
  /** The lines startLine to endLine as they stand in the file. */
  quote: string;
  /** What is special about this place: names of the variables, the source of the data; a full sentence. */
  detail: string;
  /** Text that can replace lines startLine to endLine, or null. */
  replacement: string | null;
  /** Severity for this hit when it differs from the rule's. */
  severity?: Severity;
  /** Parts of `quote` that must be blanked wherever it is shown. */
  secrets?: readonly string[];
}
export interface RuleFacts {
  scannedFiles: string[];
  /** How many rules were run on them, by who reports their hits; `performance`: those of them that are about it. */
  ruleCounts: Readonly<Record<RuleInfo['critic'], number>> & { readonly performance?: number };
  hits: RuleHit[];
}

export interface CommitFact {
  /** Full hash. */
  hash: string;
  subject: string;
  author: string;
  /** Seconds since the epoch. */
  time: number;
}
export interface FileHistory {
  path: string;
  /** Commits that touched it, within the commits looked at. */
  commits: number;
  /** Those whose subject speaks of a fix, newest first, at most 5. */
  fixes: CommitFact[];
  /** Newest first, at most 5. */
  recent: CommitFact[];
  /** Most commits first, at most 3. */
  authors: { name: string; commits: number }[];
}
export interface HistoryFacts {
  /** Commits looked at. */
  commits: number;
  files: FileHistory[];
  /** Files that changed in the same commits, most often first. */
  together: { path: string; with: string; commits: number }[];
  shallow: boolean;
}
export interface TestFacts {
  covered: {
    file: string;
    /** Test files for it; `why` is a phrase such as `imports it` or `has its name`. */
    tests: { path: string; why: string }[];
  }[];
  /** How many test files there are among those the run may look at. */
  testFiles: number;
  /** The other test files of the workspace; absent when there are none. */
  leftOut?: LeftOut;
}
export interface OwnerFacts {
  /** The CODEOWNERS file, or null when there is none. */
  source: string | null;
  files: { path: string; owners: string[]; pattern: string; line: number }[];
}

import type { RuleInfo } from '../../domain/evidence';
import type { Severity } from '../../domain/severity';
import type { Dialect } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import type { Script, ShellCommand } from './on-shell';
import type { Node } from './on-tree';
import type { Workflow } from './on-workflow';

/** What a rule can be about, for its documentation and to skip files early. */
export type RuleLanguage = 'javascript' | 'python' | 'shell' | 'workflow' | 'text';

/** A place a rule points at: rows from 0, both included, and a full sentence about this very place. */
export interface Spot {
  row: number;
  endRow: number;
  detail: string;
  replacement?: string | null;
  severity?: Severity;
  /** Text in these rows that must not be shown. */
  secrets?: readonly string[];
}

type Visit = (node: Node, file: CodeFile) => Spot | Spot[] | null;

/** One rule: what it is, and the questions it asks of the kinds of text it knows. All are pure. */
export interface Rule {
  info: RuleInfo;
  languages: readonly RuleLanguage[];
  /** Also asked of test files. Security rules are not: what a test does is not reached by strangers. */
  inTests?: boolean;
  /**
   * Code without a match holds nothing for this rule; asked before anything else, of JavaScript, TypeScript and Python.
   * It matches wherever the rule can, also through aliases and imports, in linear time, and is neither `g` nor `y`.
   */
  needs?: RegExp | Readonly<Record<Dialect, RegExp>>;
  /** Asked of every call (and `new`) in JavaScript, TypeScript and Python. */
  call?: (call: Call, file: CodeFile) => Spot | Spot[] | null;
  /** Asked of nodes by their type in the grammar. */
  javascript?: Readonly<Record<string, Visit>>;
  python?: Readonly<Record<string, Visit>>;
  /** Asked of every command of a script, also of those in a workflow's `run`. */
  command?: (command: ShellCommand, script: Script) => Spot | Spot[] | null;
  workflow?: (workflow: Workflow) => Spot[];
  text?: (lines: readonly string[], path: string) => Spot[];
}

/** From the first row of one node to the last row of another. */
export function spot(from: Node, to: Node, detail: string, more: Partial<Spot> = {}): Spot {
  return { row: from.row, endRow: Math.max(from.row, to.endRow), detail, ...more };
}

/** What stands between a name and the bracket of its call: nothing, brackets, a cast, a comment, `?.`, `!`, `<T>`. */
const behind = String.raw`(?=\s*(?:[(<\\#]|\/[/*]|\?\.|!(?!=)|as\b|satisfies\b|['"]\s*[\]/]|\)\s*(?:[()<!?/\\#]|as\b|satisfies\b)))`;

/** For `needs`: one of the names is called. */
export function called(names: Iterable<string>): RegExp {
  const words = [...names].map((name) => name.replace('$', '')).join('|');
  return new RegExp(String.raw`\b(?:${words})\b${behind}`);
}

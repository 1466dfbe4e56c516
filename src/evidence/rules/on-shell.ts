import { field, kids, type Node, within } from './on-tree';

/** A shell script: a file, or the `run` of a workflow's step. */
export interface Script {
  path: string;
  root: Node;
  text: string;
  lines: readonly string[];
  commands: readonly ShellCommand[];
  /** True for the `run` of a workflow. */
  isStep: boolean;
  /** Variables that are set before anything else can be: names given a constant. */
  assigned: ReadonlyMap<string, Node[]>;
}

/** One command; `sudo`, `env`, `exec` and the like in front of it are taken off. */
export interface ShellCommand {
  node: Node;
  name: string;
  args: readonly Node[];
  /** The command that this one's output is piped into. */
  next: ShellCommand | null;
  /** The `name=value` in front of it or, for `export`, behind it. */
  settings: readonly Node[];
  /** Where its output is written, by `>` or `>>`: the words behind them. */
  outputs: readonly Node[];
}

const prefixes = new Set([
  'sudo',
  'env',
  'exec',
  'command',
  'time',
  'nice',
  'nohup',
  'builtin',
  'doas',
  'busybox',
  'timeout',
]);

/** Reads a parsed shell script: its commands and variables. `isStep`: it is a step of a workflow. */
export function openScript(path: string, text: string, root: Node, isStep: boolean): Script {
  const byNode = new Map<Node, ShellCommand>();
  const assigned = new Map<string, Node[]>();
  for (const node of within(root)) {
    if (node.type === 'command' || node.type === 'declaration_command') {
      const made = readCommand(node);
      if (made !== null) byNode.set(node, made);
    } else if (node.type === 'variable_assignment') {
      const name = field(node, 'name')?.text ?? '';
      const list = assigned.get(name);
      if (list === undefined) assigned.set(name, [node]);
      else list.push(node);
    }
  }
  for (const node of within(root)) if (node.type === 'pipeline') link(node, byNode);
  return { path, root, text, lines: text.split('\n'), commands: [...byNode.values()], isStep, assigned };
}

function readCommand(node: Node): ShellCommand | null {
  let words = kids(node).filter(
    (child) => child.type !== 'variable_assignment' && !child.type.endsWith('_redirect'),
  );
  const first = (list: readonly Node[]) => plain(list[0]);
  while (prefixes.has(first(words)) && words.length > 1) {
    let at = 1;
    while (
      at < words.length - 1 &&
      (/^-/.test(plain(words[at])) ||
        /^[A-Za-z_]\w*=/.test(plain(words[at])) ||
        /^\d+[smh]?$/.test(plain(words[at])))
    )
      at += 1;
    words = words.slice(at);
  }
  const settings = kids(node).filter((child) => child.type === 'variable_assignment');
  if (node.type === 'declaration_command') {
    return {
      node,
      name: node.children[0]?.type ?? 'export',
      args: kids(node),
      next: null,
      settings,
      outputs: [],
    };
  }
  const name = first(words);
  if (name === '') return null;
  const holder = node.parent?.type === 'redirected_statement' ? node.parent : node;
  const outputs = kids(holder)
    .filter(
      (child) =>
        child.type === 'file_redirect' &&
        child.children.some((part) => part.type === '>' || part.type === '>>' || part.type === '&>'),
    )
    .flatMap((child) => field(child, 'destination') ?? []);
  return {
    node,
    name: name.slice(name.lastIndexOf('/') + 1),
    args: words.slice(1),
    next: null,
    settings,
    outputs,
  };
}

function link(pipeline: Node, byNode: ReadonlyMap<Node, ShellCommand>): void {
  const parts = kids(pipeline).map((part) => byNode.get(part) ?? byNode.get(kids(part)[0] ?? part) ?? null);
  parts.forEach((part, at) => {
    if (part !== null) part.next = parts[at + 1] ?? null;
  });
}

/** The text of a word without its quotes; expansions stay as written. */
export function plain(node: Node | undefined): string {
  if (node === undefined) return '';
  const text = node.text;
  return /^(['"])[\s\S]*\1$/.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}

/** True when `letter` is among the short options or `long` among the long ones. */
export function hasOption(command: ShellCommand, letter: string, long: string): boolean {
  return command.args.some((arg) => {
    const text = plain(arg);
    return text === long || (/^-[A-Za-z]+$/.test(text) && letter !== '' && text.includes(letter));
  });
}

/** The variables expanded in a word, outside of commands inside it. */
export function expansions(node: Node): { name: string; node: Node; guarded: boolean; quoted: boolean }[] {
  return [...within(node)]
    .filter((one) => one.type === 'simple_expansion' || one.type === 'expansion')
    .map((one) => {
      const text = one.text;
      return {
        name: /[A-Za-z_]\w*|[@*#?$!0-9]/.exec(text.slice(1))?.[0] ?? '',
        node: one,
        guarded: /^\$\{\w+:?\?/.test(text) || /^\$\{\w+:?-[^}]/.test(text),
        quoted: one.parent?.type === 'string',
      };
    });
}

import { type Dialect, expression } from './on-expressions';
import { collectNames, functionTypes, type Names, namingTypes } from './on-names';
import { pathOf } from './on-paths';
import { field, type Node, ofTypes, within } from './on-tree';

/** One source file, read for the rules. */
export interface CodeFile {
  path: string;
  dialect: Dialect;
  root: Node;
  text: string;
  isTest: boolean;
  /** Steps that may still be taken to follow values; below zero, what is left is not followed. */
  steps: { left: number };
  /** What follows is worked out when it is first asked for. */
  readonly lines: readonly string[];
  readonly names: Names;
  readonly calls: readonly Call[];
  readonly callAt: ReadonlyMap<Node, Call>;
  /** Calls by the last word of what is called. */
  readonly callsTo: ReadonlyMap<string, readonly Call[]>;
  /** Calls by the short name of what a method is called on. */
  readonly callsOn: ReadonlyMap<string, readonly Call[]>;
  /** Functions and methods defined here, by name. */
  readonly functions: ReadonlyMap<string, readonly Node[]>;
  /** The nodes of some types, in source order. */
  find(types: ReadonlySet<string>): readonly Node[];
}

/** A call, with its target resolved through imports and aliases: `run(x)` may be `child_process.exec`. */
export interface Call {
  node: Node;
  /** Dotted and resolved; what cannot be resolved stands as written. A call in it ends with `()`. */
  readonly path: string;
  /** Last word of the path. */
  readonly method: string;
  /** Last word as written. */
  written: string;
  /** What a method is called on. */
  receiver: Node | null;
  args: readonly Node[];
  named: ReadonlyMap<string, Node>;
  isNew: boolean;
  tagged: boolean;
}

const longestReceiver = 100;
/** Nodes of a short text are sought by their types: to walk it whole costs more, to walk up from any depth does not. */
const longestSought = 20_000;
const callTypes = new Set(['call_expression', 'new_expression', 'call']);
/** A file of 10,000 lines takes a tenth of them. */
export const mostSteps = 400_000;

const testPath =
  /(?:^|\/)(?:tests?|__tests__|__mocks__|specs?|e2e|cypress|fixtures|mocks|testdata|testing)\//i;
const testName =
  /(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.pyi?$|[.-](?:test|spec|stories|e2e)\.[cm]?[jt]sx?$/i;

/** True for files of tests and for what tests read. */
export function isTestPath(path: string): boolean {
  return testPath.test(path) || testName.test(path);
}

/**
 * Reads a parsed file: its names, its calls and what they resolve to.
 * @param visited types of nodes that will be sought besides those of names and calls
 */
export function openFile(
  path: string,
  text: string,
  dialect: Dialect,
  root: Node,
  visited: Iterable<string> = [],
): CodeFile {
  // Each search goes through the whole tree: what is sought for sure is sought at once.
  const sought = new Set([...callTypes, ...functionTypes, ...namingTypes(dialect), ...visited]);
  const known = once(() => ofTypes(root, sought));
  const lines = once(() => text.split('\n'));
  const nodes = once(() => [...within(root)]);
  const names = once(() => collectNames(file));
  const calls = once(() => readCalls(file));
  const callsOn = once(() => byReceiver(calls().all));
  const functions = once(() => functionsIn(file.find(functionTypes)));
  const file: CodeFile = {
    path,
    dialect,
    root,
    text,
    isTest: isTestPath(path),
    steps: { left: mostSteps },
    get lines() {
      return lines();
    },
    get names() {
      return names();
    },
    get calls() {
      return calls().all;
    },
    get callAt() {
      return calls().byNode;
    },
    get callsTo() {
      return calls().byName;
    },
    get callsOn() {
      return callsOn();
    },
    get functions() {
      return functions();
    },
    find(types) {
      const isKnown = [...types].every((type) => sought.has(type));
      if (text.length <= longestSought && !isKnown) return ofTypes(root, types);
      return (text.length <= longestSought ? known() : nodes()).filter(({ type }) => types.has(type));
    },
  };
  return file;
}

/** Takes steps for work that grows with the file; false when none are left, and what asks is not to be said. */
export function spend(file: CodeFile, steps: number): boolean {
  if (file.steps.left >= 0) file.steps.left -= steps;
  return file.steps.left >= 0;
}

/** The nodes of a part of the file, as far as there are steps: what looks at nested parts looks at some nodes often. */
export function* paced(part: Node, file: CodeFile): Generator<Node> {
  for (const node of within(part)) {
    if (!spend(file, 1)) return;
    yield node;
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function readCalls(file: CodeFile) {
  const all: Call[] = [];
  const byNode = new Map<Node, Call>();
  const byName = new Map<string, Call[]>();
  for (const node of file.find(callTypes)) {
    const call = readCall(node, file);
    if (call === null) continue;
    all.push(call);
    byNode.set(node, call);
    add(byName, call.written, call);
  }
  return { all, byNode, byName };
}

function byReceiver(calls: readonly Call[]): Map<string, Call[]> {
  const found = new Map<string, Call[]>();
  for (const call of calls) {
    const { receiver } = call;
    if (receiver !== null && receiver.end - receiver.start <= longestReceiver)
      add(found, receiver.text, call);
  }
  return found;
}

function add<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}

function readCall(node: Node, file: CodeFile): Call | null {
  const found = expression(node, file.dialect);
  if (found.kind !== 'call') return null;
  const callee = expression(found.callee, file.dialect);
  const path = once(() => pathOf(found.callee, file));
  const written = callee.kind === 'member' ? callee.property : callee.kind === 'name' ? callee.name : '';
  return {
    node,
    get path() {
      return path();
    },
    get method() {
      return path().slice(path().lastIndexOf('.') + 1);
    },
    written,
    receiver: callee.kind === 'member' || callee.kind === 'index' ? callee.object : null,
    args: found.args,
    named: found.named,
    isNew: found.isNew,
    tagged: found.tagged,
  };
}

function functionsIn(nodes: readonly Node[]): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of nodes) {
    const name = nameOfFunction(node);
    if (name !== '') add(found, name, node);
  }
  return found;
}

/** The name a function goes by: its own, or that of the variable or property it is the value of. */
export function nameOfFunction(node: Node): string {
  const own = field(node, 'name');
  if (own !== null) return own.text;
  const parent = node.parent;
  if (parent === null) return '';
  if (parent.type === 'variable_declarator') return field(parent, 'name')?.text ?? '';
  if (parent.type === 'pair') return field(parent, 'key')?.text ?? '';
  if (parent.type !== 'assignment_expression' && parent.type !== 'assignment') return '';
  const left = field(parent, 'left');
  return left === null ? '' : (field(left, 'property') ?? left).text;
}

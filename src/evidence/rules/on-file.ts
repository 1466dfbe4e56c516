import { type Dialect, expression } from './on-expressions';
import { collectNames, isFunction, type Names } from './on-names';
import { pathOf } from './on-paths';
import { field, type Node, within } from './on-tree';

/** One source file, read for the rules. */
export interface CodeFile {
  path: string;
  dialect: Dialect;
  root: Node;
  text: string;
  names: Names;
  isTest: boolean;
  /** Steps that may still be taken to follow values; below zero, what is left is not followed. */
  steps: { left: number };
  calls: Call[];
  callAt: ReadonlyMap<Node, Call>;
  /** Calls by the last word of what is called. */
  callsTo: ReadonlyMap<string, readonly Call[]>;
  /** Functions and methods defined here, by name. */
  functions: ReadonlyMap<string, readonly Node[]>;
}

/** A call, with its target resolved through imports and aliases: `run(x)` may be `child_process.exec`. */
export interface Call {
  node: Node;
  /** Dotted and resolved; what cannot be resolved stands as written. A call in it ends with `()`. */
  path: string;
  /** Last word of the path. */
  method: string;
  /** Last word as written. */
  written: string;
  /** What a method is called on. */
  receiver: Node | null;
  args: readonly Node[];
  named: ReadonlyMap<string, Node>;
  isNew: boolean;
  tagged: boolean;
}

/** A file of 10,000 lines takes a tenth of them. */
const mostSteps = 400_000;

const testPath =
  /(?:^|\/)(?:tests?|__tests__|__mocks__|specs?|e2e|cypress|fixtures|mocks|testdata|testing)\//i;
const testName =
  /(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.pyi?$|[.-](?:test|spec|stories|e2e)\.[cm]?[jt]sx?$/i;

/** True for files of tests and for what tests read. */
export function isTestPath(path: string): boolean {
  return testPath.test(path) || testName.test(path);
}

/** Reads a parsed file: its names, its calls and what they resolve to. */
export function openFile(path: string, text: string, dialect: Dialect, root: Node): CodeFile {
  const file: CodeFile = {
    path,
    dialect,
    root,
    text,
    names: collectNames(root, dialect),
    isTest: isTestPath(path),
    steps: { left: mostSteps },
    calls: [],
    callAt: new Map(),
    callsTo: new Map(),
    functions: functionsIn(root),
  };
  const byName = new Map<string, Call[]>();
  const byNode = new Map<Node, Call>();
  for (const node of within(root)) {
    if (node.type !== 'call_expression' && node.type !== 'new_expression' && node.type !== 'call') continue;
    const call = readCall(node, file);
    if (call === null) continue;
    file.calls.push(call);
    byNode.set(node, call);
    const list = byName.get(call.written);
    if (list === undefined) byName.set(call.written, [call]);
    else list.push(call);
  }
  file.callsTo = byName;
  file.callAt = byNode;
  return file;
}

function readCall(node: Node, file: CodeFile): Call | null {
  const found = expression(node, file.dialect);
  if (found.kind !== 'call') return null;
  const callee = expression(found.callee, file.dialect);
  const path = pathOf(found.callee, file);
  const written = callee.kind === 'member' ? callee.property : callee.kind === 'name' ? callee.name : '';
  return {
    node,
    path,
    method: path.slice(path.lastIndexOf('.') + 1),
    written,
    receiver: callee.kind === 'member' || callee.kind === 'index' ? callee.object : null,
    args: found.args,
    named: found.named,
    isNew: found.isNew,
    tagged: found.tagged,
  };
}

function functionsIn(root: Node): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of within(root)) {
    if (!isFunction(node)) continue;
    const name = nameOfFunction(node);
    if (name === '') continue;
    const list = found.get(name);
    if (list === undefined) found.set(name, [node]);
    else list.push(node);
  }
  return found;
}

/** The name a function goes by: its own, or that of the variable or property it is the value of. */
export function nameOfFunction(node: Node): string {
  const own = field(node, 'name');
  if (own !== null) return own.raw.text;
  const parent = node.parent;
  if (parent === null) return '';
  if (parent.type === 'variable_declarator') return field(parent, 'name')?.raw.text ?? '';
  if (parent.type === 'pair') return field(parent, 'key')?.raw.text ?? '';
  if (parent.type !== 'assignment_expression' && parent.type !== 'assignment') return '';
  const left = field(parent, 'left');
  return left === null ? '' : (field(left, 'property') ?? left).raw.text;
}

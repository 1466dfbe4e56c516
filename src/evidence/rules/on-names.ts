import type { CodeFile } from './on-file';
import { collectJavaScript, declaring } from './on-javascript-names';
import { remembered } from './on-memory';
import { collectPython, naming } from './on-python-names';
import type { Node } from './on-tree';

/** One way a name gets its value. */
export interface Definition {
  name: string;
  kind: 'value' | 'parameter' | 'import' | 'loop' | 'append' | 'function' | 'class' | 'catch';
  /** Where it stands: the identifier. */
  node: Node;
  /** The expression it comes from: the value, what is looped over, the default, the function itself. */
  value: Node | null;
  /** Properties taken on the way by destructuring: `{ a: { b } } = value` gives `a`, `b`; `*` for an element. */
  via: readonly string[];
  /** For an import: the dotted path, such as `child_process.exec`. */
  path: string;
  /** For a parameter: its place, or -1 (keyword-only, rest). */
  index: number;
  /** For a parameter: its function. */
  of: Node | null;
  /** The declared type as written, or ''. */
  type: string;
}

/** Names by the scope they belong to. */
export interface Names {
  scopes: Map<Node, Map<string, Definition[]>>;
  /** Scopes found so far, by where the search began; null until all names are collected. */
  found: Map<Node, Map<string, Node | null>> | null;
}

/** A definition of which nothing is known yet but its name and place. */
export function blank(name: string, kind: Definition['kind'], node: Node): Definition {
  return { name, kind, node, value: null, via: [], path: '', index: -1, of: null, type: '' };
}

/** A name given more values than this is not followed through the later ones. */
const mostDefinitions = 100;

/** Adds a definition to the names of a scope. */
export function declare(names: Names, scope: Node, definition: Definition): void {
  const table = names.scopes.get(scope) ?? new Map<string, Definition[]>();
  names.scopes.set(scope, table);
  const list = table.get(definition.name);
  if (list === undefined) table.set(definition.name, [definition]);
  else if (list.length < mostDefinitions) list.push(definition);
}

/** The nodes that name something in a dialect. */
export function namingTypes(dialect: CodeFile['dialect']): ReadonlySet<string> {
  return dialect === 'python' ? naming : new Set([...functionTypes, ...declaring]);
}

/** All names that a file defines, by scope. */
export function collectNames(file: CodeFile): Names {
  const names: Names = { scopes: new Map(), found: null };
  if (file.dialect === 'python') collectPython(file, names);
  else collectJavaScript(file, names);
  names.found = new Map();
  return names;
}

/** The scope above `node` that knows `name`. */
export function scopeOf(names: Names, name: string, node: Node): Node | null {
  let start: Node | null = node;
  let inFunction = false;
  for (; start !== null && !names.scopes.has(start); start = start.parent)
    if (pythonFunctions.has(start.type)) inFunction = true;
  if (start === null) return null;
  const key = inFunction ? `${name}()` : name;
  const before = names.found?.get(start)?.get(key);
  if (before !== undefined) return before;
  const scope = searchUp(names, name, start, inFunction);
  const known = names.found?.get(start) ?? new Map<string, Node | null>();
  names.found?.set(start, known);
  known.set(key, scope);
  return scope;
}

function searchUp(names: Names, name: string, start: Node, fromFunction: boolean): Node | null {
  let inFunction = fromFunction;
  for (let at: Node | null = start; at !== null; at = at.parent) {
    // A Python method does not see the names of its class.
    const hidden = at.type === 'class_definition' && inFunction;
    if (!hidden && names.scopes.get(at)?.has(name) === true) return at;
    if (pythonFunctions.has(at.type)) inFunction = true;
  }
  return null;
}

const pythonFunctions = new Set(['function_definition', 'lambda']);

/** All definitions of a name in the scope that a use at `node` sees, in source order. */
export function definitionsOf(names: Names, name: string, node: Node): readonly Definition[] {
  const scope = scopeOf(names, name, node);
  return scope === null ? [] : (names.scopes.get(scope)?.get(name) ?? []);
}

export const functionTypes: ReadonlySet<string> = new Set([
  'arrow_function',
  'function_expression',
  'function_declaration',
  'generator_function',
  'generator_function_declaration',
  'method_definition',
  'function_definition',
  'lambda',
]);

/** The function around a node, or null at the top of the file. */
export const functionAround = remembered((node: Node): Node | null => {
  let at = node.parent;
  while (at !== null && !functionTypes.has(at.type)) at = at.parent;
  return at;
});

/** True for functions, methods and lambdas of any dialect. */
export function isFunction(node: Node): boolean {
  return functionTypes.has(node.type);
}

/**
 * The definitions that can be behind a use: of those before it, the last that is always passed through and all
 * after that one. A use in a function that is defined elsewhere sees all of them.
 */
export function reaching(names: Names, name: string, use: Node): readonly Definition[] {
  const all = definitionsOf(names, name, use);
  if (all.length < 2) return all;
  const home = functionAround(use);
  const before = all.filter(
    (one) => one.node.start < use.start && functionAround(one.node) === home && !isWithinOwnValue(one, use),
  );
  if (before.length === 0) return all.filter((one) => !isWithinOwnValue(one, use));
  const found: Definition[] = [];
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const one = before[at] as Definition;
    found.unshift(one);
    if (one.kind !== 'append' && isPassed(one.node, use)) break;
  }
  return found;
}

function isWithinOwnValue(one: Definition, use: Node): boolean {
  return (
    one.kind !== 'append' &&
    one.value !== null &&
    use.start >= one.value.start &&
    use.end <= one.value.end &&
    one.kind !== 'function' &&
    one.kind !== 'loop'
  );
}

const branches = new Set([
  'statement_block',
  'block',
  'switch_case',
  'if_statement',
  'elif_clause',
  'else_clause',
  'case_clause',
]);

/** True when every block around `definition` is also around `use`: no branch can skip it. */
function isPassed(definition: Node, use: Node): boolean {
  for (let at = definition.parent; at !== null; at = at.parent) {
    if (branches.has(at.type) && !(use.start >= at.start && use.end <= at.end)) return false;
    if (functionTypes.has(at.type)) return true;
  }
  return true;
}

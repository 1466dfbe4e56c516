import { bare, expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { definitionsOf, reaching } from './on-names';
import type { Node } from './on-tree';

const known = new WeakMap<Node, string>();
const deepest = 8;

/**
 * The dotted path of what an expression means, resolved through imports and aliases:
 * `const { exec: run } = require('node:child_process')` makes `run` the path `child_process.exec`.
 * What is not imported stands as written; `()` marks a call on the way and `{}` a destructured parameter.
 */
export function pathOf(node: Node, file: CodeFile, depth = 0): string {
  const inner = bare(node);
  const before = known.get(inner);
  if (before !== undefined) return before;
  if (depth > deepest) return '?';
  const made = tidy(find(inner, file, depth), file);
  if (depth === 0) known.set(inner, made);
  return made;
}

function tidy(path: string, file: CodeFile): string {
  if (file.dialect === 'python') return path;
  return path.replace(/^(?:window|globalThis|global|self)\.(?=.)/, '').replace(/\.default(?=\.|$)/, '');
}

function find(node: Node, file: CodeFile, depth: number): string {
  const found = expression(node, file.dialect);
  switch (found.kind) {
    case 'name':
      return ofName(found.name, node, file, depth);
    case 'member':
      return `${pathOf(found.object, file, depth + 1)}.${found.property}`;
    case 'index':
      return `${pathOf(found.object, file, depth + 1)}[]`;
    case 'choice':
      return found.options[0] === undefined ? '?' : pathOf(found.options[0], file, depth + 1);
    case 'call':
      return ofCall(found.callee, found.args, file, depth);
    case 'constant':
      return typeof found.value === 'string' ? "''" : '?';
    default:
      return '?';
  }
}

function ofCall(callee: Node, args: readonly Node[], file: CodeFile, depth: number): string {
  const path = pathOf(callee, file, depth + 1);
  const first = args[0];
  if (path.endsWith('.bind')) return path.slice(0, -'.bind'.length);
  if (first === undefined) return `${path}()`;
  if (
    path === 'require' ||
    path === 'import' ||
    path === 'importlib.import_module' ||
    path === '__import__'
  ) {
    const name = expression(first, file.dialect);
    if (name.kind === 'constant' && typeof name.value === 'string') return name.value.replace(/^node:/, '');
  }
  if (/(?:^|\.)(?:promisify|__importStar|__importDefault|_interopRequire\w*|__toESM)$/.test(path))
    return pathOf(first, file, depth + 1);
  return `${path}()`;
}

function ofName(name: string, node: Node, file: CodeFile, depth: number): string {
  const all = definitionsOf(file.names, name, node);
  const imported = all.find((one) => one.kind === 'import');
  if (imported !== undefined) return imported.path;
  const one = reaching(file.names, name, node).at(-1);
  if (one === undefined) return name;
  const via = one.via.map((step) => (step === '*' ? '[]' : `.${step}`)).join('');
  if (one.kind === 'parameter') return via === '' ? name : `{}${via}`;
  if (one.kind === 'value' && one.value !== null && one.value !== node) {
    const path = pathOf(one.value, file, depth + 1);
    // A literal has no path: the name says more.
    return path.startsWith('?') || path === "''" ? (via === '' ? name : `?${via}`) : path + via;
  }
  return name;
}

/** True when the name at the root of an expression is defined in this file and not imported. */
export function isLocal(node: Node, file: CodeFile): boolean {
  let at = bare(node);
  let steps = 0;
  for (;;) {
    const found = expression(at, file.dialect);
    if (found.kind === 'member' || found.kind === 'index') at = bare(found.object);
    else if (found.kind === 'call') at = bare(found.callee);
    else if (found.kind === 'choice' && found.options[0] !== undefined) at = bare(found.options[0]);
    else {
      if (found.kind !== 'name') return true;
      const all = definitionsOf(file.names, found.name, at);
      const alias =
        all.length === 1 && all[0]?.kind === 'value' && all[0].via.length === 0 ? all[0].value : null;
      const isAlias = alias !== null && /^(?:identifier|member_expression|attribute)$/.test(alias.type);
      if (!isAlias || steps > 10) return all.length > 0 && all.every((one) => one.kind !== 'import');
      at = alias;
      steps += 1;
    }
  }
}

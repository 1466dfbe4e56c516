import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { remembered } from './on-memory';
import { type Definition, isFunction, reaching } from './on-names';
import { pathOf } from './on-paths';
import { field, kids, type Node } from './on-tree';

/** The expression behind a name that is set once, or the expression itself. */
export function follow(node: Node, file: CodeFile): Node {
  let at = node;
  for (let step = 0; step < 5; step += 1) {
    const found = expression(at, file.dialect);
    if (found.kind !== 'name') return at;
    const all = reaching(file.names, found.name, at);
    const one = all[0];
    if (all.length !== 1 || one?.kind !== 'value' || one.value === null || one.via.length > 0) return at;
    at = one.value;
  }
  return at;
}

/** A loop over constants, or a property of a constant. */
export function isFixed(one: Definition, file: CodeFile): boolean {
  if ((one.kind !== 'loop' && one.kind !== 'value') || one.value === null) return false;
  return isFixedCollection(one.value, file);
}

/** True when all elements of a collection stand in the code, also through `Object.keys`, `sorted` and the like. */
export function isFixedCollection(node: Node, file: CodeFile, depth = 0): boolean {
  if (depth > 4) return false;
  const target = follow(node, file);
  const found = expression(target, file.dialect);
  const fixed = (value: Node) => isFixedCollection(value, file, depth + 1);
  if (found.kind === 'constant') return true;
  if (found.kind === 'list') return found.items.every(fixed);
  if (found.kind === 'object')
    return found.spread.length === 0 && found.entries.every((entry) => fixed(entry.value));
  if (found.kind === 'name')
    return (
      reaching(file.names, found.name, target).some((one) => one.kind === 'import') ||
      isBuiltInConstant(found.name)
    );
  if (found.kind !== 'call') return false;
  const path = pathOf(found.callee, file);
  if (
    /^(?:Object\.(?:keys|values|entries|freeze)|enumerate|sorted|list|tuple|Set|Map|set|frozenset|range|Array\.from)$/.test(
      path,
    )
  ) {
    return found.args.every(fixed);
  }
  const callee = expression(found.callee, file.dialect);
  return (
    callee.kind === 'member' &&
    /^(?:items|keys|values|entries|get|slice)$/.test(callee.property) &&
    fixed(callee.object)
  );
}

/** True for names that are constants by custom (`MAX_SIZE`) or by the language (`__dirname`). */
export function isBuiltInConstant(name: string): boolean {
  return (
    /^[A-Z][A-Z0-9_]+$/.test(name) ||
    name === '__dirname' ||
    name === '__filename' ||
    name === '__file__' ||
    name === '__name__'
  );
}

/** Settings, environment and properties of imported modules: fixed by whoever runs the program. */
export function isSettledMember(object: Node, property: string, node: Node, file: CodeFile): boolean {
  if (/^(?:length|size|pid|execPath|platform|__name__|sep)$/.test(property)) return true;
  if (/^[A-Z][A-Z0-9_]+$/.test(property)) return true;
  const path = pathOf(node, file);
  if (
    /^(?:process\.env\.|os\.environ\.|import\.meta\.|sys\.executable|(?:app\.)?(?:config|settings|constants)\.)/.test(
      path,
    )
  )
    return true;
  const root = expression(object, file.dialect);
  if (root.kind === 'member')
    return /^(?:process|os)\./.test(path) && isSettledMember(root.object, root.property, object, file);
  return (
    root.kind === 'name' &&
    reaching(file.names, root.name, object).some((one) => one.kind === 'import') &&
    !/^(?:flask|bottle)?\.?request/.test(path) &&
    !path.startsWith('sys.argv') &&
    !path.includes('request.')
  );
}

/** The expressions a function returns, nested functions left out. */
export const returnsOf = remembered((fn: Node): readonly Node[] => {
  const body = field(fn, 'body');
  if (body === null) return [];
  if (fn.type === 'lambda' || (fn.type === 'arrow_function' && body.type !== 'statement_block'))
    return [body];
  const found: Node[] = [];
  const open = [body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isFunction(node)) continue;
    if (node.type === 'return_statement') found.push(...kids(node).slice(0, 1));
    else for (const child of node.children) open.push(child);
  }
  return found.reverse();
});

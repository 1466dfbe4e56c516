import type { CodeFile } from './on-file';
import { blank, type Definition, declare, type Names } from './on-names';
import { field, kids, type Node } from './on-tree';

const functions = new Set(['function_definition', 'lambda']);
/** The nodes that name something. */
export const naming: ReadonlySet<string> = new Set([
  ...functions,
  'assignment',
  'augmented_assignment',
  'named_expression',
  'for_statement',
  'for_in_clause',
  'import_statement',
  'import_from_statement',
  'as_pattern',
  'class_definition',
]);
const comprehensions = new Set([
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
]);

/** Records what defines, imports and assigns names in Python. */
export function collectPython(file: CodeFile, names: Names): void {
  for (const node of file.find(naming)) {
    if (node.type === 'assignment' || node.type === 'augmented_assignment') assigned(node, names);
    else if (node.type === 'named_expression') {
      const name = field(node, 'name');
      if (name)
        declare(names, home(node), { ...blank(name.text, 'value', name), value: field(node, 'value') });
    } else if (node.type === 'for_statement' || node.type === 'for_in_clause') loop(node, names);
    else if (node.type === 'import_statement' || node.type === 'import_from_statement') imported(node, names);
    else if (node.type === 'as_pattern') renamed(node, names);
    else if (node.type === 'class_definition') defined(node, 'class', names);
    if (node.type === 'function_definition') defined(node, 'function', names);
    if (functions.has(node.type)) parameters(node, names);
  }
}

function home(node: Node): Node {
  let at = node.parent ?? node;
  while (
    at.parent !== null &&
    !functions.has(at.type) &&
    at.type !== 'class_definition' &&
    !comprehensions.has(at.type)
  ) {
    at = at.parent;
  }
  return at;
}

function assigned(node: Node, names: Names): void {
  const left = field(node, 'left');
  const value = field(node, 'right');
  if (!left || !value) return;
  const kind: Definition['kind'] = node.type === 'augmented_assignment' ? 'append' : 'value';
  const type = field(node, 'type')?.text ?? '';
  const [parts, values] = [kids(left), kids(value)];
  const isPaired =
    left.type === 'pattern_list' &&
    /^(?:expression_list|tuple)$/.test(value.type) &&
    parts.length === values.length;
  if (isPaired) {
    for (const [at, one] of parts.entries()) {
      if (one.type !== 'identifier') continue;
      declare(names, home(node), { ...blank(one.text, kind, one), value: values[at] ?? null });
    }
    return;
  }
  for (const [one, via] of targets(left)) {
    declare(names, home(node), { ...blank(one.text, kind, one), value, via, type });
  }
}

function targets(pattern: Node, via: readonly string[] = []): [Node, readonly string[]][] {
  if (pattern.type === 'identifier') return [[pattern, via]];
  if (
    pattern.type === 'pattern_list' ||
    pattern.type === 'tuple_pattern' ||
    pattern.type === 'list_pattern'
  ) {
    return kids(pattern).flatMap((child) => targets(child, [...via, '*']));
  }
  return pattern.type === 'as_pattern_target' ? kids(pattern).flatMap((child) => targets(child, via)) : [];
}

function loop(node: Node, names: Names): void {
  const left = field(node, 'left');
  const value = field(node, 'right');
  if (!left || !value) return;
  for (const [one, via] of targets(left))
    declare(names, home(node), { ...blank(one.text, 'loop', one), value, via: ['*', ...via] });
}

function renamed(node: Node, names: Names): void {
  const value = kids(node)[0] ?? null;
  const alias = field(node, 'alias');
  const isError = node.parent?.type === 'except_clause';
  if (!alias) return;
  for (const [one, via] of targets(alias)) {
    declare(names, home(node), {
      ...blank(one.text, isError ? 'catch' : 'value', one),
      value: isError ? null : value,
      via,
    });
  }
}

function defined(node: Node, kind: 'function' | 'class', names: Names): void {
  const name = field(node, 'name');
  if (name) declare(names, home(node), { ...blank(name.text, kind, name), value: node });
}

function parameters(node: Node, names: Names): void {
  const list = field(node, 'parameters');
  if (list === null) return;
  let isKeywordOnly = false;
  for (const [index, parameter] of kids(list).entries()) {
    if (parameter.type === 'keyword_separator' || parameter.type === 'list_splat_pattern')
      isKeywordOnly = true;
    const name =
      parameter.type === 'identifier' ? parameter : (field(parameter, 'name') ?? kids(parameter)[0]);
    if (name?.type !== 'identifier') continue;
    declare(names, node, {
      ...blank(name.text, 'parameter', name),
      of: node,
      index: isKeywordOnly ? -1 : index,
      type: field(parameter, 'type')?.text ?? '',
      value: field(parameter, 'value'),
    });
  }
}

function imported(node: Node, names: Names): void {
  const from = field(node, 'module_name');
  const prefix = from === null ? '' : `${from.text}.`;
  for (const child of kids(node)) {
    if (from !== null && child.start === from.start) continue;
    const name = child.type === 'aliased_import' ? field(child, 'name') : child;
    const alias = child.type === 'aliased_import' ? field(child, 'alias') : null;
    if (name?.type !== 'dotted_name') continue;
    const written = name.text;
    const local = alias?.text ?? (from === null ? (written.split('.')[0] ?? written) : written);
    const path = alias === null && from === null ? local : prefix + written;
    declare(names, home(node), { ...blank(local, 'import', alias ?? name), path });
  }
}

import type { CodeFile } from './on-file';
import { blank, type Definition, declare, isFunction, type Names, namingTypes, scopeOf } from './on-names';
import { field, kids, type Node, within } from './on-tree';

const blocks = new Set([
  'program',
  'statement_block',
  'for_statement',
  'for_in_statement',
  'catch_clause',
  'switch_body',
]);

/** The nodes that name something, besides functions. */
export const declaring: readonly string[] = [
  'variable_declarator',
  'import_statement',
  'for_in_statement',
  'class_declaration',
  'catch_clause',
  'assignment_expression',
  'augmented_assignment_expression',
];

/** Records what declares, imports and assigns names in JavaScript and TypeScript. */
export function collectJavaScript(file: CodeFile, names: Names): void {
  const assignments: Node[] = [];
  for (const node of file.find(namingTypes(file.dialect))) {
    if (node.type === 'variable_declarator') declarator(node, names);
    else if (node.type === 'import_statement') imported(node, names);
    else if (node.type === 'for_in_statement') loop(node, names);
    else if (node.type === 'class_declaration') named(node, 'class', names);
    else if (node.type === 'catch_clause') caught(node, names);
    else if (node.type === 'assignment_expression' || node.type === 'augmented_assignment_expression')
      assignments.push(node);
    if (isFunction(node)) declareFunction(node, names);
  }
  for (const node of assignments) assigned(node, names, file.root);
  for (const scope of names.scopes.values()) {
    for (const list of scope.values()) list.sort((a, b) => a.node.start - b.node.start);
  }
}

/** The nearest block, or the nearest function for what is hoisted. */
function home(node: Node, hoisted: boolean): Node {
  let at = node.parent ?? node;
  while (at.parent !== null && !isFunction(at) && (hoisted || !blocks.has(at.type))) at = at.parent;
  return at;
}

function declarator(node: Node, names: Names): void {
  const target = field(node, 'name');
  const value = field(node, 'value');
  if (target === null) return;
  const scope = home(node, node.parent?.type === 'variable_declaration');
  const type = typeText(field(node, 'type'));
  const isLoop = value === null && node.parent?.parent?.type === 'for_in_statement';
  if (isLoop) return;
  for (const [one, via] of targets(target)) {
    declare(names, scope, { ...blank(one.text, 'value', one), value, via, type });
  }
}

function named(node: Node, kind: 'class', names: Names): void {
  const name = field(node, 'name');
  if (name) declare(names, home(node, false), { ...blank(name.text, kind, name), value: node });
}

function declareFunction(node: Node, names: Names): void {
  const name = field(node, 'name');
  if (name && node.type.endsWith('_declaration')) {
    declare(names, home(node, false), { ...blank(name.text, 'function', name), value: node });
  }
  const list = field(node, 'parameters');
  const given = list === null ? [field(node, 'parameter')] : kids(list);
  for (const [index, parameter] of given.entries())
    if (parameter) declareParameter(node, parameter, index, names);
}

function declareParameter(of: Node, parameter: Node, index: number, names: Names): void {
  const pattern = field(parameter, 'pattern') ?? parameter;
  const type = typeText(field(parameter, 'type'));
  const start = pattern.type === 'assignment_pattern' ? (field(pattern, 'left') ?? pattern) : pattern;
  for (const [one, via] of targets(start)) {
    declare(names, of, {
      ...blank(one.text, 'parameter', one),
      of,
      index,
      via,
      type: via.length === 0 ? type : '',
    });
  }
}

function loop(node: Node, names: Names): void {
  const left = field(node, 'left');
  const right = field(node, 'right');
  if (!left || !right) return;
  const isKeys = field(node, 'operator')?.type === 'in';
  const pattern = left.type === 'variable_declarator' ? (field(left, 'name') ?? left) : left;
  for (const [one, via] of targets(pattern)) {
    declare(names, node, {
      ...blank(one.text, 'loop', one),
      value: right,
      via: isKeys ? ['(key)'] : ['*', ...via],
    });
  }
}

function caught(node: Node, names: Names): void {
  const parameter = field(node, 'parameter');
  if (parameter) for (const [one] of targets(parameter)) declare(names, node, blank(one.text, 'catch', one));
}

function assigned(node: Node, names: Names, root: Node): void {
  const left = field(node, 'left');
  const right = field(node, 'right');
  if (!left || !right) return;
  const kind: Definition['kind'] = node.type === 'augmented_assignment_expression' ? 'append' : 'value';
  for (const [one, via] of targets(left)) {
    const name = one.text;
    declare(names, scopeOf(names, name, node) ?? root, { ...blank(name, kind, one), value: right, via });
  }
}

const longestVia = 50;

/** The names in a pattern, each with the properties that lead to it. */
function targets(pattern: Node, via: readonly string[] = []): [Node, readonly string[]][] {
  if (pattern.type === 'identifier' || pattern.type === 'shorthand_property_identifier_pattern')
    return [[pattern, via]];
  if (via.length > longestVia) return [];
  const left = field(pattern, 'left');
  if ((pattern.type === 'assignment_pattern' || pattern.type === 'object_assignment_pattern') && left)
    return targets(left, via);
  if (pattern.type === 'pair_pattern') {
    const key = field(pattern, 'key');
    const value = field(pattern, 'value');
    return key && value ? targets(value, [...via, key.text.replace(/^['"]|['"]$/g, '')]) : [];
  }
  if (pattern.type === 'object_pattern') {
    return kids(pattern).flatMap((child) => {
      const inner = field(child, 'left') ?? child;
      const isShort = inner.type === 'shorthand_property_identifier_pattern';
      return targets(child, isShort ? [...via, inner.text] : via);
    });
  }
  if (pattern.type === 'array_pattern')
    return kids(pattern).flatMap((child) => targets(child, [...via, '*']));
  if (pattern.type === 'rest_pattern') return kids(pattern).flatMap((child) => targets(child, via));
  return [];
}

function imported(node: Node, names: Names): void {
  const source =
    field(node, 'source') ??
    kids(node)
      .flatMap(kids)
      .find((child) => child.type === 'string') ??
    null;
  if (source === null) return;
  const from = source.text.slice(1, -1).replace(/^node:/, '');
  const add = (name: Node, path: string) =>
    declare(names, home(node, true), { ...blank(name.text, 'import', name), path });
  for (const child of within(node)) {
    if (child.type === 'import_specifier') {
      const name = field(child, 'name');
      const local = field(child, 'alias') ?? name;
      if (name && local) add(local, name.text === 'default' ? from : `${from}.${name.text}`);
    } else if (child.type === 'identifier' && child.parent?.type !== 'import_specifier') add(child, from);
  }
}

function typeText(type: Node | null): string {
  return type === null ? '' : type.text.replace(/^:\s*/, '');
}

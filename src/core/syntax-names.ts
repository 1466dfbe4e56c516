import type { SyntaxLanguage, SyntaxNode } from '../domain/ports';
import { type DefinitionKind, definingNodes, methodHomes, wrappers } from './syntax-tables';

/** A node that defines something, with the node that spells its name. */
export interface Named {
  node: SyntaxNode;
  name: string;
  /** Row of the name, from 0. */
  row: number;
  kind: DefinitionKind;
}

/** Calls that hand their function on under the variable's name: `const save = useCallback(() => …)`. */
const passingOn =
  /^(use[A-Z]\w*|memo|forwardRef|observer|debounce|throttle|once|async\w*|wrap\w*|with[A-Z]\w*)$/;

/** The named definition that a node of a defining type makes; null when it has no name of its own. */
export function named(node: SyntaxNode, language: SyntaxLanguage): Named | null {
  const kind = definingNodes[language][node.type];
  if (kind === undefined) return null;
  const label = nameNode(node);
  if (label === null) return null;
  const name = nameText(label, node);
  return name === ''
    ? null
    : { node, name, row: label.startPosition.row, kind: refined(kind, node, language) };
}

/** The first and last row, from 0 and both included, of a definition with all that belongs to it. */
export function span(node: SyntaxNode): { first: number; last: number } {
  let outer = node;
  for (let parent = node.parent; parent !== null && belongs(outer, parent); parent = parent.parent)
    outer = parent;
  const { row, column } = outer.endPosition;
  const first = outer.startPosition.row;
  return { first, last: column === 0 && row > first ? row - 1 : row };
}

function belongs(inner: SyntaxNode, parent: SyntaxNode): boolean {
  if (!wrappers.has(parent.type)) return false;
  switch (parent.type) {
    case 'argument_list':
      // Ruby's `private def x`; any other call merely uses what stands inside it.
      return isModifierCall(parent.parent);
    case 'call_expression':
    case 'arguments':
      return boundThroughCall(inner.type === 'arguments' ? parent : parent.parent) !== null;
    case 'lexical_declaration':
    case 'variable_declaration':
    case 'type_declaration':
    case 'const_declaration':
    case 'var_declaration':
      return parent.namedChildren.length === 1;
    default:
      return true;
  }
}

function isModifierCall(call: SyntaxNode | null): boolean {
  const method = call?.type === 'call' ? call.childForFieldName('method') : null;
  return (
    method !== null &&
    /^(private|public|protected|module_function|private_class_method|memoize)$/.test(method.text)
  );
}

function nameNode(node: SyntaxNode): SyntaxNode | null {
  if (node.type === 'impl_item') return node.childForFieldName('type');
  const own = node.childForFieldName('name');
  const expression =
    node.type === 'arrow_function' ||
    node.type === 'function_expression' ||
    node.type === 'generator_function' ||
    node.type === 'class' ||
    node.type === 'lambda';
  if (!expression || node.parent === null) return own ?? defaultExport(node);
  return bound(node) ?? own ?? defaultExport(node);
}

/** The name an expression is bound to: a variable, a property, an assignment's target. */
function bound(node: SyntaxNode): SyntaxNode | null {
  const parent = node.parent;
  switch (parent?.type) {
    case 'variable_declarator': {
      const name = parent.childForFieldName('name');
      return name?.type === 'identifier' ? name : null;
    }
    case 'assignment_expression':
    case 'assignment':
      return assigned(parent, node);
    case 'pair':
      return parent.childForFieldName('key');
    case 'public_field_definition':
      return parent.childForFieldName('name');
    case 'field_definition':
      return parent.childForFieldName('property');
    case 'arguments':
      return boundThroughCall(parent.parent);
    case 'parenthesized_expression':
    case 'as_expression':
    case 'satisfies_expression':
      return bound(parent);
    default:
      return null;
  }
}

function assigned(assignment: SyntaxNode, node: SyntaxNode): SyntaxNode | null {
  const left = assignment.childForFieldName('left');
  if (left === null) return null;
  if (left.type === 'identifier') return left;
  if (left.type !== 'member_expression') return null;
  const own = node.childForFieldName('name');
  return left.text === 'module.exports' && own !== null ? own : left.childForFieldName('property');
}

function boundThroughCall(call: SyntaxNode | null): SyntaxNode | null {
  if (call?.type !== 'call_expression') return null;
  const callee = call.childForFieldName('function');
  const word = callee?.type === 'member_expression' ? callee.childForFieldName('property') : callee;
  return word !== null && word !== undefined && passingOn.test(word.text) ? bound(call) : null;
}

function defaultExport(node: SyntaxNode): SyntaxNode | null {
  return node.parent?.type === 'export_statement' ? node : null;
}

function nameText(label: SyntaxNode, node: SyntaxNode): string {
  if (label === node) return 'default';
  if (label.type === 'string') return label.text.slice(1, -1);
  if (node.type === 'impl_item') return beforeGenerics(label.text);
  return label.text.length > 200 ? '' : label.text;
}

function beforeGenerics(text: string): string {
  const at = text.indexOf('<');
  return at > 0 ? text.slice(0, at) : text;
}

function refined(kind: DefinitionKind, node: SyntaxNode, language: SyntaxLanguage): DefinitionKind {
  if (kind !== 'function') return kind;
  if (node.parent?.type === 'public_field_definition' || node.parent?.type === 'field_definition')
    return 'method';
  const homes = methodHomes[language];
  if (homes === undefined) return kind;
  let home = node.parent;
  while (home !== null && !(home.type in definingNodes[language]) && !homes.includes(home.type))
    home = home.parent;
  return home !== null && homes.includes(home.type) ? 'method' : kind;
}

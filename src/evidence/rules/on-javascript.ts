import type { Expression } from './on-expressions';
import { field, kids, type Node } from './on-tree';

const other: Expression = { kind: 'other' };
const choosing = new Set(['||', '&&', '??']);
const functions = new Set(['arrow_function', 'function_expression', 'function', 'generator_function']);

/** What a JavaScript or TypeScript expression is. */
export function jsExpression(node: Node): Expression {
  switch (node.type) {
    case 'string':
      return { kind: 'constant', value: unquoted(node) };
    case 'string_fragment':
    case 'escape_sequence':
      return { kind: 'constant', value: node.text };
    case 'number':
      return { kind: 'constant', value: Number(node.text.replaceAll('_', '')) };
    case 'true':
    case 'false':
      return { kind: 'constant', value: node.type === 'true' };
    case 'null':
    case 'undefined':
      return { kind: 'constant', value: null };
    case 'identifier':
    case 'shorthand_property_identifier':
      return node.text === 'undefined'
        ? { kind: 'constant', value: null }
        : { kind: 'name', name: node.text };
    case 'this':
    case 'super':
    case 'import':
      return { kind: 'name', name: node.type };
    case 'template_string':
      return template(node);
    case 'member_expression':
      return member(node);
    case 'subscript_expression':
      return subscript(node);
    case 'call_expression':
    case 'new_expression':
      return call(node);
    case 'binary_expression':
      return binary(node);
    case 'unary_expression':
      return unary(node);
    case 'ternary_expression':
      return choice([field(node, 'consequence'), field(node, 'alternative')]);
    case 'assignment_expression':
      return choice([field(node, 'right')]);
    case 'sequence_expression':
      return choice([kids(node).at(-1) ?? null]);
    case 'object':
      return object(node);
    case 'array':
      return { kind: 'list', items: kids(node) };
    case 'regex':
      return {
        kind: 'regex',
        pattern: field(node, 'pattern')?.text ?? '',
        flags: field(node, 'flags')?.text ?? '',
      };
    default:
      return functions.has(node.type) ? { kind: 'function' } : other;
  }
}

function choice(options: readonly (Node | null)[]): Expression {
  return { kind: 'choice', options: options.filter((option) => option !== null) };
}

function template(node: Node): Expression {
  const parts = kids(node);
  if (parts.some((part) => part.type === 'template_substitution')) return { kind: 'join', parts };
  return { kind: 'constant', value: node.text.slice(1, -1) };
}

function member(node: Node): Expression {
  const object = field(node, 'object');
  const property = field(node, 'property');
  return object && property ? { kind: 'member', object, property: property.text } : other;
}

function subscript(node: Node): Expression {
  const object = field(node, 'object');
  const index = field(node, 'index');
  if (!object || !index) return other;
  if (index.type === 'string') return { kind: 'member', object, property: unquoted(index) };
  return { kind: 'index', object, index };
}

function call(node: Node): Expression {
  const isNew = node.type === 'new_expression';
  const callee = field(node, isNew ? 'constructor' : 'function');
  if (!callee) return other;
  const given = field(node, 'arguments');
  const tagged = given?.type === 'template_string';
  const args =
    given === null ? [] : kids(given).filter((arg) => !tagged || arg.type === 'template_substitution');
  return { kind: 'call', callee, args, named: new Map(), isNew, tagged };
}

function binary(node: Node): Expression {
  const left = field(node, 'left');
  const right = field(node, 'right');
  const operator = field(node, 'operator')?.text ?? '';
  if (!left || !right) return other;
  if (operator === '+') return { kind: 'join', parts: [left, right] };
  if (!choosing.has(operator)) return { kind: 'number' };
  return choice(operator === '&&' ? [right] : [left, right]);
}

function unary(node: Node): Expression {
  const operator = field(node, 'operator')?.text;
  const argument = field(node, 'argument');
  if (operator === 'void') return { kind: 'constant', value: null };
  if (operator === '-' && argument?.type === 'number')
    return { kind: 'constant', value: -Number(argument.text) };
  // `!0` and `!1` stand for true and false in terse code.
  if (operator === '!' && argument?.type === 'number')
    return { kind: 'constant', value: argument.text === '0' };
  if (operator === 'typeof') return other;
  return { kind: 'number' };
}

function object(node: Node): Expression {
  const entries: { key: string; value: Node }[] = [];
  const spread: Node[] = [];
  for (const child of kids(node)) {
    const key = field(child, 'key') ?? field(child, 'name');
    const value = field(child, 'value');
    if (child.type === 'pair' && key && value) entries.push({ key: keyText(key), value });
    else if (child.type === 'shorthand_property_identifier') entries.push({ key: child.text, value: child });
    else if (child.type === 'method_definition' && key) entries.push({ key: keyText(key), value: child });
    else if (child.type === 'spread_element') spread.push(child);
  }
  return { kind: 'object', entries, spread };
}

/** The text of a property key; a computed one is given as it is written, in brackets. */
export function keyText(key: Node): string {
  return key.type === 'string' ? unquoted(key) : key.text;
}

/** The text between the quotes, the common escapes undone. */
function unquoted(node: Node): string {
  return node.text
    .slice(1, -1)
    .replace(/\\(.)/gs, (_all, char: string) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));
}

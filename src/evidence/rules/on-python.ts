import type { Expression } from './on-expressions';
import { field, kids, type Node } from './on-tree';

const other: Expression = { kind: 'other' };

/** What a Python expression is. */
export function pythonExpression(node: Node): Expression {
  switch (node.type) {
    case 'string':
      return text(node);
    case 'string_content':
      return { kind: 'constant', value: node.text };
    case 'concatenated_string':
      return joined(kids(node));
    case 'integer':
    case 'float':
      return { kind: 'constant', value: Number(node.text.replaceAll('_', '').replace(/^0o/i, '0o')) };
    case 'true':
    case 'false':
      return { kind: 'constant', value: node.type === 'true' };
    case 'none':
      return { kind: 'constant', value: null };
    case 'identifier':
      return { kind: 'name', name: node.text };
    case 'attribute':
      return attribute(node);
    case 'subscript':
      return subscript(node);
    case 'call':
      return call(node);
    case 'binary_operator':
      return binary(node);
    case 'boolean_operator':
      return choice([field(node, 'left'), field(node, 'right')]);
    case 'conditional_expression':
      return choice([kids(node)[0] ?? null, kids(node)[2] ?? null]);
    case 'dictionary':
      return dictionary(node);
    case 'list':
    case 'tuple':
    case 'set':
    case 'expression_list':
      return { kind: 'list', items: kids(node) };
    case 'comparison_operator':
    case 'not_operator':
    case 'unary_operator':
      return { kind: 'number' };
    case 'lambda':
      return { kind: 'function' };
    default:
      return other;
  }
}

function choice(options: readonly (Node | null)[]): Expression {
  return { kind: 'choice', options: options.filter((option) => option !== null) };
}

function joined(parts: readonly Node[]): Expression {
  const values = parts.map((part) => pythonExpression(part));
  if (values.every((value) => value.kind === 'constant')) {
    return {
      kind: 'constant',
      value: values.map((value) => (value.kind === 'constant' ? value.value : '')).join(''),
    };
  }
  return { kind: 'join', parts };
}

/** A string literal; an f-string with something in its braces is a join of its pieces. */
function text(node: Node): Expression {
  const parts = kids(node).filter((part) => part.type === 'string_content' || part.type === 'interpolation');
  if (parts.some((part) => part.type === 'interpolation')) return { kind: 'join', parts };
  return { kind: 'constant', value: parts.map((part) => part.text).join('') };
}

function attribute(node: Node): Expression {
  const object = field(node, 'object');
  const property = field(node, 'attribute');
  return object && property ? { kind: 'member', object, property: property.text } : other;
}

function subscript(node: Node): Expression {
  const object = field(node, 'value');
  const index = field(node, 'subscript');
  if (!object || !index) return other;
  const value = pythonExpression(index);
  if (value.kind === 'constant' && typeof value.value === 'string')
    return { kind: 'member', object, property: value.value };
  return { kind: 'index', object, index };
}

function call(node: Node): Expression {
  const callee = field(node, 'function');
  const given = field(node, 'arguments');
  if (!callee || !given) return other;
  const target = field(callee, 'attribute')?.text;
  const receiver = field(callee, 'object');
  const all = given.type === 'argument_list' ? kids(given) : [given];
  if (target === 'format' && receiver && isText(receiver)) {
    return { kind: 'join', parts: [receiver, ...all.map((arg) => field(arg, 'value') ?? arg)] };
  }
  const named = new Map<string, Node>();
  const args: Node[] = [];
  for (const arg of all) {
    const name = field(arg, 'name');
    const value = field(arg, 'value');
    if (arg.type === 'keyword_argument' && name && value) named.set(name.text, value);
    else if (arg.type !== 'dictionary_splat') args.push(arg);
  }
  return { kind: 'call', callee, args, named, isNew: false, tagged: false };
}

function binary(node: Node): Expression {
  const left = field(node, 'left');
  const right = field(node, 'right');
  const operator = field(node, 'operator')?.text;
  if (!left || !right) return other;
  if (operator === '+') return { kind: 'join', parts: [left, right] };
  // `%` on text fills it in; `/` puts the parts of a `Path` together.
  if (operator === '%') return { kind: 'join', parts: [left, ...filled(right)] };
  return operator === '/' ? { kind: 'join', parts: [left, right] } : { kind: 'number' };
}

function filled(right: Node): readonly Node[] {
  if (right.type === 'tuple') return kids(right);
  if (right.type === 'dictionary') return kids(right).map((pair) => field(pair, 'value') ?? pair);
  return [right];
}

function isText(node: Node): boolean {
  return (
    node.type === 'string' ||
    node.type === 'concatenated_string' ||
    node.type === 'parenthesized_expression' ||
    node.type === 'identifier'
  );
}

function dictionary(node: Node): Expression {
  const entries: { key: string; value: Node }[] = [];
  const spread: Node[] = [];
  for (const child of kids(node)) {
    const key = field(child, 'key');
    const value = field(child, 'value');
    if (child.type === 'pair' && key && value) {
      const name = pythonExpression(key);
      entries.push({ key: name.kind === 'constant' ? String(name.value) : `[${key.text}]`, value });
    } else spread.push(child);
  }
  return { kind: 'object', entries, spread };
}

import { jsExpression } from './on-javascript';
import { pythonExpression } from './on-python';
import { kids, type Node } from './on-tree';

/** What an expression is, said the same way for JavaScript and Python. */
export type Expression =
  | { kind: 'constant'; value: string | number | boolean | null }
  /** Text put together: concatenation, template, f-string, `%`, `.format`. Parts in order. */
  | { kind: 'join'; parts: readonly Node[] }
  | { kind: 'name'; name: string }
  | { kind: 'member'; object: Node; property: string }
  | { kind: 'index'; object: Node; index: Node }
  | CallExpression
  | { kind: 'object'; entries: readonly { key: string; value: Node }[]; spread: readonly Node[] }
  | { kind: 'list'; items: readonly Node[] }
  /** One of several values: `a ? b : c`, `a || b`, `b if a else c`. */
  | { kind: 'choice'; options: readonly Node[] }
  | { kind: 'regex'; pattern: string; flags: string }
  | { kind: 'function' }
  /** Arithmetic, comparison, negation: a number or a truth value, whatever goes in. */
  | { kind: 'number' }
  | { kind: 'other' };

export interface CallExpression {
  kind: 'call';
  callee: Node;
  args: readonly Node[];
  /** Keyword arguments of Python. */
  named: ReadonlyMap<string, Node>;
  isNew: boolean;
  /** A tagged template; `args` are its substitutions. */
  tagged: boolean;
}

export type Dialect = 'javascript' | 'python';

const known = new WeakMap<Node, Expression>();
const wrappers = new Set([
  'parenthesized_expression',
  'await_expression',
  'await',
  'as_expression',
  'satisfies_expression',
  'non_null_expression',
  'type_assertion',
  'named_expression',
  'spread_element',
  'list_splat',
  'jsx_expression',
  'template_substitution',
  'interpolation',
]);

/** The expression without parentheses, `await`, casts and the like. */
export function bare(node: Node): Node {
  let at = node;
  while (wrappers.has(at.type)) {
    const inner = kids(at);
    const next = at.type === 'named_expression' || at.type === 'type_assertion' ? inner.at(-1) : inner[0];
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/** What the expression is. */
export function expression(node: Node, dialect: Dialect): Expression {
  const inner = bare(node);
  const before = known.get(inner);
  if (before !== undefined) return before;
  const made = dialect === 'python' ? pythonExpression(inner) : jsExpression(inner);
  known.set(inner, made);
  return made;
}

import { type Rule, type Spot, spot } from './on-rule';
import { field, kids, type Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'self-comparison',
    title: 'A comparison that always has the same outcome',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'medium',
    confidence: 0.9,
    cwe: 'CWE-570',
    explanation:
      'A value compared with itself or with NaN, or a type compared with a name that no type has, decides nothing: one of the two branches is never taken. Mostly one side is a slip.',
    fix: 'Compare with what was meant; test for NaN with `Number.isNaN` or `math.isnan`.',
    references: [
      'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/NaN',
      'https://cwe.mitre.org/data/definitions/570.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /[=!]=|<|[^=]>/,
    python: /[=!]=|[<>]/,
  },
  javascript: {
    binary_expression(node) {
      const operator = field(node, 'operator')?.text ?? '';
      const [left, right] = [field(node, 'left'), field(node, 'right')];
      return left === null || right === null ? null : judge(node, left, right, operator);
    },
  },
  python: {
    comparison_operator(node) {
      const [left, right, ...more] = kids(node);
      const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
      return left === undefined || right === undefined || more.length > 0
        ? null
        : judge(node, left, right, operator);
    },
  },
};

const types = new Set([
  'undefined',
  'object',
  'boolean',
  'number',
  'bigint',
  'string',
  'symbol',
  'function',
  'unknown',
]);

function judge(node: Node, left: Node, right: Node, operator: string): Spot | null {
  if (!/^(?:[!=]==?|<=?|>=?)$/.test(operator)) return null;
  if (
    [left, right].some((side) =>
      /^(?:NaN|Number\.NaN|math\.nan|np\.nan|numpy\.nan|float\((['"])nan\1\))$/.test(side.text),
    )
  ) {
    return spot(node, node, 'NaN equals nothing, not even itself.');
  }
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const isTypeof = side.type === 'unary_expression' && field(side, 'operator')?.text === 'typeof';
    if (isTypeof && /^[!=]/.test(operator) && other.type === 'string' && !types.has(other.text.slice(1, -1)))
      return spot(node, node, `No value has the type \`${other.text}\`.`);
  }
  if (!isRepeatable(left) || left.text !== right.text) return null;
  // `x !== x` is the old way to ask for NaN, also in `a != a ? b == b : …`.
  if (left.type === 'identifier' && (operator.startsWith('!') || asksForNaN(node))) return null;
  return spot(node, node, `Both sides are \`${left.text}\`.`);
}

function asksForNaN(node: Node): boolean {
  const around = node.parent?.parent ?? node;
  return around.end - around.start < 300 && /\b(\w+) !==? \1\b/.test(around.text);
}

const longestName = 500;

/** Names and properties: reading them twice gives the same. */
function isRepeatable(node: Node): boolean {
  if (node.end - node.start > longestName) return false;
  if (/^(?:identifier|this|property_identifier)$/.test(node.type)) return true;
  return (
    /^(?:member_expression|attribute|subscript_expression|subscript)$/.test(node.type) &&
    kids(node).every((child) => isRepeatable(child) || /^(?:string|number|integer)$/.test(child.type))
  );
}

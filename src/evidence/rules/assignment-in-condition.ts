import { type Rule, spot } from './on-rule';
import { field, kids, type Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'assignment-in-condition',
    title: 'A condition assigns where it should compare',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'high',
    confidence: 0.9,
    cwe: 'CWE-481',
    explanation:
      '`=` stores the right side and then asks whether it is truthy: the branch no longer depends on the variable, and the variable is overwritten.',
    fix: 'Write `===`. Where the assignment is meant, put it before the condition.',
    references: [
      'https://cwe.mitre.org/data/definitions/481.html',
      'https://eslint.org/docs/latest/rules/no-cond-assign',
    ],
  },
  languages: ['javascript'],
  needs: /\b(?:if|while)\b|\?/,
  javascript: { if_statement: judge, while_statement: judge, do_statement: judge, ternary_expression: judge },
};

function judge(node: Node) {
  const condition = field(node, 'condition');
  const inner = condition?.type === 'parenthesized_expression' ? kids(condition)[0] : condition;
  if (inner?.type !== 'assignment_expression') return null;
  const right = field(inner, 'right');
  // `while (line = next())` reads on; a literal or a plain name on the right can only be a slip.
  const isSlip =
    right !== null && /^(?:string|number|true|false|null|undefined|array|object)$/.test(right.type);
  const left = field(inner, 'left');
  const isSame =
    right?.type === 'identifier' ||
    (right?.type === 'member_expression' && left?.type === 'member_expression');
  const isName = isSame && node.type === 'if_statement';
  return isSlip || isName
    ? spot(inner, inner, `\`${inner.text.split('\n', 1)[0]}\` is an assignment.`)
    : null;
}

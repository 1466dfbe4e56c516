import { type Rule, spot } from './on-rule';
import { kids } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'is-literal',
    title: 'Identity is asked where equality is meant',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'medium',
    confidence: 0.95,
    cwe: 'CWE-595',
    explanation:
      '`is` asks whether two names stand for the very same object. Equal texts and numbers may or may not be one object, so the answer changes with the interpreter and the value.',
    fix: 'Write `==` or `!=`.',
    references: [
      'https://docs.python.org/3/reference/expressions.html#is-not',
      'https://cwe.mitre.org/data/definitions/595.html',
    ],
  },
  languages: ['python'],
  needs: /\bis\b/,
  python: {
    comparison_operator(node, file) {
      const sides = kids(node);
      const operator = node.children
        .filter((child) => !child.isNamed)
        .map((child) => child.type)
        .join(' ');
      if (sides.length !== 2 || !/^is(?: not)?$/.test(operator)) return null;
      const literal = sides.find((side) =>
        /^(?:string|concatenated_string|integer|float|list|dictionary|tuple|set)$/.test(side.type),
      );
      if (literal === undefined) return null;
      const line = file.lines[node.row] ?? '';
      const mended = line.replace(node.text, node.text.replace(/\bis\s+not\b/, '!=').replace(/\bis\b/, '=='));
      return spot(
        node,
        node,
        `\`${operator}\` compares with the literal \`${literal.text.slice(0, 40)}\`.`,
        node.row === node.endRow && mended !== line ? { replacement: mended } : {},
      );
    },
  },
};

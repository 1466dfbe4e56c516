import { type Rule, type Spot, spot } from './on-rule';
import { field, kids, type Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'duplicate-condition',
    title: 'A branch asks what was asked before',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'medium',
    confidence: 0.9,
    cwe: 'CWE-561',
    explanation:
      'An earlier branch of the same chain has the same condition, so this one is never taken. Mostly the condition was copied and not changed.',
    fix: 'Ask for what this branch is meant for, or remove it.',
    references: [
      'https://eslint.org/docs/latest/rules/no-dupe-else-if',
      'https://cwe.mitre.org/data/definitions/561.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /\belse\s*(?:if\b|\/)|\bswitch\b/,
    python: /\belif\b/,
  },
  javascript: {
    if_statement(node) {
      if (node.parent?.type === 'else_clause') return null;
      const conditions: Node[] = [];
      for (let at: Node | null = node; at?.type === 'if_statement'; ) {
        const condition = field(at, 'condition');
        if (condition !== null) conditions.push(condition);
        const next: Node | null = field(at, 'alternative');
        at = next === null ? null : (kids(next)[0] ?? null);
      }
      return repeated(conditions);
    },
    switch_body(node) {
      return repeated(kids(node).flatMap((one) => field(one, 'value') ?? []));
    },
  },
  python: {
    if_statement(node) {
      return repeated(
        [node, ...kids(node).filter((child) => child.type === 'elif_clause')].flatMap(
          (one) => field(one, 'condition') ?? [],
        ),
      );
    },
  },
};

function repeated(conditions: readonly Node[]): Spot | null {
  const seen = new Map<string, Node>();
  for (const condition of conditions) {
    const text = condition.text.split(/\s+/).join(' ');
    const before = seen.get(text);
    // A call may answer differently the second time.
    if (
      before !== undefined &&
      !/\+\+|--|[^=!<>]=[^=]|\.(?:next|read|shift|pop|match|eat|test|exec|consume|accept|skip)\w*\(|random/i.test(
        text,
      )
    ) {
      return spot(condition, condition, `Line ${before.row + 1} asks the same.`);
    }
    seen.set(text, condition);
  }
  return null;
}

import { type CodeFile, spend } from './on-file';
import { isFunction } from './on-names';
import { type Rule, type Spot, spot } from './on-rule';
import { field, type Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'finally-returns',
    title: 'Leaving from `finally` hides the error',
    critic: 'reviewer',
    category: 'error-handling',
    severity: 'high',
    confidence: 0.95,
    cwe: 'CWE-584',
    explanation:
      'A `return` in `finally` replaces the value of the `try` block and throws away the error that was on its way: the caller sees success.',
    fix: 'Only clean up in `finally`; return after it.',
    references: [
      'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Statements/try...catch#the_finally_block',
      'https://cwe.mitre.org/data/definitions/584.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: /\bfinally\b/,
  javascript: { finally_clause: (node, file) => judge(field(node, 'body') ?? node, file) },
  python: { finally_clause: judge },
};

const loops = /^(?:for_statement|for_in_statement|while_statement|do_statement|switch_statement)$/;

function judge(body: Node, file: CodeFile): Spot | null {
  const open: { node: Node; inLoop: boolean }[] = [{ node: body, inLoop: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, inLoop } = next;
    if (!spend(file, 1)) return null;
    if (isFunction(node) || /^class_/.test(node.type)) continue;
    const leaves =
      node.type === 'return_statement' ||
      (!inLoop && /^(?:break_statement|continue_statement)$/.test(node.type));
    if (leaves)
      return spot(
        node,
        node,
        `\`${node.text.split(/[\s;]/, 1)[0]}\` ends the \`finally\` block and drops any error.`,
      );
    const isLoop = inLoop || loops.test(node.type);
    for (const child of node.children) open.push({ node: child, inLoop: isLoop });
  }
  return null;
}

import { paced } from './on-file';
import { type Rule, spot } from './on-rule';
import { field, kids } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'off-by-one-index',
    title: 'The loop goes one past the end',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'high',
    confidence: 0.9,
    cwe: 'CWE-193',
    explanation:
      'The last index of a list is its length minus one. With `<=` the last turn reads what is not there: `undefined` in JavaScript, an IndexError in Python.',
    fix: 'Use `<`, or go over the elements themselves.',
    references: ['https://cwe.mitre.org/data/definitions/193.html'],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /<=/,
    python: /\+\s*1\)/,
  },
  javascript: {
    for_statement(node, file) {
      const holder = field(node, 'condition');
      const condition = holder?.type === 'expression_statement' ? kids(holder)[0] : holder;
      const start = field(node, 'initializer')?.text ?? '';
      if (condition?.type !== 'binary_expression' || field(condition, 'operator')?.text !== '<=') return null;
      const index = field(condition, 'left');
      const end = field(condition, 'right');
      const list =
        end?.type === 'member_expression' && field(end, 'property')?.text === 'length'
          ? field(end, 'object')?.text
          : undefined;
      if (index?.type !== 'identifier' || list === undefined || /[=]\s*[1-9]/.test(start)) return null;
      const body = field(node, 'body');
      const reads =
        body === null
          ? false
          : [...paced(body, file)].some(
              (one) =>
                one.type === 'subscript_expression' &&
                field(one, 'object')?.text === list &&
                field(one, 'index')?.text === index.text &&
                !isWritten(one),
            );
      // The body asks whether it is at the end itself.
      const text = body?.text ?? '';
      const isAsked = ['<', '===', '==', '>=', '!=='].some((sign) =>
        text.includes(`${index.text} ${sign} ${list}.length`),
      );
      if (!reads || isAsked) return null;
      return spot(
        node,
        condition,
        `\`${list}[${index.text}]\` is read with \`${index.text}\` up to \`${list}.length\`.`,
      );
    },
  },
  python: {
    for_statement(node, file) {
      const index = field(node, 'left')?.text ?? '';
      const list = /^range\((?:0,\s*)?len\((\w+(?:\.\w+)*)\)\s*\+\s*1\)$/.exec(
        field(node, 'right')?.text ?? '',
      )?.[1];
      const body = field(node, 'body');
      if (list === undefined || body === null) return null;
      const reads = [...paced(body, file)].some(
        (one) =>
          one.type === 'subscript' &&
          field(one, 'value')?.text === list &&
          field(one, 'subscript')?.text === index,
      );
      return reads
        ? {
            row: node.row,
            endRow: node.row,
            detail: `\`${list}[${index}]\` is read with \`${index}\` up to \`len(${list})\`.`,
          }
        : null;
    },
  },
};

function isWritten(node: Parameters<typeof field>[0]): boolean {
  return (
    node.parent !== null &&
    /^assignment_expression$/.test(node.parent.type) &&
    field(node.parent, 'left') === node
  );
}

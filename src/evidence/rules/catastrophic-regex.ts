import { expression } from './on-expressions';
import { isCatastrophic } from './on-pattern';
import { type Rule, spot } from './on-rule';
import { field } from './on-tree';
import { constantOf } from './on-values';

const detail =
  'A repeated group holds a repetition whose turns can be split in several ways, so a text that does not match is tried in exponentially many ways.';

export const rule: Rule = {
  info: {
    id: 'catastrophic-regex',
    title: 'A regular expression can take exponential time',
    critic: 'security',
    category: 'performance',
    severity: 'medium',
    confidence: 0.8,
    cwe: 'CWE-1333',
    explanation:
      'On a text that almost matches, a backtracking engine tries every way to divide it among nested repetitions. Thirty characters can keep it busy for minutes, and in Node.js the whole process with it.',
    fix: 'Write the repetition once: `(a+)+` is `a+`; let the parts of a repeated group start with different characters; or bound the length of the text before matching.',
    references: [
      'https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS',
      'https://cwe.mitre.org/data/definitions/1333.html',
    ],
  },
  languages: ['javascript', 'python'],
  // A group that is repeated; in Python the sign may stand in the next literal.
  needs: {
    javascript: /\)\\?(?:[*+]|\{\\?\d)/,
    python: /\)(?:[*+]|\{\d|['"])/,
  },
  javascript: {
    regex(node) {
      return isCatastrophic(field(node, 'pattern')?.text ?? '') ? spot(node, node, detail) : null;
    },
  },
  call(call, file) {
    const pattern = call.args[0];
    const isPattern =
      file.dialect === 'python'
        ? /^(?:re|regex)\.(?:compile|search|match|fullmatch|findall|finditer|sub|split)$/.test(call.path)
        : call.path === 'RegExp';
    if (pattern === undefined || !isPattern || expression(pattern, file.dialect).kind === 'regex')
      return null;
    const value = constantOf(pattern, file);
    return typeof value === 'string' && isCatastrophic(value) ? spot(call.node, pattern, detail) : null;
  },
};

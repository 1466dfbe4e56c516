import { dangerOf } from './on-danger';
import { isLocal } from './on-paths';
import { type Rule, spot } from './on-rule';
import { field } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'regex-injection',
    title: 'The request supplies a regular expression',
    critic: 'security',
    category: 'injection',
    severity: 'medium',
    confidence: 0.8,
    cwe: 'CWE-1333',
    explanation:
      'A pattern such as `(a+)+$` keeps a backtracking engine busy for hours on a short text: one request stops the process. Unescaped input also matches more than was meant.',
    fix: 'Escape the input before it goes into the pattern (`RegExp.escape`, `escapeRegExp` of lodash, `re.escape`), or compare with `includes` or `startsWith`.',
    references: [
      'https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS',
      'https://cwe.mitre.org/data/definitions/1333.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /\b(?:RegExp|re|regex)\b/,
    python: /\b(?:re|regex)\b/,
  },
  call(call, file) {
    const isJs =
      file.dialect === 'javascript' &&
      call.path === 'RegExp' &&
      !isLocal(field(call.node, 'constructor') ?? field(call.node, 'function') ?? call.node, file);
    const isPython =
      /^(?:re|regex)\.(?:compile|search|match|fullmatch|findall|finditer|sub|subn|split)$/.test(call.path);
    const pattern = call.args[0] ?? call.named.get('pattern');
    if (pattern === undefined || !(isJs || isPython)) return null;
    const danger = dangerOf(pattern, call.node, file);
    return danger?.source?.kind === 'request' ? spot(call.node, pattern, danger.detail) : null;
  },
};

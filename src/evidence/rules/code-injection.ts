import { dangerOf } from './on-danger';
import { expression } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import { isLocal } from './on-paths';
import { type Rule, spot } from './on-rule';
import { field } from './on-tree';

const running = new Set([
  'eval',
  'execScript',
  'vm.runInContext',
  'vm.runInNewContext',
  'vm.runInThisContext',
  'vm.Script',
  'vm.compileFunction',
  'builtins.eval',
  'builtins.exec',
]);
const later = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const loading = new Set(['require', 'import', 'importlib.import_module', '__import__']);

export const rule: Rule = {
  info: {
    id: 'code-injection',
    title: 'Text is run as code',
    critic: 'security',
    category: 'injection',
    severity: 'critical',
    confidence: 0.85,
    cwe: 'CWE-94',
    explanation:
      'Text that is not fixed in the program is compiled and run. Whoever can influence it runs their own code with the rights of this process.',
    fix: 'Parse the text instead of running it: JSON.parse or ast.literal_eval for data, a table of allowed functions for names, an expression parser for formulas.',
    references: [
      'https://owasp.org/www-community/attacks/Code_Injection',
      'https://cwe.mitre.org/data/definitions/94.html',
      'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/eval#never_use_direct_eval!',
    ],
  },
  languages: ['javascript', 'python'],
  // Not `require('a')`, whose argument is a constant.
  needs: {
    javascript:
      /\b(?:eval|execScript|vm|Function|setTimeout|setInterval|setImmediate|importlib|builtins|__import__)\b|\bimport\s*[(/]|\brequire\b(?!\(['"][^'"\n]{0,200}['"]\))/,
    python: /\b(?:eval|exec|execScript|vm|compile|import_module|__import__|require)\b/,
  },
  call(call, file) {
    const text = codeOf(call, file);
    if (text === null) return null;
    const danger = dangerOf(text.node, call.node, file);
    if (danger === null || (text.onlyTainted && danger.source === null)) return null;
    if (text.onlyBuilt && !danger.joined && danger.source === null) return null;
    // A file of the program's own that is read and run: `exec(open("version.py").read())`.
    if (
      danger.dynamic.every((part) =>
        /^(?:open|io\.open|compile)\(|\.read(?:_text|FileSync)?\(/.test(part.text),
      ) &&
      danger.source === null
    )
      return null;
    return spot(call.node, text.node, danger.detail, danger.source === null ? { severity: 'high' } : {});
  },
};

function codeOf(call: Call, file: CodeFile) {
  const first = call.args[0];
  if (first === undefined) return null;
  const whole = { node: first, onlyTainted: false, onlyBuilt: false };
  const isOwn = call.receiver === null && isLocal(field(call.node, 'function') ?? call.node, file);
  if (running.has(call.path) && !isOwn) return whole;
  if (file.dialect === 'python') {
    if ((call.path === 'exec' || call.path === 'compile') && !isOwn)
      return call.path === 'exec' ? whole : { ...whole, onlyTainted: true };
  } else {
    if (call.path === 'Function' && !isOwn) return { ...whole, node: call.args.at(-1) ?? first };
    if (later.has(call.path) && !isOwn && expression(first, file.dialect).kind !== 'function')
      return { ...whole, onlyBuilt: true };
  }
  return loading.has(call.path) ? { ...whole, onlyTainted: true } : null;
}

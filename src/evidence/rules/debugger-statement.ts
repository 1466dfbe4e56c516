import type { CodeFile } from './on-file';
import { type Rule, type Spot, spot } from './on-rule';
import { kids, type Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'debugger-statement',
    title: 'The program stops for a debugger',
    critic: 'reviewer',
    category: 'debug-code',
    severity: 'medium',
    confidence: 0.95,
    cwe: 'CWE-489',
    explanation:
      "Left in, the statement halts the program wherever a debugger is attached; Python's waits for input and so hangs a server.",
    fix: 'Remove it.',
    references: [
      'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Statements/debugger',
      'https://docs.python.org/3/library/functions.html#breakpoint',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /\bdebugger\b/,
    python: /breakpoint|set_trace|post_mortem|embed|wait_for_client/,
  },
  inTests: true,
  javascript: { debugger_statement: (node, file) => found(node, file, '`debugger` is left in.') },
  call(call, file) {
    if (file.dialect !== 'python') return null;
    const isStop =
      /^(?:breakpoint|(?:pdb|ipdb|pudb|rpdb|wdb|celery\.contrib\.rdb|remote_pdb)\.set_trace|pdb\.post_mortem|IPython\.embed|debugpy\.wait_for_client|pdb\.Pdb\(\)\.set_trace)$/.test(
        call.path,
      );
    return isStop && call.node.parent?.type === 'expression_statement'
      ? found(call.node, file, `\`${call.path}()\` is left in.`)
      : null;
  },
};

function found(node: Node, file: CodeFile, detail: string): Spot {
  const line = file.lines[node.row] ?? '';
  // Alone on its line, in a block with other statements, the line can go.
  const isAlone = line.trim().replace(/;$/, '') === node.text.replace(/;$/, '');
  const block = node.type === 'call' ? node.parent?.parent : node.parent;
  const hasOthers = block != null && kids(block).length > 1;
  return spot(node, node, detail, isAlone && hasOthers ? { replacement: '' } : {});
}

import { type Danger, dangerOf, says } from './on-danger';
import { expression } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import { follow } from './on-fixed';
import { type Rule, spot } from './on-rule';
import type { Node } from './on-tree';
import { constantOf } from './on-values';

const shells =
  /^(?:(?:child_process|node:child_process|cross-spawn)\.(?:exec|execSync)|shelljs\.exec|execa\.(?:command|commandSync|execaCommand|execaCommandSync)|os\.(?:system|popen)|commands\.getoutput|subprocess\.(?:getoutput|getstatusoutput)|asyncio\.create_subprocess_shell|popen2\.\w+)$/;
const programs =
  /^(?:child_process\.(?:spawn|spawnSync|execFile|execFileSync)|cross-spawn(?:\.sync)?|execa(?:\.execa|\.sync|\.execaSync)?|subprocess\.(?:run|call|check_call|check_output|Popen)|asyncio\.create_subprocess_exec|os\.(?:exec[lv]p?e?|spawn[lv]p?e?))$/;

export const rule: Rule = {
  info: {
    id: 'command-injection',
    title: 'A shell command is built from text that is not fixed',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-78',
    explanation:
      'A shell splits, expands and chains what it is given. A value with `;`, `$(…)` or a quote in it ends the intended command and starts another one, with the rights of this process.',
    fix: 'Start the program without a shell and hand it its arguments as a list: `execFile(program, [arg])` in Node.js, `subprocess.run([program, arg])` in Python. Where a shell is needed, quote every value (shlex.quote).',
    references: [
      'https://owasp.org/www-community/attacks/Command_Injection',
      'https://cwe.mitre.org/data/definitions/78.html',
      'https://nodejs.org/api/child_process.html#child_processexeccommand-options-callback',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /child_process|cross-spawn|shelljs|execa|\b(?:os|commands|subprocess|asyncio)\b|popen2/,
    python:
      /child_process|cross-spawn|shelljs|execa|\b(?:os|commands|subprocess|asyncio)\b|popen2|exec_command/,
  },
  call(call, file) {
    for (const text of commandsOf(call, file)) {
      const danger = dangerOf(text, call.node, file);
      if (danger === null || (danger.source === null && !isBuilt(danger, text, file))) continue;
      return spot(
        call.node,
        text,
        danger.detail,
        danger.source?.kind === 'request' ? { severity: 'critical' } : {},
      );
    }
    return null;
  },
};

/** Put together here; a command handed on whole by the caller is the caller's to judge. */
function isBuilt(danger: Danger, text: Node, file: CodeFile): boolean {
  if (!danger.joined) return expression(follow(text, file), file.dialect).kind === 'list';
  // A prefix that is itself a variable and nothing else known: `${command} ${args}` hands both on.
  return /[A-Za-z]{2}/.test(danger.known);
}

function commandsOf(call: Call, file: CodeFile): readonly Node[] {
  const first = call.args[0] ?? call.named.get('args') ?? call.named.get('cmd');
  if (first === undefined) return [];
  if (shells.test(call.path)) return [first];
  if (call.written === 'exec_command' && file.dialect === 'python') return [first];
  if (!programs.test(call.path)) return [];
  if (
    says(call, 'shell', true, file) ||
    says(call, 'shell', '/bin/bash', file) ||
    says(call, 'shell', '/bin/sh', file)
  ) {
    return call.args.slice(0, 2);
  }
  return afterShell(call, first, file);
}

/** `spawn('sh', ['-c', text])`, `subprocess.run(['bash', '-c', text])`. */
function afterShell(call: Call, first: Node, file: CodeFile): readonly Node[] {
  const list = [first, call.args[1]].flatMap((node) => {
    const found = node === undefined ? null : expression(follow(node, file), file.dialect);
    return found?.kind === 'list' ? [...found.items] : node === undefined ? [] : [node];
  });
  const program = constantOf(list[0] ?? first, file);
  if (
    typeof program !== 'string' ||
    !/(?:^|[/\\])(?:ba|z|da|k)?sh$|^(?:cmd|powershell)(?:\.exe)?$/.test(program)
  )
    return [];
  const at = list.findIndex((item) =>
    /^(?:-l?c|-ec|\/c|-Command)$/i.test(String(constantOf(item, file) ?? '')),
  );
  const text = at < 0 ? undefined : list[at + 1];
  return text === undefined ? [] : [text];
}

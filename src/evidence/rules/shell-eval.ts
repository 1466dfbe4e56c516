import { remembered } from './on-memory';
import { type Rule, spot } from './on-rule';
import { expansions, plain } from './on-shell';
import type { Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'shell-eval',
    title: 'The value of a variable is run as a command',
    critic: 'security',
    category: 'injection',
    severity: 'high',
    confidence: 0.75,
    cwe: 'CWE-78',
    explanation:
      '`eval` and `sh -c` read their text a second time: quotes, `;` and `$(…)` inside the value take effect. A file name or an argument can so become a command.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text shows this syntax
    fix: 'Call the command directly with quoted arguments (`"$@"`), keep several arguments in an array (`"${args[@]}"`), choose among known commands with `case`.',
    references: ['https://www.shellcheck.net/wiki/SC2294', 'https://cwe.mitre.org/data/definitions/78.html'],
  },
  languages: ['shell'],
  command(command, script) {
    const isShell = /^(?:ba|z|da|k)?sh$/.test(command.name);
    const at = isShell ? command.args.findIndex((arg) => /^-[a-z]*c$/.test(plain(arg))) : -1;
    const texts = command.name === 'eval' ? command.args : at >= 0 ? command.args.slice(at + 1, at + 2) : [];
    for (const text of texts) {
      if (text.type === 'raw_string') continue;
      // Output of a known program that prints settings: `eval "$(ssh-agent -s)"`.
      if (/^"?(?:\$\(|`)/.test(text.text)) continue;
      const open = expansions(text).find((one) => !isFixed(one.name, script));
      if (open !== undefined)
        return spot(command.node, text, `\`$${open.name}\` is read as part of a command.`);
    }
    return null;
  },
};

/** Set in this script, always to a literal. */
function isFixed(name: string, script: Parameters<NonNullable<Rule['command']>>[1]): boolean {
  if (/^[?#$!]$/.test(name)) return true;
  const all = script.assigned.get(name);
  return all !== undefined && areFixed(all);
}

const areFixed = remembered((all: readonly Node[]) =>
  all.every((one) => expansions(one).length === 0 && !/\$\(|`/.test(one.text)),
);

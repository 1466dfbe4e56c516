import { type Rule, spot } from './on-rule';
import { expansions, type ShellCommand } from './on-shell';
import { wordsOf } from './on-words';

const secretEnd =
  /(?:^| )(?:password|passwd|pwd|secret|token|api key|apikey|access key|secret key|private key|passphrase|credentials?)$/;

export const rule: Rule = {
  info: {
    id: 'shell-secret-printed',
    title: 'A secret is written to the log',
    critic: 'security',
    category: 'data-exposure',
    severity: 'medium',
    confidence: 0.75,
    cwe: 'CWE-532',
    explanation:
      'Logs are kept, copied and read by more people than the secret was meant for. Masking in CI catches only the exact text, not a part or another encoding of it.',
    fix: 'Do not print it. To show that it is set, print its length or `***`.',
    references: [
      'https://cwe.mitre.org/data/definitions/532.html',
      'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
    ],
  },
  languages: ['shell'],
  command(command) {
    if (command.name !== 'echo' && command.name !== 'printf') return null;
    if (command.next !== null || !isShown(command)) return null;
    const secret = command.args
      .flatMap(expansions)
      .find((one) => isSecret(one.name) && /^\$(?:\w+|\{\w+\})$/.test(one.node.text));
    const isMask = command.args.some((arg) => arg.text.includes('::add-mask::'));
    return secret === undefined || isMask
      ? null
      : spot(command.node, command.node, `\`$${secret.name}\` is printed.`);
  },
};

/** Not sent to a file or to another program, nor caught in a variable. */
function isShown(command: ShellCommand): boolean {
  for (let at = command.node.parent; at !== null; at = at.parent) {
    if (/^(?:command_substitution|process_substitution|herestring_redirect|pipeline)$/.test(at.type))
      return false;
    if (at.type === 'redirected_statement' && !/>\s*&\s*2|>\s*\/dev\/(?:stderr|stdout|tty)/.test(at.text))
      return false;
  }
  return true;
}

function isSecret(name: string): boolean {
  return secretEnd.test(wordsOf(name).join(' '));
}

import { type Rule, spot } from './on-rule';
import { plain, type ShellCommand } from './on-shell';
import { within } from './on-tree';

const loaders = new Set(['curl', 'wget', 'fetch']);
const shells = /^(?:ba|z|da|k|a)?sh$|^(?:python[0-9.]*|perl|ruby|node|php)$/;

export const rule: Rule = {
  info: {
    id: 'shell-download-and-run',
    title: 'A script is run straight from the network',
    critic: 'security',
    category: 'supply-chain',
    severity: 'medium',
    confidence: 0.85,
    cwe: 'CWE-494',
    explanation:
      'What the address serves at that moment is run with these rights, unseen: after a break-in there, or a broken download, something else than today.',
    fix: 'Download to a file, compare its SHA-256 with a value kept in the repository, then run it; or install a pinned version from a package manager.',
    references: [
      'https://cwe.mitre.org/data/definitions/494.html',
      'https://docs.github.com/actions/security-for-github-actions/security-guides/security-hardening-for-github-actions',
    ],
  },
  languages: ['shell'],
  command(command) {
    if (loaders.has(command.name) && toShell(command))
      return spot(
        command.node,
        command.next?.node ?? command.node,
        `What \`${addressOf(command)}\` serves is run.`,
      );
    const isShell =
      shells.test(command.name) ||
      command.name === 'eval' ||
      command.name === 'source' ||
      command.name === '.';
    if (!isShell) return null;
    const inner = command.args.find((arg) =>
      [...within(arg)].some(
        (node) =>
          /^(?:command_substitution|process_substitution)$/.test(node.type) &&
          /^(?:\$\(|<\(|`)\s*(?:curl|wget)\s/.test(node.text),
      ),
    );
    return inner === undefined ? null : spot(command.node, inner, 'What the address serves is run.');
  },
};

function toShell(command: ShellCommand): boolean {
  for (let next = command.next; next !== null; next = next.next) {
    const words = [next.name, ...next.args.map(plain)];
    if (shells.test(next.name))
      return /sh$/.test(next.name)
        ? !next.args.some((arg) => plain(arg) === '-c')
        : next.args.length === 0 || plain(next.args[0]) === '-';
    // `| sudo -E bash -`: options of sudo may stand between.
    if (next.name === 'sudo' && words.some((word) => shells.test(word))) return true;
    if (!/^(?:tee|cat|sed|tr|gunzip|gzip|zcat)$/.test(next.name)) return false;
  }
  return false;
}

function addressOf(command: ShellCommand): string {
  return command.args.map(plain).find((text) => /^https?:|\$|\./.test(text)) ?? command.name;
}

import { remembered } from './on-memory';
import { type Rule, spot } from './on-rule';
import { expansions, hasOption, plain, type Script } from './on-shell';
import type { Node } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'shell-unsafe-remove',
    title: 'An empty variable turns this into removing everything',
    critic: 'security',
    category: 'resources',
    severity: 'high',
    confidence: 0.75,
    cwe: 'CWE-73',
    explanation:
      'When the variable is empty or unset, `rm -rf "$dir/"*` means `rm -rf /*`. Without quotes a space or `*` in it removes other files too.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text shows this syntax
    fix: 'Let the script stop when the variable is empty: `rm -rf -- "${dir:?}/"*`, and quote it.',
    references: [
      'https://www.shellcheck.net/wiki/SC2115',
      'https://www.shellcheck.net/wiki/SC2086',
      'https://cwe.mitre.org/data/definitions/73.html',
    ],
  },
  languages: ['shell'],
  command(command, script) {
    if (
      command.name !== 'rm' ||
      !(hasOption(command, 'r', '--recursive') || hasOption(command, 'R', '--recursive'))
    )
      return null;
    for (const arg of command.args) {
      const found = danger(arg, script, command.node);
      if (found === null) continue;
      const isOneLine = command.node.row === command.node.endRow && command.node.parent?.type === 'program';
      const line = script.lines[command.node.row] ?? '';
      const mended = isOneLine ? line.replace(found.expansion, `\${${found.name}:?}`) : null;
      return spot(
        command.node,
        command.node,
        found.detail,
        mended !== null && found.isRooted && mended !== line ? { replacement: mended } : {},
      );
    }
    return null;
  },
};

function danger(arg: Node, script: Script, at: Node) {
  const all = expansions(arg).filter((one) => !one.guarded && /^[A-Za-z_]\w*$|^[1-9@*]$/.test(one.name));
  const first = all[0];
  if (first === undefined || isSet(first.name, script, at)) return null;
  const text = plain(arg).replaceAll('"', '');
  const rest = text.startsWith(first.node.text) ? text.slice(first.node.text.length) : null;
  const isRooted =
    rest !== null &&
    /^\/(?:\*|$|\.?\*|(?:bin|etc|usr|lib|home|var|boot|dev|opt|srv|root|sys|proc)(?:\/|$))/.test(rest);
  const isBare = !first.quoted && arg.type !== 'string';
  if (isRooted)
    return {
      name: first.name,
      expansion: first.node.text,
      isRooted,
      detail: `When \`${first.name}\` is empty this removes \`${rest}\`.`,
    };
  return isBare && !/^(?:PWD|TMPDIR|RUNNER_TEMP|GITHUB_WORKSPACE)$/.test(first.name)
    ? {
        name: first.name,
        expansion: first.node.text,
        isRooted,
        detail: `\`$${first.name}\` stands without quotes: spaces and wildcards in it remove other files.`,
      }
    : null;
}

/** Given a text that is not empty, or checked, before. */
function isSet(name: string, script: Script, at: Node): boolean {
  const all = script.assigned.get(name) ?? [];
  const isGiven = all[0] !== undefined && all[0].start < at.start && firstOpen(all) >= at.start;
  return isGiven || (checksIn(script).get(name) ?? Number.POSITIVE_INFINITY) <= at.start;
}

/** Where the first of the assignments stands that may give an empty text or several words. */
const firstOpen = remembered(
  (all: readonly Node[]) => all.find((one) => !isLiteral(one.text))?.start ?? Number.POSITIVE_INFINITY,
);

function isLiteral(text: string): boolean {
  return (
    /^[^=]*=(?:["']?[^"'$`\s(][^$`(]*|.*\$\(mktemp\b.*|["']?\$\{\w+:-[^}]+\}.*)$/s.test(text) &&
    !/\s/.test(text.replace(/\$\([^)]*\)/, '').trim())
  );
}

/** Where a variable is first asked whether it is empty. */
const checksIn = remembered((script: Script): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const questions = /\[\[?\s+-[nzd]\s+"?\$\{?(\w+|[@*])|:\s+"?\$\{(\w+|[@*]):?\?/g;
  for (const match of script.text.matchAll(questions)) {
    const name = match[1] ?? match[2] ?? '';
    if (!found.has(name)) found.set(name, match.index + match[0].length);
  }
  return found;
});

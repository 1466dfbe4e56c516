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
      const line = script.text.split('\n')[command.node.row] ?? '';
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
  const rest = text.startsWith(first.node.raw.text) ? text.slice(first.node.raw.text.length) : null;
  const isRooted =
    rest !== null &&
    /^\/(?:\*|$|\.?\*|(?:bin|etc|usr|lib|home|var|boot|dev|opt|srv|root|sys|proc)(?:\/|$))/.test(rest);
  const isBare = !first.quoted && arg.type !== 'string';
  if (isRooted)
    return {
      name: first.name,
      expansion: first.node.raw.text,
      isRooted,
      detail: `When \`${first.name}\` is empty this removes \`${rest}\`.`,
    };
  return isBare && !/^(?:PWD|TMPDIR|RUNNER_TEMP|GITHUB_WORKSPACE)$/.test(first.name)
    ? {
        name: first.name,
        expansion: first.node.raw.text,
        isRooted,
        detail: `\`$${first.name}\` stands without quotes: spaces and wildcards in it remove other files.`,
      }
    : null;
}

/** Given a text that is not empty, or checked, before. */
function isSet(name: string, script: Script, at: Node): boolean {
  const before = (script.assigned.get(name) ?? []).filter((one) => one.start < at.start);
  const isLiteral =
    before.length > 0 &&
    before.every(
      (one) =>
        /=(?:["']?[^"'$`\s(][^$`(]*|.*\$\(mktemp\b.*|["']?\$\{\w+:-[^}]+\}.*)$/s.test(one.raw.text) &&
        !/\s/.test(one.raw.text.replace(/\$\([^)]*\)/, '').trim()),
    );
  if (isLiteral) return true;
  const escaped = name.replace(/[@*]/g, '\\$&');
  const start = script.text.slice(0, at.start);
  return new RegExp(`(?:\\[\\[?\\s+(?:-[nzd]\\s+)"?\\$\\{?${escaped}\\b|:\\s+"?\\$\\{${escaped}:?\\?)`).test(
    start,
  );
}

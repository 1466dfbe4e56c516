import { type Rule, spot } from './on-rule';
import { plain, type Script } from './on-shell';
import { knownText, piecesOf } from './on-values';

const writing =
  /^(?:fs|fs\.promises|fs\/promises|fs-extra)\.(?:writeFile|createWriteStream|appendFile|open)(?:Sync)?$/;

export const rule: Rule = {
  info: {
    id: 'insecure-temporary-file',
    title: 'The name of a temporary file can be guessed',
    critic: 'security',
    category: 'resources',
    severity: 'medium',
    confidence: 0.8,
    cwe: 'CWE-377',
    explanation:
      'The folder for temporary files is open to all users of the machine. Someone who knows the name puts a file or a link there first: then their content is read, or the write lands in a file of yours.',
    fix: 'Let the system make the file: `mktemp`, `fs.mkdtemp`, `tempfile.NamedTemporaryFile` or `mkstemp`.',
    references: [
      'https://cwe.mitre.org/data/definitions/377.html',
      'https://owasp.org/www-community/vulnerabilities/Insecure_Temporary_File',
    ],
  },
  languages: ['javascript', 'python', 'shell'],
  needs: {
    javascript: /\bfs\b|mktemp|tmpnam|tempnam/,
    python: /\bopen\b|mktemp|tmpnam|tempnam/,
  },
  call(call, file) {
    if (/^(?:tempfile\.mktemp|os\.tmpnam|os\.tempnam)$/.test(call.path))
      return spot(
        call.node,
        call.node,
        `\`${call.path}\` only makes a name; the file can be put there by another before it is opened.`,
      );
    const target = call.args[0];
    if (target === undefined) return null;
    const isWrite =
      file.dialect === 'python'
        ? call.path === 'open' && /^['"][wax]/.test(call.args[1]?.text ?? '')
        : writing.test(call.path);
    if (!isWrite) return null;
    const known = knownText(piecesOf(target, file));
    const isShared = /^\/(?:tmp|var\/tmp)\/[^/]*$/.test(known) && !known.endsWith('/');
    const text = target.text;
    const isUnique = /random|uuid|mkdtemp|nanoid|token_hex/i.test(text);
    return isShared && !isUnique
      ? spot(
          call.node,
          target,
          `It stands in the shared folder under the name \`${known.replaceAll('\u0000', '…')}\`.`,
        )
      : null;
  },
  command(command, script) {
    const words = [...command.outputs, ...(command.name === 'tee' ? command.args : [])];
    for (const word of words) {
      const text = throughVariable(plain(word), script);
      const stepOnly = script.isStep && !/\$\$/.test(text);
      if (/^\/(?:tmp|var\/tmp)\/[^/]+$/.test(text) && !stepOnly && isGuessable(text, namesOf(text))) {
        return spot(
          command.node,
          word,
          `\`${text}\` stands in the shared folder under a name that others know.`,
        );
      }
    }
    return null;
  },
};

function isGuessable(text: string, names: readonly string[]): boolean {
  return (
    !/mktemp|\$\(|`|XXX/.test(text) &&
    names.every((name) => name === '$' || name === 'USER' || name === 'PPID' || name === 'UID')
  );
}

/** `$file` where the script sets it once. */
function throughVariable(text: string, script: Script): string {
  const name = /^\$\{?(\w+)\}?$/.exec(text)?.[1];
  const all = name === undefined ? undefined : script.assigned.get(name);
  const value = all?.length === 1 ? (all[0]?.text.replace(/^\w+=/, '') ?? text) : text;
  return value.replace(/^(["'])(.*)\1$/, '$2');
}

function namesOf(text: string): string[] {
  return [...text.matchAll(/\$\{?(\w+|\$)/g)].map((found) => found[1] ?? '');
}

import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { keyText } from './on-javascript';
import { type Rule, type Spot, spot } from './on-rule';
import { field, kids, type Node, says } from './on-tree';
import { constantOf } from './on-values';
import { wordsOf } from './on-words';

const passwordEnd = /(?:^| )(?:password|passwd|pwd|passphrase|passcode|pass|passwort)$/;
const secretEnd =
  /(?:^| )(?:secret|secret key|client secret|jwt secret|secret token|signing key|encryption key|private key|session secret|cookie secret|jwt key|secret access key|master key|hmac key)$/;
const tokenEnd =
  /(?:^| )(?:api key|apikey|access key|access token|auth token|api token|bearer token|token|auth key|service key|api secret|webhook secret|account key|refresh token)$/;
const placeholder =
  /^(?:x{3,}.*|\*+|\.+|-+|<.*>|\[.*\]|\{.*\}|\$\{.*|\{\{.*|%.*%|\$[A-Z_]+|.*(?:change[-_ ]?me|replace[-_ ]?me|your[-_ ]|example|placeholder|dummy|redacted|todo|fixme|insert|undefined|not[-_ ]set|foobar|env\.|lorem).*|(?:test|fake|sample|mock|demo|none|null|true|false|default|secret|password|passwd|token|key|string|text|hidden|required|bearer|basic|digest|admin|user|root|postgres|guest|empty)[-_]?\d{0,3})$/i;
const address = /^[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:@/]{1,100}:([^\s@/]{3,200})@([^\s/:?#]{1,200})/i;

export const rule: Rule = {
  info: {
    id: 'hardcoded-credentials',
    title: 'A password or key stands in the source',
    critic: 'security',
    category: 'secret',
    severity: 'high',
    confidence: 0.75,
    cwe: 'CWE-798',
    explanation:
      'Everyone who can read the repository, its history, its forks and its builds has this credential, and it cannot be changed without a release.',
    fix: 'Read it at run time from the environment or a secret store, and replace the one that stood here: it counts as known.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/798.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs:
    /pass|pwd|secret|token|jwt|jose|(?:signing|encryption|private|cookie|master|hmac|api|access|auth|service|account)[^A-Za-z0-9]*key|:\/\/[^\s@/]+@/i,
  javascript: {
    variable_declarator: (node, file) => judge(node, field(node, 'name'), field(node, 'value'), file),
    assignment_expression: (node, file) => judge(node, field(node, 'left'), field(node, 'right'), file),
    pair: (node, file) => judge(node, field(node, 'key'), field(node, 'value'), file),
    public_field_definition: (node, file) => judge(node, field(node, 'name'), field(node, 'value'), file),
    field_definition: (node, file) => judge(node, field(node, 'property'), field(node, 'value'), file),
    assignment_pattern: (node, file) => judge(node, field(node, 'left'), field(node, 'right'), file),
    binary_expression: (node, file) =>
      /^[!=]==?$/.test(field(node, 'operator')?.text ?? '') ? compared(node, file) : null,
    string: inAddress,
    call_expression: signing,
  },
  python: {
    assignment: (node, file) => judge(node, field(node, 'left'), field(node, 'right'), file),
    keyword_argument: (node, file) => judge(node, field(node, 'name'), field(node, 'value'), file),
    pair: (node, file) => judge(node, field(node, 'key'), field(node, 'value'), file),
    default_parameter: (node, file) => judge(node, field(node, 'name'), field(node, 'value'), file),
    typed_default_parameter: (node, file) => judge(node, field(node, 'name'), field(node, 'value'), file),
    comparison_operator: (node, file) =>
      node.children.some((child) => child.type === '==' || child.type === '!=') ? compared(node, file) : null,
    string: inAddress,
    call: signing,
  },
};

/** `jwt.sign(claims, 'literal')`. */
function signing(node: Node, file: CodeFile): Spot | null {
  // Most files sign nothing, and reading the calls costs the most.
  const call = says(file.root, /jsonwebtoken|jwt|jose/i) ? file.callAt.get(node) : undefined;
  const key = call?.args[1];
  if (
    call === undefined ||
    key === undefined ||
    key.type === 'identifier' ||
    !/(?:^|\.)(?:jsonwebtoken|jwt|jose|JWT)\.(?:sign|verify|encode|decode)$/.test(call.path)
  )
    return null;
  const value = constantOf(key, file);
  if (typeof value !== 'string' || value.length < 4 || /^-----BEGIN PUBLIC|^(?:HS|RS|ES)\d+$/.test(value))
    return null;
  return hit(key, key, value, 'The key that signs tokens is a literal.');
}

function nameIn(target: Node): string {
  const inner =
    field(target, 'property') ??
    field(target, 'attribute') ??
    field(target, 'subscript') ??
    field(target, 'index') ??
    target;
  return inner.type === 'string' ? keyText(inner) : inner.text;
}

function judge(node: Node, target: Node | null, value: Node | null, file: CodeFile): Spot | null {
  if (target === null || value === null || isSample(file)) return null;
  const found = expression(value, file.dialect);
  const literal = literalOf(value, file);
  if (literal === null || found.kind === 'name') return null;
  const name = nameIn(target);
  const words = wordsOf(name).join(' ');
  const isCall = /(?:session|jwt|passport|strategy|cookie|sign)/i.test(
    node.parent?.parent?.parent?.text.slice(0, 60) ?? '',
  );
  return isCredential(words, literal, isCall)
    ? hit(node, value, literal, `\`${name}\` is given a literal.`)
    : null;
}

/** The literal itself, or the fallback of `process.env.X || 'literal'` and `os.environ.get('X', 'literal')`. */
function literalOf(value: Node, file: CodeFile): string | null {
  const found = expression(value, file.dialect);
  if (found.kind === 'constant') return typeof found.value === 'string' ? found.value : null;
  if (found.kind === 'choice') {
    const last = found.options.at(-1);
    return last === undefined || found.options.length < 2 ? null : literalOf(last, file);
  }
  if (found.kind !== 'call') return null;
  const isLookup = /(?:environ\.get|getenv|config)\($/.test(`${found.callee.text}(`);
  const last = found.args[1] ?? found.named.get('default');
  if (isLookup && last !== undefined) return literalOf(last, file);
  return /^(?:Buffer\.from|bytes)$/.test(found.callee.text) && found.args[0] !== undefined
    ? literalOf(found.args[0], file)
    : null;
}

function isSample(file: CodeFile): boolean {
  return /(?:^|\/)(?:examples?|samples?|docs?|demos?|fixtures|stories|locales?|i18n|lang|translations?|benchmarks?)\/|\.(?:sample|example)\./i.test(
    file.path,
  );
}

function isCredential(words: string, value: string, isSecretCall: boolean): boolean {
  if (value.length < 5 || value.length > 500 || placeholder.test(value) || /^\W+$/.test(value)) return false;
  const isPassword = passwordEnd.test(words);
  const isSecret = secretEnd.test(words);
  if (!isPassword && !isSecret && !tokenEnd.test(words)) return false;
  if (/\s/.test(value.trim())) return isSecret && isSecretCall;
  if (/^(?:https?:|\/|\.|#|@)|[<>(){}]|^\w+\[/.test(value) && !/[!$%^&*]/.test(value)) return false;
  const isPlainWord = /^[A-Za-z]+(?:[-_. ][A-Za-z]+)*$/.test(value) && value.split('-').length < 4;
  if (isPassword)
    return !(
      isPlainWord &&
      (/pass|pwd|confirm|current|field|input|text|error|invalid|missing|new|old|reset|forgot/i.test(value) ||
        value.length < 6)
    );
  if (isSecret)
    return (
      !(isPlainWord && /key|secret|token|name|field|header|id$/i.test(value) && !isSecretCall) &&
      value.length >= 6
    );
  // A token or key: long, with digits; otherwise it is more likely a name of one.
  return (
    value.length >= 10 &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    !/^[a-z]+(?:[-_.:][a-z]+)+\d?$/.test(value)
  );
}

function compared(node: Node, file: CodeFile): Spot | null {
  const [left, right] = kids(node);
  if (left === undefined || right === undefined || isSample(file)) return null;
  for (const [name, value] of [
    [left, right],
    [right, left],
  ] as const) {
    const literal = literalOf(value, file);
    if (
      literal === null ||
      !/^(?:identifier|member_expression|attribute|subscript|subscript_expression)$/.test(name.type)
    )
      continue;
    const words = wordsOf(nameIn(name)).join(' ');
    if (
      /(?:^| )(?:password|passwd|pwd|passphrase|api key|secret)$/.test(words) &&
      isCredential(words, literal, false)
    ) {
      return hit(node, value, literal, `\`${name.text}\` is compared with a literal.`);
    }
  }
  return null;
}

function inAddress(node: Node, file: CodeFile): Spot | null {
  if (isSample(file) || node.end - node.start > 400 || !node.text.includes('@')) return null;
  const found = expression(node, file.dialect);
  const match =
    found.kind === 'constant' && typeof found.value === 'string' ? address.exec(found.value) : null;
  const [, secret = '', host = ''] = match ?? [];
  if (
    secret === '' ||
    placeholder.test(secret) ||
    /^(?:pass(?:word)?|pw|pwd|secret|user|username)$/i.test(secret) ||
    /[{}$<>%]/.test(secret)
  )
    return null;
  if (
    /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|example\.|host$|.*\.(?:example|test|invalid|local)$|.*example\.(?:com|org|net)$)/i.test(
      host,
    )
  )
    return null;
  return hit(node, node, secret, 'The address holds a password.');
}

function hit(from: Node, to: Node, secret: string, detail: string): Spot {
  return spot(from, to, detail, { secrets: [secret] });
}

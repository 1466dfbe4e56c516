import { type Call, type CodeFile, spend } from './on-file';
import { type Rule, spot } from './on-rule';
import { above, type Node } from './on-tree';
import { constantOf } from './on-values';
import { purposesOf, wordsOf } from './on-words';

const broken = /^(?:md5|md4|md2|sha-?1|rsa-md5|rsa-sha1)$/i;
const fast = /^(?:sha-?(?:224|256|384|512)|sha3.*)$/i;
const secretWord = new Set([
  'password',
  'passwd',
  'pwd',
  'passphrase',
  'passcode',
  'pin',
  'credential',
  'credentials',
  'pass',
  'pw',
]);
const statements = new Set([
  'expression_statement',
  'lexical_declaration',
  'variable_declaration',
  'return_statement',
  'assignment',
  'if_statement',
]);

export const rule: Rule = {
  info: {
    id: 'weak-password-hash',
    title: 'A password is kept with a fast hash',
    critic: 'security',
    category: 'cryptography',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-916',
    explanation:
      'MD5, SHA-1 and their faster cousins are made to be quick: a graphics card tries billions of guesses a second, so a stolen table of such hashes is a table of passwords.',
    fix: 'Use a slow, salted password hash: scrypt (`crypto.scrypt`, `hashlib.scrypt`), argon2 or bcrypt.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/916.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: /hash|crypto|md5|sha1/i,
  call(call, file) {
    const algorithm = algorithmOf(call, file);
    if (algorithm === null || !(broken.test(algorithm) || fast.test(algorithm))) return null;
    if (constantOf(call.named.get('usedforsecurity') ?? call.node, file) === false) return null;
    const name = passwordAt(call, file);
    if (name === null) return null;
    return spot(
      call.node,
      call.node,
      `\`${name}\` is hashed with ${algorithm}, which is made to be fast.`,
      broken.test(algorithm) ? {} : { severity: 'medium' },
    );
  },
};

function algorithmOf(call: Call, file: CodeFile): string | null {
  const first = call.args[0];
  if (/(?:^|\.)(?:crypto\.createHash|hashlib\.new)$|^crypto\.hash$/.test(call.path)) {
    const value = first === undefined ? undefined : constantOf(first, file);
    return typeof value === 'string' ? value : null;
  }
  const python =
    /^hashlib\.(md5|sha1|sha224|sha256|sha384|sha512)$|^Crypto(?:dome)?\.Hash\.(MD5|SHA1?)\.new$/.exec(
      call.path,
    );
  if (python !== null) return python[1] ?? python[2] ?? null;
  const library = /^(?:crypto-js|CryptoJS)\.(MD5|SHA1|SHA256)$|^(md5|sha1|js-sha1|blueimp-md5)$/.exec(
    call.path,
  );
  return library === null ? null : (library[1] ?? library[2] ?? '').replace('js-', '');
}

/** The password's name in the statement, in what the hash is fed, or in the function around. */
function passwordAt(call: Call, file: CodeFile): string | null {
  const purposes = purposesOf(call.node, file);
  const statement = above(call.node, statements);
  const fed = statement === null || statement.type === 'if_statement' ? call.node : statement;
  const texts = fed.end - fed.start > 400 ? [] : (fed.text.match(/[A-Za-z_]\w*/g) ?? []);
  const later = variableFed(call.node, file);
  return [...texts, ...later, ...purposes.slice(0, 3)].find(isPassword) ?? null;
}

function isPassword(name: string): boolean {
  const words = wordsOf(name);
  return (
    words.some((word) => secretWord.has(word)) &&
    !words.some((word) => /^(?:reset|url|field|policy|cache|etag|hint|length)$/.test(word))
  );
}

/** `const h = createHash('md5'); h.update(password)`. */
function variableFed(node: Node, file: CodeFile): string[] {
  const parent = node.parent?.type === 'await_expression' ? node.parent.parent : node.parent;
  const name =
    parent?.type === 'variable_declarator' || parent?.type === 'assignment'
      ? (parent.children[0]?.text ?? '')
      : '';
  if (name === '') return [];
  const calls = file.callsOn.get(name) ?? [];
  if (!spend(file, calls.length)) return [];
  return calls
    .filter((call) => call.written === 'update' && call.node.start > node.start)
    .slice(0, 3)
    .flatMap((call) => call.args.flatMap((arg) => arg.text.slice(0, 400).match(/[A-Za-z_]\w*/g) ?? []));
}

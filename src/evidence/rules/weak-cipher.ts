import { option } from './on-danger';
import { expression } from './on-expressions';
import type { Call, CodeFile } from './on-file';
import { follow } from './on-fixed';
import { pathOf } from './on-paths';
import { type Rule, spot } from './on-rule';
import type { Node } from './on-tree';
import { constantOf, isConstant } from './on-values';

const weak = /^(?:des|des3|des-|rc4|rc2|bf|blowfish|idea|seed|cast5?)(?:$|-)|-ecb$|^(?:arcfour)/i;

export const rule: Rule = {
  info: {
    id: 'weak-cipher',
    title: 'Encryption that can be broken',
    critic: 'security',
    category: 'cryptography',
    severity: 'high',
    confidence: 0.9,
    cwe: 'CWE-327',
    explanation:
      'DES, RC4 and short keys are broken by ordinary computers; ECB shows where equal blocks stand; a fixed initialisation vector shows which messages start alike.',
    fix: 'Use an authenticated cipher with a random nonce for every message: `aes-256-gcm` or `chacha20-poly1305`, AESGCM of cryptography. RSA keys of 3072 bits or more.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/327.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: {
    javascript: /crypto/i,
    python: /crypto|modes|algorithms|generate_private_key|PublicKey/i,
  },
  call(call, file) {
    const why = file.dialect === 'python' ? pythonWhy(call, file) : javascriptWhy(call, file);
    return why === null ? null : spot(call.node, call.node, why);
  },
};

function javascriptWhy(call: Call, file: CodeFile): string | null {
  if (/^crypto\.create(?:Dec|C)ipher$/.test(call.path))
    return `\`${call.method}\` makes the key and vector from the password without salt; it was removed from Node.js.`;
  const first = call.args[0] === undefined ? undefined : constantOf(call.args[0], file);
  if (/^crypto\.create(?:Dec|C)ipheriv$/.test(call.path)) {
    if (typeof first === 'string' && weak.test(first)) return `The cipher is \`${first}\`.`;
    const vector = call.args[2];
    const isFixed = call.method === 'createCipheriv' && vector !== undefined && isFixedVector(vector, file);
    return isFixed ? 'The initialisation vector is the same for every message.' : null;
  }
  if (/^(?:crypto-js|CryptoJS)\.(?:DES|TripleDES|RC4|Rabbit)\.(?:en|de)crypt$/.test(call.path))
    return `The cipher is ${call.path.split('.')[1]}.`;
  if (/^(?:crypto-js|CryptoJS)\.AES\.(?:en|de)crypt$/.test(call.path)) {
    const mode = option(call.args[2], 'mode', file);
    return mode !== null && /\.ECB$/.test(pathOf(mode, file)) ? 'ECB encrypts equal blocks alike.' : null;
  }
  if (!/^crypto\.generateKeyPair(?:Sync)?$/.test(call.path) || (first !== 'rsa' && first !== 'dsa'))
    return null;
  const size = option(call.args[1], 'modulusLength', file);
  const bits = size === null ? undefined : constantOf(size, file);
  return typeof bits === 'number' && bits < 2048 ? `A key of ${bits} bits is too short.` : null;
}

/** A literal, `Buffer.from('…')`, `Buffer.alloc(16)`; not what is filled with random bytes later. */
function isFixedVector(vector: Node, file: CodeFile): boolean {
  const found = expression(follow(vector, file), file.dialect);
  if (found.kind === 'constant') return typeof found.value === 'string' && found.value !== '';
  if (found.kind !== 'call' || file.text.includes('randomFill')) return false;
  return (
    /^Buffer\.(?:from|alloc)$/.test(pathOf(found.callee, file)) &&
    found.args.every((arg) => isConstant(arg, file))
  );
}

function pythonWhy(call: Call, file: CodeFile): string | null {
  const cipher = /^Crypto(?:dome)?\.Cipher\.(DES3?|ARC[24]|Blowfish|CAST)\.new$/.exec(call.path)?.[1];
  if (cipher !== undefined) return `The cipher is ${cipher}.`;
  if (/^Crypto(?:dome)?\.Cipher\.AES\.new$/.test(call.path)) {
    const mode = call.args[1] ?? call.named.get('mode');
    return mode !== undefined && /\.MODE_ECB$/.test(pathOf(mode, file))
      ? 'ECB encrypts equal blocks alike.'
      : null;
  }
  if (/(?:^|\.)modes\.ECB$/.test(call.path)) return 'ECB encrypts equal blocks alike.';
  const algorithm = /(?:^|\.)algorithms\.(ARC4|TripleDES|Blowfish|IDEA|CAST5|SEED)$/.exec(call.path)?.[1];
  if (algorithm !== undefined) return `The cipher is ${algorithm}.`;
  const size = /(?:^|\.)(?:rsa|dsa)\.generate_private_key$/.test(call.path)
    ? (call.named.get('key_size') ?? call.args[1])
    : /PublicKey\.(?:RSA|DSA)\.generate$/.test(call.path)
      ? call.args[0]
      : undefined;
  const bits = size === undefined ? undefined : constantOf(size, file);
  return typeof bits === 'number' && bits < 2048 ? `A key of ${bits} bits is too short.` : null;
}

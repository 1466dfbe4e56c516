import { type Rule, spot } from './on-rule';
import { purposesOf, wordsOf } from './on-words';

const python =
  /^random\.(?:random|randint|randrange|choice|choices|sample|getrandbits|randbytes|uniform|shuffle)$/;
const secretWords = new Set([
  'token',
  'tokens',
  'secret',
  'password',
  'passwd',
  'pwd',
  'otp',
  'nonce',
  'salt',
  'csrf',
  'xsrf',
  'apikey',
  'passcode',
  'pin',
  'credential',
  'credentials',
  'sessionid',
  'passphrase',
  'totp',
  'captcha',
]);
const secretPairs =
  /(?:session (?:id|key)|api key|(?:reset|verification|invite|invitation|activation|confirmation|recovery|auth|access|login|security|coupon|voucher|verify|confirm) (?:code|key|link|id)|private key|encryption key|secret key|signing key|auth code|sid$)/;
const innocent =
  /\b(?:tokenize|tokenizer|tokens per|token count|token index|max tokens?|prompt|mock|fake|sample tokens?|temperature)\b/;

export const rule: Rule = {
  info: {
    id: 'insecure-random',
    title: 'A secret is made with guessable random numbers',
    critic: 'security',
    category: 'cryptography',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-338',
    explanation:
      'These generators are made for games and statistics: from a few outputs their state, and with it every earlier and later value, can be worked out. A token made so can be guessed.',
    fix: "Take secrets from the system's generator: `crypto.randomBytes`, `crypto.randomUUID`, `crypto.getRandomValues` in JavaScript, the `secrets` module in Python.",
    references: [
      'https://cwe.mitre.org/data/definitions/338.html',
      'https://developer.mozilla.org/docs/Web/API/Crypto/getRandomValues',
      'https://docs.python.org/3/library/secrets.html',
    ],
  },
  languages: ['javascript', 'python'],
  needs: /\brandom\b/,
  call(call, file) {
    const isRandom = file.dialect === 'python' ? python.test(call.path) : call.path === 'Math.random';
    if (!isRandom) return null;
    const purpose = purposesOf(call.node, file).find(isSecret);
    return purpose === undefined
      ? null
      : spot(call.node, call.node, `\`${purpose}\` is made with \`${call.path}\`, which can be predicted.`);
  },
};

function isSecret(name: string): boolean {
  const words = wordsOf(name);
  const text = words.join(' ');
  return !innocent.test(text) && (words.some((word) => secretWords.has(word)) || secretPairs.test(text));
}

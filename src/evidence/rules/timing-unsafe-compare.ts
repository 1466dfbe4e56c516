import { expression } from './on-expressions';
import type { CodeFile } from './on-file';
import { follow } from './on-fixed';
import { pathOf } from './on-paths';
import { shorten } from './on-requests';
import { type Rule, type Spot, spot } from './on-rule';
import { taintOf } from './on-taint';
import { field, kids, type Node, says, within } from './on-tree';
import { wordsOf } from './on-words';

const made =
  /createHmac\(\)(?:\.update\(\))*\.digest\(\)|(?:^|\.)hmac\.(?:new|HMAC)\(\)\.(?:hex)?digest\(\)|^hmac\.digest\(\)|CryptoJS\.Hmac\w+\(\)|crypto-js\.Hmac\w+\(\)/;
const secretName =
  /\b(?:signature|sig|hmac|mac|digest|csrf|api key|apikey|secret|webhook token|auth token|api token|access token)$/;
const expectedName = /\b(?:expected|computed|calculated|secret|env|config|settings|process)\b/;

export const rule: Rule = {
  info: {
    id: 'timing-unsafe-compare',
    title: 'A secret is compared in a way that leaks it',
    critic: 'security',
    category: 'cryptography',
    severity: 'medium',
    confidence: 0.8,
    cwe: 'CWE-208',
    explanation:
      '`==` stops at the first difference, so the time of the answer tells how many leading characters were right. With enough tries a valid signature or key is found character by character.',
    fix: 'Compare with `crypto.timingSafeEqual` (on buffers of equal length) or `hmac.compare_digest`.',
    references: [
      'https://nodejs.org/api/crypto.html#cryptotimingsafeequala-b',
      'https://docs.python.org/3/library/hmac.html#hmac.compare_digest',
      'https://cwe.mitre.org/data/definitions/208.html',
    ],
  },
  languages: ['javascript', 'python'],
  // The words of `secretName`, in every way of writing that is read as such.
  needs:
    /[hH]mac|HMAC|[sS]ignature|SIGNATURE|(?:Sig|Mac|(?<![a-z])(?:sig|mac))(?![a-z])|SIG|MAC|[dD]igest|DIGEST|[cC]srf|CSRF|[aA][pP][iI][^A-Za-z0-9]*[kK][eE][yY]|[sS]ecret|SECRET|[tT]oken|TOKEN/,
  javascript: {
    binary_expression: (node, file) =>
      /^[!=]==?$/.test(field(node, 'operator')?.text ?? '') ? judge(node, file) : null,
  },
  python: {
    comparison_operator: (node, file) =>
      node.children.some((child) => child.type === '==' || child.type === '!=') ? judge(node, file) : null,
  },
};

function judge(node: Node, file: CodeFile): Spot | null {
  const [left, right] = kids(node);
  if (left === undefined || right === undefined || isPlain(left) || isPlain(right)) return null;
  const keyed = [left, right].find((side) => isKeyedHash(side, file));
  if (keyed !== undefined) {
    return spot(node, node, `\`${shorten(keyed)}\` is a keyed hash, compared character by character.`);
  }
  for (const [given, wanted] of [
    [left, right],
    [right, left],
  ] as const) {
    const name = words(given);
    if (!secretName.test(name) && !secretName.test(words(wanted))) continue;
    if (taintOf(given, file)?.kind !== 'request') continue;
    const path = wordsOf(pathOf(wanted, file)).join(' ');
    if (
      expectedName.test(words(wanted)) ||
      expectedName.test(path) ||
      /^[A-Z][A-Z0-9_]+$/.test(wanted.text)
    ) {
      return spot(
        node,
        node,
        `\`${given.text.slice(0, 60)}\` comes from the request and is compared with a secret.`,
      );
    }
  }
  return null;
}

/** Made by an HMAC here, also inside a template: `sha256=${…}`. */
function isKeyedHash(side: Node, file: CodeFile): boolean {
  if (!says(file.root, /hmac/i)) return false;
  if (made.test(pathOf(side, file))) return true;
  const behind = follow(side, file);
  if (behind.end - behind.start > 400 || expression(behind, file.dialect).kind !== 'join') return false;
  return [...within(behind)].some(
    (one) => /^(?:call_expression|call)$/.test(one.type) && made.test(pathOf(one, file)),
  );
}

function words(node: Node): string {
  return wordsOf(node.text.slice(0, 120)).join(' ');
}

/** Literals, and questions such as `typeof` and lengths. */
function isPlain(node: Node): boolean {
  return (
    /^(?:string|number|null|undefined|true|false|none|integer|unary_expression)$/.test(node.type) ||
    /\.(?:length|byteLength)$|^undefined$|^len\(/.test(node.text)
  );
}

/**
 * Credentials that are none, made at run time so that no scanner takes this repository's source for a leak.
 * The same number gives the same value.
 */
export function madeUp(
  length: number,
  alphabet = letters + letters.toUpperCase() + digits,
  seed = 1,
): string {
  let state = seed * 2654435761;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    text += alphabet[(state >>> 8) % alphabet.length];
  }
  return text;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const upper = letters.toUpperCase() + digits;
const base64 = `${letters + letters.toUpperCase() + digits}+/`;

/** One of each form, by the kind that a redacted text names. */
export function madeUpTokens(seed = 1): Record<string, string> {
  const mixed = (length: number) => `7${madeUp(length - 1, undefined, seed)}`;
  return {
    'github-token': `gh${'p'}_${mixed(36)}`,
    'npm-token': `np${'m'}_${mixed(36)}`,
    'gitlab-token': `gl${'pat'}-${mixed(20)}`,
    'aws-access-key-id': `AK${'IA'}${madeUp(16, upper, seed)}`,
    'slack-token': `xo${'xb'}-${madeUp(12, digits, seed)}-${mixed(24)}`,
    'google-api-key': `AI${'za'}${mixed(35)}`,
    'openai-key': `s${'k'}-${mixed(48)}`,
    'anthropic-key': `s${'k'}-ant-api03-${mixed(93)}AA`,
    'stripe-key': `s${'k'}_live_${mixed(24)}`,
    'sendgrid-key': `S${'G'}.${mixed(22)}.${mixed(43)}`,
    jwt: `ey${'J'}${mixed(30)}.ey${'J'}${mixed(60)}.${mixed(43)}`,
  };
}

/** A private key in PEM form with lines of 64 characters, as `openssl` writes one. */
export function madeUpKey(kind = 'RSA ', lines = 12, seed = 1): string {
  const body = `MIIE${madeUp(64 * lines - 30, base64, seed)}`;
  const wrapped = body.match(/.{1,64}/g) ?? [];
  return [
    `-----BEGIN ${kind}PRIVATE${' '}KEY-----`,
    ...wrapped,
    `-----END ${kind}PRIVATE${' '}KEY-----`,
  ].join('\n');
}

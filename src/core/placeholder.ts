/** Words that people write into a credential that is none. Each is too long to stand in a random one. */
const word =
  /example|sample|placeholder|dummy|change[-_ ]?me|replace[-_ ]?(?:me|with)|redacted|insert[-_ ]|your[-_a-z]|fake|notreal|not[-_]a[-_]|lorem|foobar|deadbeef|x{4}|\*{3}|\.{3}|[<>]|\$\{|\{\{/i;
/** Values that the issuers' own documentation shows, without their prefix. */
const documented = [
  '4eC39HqLyjWDarjtT1zdp7dc',
  'BQokikJOvBiI2HlWgH4olfQ2',
  '16C7e42F292c6912E7710c838347Ae178B4a',
];
/** Bits a character; made-up values such as `aaaa…` or `1212…` lie below, random ones of any alphabet above. */
const leastEntropy = 2.5;
const longestSequence = 8;

/** True for a value with the form of a credential that stands for one only: documentation, templates, tests. */
export function isPlaceholder(value: string): boolean {
  if (word.test(value) || documented.some((known) => value.endsWith(known))) return true;
  return hasSequence(value) || (value.length >= 16 && entropy(value) < leastEntropy);
}

const commonPassword =
  /^(?:pass(?:word|wd|w0rd|phrase)?|my[-_]?pass(?:word)?|p[a@4]ss\w{0,6}|pw|pwd|secret|s3cret|token|user(?:name)?|admin|root|guest|test(?:ing|er|pass|user)?|demo|dev|local|postgres(?:ql)?|mysql|mongo(?:db)?|redis|rabbitmq|app|db|database|foo|bar|baz|qux|hunter|letmein|qwerty|abc|abcd|x|y|a|b|xyz|none|null|x-oauth-basic|x-access-token)?[-_]?\d{0,6}!?$/i;
const reservedHost =
  /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|0\.0\.0\.0|\[?::1\]?|host(?:name)?|server|domain|[\w.-]{0,100}\bexample\.(?:com|org|net|edu|io)|[\w.-]{0,100}\.(?:example|test|invalid|localhost)|(?:my|your|some)[\w-]{0,60}(?:\.\w{1,10})?|domain\.\w{1,10}|host\.\w{1,10}|test\.com|foo\.\w{1,10}|bar\.\w{1,10})$/i;

/** True for `user:password@host` of documentation and tests: a common password, or a host that can be nobody's. */
export function isExampleLogin(user: string, password: string, host: string): boolean {
  return (
    password === user || commonPassword.test(password) || reservedHost.test(host) || isPlaceholder(password)
  );
}

/** True when neighbours in the alphabet stand in a row, as in `12345678` and `abcdefgh`. */
function hasSequence(value: string): boolean {
  let length = 1;
  for (let at = 1; at < value.length; at += 1) {
    length = value.charCodeAt(at) - value.charCodeAt(at - 1) === 1 ? length + 1 : 1;
    if (length >= longestSequence) return true;
  }
  return false;
}

function entropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

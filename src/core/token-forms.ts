/** A credential that is known by how it begins. */
export interface TokenForm {
  kind: string;
  prefix: string;
  /** How many characters of `of` must follow the prefix. */
  least: number;
  of: Alphabet;
  /** True when one of the characters up to the end must be a digit: words joined by `-` or `_` have none. */
  digit?: true;
  /** True when no letter or digit may stand before the prefix. */
  edge?: true;
  /** `may`: two more parts may follow, each behind a dot; `must`: they must. */
  dotted?: 'may' | 'must';
}
type Alphabet = 'alnum' | 'upper' | 'hex' | 'run';

const ofAlphabet: Record<Alphabet, RegExp> = {
  alnum: /^[A-Za-z0-9]+$/,
  upper: /^[A-Z0-9]+$/,
  hex: /^[A-Fa-f0-9]+$/,
  run: /^[A-Za-z0-9_-]+$/,
};

const github = { kind: 'github-token', least: 36, of: 'run', digit: true, dotted: 'may' } as const;
const slack = { kind: 'slack-token', least: 20, of: 'run', digit: true } as const;
const stripe = { kind: 'stripe-key', least: 16, of: 'alnum' } as const;
const aws = { kind: 'aws-access-key-id', least: 16, of: 'upper' } as const;
const shopify = { kind: 'shopify-token', least: 32, of: 'hex' } as const;

/** Forms as their makers publish them, longest prefix first where one begins like another. */
const forms: readonly TokenForm[] = [
  { ...github, prefix: 'github_pat_', least: 22 },
  { ...github, prefix: 'ghp_' },
  { ...github, prefix: 'gho_' },
  { ...github, prefix: 'ghu_' },
  { ...github, prefix: 'ghs_' },
  { ...github, prefix: 'ghr_' },
  { kind: 'gitlab-token', prefix: 'glpat-', least: 20, of: 'run' },
  { kind: 'npm-token', prefix: 'npm_', least: 36, of: 'alnum' },
  { kind: 'pypi-token', prefix: 'pypi-AgE', least: 40, of: 'run' },
  { ...aws, prefix: 'AKIA' },
  { ...aws, prefix: 'ASIA' },
  { ...slack, prefix: 'xoxa-' },
  { ...slack, prefix: 'xoxb-' },
  { ...slack, prefix: 'xoxe-' },
  { ...slack, prefix: 'xoxo-' },
  { ...slack, prefix: 'xoxp-' },
  { ...slack, prefix: 'xoxr-' },
  { ...slack, prefix: 'xoxs-' },
  { ...slack, prefix: 'xapp-' },
  { kind: 'google-api-key', prefix: 'AIza', least: 35, of: 'run' },
  { kind: 'google-oauth-secret', prefix: 'GOCSPX-', least: 24, of: 'run' },
  { kind: 'anthropic-key', prefix: 'sk-ant-', least: 20, of: 'run' },
  { kind: 'openai-key', prefix: 'sk-', least: 20, of: 'run', digit: true, edge: true },
  { ...stripe, prefix: 'sk_live_' },
  { ...stripe, prefix: 'sk_test_' },
  { ...stripe, prefix: 'rk_live_' },
  { ...stripe, prefix: 'rk_test_' },
  { ...stripe, prefix: 'whsec_', least: 24 },
  { ...shopify, prefix: 'shpat_' },
  { ...shopify, prefix: 'shpca_' },
  { ...shopify, prefix: 'shppa_' },
  { ...shopify, prefix: 'shpss_' },
  { kind: 'sendgrid-key', prefix: 'SG', least: 0, of: 'run', edge: true, dotted: 'must' },
  { kind: 'huggingface-token', prefix: 'hf_', least: 34, of: 'alnum', edge: true },
  { kind: 'groq-key', prefix: 'gsk_', least: 50, of: 'alnum', edge: true },
  { kind: 'digitalocean-token', prefix: 'dop_v1_', least: 64, of: 'hex' },
  { kind: 'docker-token', prefix: 'dckr_pat_', least: 27, of: 'run' },
  { kind: 'databricks-token', prefix: 'dapi', least: 32, of: 'hex', edge: true },
  { kind: 'grafana-token', prefix: 'glc_', least: 32, of: 'alnum' },
  { kind: 'grafana-token', prefix: 'glsa_', least: 32, of: 'alnum' },
  { kind: 'linear-key', prefix: 'lin_api_', least: 32, of: 'run' },
  { kind: 'notion-token', prefix: 'ntn_', least: 46, of: 'alnum' },
  { kind: 'figma-token', prefix: 'figd_', least: 40, of: 'run' },
  { kind: 'tailscale-key', prefix: 'tskey-', least: 20, of: 'run', digit: true },
  { kind: 'jwt', prefix: 'eyJ', least: 10, of: 'run', dotted: 'must' },
];
const byPrefix = new Map(forms.map((form) => [form.prefix, form]));
const anyPrefix = new RegExp(forms.map((form) => form.prefix).join('|'), 'g');

export interface TokenPlace {
  kind: string;
  start: number;
  /** Behind the last character; nothing that could belong to the token follows. */
  end: number;
}

/**
 * Tokens of the known forms, in order, without overlaps. Each runs up to the end of its word, so that
 * no rest of it stays behind. Linear in the text: the end of a word is looked for once.
 */
export function findTokens(text: string): TokenPlace[] {
  const places: TokenPlace[] = [];
  let word: Word | null = null;
  let from = 0;
  for (const match of text.matchAll(anyPrefix)) {
    const start = match.index;
    const form = byPrefix.get(match[0]);
    if (form === undefined || start < from) continue;
    if (word === null || start >= word.end) word = wordAround(text, start);
    const end = tokenEnd(text, start, form, word);
    if (end === null) continue;
    places.push({ kind: form.kind, start, end });
    from = end;
  }
  return places;
}

interface Word {
  end: number;
  lastDigit: number;
  /** Behind two more parts that follow with dots; null when they do not. */
  dottedEnd: number | null;
}

function tokenEnd(text: string, start: number, form: TokenForm, word: Word): number | null {
  const behind = start + form.prefix.length;
  if (form.edge && start > 0 && /[A-Za-z0-9]/.test(text.charAt(start - 1))) return null;
  if (word.end - behind < form.least || (form.digit && word.lastDigit < behind)) return null;
  if (form.least > 0 && !ofAlphabet[form.of].test(text.slice(behind, behind + form.least))) return null;
  if (form.dotted === 'must')
    return form.kind === 'sendgrid-key' && word.end !== behind ? null : word.dottedEnd;
  return (form.dotted === 'may' ? word.dottedEnd : null) ?? word.end;
}

const leastPart = 10;

function wordAround(text: string, start: number): Word {
  const end = runEnd(text, start);
  let lastDigit = -1;
  for (let at = end - 1; at >= start && lastDigit < 0; at -= 1)
    if (isDigit(text.charCodeAt(at))) lastDigit = at;
  const second = text[end] === '.' ? runEnd(text, end + 1) : end;
  const third = text[second] === '.' && second - end > leastPart ? runEnd(text, second + 1) : second;
  return { end, lastDigit, dottedEnd: third - second > leastPart ? third : null };
}

function runEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && isRun(text.charCodeAt(at))) at += 1;
  return at;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Letters, digits, `_` and `-`. */
function isRun(code: number): boolean {
  return (
    isDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 45
  );
}

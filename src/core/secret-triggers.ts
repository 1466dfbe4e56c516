/**
 * What a text must hold for any of the scanner's rules to match, each a little wider than the rule. Loading
 * the scanner and applying its rules costs more than all the rest of a small run, and few files hold any of it.
 */
const triggers: readonly RegExp[] = [
  /secret_?access_?key/i,
  /hooks\.slack\.com\/services/i,
  /:\/\/[^\s/:]{0,256}:[^\s/]{1,256}@/,
  /_authToken=|x-oauth-basic|github_pat_|glpat-|dckr_pat_|lin_api_|tskey-|figd_|ops_ey/,
  /xox[a-z]-|xapp-|SG\.\w|shp(?:pa|ca|at|ss)_|[sr]k_(?:live|test)_|gh[pousr]_\w|gl(?:c|sa)_\w/,
  /npm_\w{36}|hf_[A-Za-z]{34}|gsk_\w{50}|ntn_\d{11}|dapi[A-Fa-f0-9]{32}|cf(?:k|ut|at)_[A-Za-z0-9]{40}|vc[pirak]_[A-Za-z0-9]{20}/,
  /sk-(?:[A-Za-z0-9_-]{20})|hv[sbr]\.[\w-]{90}/,
];

/** False when none of the scanner's rules can match the text. */
export function mayHoldSecret(text: string): boolean {
  return triggers.some((trigger) => trigger.test(text));
}

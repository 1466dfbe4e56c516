/** Words that speak of a defect whatever else is said. */
const strong =
  /\b(?:hotfix(?:e[sd])?|bugfix(?:e[sd])?|regress(?:ion|ions|ed|es)?|crash(?:e[sd]|ing)?|segfaults?|deadlocks?|panics?|data race|race condition|memory leaks?|vulnerabilit(?:y|ies)|vulnerable|CVE-\d{4}-\d+|GHSA-[\w-]{4,20})\b/i;
const weak =
  /\b(?:fix|fixe[sd]|fixing|bugs?|reverts?|reverted|resolve[sd]?|correct(?:s|ed)?|repair(?:s|ed)?)\b/i;
const conventional = /^([a-z]{2,20})(?:\(([^()]{1,60})\))?!?:\s/i;
const fixTypes = new Set(['fix', 'fixes', 'bugfix', 'hotfix', 'revert', 'security', 'bug']);
const harmlessScopes =
  /^(?:typos?|lint|linting|docs?|documentation|ci|tests?|build|style|types?|typing|formatting|readme|changelog|examples?|website|comments?|deps|deps-dev|release)$/i;
/** What is mended when a fix is none of the program's behaviour. */
const harmless =
  /^(?:typos?|lint|linter|linting|eslint|docs?|documentation|ci|test|tests|testing|spelling|grammar|formatting|format|whitespace|indentation|comments?|links?|readme|changelog|badges?|warnings?|examples?|style|build|builds|types|typings?|workflows?|travis|snapshots?|imports?|jsdoc|docstrings?|coverage|conflicts?|wording|url|urls|copyright|license)$/i;
/** How many words behind `fix` are looked at for what is mended. */
const reach = 4;
const fillers =
  /^(?:a|an|the|some|more|all|up|in|of|for|minor|small|broken|flaky|failing|wrong|various|remaining|few|and|another|one|merge|dead)$/i;

/**
 * True when a commit's subject says that it mends a defect of the program: `fix(parser): …`, `Fixes a crash`,
 * `Revert "…"`, a CVE; not `fix typo`, `fix(docs): …`, `fix lint`.
 */
export function speaksOfFix(subject: string): boolean {
  const text = subject.slice(0, 300);
  const head = conventional.exec(text);
  const type = head?.[1]?.toLowerCase();
  const said = head === null ? text : text.slice(head[0].length);
  if (strong.test(said)) return true;
  if (head !== null && type !== undefined) {
    if (!fixTypes.has(type)) return false;
    return !harmlessScopes.test(head[2] ?? '') && !mendsHarmless(said.split(/[^\w-]+/));
  }
  const at = weak.exec(said);
  if (at === null) return false;
  return !mendsHarmless(said.slice(at.index + at[0].length).split(/[^\w-]+/));
}

/** True when the first word that is no filler is something that no user notices. */
function mendsHarmless(words: readonly string[]): boolean {
  for (const word of words.filter(Boolean).slice(0, reach)) {
    if (harmless.test(word)) return true;
    if (!fillers.test(word)) return false;
  }
  return false;
}

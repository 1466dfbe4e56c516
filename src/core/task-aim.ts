/** What a task is after, as its own words tell. It colours the plan; it decides nothing else. */
export type Aim =
  | 'fix'
  | 'add'
  | 'change'
  | 'remove'
  | 'rename'
  | 'speed'
  | 'document'
  | 'test'
  | 'secure'
  | 'upgrade'
  | 'review'
  | 'explain';

/** Prefixes of conventional commits, which people put in front of issues too. */
const prefixes: Readonly<Record<string, Aim>> = {
  fix: 'fix',
  bug: 'fix',
  feat: 'add',
  feature: 'add',
  perf: 'speed',
  docs: 'document',
  doc: 'document',
  test: 'test',
  tests: 'test',
  refactor: 'change',
  security: 'secure',
};

/** From narrow to wide. */
const verbs: readonly (readonly [Aim, RegExp])[] = [
  ['rename', /\b(?:rename|renaming)\b/],
  ['upgrade', /\b(?:upgrade|bump|migrate)\b|\bupdate\s+(?:the\s+)?(?:dependency|dependencies|version)\b/],
  [
    'secure',
    /\b(?:vulnerab\w*|cve-\d+|security|secure|harden|sanitiz\w*|sanitis\w*|xss|csrf|injection|exploit\w*|unescaped|not escaped)\b/,
  ],
  ['speed', /\b(?:slow|slower|faster|speed up|performance|optimi[sz]e\w*|latency|memory leak|throughput)\b/],
  ['document', /\b(?:document(?:ation)?|docs|readme|changelog|jsdoc|docstring|typo)\b/],
  ['test', /\b(?:add|write|missing|extend|improve)\s+(?:\w+\s+){0,3}tests?\b|\btest coverage\b|\bflaky\b/],
  ['remove', /\b(?:remove|delete|drop|deprecate|get rid of)\b/],
  [
    'fix',
    /\b(?:fix|bug|crash\w*|broken|wrong(?:ly)?|fails?|failing|failed|error|exception|regression|throws?|thrown|hangs?|incorrect(?:ly)?|should not|shouldn't|doesn't|does not|cannot|can't|unexpected(?:ly)?|leak\w*)\b/,
  ],
  ['add', /\b(?:add|accept|implement|support|introduce|allow|create|provide|expose|new option|feature)\b/],
];
const reworks =
  /\b(?:refactor|change|extract|move|split|simplify|replace|convert|rewrite|use|switch|make|let)\b/;
/** Asks for a look at the change itself, and names nothing else. */
const reviews =
  /^(?:please\s+)?(?:review|examine|check|look at|audit|inspect)\s+(?:this|the|my|these|our)\s+(?:\w+\s+)?(?:changes?|diff|commits?|patch|branch|pull request|pr|merge request)\b/;
const asks = /^(?:what|why|how|where|when|who|which|is|are|does|do|explain)\b/;
/** What titles of bug reports say without naming a fault. */
const symptoms =
  /\b(?:always|never|empty|lost|loses|ignored|ignores|missing|twice|instead of|although|tries to|no longer|not (?:called|reported|closed|found|sent|set|shown|applied|respected))\b/;

/**
 * What the task is after. The title decides; the body only when the title names no aim.
 * @param trace true when the task holds a stack trace or an error's message
 */
export function aimOf(title: string, body: string, trace: boolean): Aim {
  const lower = title.toLowerCase().trim();
  const prefix = /^([a-z]{2,10})(?:\([^()]{1,40}\))?!?:\s/.exec(lower)?.[1] ?? '';
  const prefixed = Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined;
  if (prefixed) return prefixed;
  if (reviews.test(lower)) return 'review';
  if (asks.test(lower) && lower.endsWith('?')) return 'explain';
  const said = earliest(lower);
  if (said) return said;
  if (trace || symptoms.test(lower)) return 'fix';
  if (reworks.test(lower)) return 'change';
  return earliest(body.toLowerCase().slice(0, 4000)) ?? 'change';
}

/** An aim said by the leading verb wins; else the first in the order of the table. */
function earliest(text: string): Aim | null {
  const leading = verbs.find(([, pattern]) => pattern.exec(text)?.index === 0);
  return leading?.[0] ?? verbs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

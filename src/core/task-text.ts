import { apart } from './task-sections';

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
  | 'explain';

/** The task's text, taken apart. All strings are the task's own words. */
export interface TaskText {
  aim: Aim;
  /** What is asked for: sentences and list items, in the task's order, at most 8. */
  demands: string[];
  /** What must stay or must not happen, at most 6. */
  limits: string[];
  /** What should be true afterwards, at most 6. */
  expectations: string[];
  /** What happens now, at most 6. */
  observations: string[];
  /** How to see it happen, at most 8. */
  reproduction: string[];
  /** What the task itself asks, at most 5. */
  questions: string[];
}

const verbs: readonly (readonly [Aim, RegExp])[] = [
  ['rename', /\b(?:rename|renaming)\b/],
  ['upgrade', /\b(?:upgrade|bump|migrate)\b|\bupdate\s+(?:the\s+)?(?:dependency|dependencies|version)\b/],
  ['secure', /\b(?:vulnerab\w*|cve-\d+|secure|harden|sanitiz\w*|sanitis\w*|xss|csrf|injection|exploit\w*)\b/],
  ['speed', /\b(?:slow|slower|faster|speed up|performance|optimi[sz]e\w*|latency|memory leak|throughput)\b/],
  ['document', /\b(?:document(?:ation)?|docs|readme|changelog|jsdoc|docstring|typo)\b/],
  ['test', /\b(?:add|write|missing|extend|improve)\s+(?:\w+\s+){0,3}tests?\b|\btest coverage\b|\bflaky\b/],
  ['remove', /\b(?:remove|delete|drop|deprecate|get rid of)\b/],
  [
    'fix',
    /\b(?:fix|bug|crash\w*|broken|wrong(?:ly)?|fails?|failing|failed|error|exception|regression|throws?|thrown|hangs?|incorrect(?:ly)?|should not|shouldn't|doesn't|does not|cannot|can't|unexpected(?:ly)?|leak\w*)\b/,
  ],
  ['add', /\b(?:add|accept|implement|support|introduce|allow|create|provide|expose|new option|feature)\b/],
  [
    'change',
    /\b(?:refactor|change|extract|move|split|simplify|replace|convert|rewrite|use|switch|make|let)\b/,
  ],
  ['explain', /^(?:what|why|how|where|when|who|which|is|are|does|do|can|explain)\b/],
];

const limit =
  /\b(?:must not|mustn't|should not change|do not|don't|never|without (?:breaking|changing|adding|using|touching|a |any )|keep(?:ing)?\b|only\b.*\bmay\b|no new\b|backwards?[ -]compatib\w*|unchanged|at most|no more than|stay(?:s)? (?:the same|as)|not allowed|must (?:stay|remain|still))/i;
const expectation = /\b(?:should|must|expect(?:ed|s)?|ought to|needs? to|so that|is supposed to)\b/i;
const observation =
  /\b(?:currently|now|today|instead|actual(?:ly)?|happens|fails?|crash(?:es|ed)?|throws?|returns?|prints?|shows?|gives?|hangs?|ignores?|breaks?|is (?:wrong|broken|missing|lost|dropped)|doesn't|does not|isn't|is not|can't|cannot|never)\b/i;

/** Takes the task apart. Pure and linear; the first 64 KiB are read. */
export function readTask(title: string, body: string): TaskText {
  const parts = apart(body);
  const said: TaskText = {
    aim: aimOf(title, parts.all.map((s) => s.text).join(' ')),
    demands: [],
    limits: [],
    expectations: parts.of('expected'),
    observations: parts.of('actual'),
    reproduction: parts.of('reproduce'),
    questions: [],
  };
  for (const { text, item, section } of parts.all) {
    if (section === 'expected' || section === 'actual' || section === 'reproduce' || section === 'noise')
      continue;
    // A lead-in belongs to what follows it, and that is not a sentence.
    if (text.endsWith(':')) said.observations.push(text.slice(0, -1));
    else if (text.endsWith('?')) said.questions.push(text);
    else if (limit.test(text)) said.limits.push(text);
    else if (expectation.test(text) || item || section === 'wanted' || startsWithVerb(text))
      said.demands.push(text);
    else if (observation.test(text)) said.observations.push(text);
  }
  return {
    aim: said.aim,
    demands: said.demands.slice(0, 8),
    limits: said.limits.slice(0, 6),
    expectations: said.expectations.slice(0, 6),
    observations: said.observations.slice(0, 6),
    reproduction: said.reproduction.slice(0, 8),
    questions: said.questions.slice(0, 5),
  };
}

/** The title decides; the body only when the title names no aim. */
function aimOf(title: string, body: string): Aim {
  const lower = title.toLowerCase();
  const first = earliest(lower);
  if (first) return first;
  return earliest(body.toLowerCase().slice(0, 4000)) ?? 'change';
}

/** An aim said by the leading verb wins; else the first in the order of the table, which goes from narrow to wide. */
function earliest(text: string): Aim | null {
  const leading = verbs.find(([, pattern]) => {
    const at = pattern.exec(text)?.index;
    return at === 0;
  });
  return leading?.[0] ?? verbs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function startsWithVerb(text: string): boolean {
  return /^(?:please\s+)?(?:add|allow|avoid|build|bump|cache|change|check|convert|create|document|drop|emit|expose|extend|extract|fix|handle|implement|improve|introduce|limit|log|make|merge|move|parse|prevent|print|provide|read|refactor|remove|rename|replace|report|return|rewrite|send|show|simplify|skip|sort|split|stop|store|support|switch|test|throw|update|upgrade|use|validate|warn|wrap|write)\b/i.test(
    text,
  );
}

import { type Aim, aimOf } from './task-aim';
import { apart, type Sentence } from './task-sections';

export type { Aim } from './task-aim';

/** The task's text, taken apart. All strings are the task's own words. */
export interface TaskText {
  aim: Aim;
  /** What is asked for: sentences and list items, in the task's order, at most 8. */
  demands: string[];
  /** What must stay or must not happen, at most 6. */
  limits: string[];
  /** What should be true afterwards, at most 6. */
  expectations: string[];
  /** What happens now, the plainest symptom first, at most 6. */
  observations: string[];
  /** How to see it happen, at most 8. */
  reproduction: string[];
  /** What the task itself asks, at most 5. */
  questions: string[];
  /** What the person who runs it added (`--instructions`), at most 8. */
  instructions: string[];
}

/** Said as an order or a rule, not as an observation (`it never hits`). */
const limit =
  /\b(?:must not|mustn't|should(?: not|n't) (?:change|break|affect)|would not want|not allowed|backwards?[ -]compatib\w*|compatible with|unchanged|at most|no more than|no new)\b|(?:^|[,;:]\s|\bplease |\band |\bbut )(?:do not|don't|never|keep|leave) |\b(?:must|has to|have to|needs? to) (?:keep|stay|remain|still|continue)\b|\bshould (?:still|keep|continue)\b|\bstays? (?:the same|as |byte)|^no (?:changes?|behaviou?r)\b|\bmay (?:not )?change\b/i;
const softLimit = /\bnothing changes\b|\bwithout (?:breaking|changing|adding|using|touching|a |any )/i;
const wish =
  /\bplease\b|\b(?:I|we)(?:'d| would)? (?:propose|suggest|want|wish|like|need)\b|\bI'd like\b|\bwould be (?:nice|lovely|great|good|helpful)\b|\bcould (?:be|also|then)\b|\bI expected\b/i;
const request = /^(?:could|can|would|will) (?:you|we|the|it|someone|somebody|this|there|these)\b.*\?$/i;
const expectation = /\b(?:should|must|expect(?:ed|s)?|ought to|needs? to|has to|so that|is supposed to)\b/i;
const observation =
  /\b(?:currently|now|today|instead|actual(?:ly)?|happens|returns?|prints?|shows?|gives?|ignores?|takes|costs|dominates|is (?:missing|lost|dropped)|isn't|is not|never|always)\b/i;
const symptom =
  /\b(?:fails?|failed|crash(?:es|ed)?|throws?|dies|broken|breaks?|blows? up|hangs?|wrong|leaks?|slow|unhandled|doesn't|does not|can't|cannot|error|[45]00)\b/i;

/** Talk about the report itself. */
const chatter = /\b(?:sorry|thanks?|cheers|I don't know|I may|not sure|hope this|went wrong! :\()/i;

/** Takes the task apart. Pure and linear; the first 64 KiB are read. */
export function readTask(title: string, body: string, instructions = ''): TaskText {
  const text = apart(body, title);
  // A task of one line has said everything in its title.
  const parts = text.all.length > 0 ? text : { ...text, all: apart(title).all };
  const words = [...parts.headings, ...parts.all.map((s) => s.text)].join(' ');
  const seen: string[] = [];
  const said: Record<'demands' | 'limits' | 'questions', string[]> = {
    demands: [],
    limits: [],
    questions: [],
  };
  for (const sentence of parts.all) {
    if (['expected', 'actual', 'reproduce', 'noise'].includes(sentence.section)) continue;
    if (chatter.test(sentence.text)) continue;
    const kind = sentenceKind(sentence);
    const words = sentence.text.replace(/:$/, '');
    if (kind === 'observations') seen.push(words);
    else if (kind !== null) said[kind].push(words);
  }
  const observations = [...parts.of('actual').filter((text) => !chatter.test(text)), ...seen];
  return {
    aim: aimOf(title, words, parts.trace),
    demands: said.demands.slice(0, 8),
    limits: said.limits.slice(0, 6),
    expectations: parts.of('expected').slice(0, 6),
    observations: plainestFirst(observations).slice(0, 6),
    reproduction: parts.of('reproduce').slice(0, 8),
    questions: said.questions.slice(0, 5),
    instructions: apart(instructions)
      .all.map((sentence) => sentence.text)
      .slice(0, 8),
  };
}

/** What a sentence or list item of a task says; null: nothing of these. */
export function sentenceKind({ text, item, section, leadIn }: Sentence) {
  if (leadIn) return startsWithVerb(text) ? 'demands' : null;
  if (text.endsWith('?')) return request.test(text) ? 'demands' : 'questions';
  if (limit.test(text)) return 'limits';
  if (wish.test(text)) return 'demands';
  if (softLimit.test(text)) return 'limits';
  if (item || section === 'wanted' || expectation.test(text) || startsWithVerb(text)) return 'demands';
  return observation.test(text) || symptom.test(text) ? 'observations' : null;
}

function plainestFirst(observations: readonly string[]): string[] {
  return [...observations.filter((o) => symptom.test(o)), ...observations.filter((o) => !symptom.test(o))];
}

function startsWithVerb(text: string): boolean {
  return /^(?:please\s+)?(?:add|allow|avoid|benchmark|build|bump|cache|change|check|convert|create|document|drop|emit|expose|extend|extract|fix|handle|harden|implement|improve|introduce|limit|log|make|merge|move|parse|prevent|print|provide|read|refactor|remove|rename|replace|report|return|rewrite|send|show|simplify|skip|sort|split|stop|store|support|switch|test|throw|update|upgrade|use|validate|warn|wrap|write)\b/i.test(
    text,
  );
}

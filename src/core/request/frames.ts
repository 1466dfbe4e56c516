import { role } from './roles';
import type { Word } from './word';

/** What stands before the verb of a request. */
export interface Frame {
  /** How many words it takes. */
  words: number;
  /** Whether the request is one not to do something. */
  isNegated: boolean;
  /** Whether it can only be a request: `could you`, `we need to`. */
  isCertain: boolean;
}

/** Words that open a sentence and say nothing of what is asked. */
const openers =
  /^(?:hi|hey|hello|dear|ok|okay|sure|yes|yeah|great|thanks|thank you|sorry|so|well|and|then|but|also|now|first|firstly|second|secondly|next|finally|lastly|afterwards|after that|instead|alternatively|again|please|pls|plz|kindly|just|simply|only|quickly|maybe|perhaps|actually|basically|ideally|all|team|everyone|everybody|folks|guys|there|task|todo|bug|feature|request|feature request|enhancement|proposal|suggestion|nit|@[\w/-]+|go ahead and|go ahead|feel free to|make sure to|make sure you|be sure to|remember to|try to|try and|start by|begin by|in addition|additionally|your (?:task|job) is to|the (?:task|goal|idea|plan) is to|help me to|help me|help us to|help us|it'?s time to|time to|while (?:you'?re|you are) (?:there|at it)|if (?:possible|you can|you have time)) /;

const certain =
  /^(?:(?:can|could|would|will|may|might) (?:you|we|u|someone|somebody|anyone|anybody|one of you|i ask you to|i ask|i get you to)|(?:would|do) you mind|do you think (?:you|we|someone) (?:can|could|would)|(?:would|could) you be (?:able|willing) to|are you able to|(?:is there )?any chance (?:that )?(?:you|we|someone|of)(?: (?:can|could|to))?|mind|(?:would|is) it be possible (?:to|for you to)|is it possible for you to|would it (?:be ok|make sense) to|how about|what about|why (?:don'?t|do not|not)(?: (?:we|you))?(?: just)?|(?:i|we)(?: (?:really|also|just|only|still))?(?:'d| would)? (?:like|want|need|love|prefer|propose|suggest)(?: (?:you|someone|us|it))? to|(?:i|we) (?:'d |would )?(?:propose|suggest)(?: to| that we)?|(?:i|we|you)(?: (?:really|also|just|only|still))? (?:should|must|need to|have to|ought to|could|can|might want to|may want to|want to)|i'd (?:really |also |just )?(?:like|love|prefer)(?: (?:you|us|it))? to|you'd better|let'?s|let us|it (?:would|will|might) be (?:nice|great|good|helpful|cool|awesome|lovely|useful|better) (?:to|if (?:you|we|one|someone|it) (?:can|could|would))|(?:also|just|please|kindly|possibly|maybe|perhaps|even|only|be able to|be so kind(?: as)? to|go ahead and|try to) )(?: |$)/;

const negations =
  /^(?:don'?t|do not|dont|never|must not|mustn'?t|should not|shouldn'?t|cannot|no need to|there'?s no need to|there is no need to|(?:i|we) (?:don'?t|do not) (?:want|need|expect)(?: you)? to|(?:i'?m|i am|we'?re|we are) not asking(?: you)? to|not asking(?: you)? to|avoid|refrain from|stop|without)(?: (?:ever|even|just|actually))? /;

/** Negations that are a verb of the code as often: `avoid`, `stop`. */
const soft = /^(?:avoid|stop|without|cannot) /;

/** Words in which a frame is looked for. */
const mostWords = 14;

/** The frame with which a clause begins, at most a dozen words. @param from index of the clause's first word */
export function frameOf(words: readonly Word[], from: number): Frame {
  const to = Math.min(words.length, from + mostWords);
  let isNegated = false;
  let isCertain = false;
  let at = from;
  for (let times = 0; times < 8 && at < to; times += 1) {
    const first = words[at] as Word;
    if (first.roles & role.filler) {
      at += 1;
      continue;
    }
    if (!mayOpen(first, at + 1 < to ? words[at + 1] : undefined)) break;
    const rest = joined(words, at, to);
    const sure = first.roles & role.certain ? certain.exec(rest) : null;
    const no = first.roles & role.negation ? negations.exec(rest) : null;
    if (sure !== null) isCertain = true;
    if (no !== null && soft.test(no[0]) && !isGerund(rest.slice(no[0].length))) break;
    if (no !== null) isNegated = true;
    const open = no === null && first.roles & role.opener ? openers.exec(rest) : null;
    const taken = no?.[0] ?? longest(sure?.[0], open?.[0]);
    if (taken === '') break;
    at += taken.split(' ').length - 1;
  }
  return { words: at - from, isNegated, isCertain };
}

function joined(words: readonly Word[], from: number, to: number): string {
  let head = '';
  for (let at = from; at < to; at += 1) head += `${words[at]?.text.slice(0, 40)} `;
  return head;
}

function isGerund(rest: string): boolean {
  return /^(?:any )?[a-z]+ing\b/.test(rest);
}

function longest(a = '', b = ''): string {
  return a.length >= b.length ? a : b;
}

/** For common words, what must follow them in a frame. */
const seconds = new Map<string, RegExp>([
  ['the', /^(?:task|goal|idea|plan)$/],
  ['your', /^(?:task|job)$/],
  ['it', /^(?:would|will|might)$/],
  ["it's", /^time$/],
  ['if', /^(?:possible|you)$/],
  ['in', /^addition$/],
  ['is', /^(?:it|there)$/],
  ['are', /^you$/],
  ['what', /^about$/],
  ['how', /^about$/],
  ['why', /^(?:don'?t|do|not)$/],
  ['do', /^(?:you|not)$/],
  ['while', /^(?:you'?re|you)$/],
  ['no', /^need$/],
  ['after', /^that$/],
  ['not', /^asking$/],
]);

/** False when no frame begins with the words: then there is no need to look. */
export function mayOpen({ text, roles }: Word, next: Word | undefined): boolean {
  if ((roles & (role.opener | role.certain | role.negation)) === 0) return false;
  return seconds.get(text)?.test(next?.text ?? '') ?? true;
}

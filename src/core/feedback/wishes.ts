import type { Said } from './sentences';
import { type StepRef, stepRefs } from './step-refs';

/** What a sentence of a feedback asks for. */
export type Wish = { said: string } & (
  | { kind: 'leave'; targets: Target[] }
  | { kind: 'drop'; steps: StepRef[] }
  | { kind: 'order'; first: number; second: number }
  | { kind: 'swap'; one: number; other: number }
  | { kind: 'add' }
  /** To be kept to: a condition, and with `isWanted` something that the result can be measured by. */
  | { kind: 'hold'; isWanted: boolean }
  | { kind: 'courtesy' }
  /** `why`: the end of "…: WHY." */
  | { kind: 'unclear'; why: string }
);

/** What is to be left as it is, by the words of the feedback. */
export interface Target {
  name: string;
  /** Whether it is said to be a folder. */
  isFolder: boolean;
  /** Whether it stands in code marks or quotes. */
  isMarked: boolean;
}

const lead =
  /^(?:(?:please|and|but|so|then|ok|okay|just|also|can you|could you|we should|you should|let['’]?s|i want you to|i would like you to|in addition)[,:]?\s+){0,4}/i;
const reason =
  /(?:,?\s+(?:because|since|as (?!(?:it is|it was|they are)\b)(?:it|they|we|that|this|the)|for now|please|at all|either|for the moment|entirely|completely)\b.*|[,;:]\s+(?:it|they|that|this|these|those|we|i)\b.*|\s+[(–—-]\s?.*|:\s.*)$/i;
const change = '(?:touch|change|changing|touching|modify|edit|alter|update|rewrite|refactor|write to)';
const still =
  '(?:alone|(?:exactly |just )?as (?:it is|is|they are|it was)|untouched|unchanged|unmodified|out of (?:it|this|the plan|scope))';
const leaves = [
  new RegExp(`^(?:do not|don['’]?t|never|must not|should not)\\s+(?:ever\\s+)?${change}\\s+(.+)$`, 'i'),
  new RegExp(`^(?:leave|keep)\\s+(.+?)\\s+${still}$`, 'i'),
  /^(.+?)\s+(?:must|should|shall|may|can|has to|have to|needs to)(?:\s+not|\s+never|n['’]t|not)\s+be\s+(?:touched|changed|modified|edited|altered|updated)$/i,
  new RegExp(`^(.+?)\\s+(?:must|should|shall|has to|have to)\\s+(?:stay|remain|be left)\\s+${still}$`, 'i'),
  new RegExp(`^(.+?)\\s+(?:stays?|remains?)\\s+${still}$`, 'i'),
  /^(?:no|without)\s+(?:changes?|edits?|modifications?)\s+(?:to|in|of|on|under)\s+(.+)$/i,
  new RegExp(`^without\\s+${change}\\s+(.+)$`, 'i'),
  /^(?:stay|keep)\s+(?:away|out)\s+(?:from|of)\s+(.+)$/i,
  /^(?:exclude|ignore|leave out)\s+(.+)$/i,
  /^(?:drop|remove|skip|take)\s+(.+?)\s+(?:out of|from)\s+(?:the|this|your)\s+plan$/i,
];
/** A condition; what follows it decides what is meant, and that is for a person to read. */
const condition =
  /\b(?:except|unless|until|other than|besides|apart from|only|if|when|while|before|after|without|but|rather|instead|not)\b/i;
const verbs =
  '(?:change|handle|update|fix|cover|add|test|check|document|remove|delete|rename|support|validate|include|write|create|mention|log|make|extend|refactor|move|run)';
const adds = new RegExp(`^${verbs}\\s+\\S`, 'i');
const addsAlone = /^(?:add|handle|cover|there (?:should|must) be a step)\s+\S/i;
const holds =
  /^(?:use|keep|prefer|stick (?:to|with)|make sure|ensure|be sure|take care|stay (?:with|on|within)|rely on|follow|preserve|target|only use)\s+\S/i;
const duty = /\b(?:must|should|shall|has to|have to|needs? to)\b/i;
const refuses =
  /^(?:do not|don['’]?t|never|avoid|no|not|without)\s+\S|\b(?:must|should|shall|can|may)(?:\s+not|n['’]t|not)\b/i;
const courtesy =
  /^(?:(?:many )?thanks?(?: you)?(?: a lot| very much)?|thank you|ok(?:ay)?|lgtm|hi|hello|looks? good(?: to me)?(?: otherwise)?|good (?:plan|work)|great|nice|otherwise (?:fine|good)|no)$/i;

/** What one sentence asks for. Linear in the sentence, which is short. */
export function wishOf({ text, isOpaque }: Said): Wish {
  const said = text;
  const unclear = (why: string): Wish => ({ kind: 'unclear', said, why });
  if (isOpaque) return unclear('it is a quotation, code, or too long to be read as one wish');
  if (/\?[)"'”’]?$/.test(text)) return unclear('it is a question');
  const bare = text.replace(/[\s.!;:,]+$/, '');
  if (courtesy.test(bare)) return { kind: 'courtesy', said };
  const start = lead.exec(bare)?.[0] ?? '';
  const asked = bare.slice(start.length).replace(/[,]?\s+(?:please|thanks)$/i, '');
  const isAlso = /\balso\b|in addition/i.test(start) || /\s(?:too|as well)$/i.test(asked);
  return (
    stepWish(said, asked) ??
    leaveWish(said, asked) ??
    (/\bsteps?\s+#?\d/i.test(asked) ? unclear('it changes a step in words') : null) ??
    (holds.test(asked) ? { kind: 'hold', said, isWanted: true } : null) ??
    (refuses.test(asked) ? { kind: 'hold', said, isWanted: false } : null) ??
    ((isAlso && adds.test(asked)) || addsAlone.test(asked) ? { kind: 'add', said } : null) ??
    (duty.test(asked) ? { kind: 'hold', said, isWanted: true } : null) ??
    unclear('no rule reads it')
  );
}

function stepWish(said: string, asked: string): Wish | null {
  const order =
    /^(?:do |run |put |move |have )?(?:the )?step #?(\d{1,4}) (?:should |must |has to |needs to )?(?:come |go |be done |be |run )?(before|after) (?:the )?step #?(\d{1,4})$/i.exec(
      asked.replace(reason, ''),
    );
  if (order) {
    const [one, other] = [Number(order[1]), Number(order[3])];
    const isBefore = order[2]?.toLowerCase() === 'before';
    return { kind: 'order', said, first: isBefore ? one : other, second: isBefore ? other : one };
  }
  const swap =
    /^(?:swap|exchange|switch) (?:the )?steps? #?(\d{1,4}) (?:and|with) (?:step )?#?(\d{1,4})$/i.exec(
      asked.replace(reason, ''),
    );
  if (swap) return { kind: 'swap', said, one: Number(swap[1]), other: Number(swap[2]) };
  const dropped = droppedIn(asked) ?? droppedIn(asked.replace(reason, ''));
  return dropped === null ? null : { kind: 'drop', said, steps: dropped };
}

function droppedIn(asked: string): StepRef[] | null {
  const named =
    /^(?:drop|remove|delete|skip|omit|cut|strike|leave out|take out|get rid of|forget(?: about)?|no|without)\s+(?:the\s+)?(.+?)(?:\s+(?:from the plan|out))?$/i.exec(
      asked,
    ) ??
    /^(?:do|plan|try|make)\s+(?:it|this|that|again|the plan)\s+(?:again\s+)?without\s+(?:the\s+)?(.+)$/i.exec(
      asked,
    ) ??
    /^(?:the\s+)?(.+?)\s+(?:(?:is|are)\s+(?:not needed|unneeded|unnecessary|not necessary|superfluous|redundant)|(?:should|can|must|has to|have to)\s+(?:go|be (?:dropped|removed|skipped|deleted|left out)))$/i.exec(
      asked,
    );
  return named === null ? null : stepRefs(named[1] ?? '');
}

function leaveWish(said: string, asked: string): Wish | null {
  const cut = asked.replace(reason, '');
  for (const form of leaves) {
    const rest = (form.exec(asked) ?? form.exec(cut))?.[1];
    if (rest === undefined) continue;
    if (condition.test(rest.replace(reason, '')))
      return { kind: 'unclear', said, why: 'it has a condition that only a reader can weigh' };
    const targets = targetsOf(rest.replace(reason, ''));
    if (targets.length > 0) return { kind: 'leave', said, targets };
  }
  return null;
}

function targetsOf(rest: string): Target[] {
  return rest.split(/\s*,\s*(?:and\s+|or\s+|nor\s+)?|\s+(?:and|or|nor|&)\s+/).flatMap((piece) => {
    const within = piece.replace(
      /^(?:any(?:thing)?|everything|all)?\s*(?:of\s+)?(?:the\s+)?(?:files?\s+)?(?:(?:in|under|inside|below|of)\s+)?(?:the\s+)?(?:file|folder|directory|contents of)?\s*/i,
      '',
    );
    const bare = within.replace(/\s+(?:files?|folder|directory|module)$/i, '').trim();
    const isFolder = /\b(?:folder|directory|under|inside)\b/i.test(piece) || bare.endsWith('/');
    const name = bare.replace(/^[`"'“‘*]+|[`"'”’*]+$/g, '').replace(/^\.\/|\/$/g, '');
    return name === '' ? [] : [{ name, isFolder, isMarked: /^[`"'“‘]/.test(bare) }];
  });
}

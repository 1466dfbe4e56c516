import { answerIn } from '../core/answers/answer';
import { jsonIn } from '../core/answers/extract';
import { handInName, offerOf } from '../core/answers/offer';
import { rungOf } from '../core/answers/request';
import type { Validate } from '../core/answers/validator';
import { judgeExchange } from '../core/answers/verdict';
import { thinkingOf } from '../core/thinking';
import type { Ask, Exchange, Manners } from '../domain/chat';
import { RunError } from '../domain/errors';
import type { Desk } from './desk';
import {
  type Allowance,
  handInNext,
  type Looking,
  limitOf,
  look,
  lookingWith,
  shorten,
  stopLooking,
  toolsOf,
  withoutTools,
} from './looking';
import { send } from './send';
import { TooLong } from './too-long';
import { type Asking, type Check, failedTry, invalid, isUnmarked, next, withoutStream } from './tries';

/** What a question without a schema brings. */
export interface TextAnswer {
  text: string;
  /** Reasoning that the provider sends apart; '' where it sends none. */
  reasoning: string;
}

/** How a question is asked. */
export interface How {
  /** False: the endpoint is told the schema in words only. */
  isStructured?: boolean;
  /** What may be looked up; null: nothing. */
  allowance?: Allowance | null;
  check?: Check | null;
}

/**
 * Asks until there is a whole, valid answer, or says why there is none. Nothing that is cut, refused, filtered or
 * invalid is ever given back (DP-27). Between, the model may look things up: what it calls is done, and it is told what
 * that brought or why it was refused (DP-12), until a limit asks for the answer alone.
 * @param validate what is wrong with a value; it is given back when that is nothing
 * @throws RunError `model`, `auth`, `config`, `budget` or `permission`; TooLong when the request does not fit
 */
export async function ask(
  question: Ask,
  validate: Validate,
  desk: Desk,
  { isStructured = true, allowance = null, check = null }: How = {},
): Promise<unknown> {
  const { maxOutputTokens, stage } = question;
  const hold = desk.begin(stage);
  const looking = allowance === null ? null : lookingWith(allowance);
  const first = { more: [], outputTokens: maxOutputTokens, tries: 0, invalids: 0, waits: 0 };
  const asking: Asking = { question, validate, check, isStructured, looking, hold, ...first };
  try {
    for (;;) {
      try {
        const answered = await askOnce(asking, desk);
        if (answered !== null) return answered.value;
      } catch (thrown) {
        if (!lighter(asking, thrown)) throw thrown;
      }
    }
  } finally {
    desk.end(hold);
  }
}

/** The same for an answer that is text. */
export async function askText(question: Ask & { schema: null }, desk: Desk): Promise<TextAnswer> {
  return (await ask(question, () => [], desk)) as TextAnswer;
}

/** One request; null when there is no valid answer yet. */
async function askOnce(asking: Asking, desk: Desk): Promise<{ value: unknown } | null> {
  const { question, looking } = asking;
  const learned = await desk.manners(question.model);
  const manners: Manners = asking.isStructured ? learned : { ...learned, rung: 'instructions' };
  const asked = nextOf(asking, manners, desk);
  const exchange = await whileOpen(asked, looking, () => send(asked, manners, desk, asking.hold));
  if (exchange.kind === 'scarce') {
    if (looking !== null) stopLooking(looking, exchange.why);
    return null;
  }
  const verdict = judgeExchange(exchange, { ask: asked, manners, address: desk.chat.address });
  if (verdict.kind === 'calls') {
    const handIn = rungOf(asked, manners) === 'tool_call' ? handInName(asked) : null;
    await look(lookingOf(asking), verdict, { handIn, stage: question.stage, before: asking.more }, desk);
    Object.assign(asking, { more: [], tries: asking.invalids, waits: 0 });
    return null;
  }
  if (verdict.kind !== 'text') {
    if (manners.stream && isUnmarked(exchange)) withoutStream(asking, desk);
    else await next(asking, verdict, desk);
    return null;
  }
  if (question.schema === null) {
    if (answers(verdict.text)) return { value: textOf(verdict.text, exchange) };
    asking.more = [];
    await failedTry(
      asking,
      { fault: 'The answer holds reasoning and no answer behind it.', cause: 'empty' },
      desk,
    );
    return null;
  }
  const answer = answerIn(verdict.text, question.schema.schema, asking.validate);
  if (answer.kind === 'value') {
    const rung = rungOf(asked, manners);
    await desk.confirm(question.model, offerOf(asked, manners, rung).isDeferred ? 'instructions' : rung);
    const faults = (await asking.check?.(answer.value)) ?? [];
    if (faults.length === 0) return answer;
    await invalid(asking, { faults, isProse: false }, verdict.text, manners, desk);
    return null;
  }
  if (isWords(asking, asked, manners, { text: verdict.text, isProse: answer.isProse }, desk)) return null;
  await invalid(asking, answer, verdict.text, manners, desk);
  return null;
}

/** The next request as it is to be: the question, what was looked up, what was wrong with the last answer. */
function nextOf({ question, looking, more, outputTokens }: Asking, manners: Manners, desk: Desk): Ask {
  const base = { ...question, maxOutputTokens: outputTokens };
  if (looking === null) return { ...base, messages: [...question.messages, ...more] };
  if (manners.tools === false) {
    desk.leaveOut('tools', `${question.model} takes none at ${desk.chat.address}`);
    withoutTools(looking);
  } else if (!looking.isOver) {
    const limit = limitOf(looking.allowance);
    if (limit !== null) stopLooking(looking, limit);
  }
  const messages = [...question.messages, ...looking.talk, ...more];
  const isPlain = looking.talk.length === 0 && (looking.isBare || manners.tools === false);
  const tools = isPlain ? undefined : toolsOf(looking);
  return { ...base, messages, ...(tools === undefined ? {} : { tools }) };
}

function lookingOf({ looking }: Asking): Looking {
  if (looking === null) throw new Error('no tools were offered, and calls were taken for good');
  return looking;
}

/** Turns are counted while they are under way, as the parts of a diff share them. */
async function whileOpen<T>(asked: Ask, looking: Looking | null, work: () => Promise<T>): Promise<T> {
  if (looking === null || !asked.tools?.mayCall) return work();
  looking.allowance.open += 1;
  try {
    return await work();
  } finally {
    looking.allowance.open -= 1;
  }
}

/**
 * Whether an answer is words of a model that was free to look things up and is done with that, in place of the form that
 * was asked for: then the form is asked for apart, and no try is lost.
 */
function isWords(
  asking: Asking,
  asked: Ask,
  manners: Manners,
  { text, isProse }: { text: string; isProse: boolean },
  desk: Desk,
): boolean {
  const { looking, question } = asking;
  const rung = rungOf(asked, manners);
  const { tools, isDeferred } = offerOf(asked, manners, rung);
  if (looking === null || tools.length === 0) return false;
  const isFree = !looking.isOver;
  if (!(isProse || (isFree && (isDeferred || !holdsTry(text, asked))))) return false;
  // Beside tools many endpoints ignore in which form they are asked.
  const isIgnored = isProse && !isDeferred && rung !== 'tool_call' && rung !== 'instructions';
  if (isIgnored) desk.learn(question.model, { toolsWithFormat: false });
  if (isFree) {
    looking.talk.push(...asking.more);
    asking.more = [];
    handInNext(looking, text, desk);
  }
  return isFree || isIgnored;
}

/** Whether anything stands in an answer besides reasoning. */
function answers(text: string): boolean {
  return thinkingOf(text, { native: '', milliseconds: 0 })?.response !== '';
}

/** An answer that is text has no schema to satisfy; that it is whole is known by now. */
function textOf(text: string, exchange: Exchange): TextAnswer {
  return { text, reasoning: exchange.kind === 'answer' ? exchange.reasoning : '' };
}

/** Whether a text holds a value such as was asked for, right or wrong; what is quoted in brackets is none. */
function holdsTry(text: string, { schema }: Ask): boolean {
  const { values } = jsonIn(text);
  if (schema?.schema.type !== 'object') return values.length > 0;
  return values.some((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
}

/**
 * Makes the next request lighter after one that was too long, or that the budget does not allow: the oldest results are
 * shortened, then the tools left out, then the wrong answer and what was wrong with it. False: there is nothing to leave out.
 */
function lighter(asking: Asking, thrown: unknown): boolean {
  const { looking, question } = asking;
  const long = thrown instanceof TooLong ? thrown : null;
  if (long === null && !(thrown instanceof RunError && thrown.kind === 'budget')) return false;
  if (looking !== null) {
    if (shorten(looking, long === null || long.isCounted ? 'one' : 'half')) return true;
    // Before anything was looked up, less material may make room for tools.
    const isLast = long === null || long.isCounted || looking.talk.length > 0;
    if (isLast && !looking.isBare) {
      if (!looking.isOver) stopLooking(looking, `${question.model} reads no more in one request`);
      looking.isBare = true;
      return true;
    }
  }
  if (long === null || asking.more.length === 0) return false;
  asking.more = asking.more.slice(1);
  return true;
}

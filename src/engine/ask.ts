import { answerIn } from '../core/answers/answer';
import { waitMs } from '../core/answers/backoff';
import { tryInstead } from '../core/answers/endings';
import { type Fault, repairMessages } from '../core/answers/faults';
import { rungAfterProse } from '../core/answers/manners';
import { clipped } from '../core/answers/quote';
import { rungOf } from '../core/answers/request';
import type { Validate } from '../core/answers/validator';
import { type Ending, judgeExchange, type Verdict } from '../core/answers/verdict';
import { asSent } from '../core/as-sent';
import { nearest } from '../core/nearest';
import { thinkingOf } from '../core/thinking';
import type { Ask, Exchange, Manners, Message } from '../domain/chat';
import { RunError } from '../domain/errors';
import type { Desk } from './desk';
import { send } from './send';
import { TooLong } from './too-long';

/** How often an endpoint that is busy or gone is waited for. */
const mostWaits = 4;
/** An answer that was cut is given more room, up to this many times the first. */
const mostRoom = 4;

/** What a question without a schema brings. */
export interface TextAnswer {
  text: string;
  /** Reasoning that the provider sends apart; '' where it sends none. */
  reasoning: string;
}

interface Asking {
  question: Ask;
  validate: Validate;
  /** False: the endpoint is told the schema in words only (DP-28). */
  isStructured: boolean;
  /** What goes behind the question after a failed try. */
  more: readonly Message[];
  outputTokens: number;
  tries: number;
  waits: number;
}

/**
 * Asks until there is a whole, valid answer, or says why there is none. Nothing that is cut, refused, filtered or
 * invalid is ever given back (DP-27).
 * @param validate what is wrong with a value; it is given back when that is nothing
 * @throws RunError `model`, `auth`, `config` or `budget`; TooLong when the request does not fit
 */
export async function ask(
  question: Ask,
  validate: Validate,
  desk: Desk,
  isStructured = true,
): Promise<unknown> {
  const { maxOutputTokens } = question;
  const first = { more: [], outputTokens: maxOutputTokens, tries: 0, waits: 0 };
  const asking: Asking = { question, validate, isStructured, ...first };
  for (;;) {
    try {
      const answered = await askOnce(asking, desk);
      if (answered !== null) return answered.value;
    } catch (thrown) {
      if (!(thrown instanceof TooLong && lighter(asking))) throw thrown;
    }
  }
}

/** The same for an answer that is text. */
export async function askText(question: Ask & { schema: null }, desk: Desk): Promise<TextAnswer> {
  return (await ask(question, () => [], desk)) as TextAnswer;
}

/** One request; null when there is no valid answer yet. */
async function askOnce(asking: Asking, desk: Desk): Promise<{ value: unknown } | null> {
  const { question } = asking;
  const learned = await desk.manners(question.model);
  const manners: Manners = asking.isStructured ? learned : { ...learned, rung: 'instructions' };
  const asked = {
    ...question,
    messages: [...question.messages, ...asking.more],
    maxOutputTokens: asking.outputTokens,
  };
  const exchange = await send(asked, manners, desk);
  const verdict = judgeExchange(exchange, { ask: asked, manners, address: desk.chat.address });
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
    await desk.confirm(question.model, rungOf(asked, manners));
    return answer;
  }
  await invalid(asking, answer, verdict.text, manners, desk);
  return null;
}

/** Whether anything stands in an answer besides reasoning. */
function answers(text: string): boolean {
  return thinkingOf(text, { native: '', milliseconds: 0 })?.response !== '';
}

/** An answer that is text has no schema to satisfy; that it is whole is known by now. */
function textOf(text: string, exchange: Exchange): TextAnswer {
  return { text, reasoning: exchange.kind === 'answer' ? exchange.reasoning : '' };
}

/** Leaves the wrong answer out of the next try, then what was wrong with it; false when there is no more to leave out. */
function lighter(asking: Asking): boolean {
  if (asking.more.length === 0) return false;
  asking.more = asking.more.slice(1);
  return true;
}

/** Complete but for the end mark of its stream. */
function isUnmarked(exchange: Exchange): boolean {
  return exchange.kind === 'answer' && exchange.finishReason !== null && !exchange.ended;
}

/** An endpoint that never sends the mark is asked without a stream: what it sent may be whole, and nobody knows. */
function withoutStream({ question: { model, stage } }: Asking, desk: Desk): void {
  if (desk.learn(model, { stream: false }))
    desk.emit({ type: 'warning', message: `${stage}: The stream ended without its end mark. Asking again.` });
}

/** An endpoint that ignores in which form it was asked is asked in another one, once a rung; else the faults go back. */
async function invalid(
  asking: Asking,
  { faults, isProse }: { faults: readonly Fault[]; isProse: boolean },
  raw: string,
  manners: Manners,
  desk: Desk,
): Promise<void> {
  const lower = isProse ? rungAfterProse(manners.rung) : null;
  if (lower !== null) {
    // Another call may have learned it first; then this one asks again with what is known.
    if (desk.learn(asking.question.model, { rung: lower }))
      desk.emit({
        type: 'warning',
        message: `${asking.question.stage}: The answer holds no JSON. Asking in another form.`,
      });
    return;
  }
  const sent = asSent(desk.secrets());
  asking.more = repairMessages(faults, raw).map(({ role, content }) => ({ role, content: sent(content) }));
  await failedTry(asking, { fault: summaryOf(faults), cause: 'invalid' }, desk);
}

async function next(asking: Asking, verdict: Exclude<Verdict, { kind: 'text' }>, desk: Desk): Promise<void> {
  const { model, stage } = asking.question;
  switch (verdict.kind) {
    case 'stop':
      throw await ended(verdict.error, asking, desk);
    case 'smaller':
      desk.learn(model, { contextTokens: verdict.contextTokens });
      throw new TooLong(verdict.fault, verdict.contextTokens);
    case 'adapt':
      // Another call may have learned it first; then this one asks again with what is known.
      if (desk.learn(model, verdict.change))
        desk.emit({ type: 'warning', message: `${stage}: ${verdict.fault} Asking again.` });
      return;
    case 'wait':
      return waitFor(asking, verdict, desk);
    case 'again':
      if (verdict.cause === 'cut')
        asking.outputTokens = Math.min(asking.outputTokens * 2, asking.question.maxOutputTokens * mostRoom);
      asking.more = [];
      return failedTry(asking, verdict, desk);
  }
}

async function waitFor(
  asking: Asking,
  verdict: Extract<Verdict, { kind: 'wait' }>,
  desk: Desk,
): Promise<void> {
  asking.waits += 1;
  const milliseconds = waitMs(asking.waits, verdict.seconds, desk.random());
  if (desk.signal.aborted || milliseconds === null || asking.waits > mostWaits)
    throw await ended(verdict.error, asking, desk);
  desk.emit({
    type: 'warning',
    message: `${asking.question.stage}: ${verdict.fault} Asking again in ${(milliseconds / 1000).toFixed(1)} s.`,
  });
  await desk.pause(milliseconds);
}

async function failedTry(
  asking: Asking,
  { fault, cause }: { fault: string; cause: keyof typeof tryInstead },
  desk: Desk,
): Promise<void> {
  asking.tries += 1;
  const { stage, model } = asking.question;
  if (asking.tries >= desk.tries || desk.signal.aborted) {
    const tried = asking.tries === 1 ? 'one try' : `${asking.tries} tries`;
    throw new RunError('model', `${model} gave no usable answer for ${stage} in ${tried}: ${fault}`, {
      hint: tryInstead[cause],
    });
  }
  desk.emit({ type: 'warning', message: `${stage}: ${fault} Asking again.` });
  await desk.pause(desk.retryMs);
}

/** An unknown model is told with the names that the endpoint has. */
async function ended(error: Ending, { question }: Asking, desk: Desk): Promise<RunError> {
  const listed = error.isUnknownModel ? await desk.chat.models(desk.signal) : [];
  const names = listed.filter((name) => name !== question.model);
  const near = nearNames(question.model, names).map((name) => clipped(name, 80));
  const which = near.length < names.length ? 'The nearest that it has are' : 'It has';
  const hint = near.length > 0 ? `${error.hint} ${which} ${near.join(', ')}.` : error.hint;
  return new RunError(error.kind, error.message, { hint });
}

function summaryOf(faults: readonly Fault[]): string {
  const [first] = faults;
  if (first === undefined) return 'it does not satisfy the schema.';
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const place = first.path === '(answer)' ? '' : `${first.path}: `;
  const said = first.message.replace(/\.$/, '');
  return `${place}${said}${more}.`;
}

/** The nearest names, three at most: by spelling, then by how they begin. */
function nearNames(model: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const best = nearest(model, names);
  const shared = (name: string) => {
    let same = 0;
    while (same < name.length && name[same] === model[same]) same += 1;
    return same;
  };
  const byStart = [...names].sort((a, b) => shared(b) - shared(a) || (a < b ? -1 : 1));
  return [...new Set([...(best === null ? [] : [best]), ...byStart])].slice(0, 3);
}

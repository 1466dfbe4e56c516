import { waitMs } from '../core/answers/backoff';
import { tryInstead } from '../core/answers/endings';
import { type Fault, repairMessages } from '../core/answers/faults';
import { rungAfterProse } from '../core/answers/manners';
import type { Validate } from '../core/answers/validator';
import type { Verdict } from '../core/answers/verdict';
import { asSent } from '../core/as-sent';
import type { Ask, Exchange, Manners, Message } from '../domain/chat';
import { RunError } from '../domain/errors';
import type { Desk } from './desk';
import type { Hold } from './holds';
import type { Looking } from './looking';
import { TooLong } from './too-long';
import { ended } from './unknown-model';

/** How often an endpoint that is busy or gone is waited for. */
const mostWaits = 4;
/** An answer that was cut is given more room, up to this many times the first. */
const mostRoom = 4;

/** What is wrong with a valid value for a reason that is not in the value itself, such as what files hold. */
export type Check = (value: unknown) => Promise<readonly Fault[]>;

/** One question while it is asked, from its first request to its last. */
export interface Asking {
  question: Ask;
  validate: Validate;
  /** Null: what is valid is good. */
  check: Check | null;
  /** False: the endpoint is told the schema in words only (DP-28). */
  isStructured: boolean;
  /** What was looked up; null: nothing can be. */
  looking: Looking | null;
  hold: Hold;
  /** What goes behind the question after a failed try. */
  more: readonly Message[];
  outputTokens: number;
  tries: number;
  /** Of the tries those that brought an invalid answer: no look makes up for them. */
  invalids: number;
  waits: number;
}

/** Complete but for the end mark of its stream. */
export function isUnmarked(exchange: Exchange): boolean {
  return exchange.kind === 'answer' && exchange.finishReason !== null && !exchange.ended;
}

/** An endpoint that never sends the mark is asked without a stream: what it sent may be whole, and nobody knows. */
export function withoutStream({ question: { model, stage } }: Asking, desk: Desk): void {
  if (desk.learn(model, { stream: false }))
    desk.emit({ type: 'warning', message: `${stage}: The stream ended without its end mark. Asking again.` });
}

/** An endpoint that ignores in which form it was asked is asked in another one, once a rung; else the faults go back. */
export async function invalid(
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
  // Nothing that is looked up helps a model that cannot keep to a form; without tools some endpoints see to the form.
  if (asking.looking !== null && asking.invalids > 0)
    Object.assign(asking.looking, { isOver: true, isBare: true });
  await failedTry(asking, { fault: summaryOf(faults), cause: 'invalid' }, desk);
}

export async function next(
  asking: Asking,
  verdict: Exclude<Verdict, { kind: 'text' | 'calls' }>,
  desk: Desk,
): Promise<void> {
  const { model, stage } = asking.question;
  switch (verdict.kind) {
    case 'stop':
      throw await ended(verdict.error, model, desk);
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
    throw await ended(verdict.error, asking.question.model, desk);
  desk.emit({
    type: 'warning',
    message: `${asking.question.stage}: ${verdict.fault} Asking again in ${(milliseconds / 1000).toFixed(1)} s.`,
  });
  await desk.pause(milliseconds);
}

export async function failedTry(
  asking: Asking,
  { fault, cause }: { fault: string; cause: keyof typeof tryInstead },
  desk: Desk,
): Promise<void> {
  asking.tries += 1;
  if (cause === 'invalid') asking.invalids += 1;
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

function summaryOf(faults: readonly Fault[]): string {
  const [first] = faults;
  if (first === undefined) return 'it does not satisfy the schema.';
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const place = first.path === '(answer)' ? '' : `${first.path}: `;
  const said = first.message.replace(/\.$/, '');
  return `${place}${said}${more}.`;
}

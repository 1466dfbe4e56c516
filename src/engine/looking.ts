import { clipped } from '../core/answers/quote';
import { asSent } from '../core/as-sent';
import { counted } from '../core/count';
import { sentDeep } from '../core/prompts/sent-deep';
import { redactWithKeys } from '../core/redact';
import type { Ask, CalledTool, Message } from '../domain/chat';
import type { ToolAnswer, ToolCall, Toolkit } from '../domain/toolkit';
import type { Desk } from './desk';

/** What the questions of one stage may look up together: those about the parts of a diff, and those asked anew with less. */
export interface Allowance {
  toolkit: Toolkit;
  turns: number;
  calls: number;
  /** Questions out that may bring one more turn. */
  open: number;
  told: Set<string>;
}

/** What one question has looked up so far. */
export interface Looking {
  allowance: Allowance;
  /** Calls, what they brought and what was said between, as it is sent: later requests add to the end. */
  talk: Message[];
  /** Ids of calls in the talk. */
  ids: Set<string>;
  /** True when the answer alone is asked for. */
  isOver: boolean;
  /** True when no request has tools in it any more. */
  isBare: boolean;
}

/** Null where nothing can be looked up. */
export function allowanceOf(toolkit: Toolkit | null): Allowance | null {
  if (toolkit === null || toolkit.offered.length === 0) return null;
  if (toolkit.maxTurns < 1 || toolkit.maxCalls < 1) return null;
  return { toolkit, turns: 0, calls: 0, open: 0, told: new Set() };
}

export function lookingWith(allowance: Allowance): Looking {
  return { allowance, talk: [], ids: new Set(), isOver: false, isBare: false };
}

/** The tools of the next request. */
export function toolsOf({ allowance, isOver, isBare }: Looking): Ask['tools'] {
  return { offered: isBare ? [] : allowance.toolkit.offered, mayCall: !isOver };
}

/** Why nothing more may be looked up, as the end of a sentence; null: it may. */
export function limitOf({ toolkit, turns, calls, open }: Allowance): string | null {
  if (turns + open >= toolkit.maxTurns)
    return `no more than ${counted(toolkit.maxTurns, 'answer')} may ask for tools (--max-turns)`;
  if (calls >= toolkit.maxCalls)
    return `no more than ${counted(toolkit.maxCalls, 'call')} of tools may be made (--max-tool-calls)`;
  return null;
}

/** The endpoint turned out to take no tools, when some were called already. */
export function withoutTools(looking: Looking): void {
  if (looking.talk.length > 0 && !looking.isOver) close(looking, 'No more tools (the endpoint takes none).');
}

/** From now on the answer alone is asked for; the report says why. */
export function stopLooking(looking: Looking, why: string): void {
  const { told, toolkit } = looking.allowance;
  if (!told.has(why)) toolkit.ended(why);
  told.add(why);
  close(looking, `No more tools (${why}).`);
}

/** The same after an answer in words that may be right and is not in the form asked for. */
export function handInNext(looking: Looking, said: string, desk: Desk): void {
  looking.talk.push({ role: 'assistant', content: asSent(desk.secrets())(said.slice(0, mostSaid)) });
  close(looking, 'That is not yet the answer in the form that was asked for.');
}

function close(looking: Looking, why: string): void {
  looking.isOver = true;
  if (looking.talk.length === 0) looking.isBare = true;
  else
    looking.talk.push({
      role: 'user',
      content: `${why} Now hand in the whole answer in the form that was asked for, from what you know by now.`,
    });
}

/** How much of what a model says beside its calls goes back to it, in characters. */
const mostSaid = 12_000;
const mostThought = 100_000;
const mostArguments = 100_000;

/**
 * Does the calls of one answer and adds them with what they brought to the talk.
 * @param handIn the tool that takes the answer: it does not count beside other calls
 * @param before what goes back to the model before the calls
 * @throws RunError `permission` when the run has to end with a refusal
 */
export async function look(
  looking: Looking,
  { calls, text, reasoning }: { calls: readonly CalledTool[]; text: string; reasoning: string },
  { handIn, stage, before }: { handIn: string | null; stage: string; before: readonly Message[] },
  desk: Desk,
): Promise<void> {
  const { allowance } = looking;
  const { toolkit } = allowance;
  const asked = calls.map((call) => ({ ...call, own: `${stage}-${desk.number(stage)}` }));
  const looks = asked.filter(({ name }) => name !== handIn);
  const done = looks.slice(0, toolkit.maxCalls - allowance.calls);
  allowance.turns += 1;
  allowance.calls += done.length;
  const answers = await used(
    toolkit,
    done.map(({ own, name, arguments: given }) => ({
      id: own,
      name,
      arguments: given.trim() === '' ? '{}' : given,
    })),
  );
  const sent = asSent(desk.secrets());
  const brought = new Map(answers.map((answer) => [answer.id, sent(answer.text)]));
  const written = asked.map((call) => ({ ...call, id: wireId(looking, call.id, sent) }));
  looking.talk.push(
    ...before,
    {
      role: 'assistant',
      content: sent(text.slice(0, mostSaid)),
      ...(reasoning === '' ? {} : { reasoning: sent(reasoning.slice(0, mostThought)) }),
      toolCalls: written.map(({ id, name, arguments: given, extra }) => ({
        id,
        name: wireName(sent(name)),
        arguments: wireArguments(given, sent, desk.secrets()),
        ...wireExtra(extra, desk.secrets()),
      })),
    },
    ...written.map(({ id, name, own }): Message => {
      const content = brought.get(own) ?? (name === handIn ? notTaken : tooMany(toolkit.maxCalls));
      return { role: 'tool', callId: id, content };
    }),
  );
  const stuck = answers.some(({ isStuck }) => isStuck);
  const limit = stuck ? 'the same call brought the same again and again' : limitOf(allowance);
  if (limit !== null) stopLooking(looking, limit);
}

async function used(toolkit: Toolkit, calls: readonly ToolCall[]): Promise<readonly ToolAnswer[]> {
  return calls.length === 0 ? [] : toolkit.use(calls);
}

const notTaken =
  'Not taken, as it came together with calls of other tools. Hand in the answer alone, once you know what they brought.';

function tooMany(most: number): string {
  return `Not done: no more than ${counted(most, 'call')} may be made (--max-tool-calls). Answer from what you know.`;
}

/** The endpoint's own id, or one of ours where it gave none, one that is taken, or one that is none. */
function wireId({ ids }: Looking, given: string, sent: (text: string) => string): string {
  let id = given;
  // Nine letters and digits: some endpoints take no other.
  for (let n = ids.size; !/^[\x21-\x7e]{1,200}$/.test(id) || sent(id) !== id || ids.has(id); n += 1)
    id = `c${String(n).padStart(8, '0')}`;
  ids.add(id);
  return id;
}

/** Names that no endpoint takes back are made ones that it does; what the model wrote is told in the result. */
function wireName(name: string): string {
  return name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unnamed';
}

/** Arguments that are no JSON object are left out: templates of some servers break on them. */
function wireArguments(given: string, sent: (text: string) => string, secrets: readonly string[]): string {
  try {
    const value: unknown = JSON.parse(given);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '{}';
    if (given.length > mostArguments) return leftOut(given);
    return JSON.stringify(sentDeep(redactWithKeys(value, secrets), sent));
  } catch {
    return '{}';
  }
}

/** What an endpoint wants back is sent as it came, or not at all: changed it would be worth nothing. */
function wireExtra(extra: CalledTool['extra'], secrets: readonly string[]): Pick<CalledTool, 'extra'> {
  if (extra === undefined) return {};
  const isClean = JSON.stringify(redactWithKeys(extra, secrets)) === JSON.stringify(extra);
  return isClean ? { extra } : {};
}

/** Results up to this length are left as they are, in characters. */
const short = 400;

/** Shortens the oldest results to one line: one of them, or half of those that are left; false when all are short. */
export function shorten({ talk }: Looking, how: 'one' | 'half'): boolean {
  const long = talk.filter(({ role, content }) => role === 'tool' && content.length > short);
  for (const message of long.slice(0, how === 'one' ? 1 : Math.ceil(long.length / 2))) {
    message.content = shortened(message.content);
    const call = talk.flatMap(({ toolCalls = [] }) => toolCalls).find(({ id }) => id === message.callId);
    if (call !== undefined && call.arguments.length > short)
      Object.assign(call, { arguments: leftOut(call.arguments) });
  }
  return long.length > 0;
}

function leftOut(given: string): string {
  return JSON.stringify({ shortened: clipped(given, 160) });
}

/** Nothing of a result is left, as a piece of it would stand outside of the marks around it. */
function shortened(content: string): string {
  const size = `${content.split('\n').length} lines, ${content.length} characters`;
  return `(Shortened to this line to make room: it had ${size}. Call again if it is needed.)`;
}

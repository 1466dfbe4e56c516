import { bodyFor } from '../core/answers/request';
import { tokensAtMost } from '../core/answers/tokens';
import type { Ask, CallUsage, Exchange, Manners } from '../domain/chat';
import type { Desk } from './desk';
import type { Hold } from './holds';
import { TooLong } from './too-long';

/** Bytes of a token in English and code, for a first estimate without the tokenizer. */
const bytesPerToken = 4;
/** What a message costs around its text. */
const perMessage = 4;

type Body = Record<string, unknown>;

/** Nothing was sent: after one more look the budget would not do for the answer. `why` is the end of a sentence. */
export interface Scarce {
  kind: 'scarce';
  why: string;
}

/**
 * One request, within the budget and the context, and what it used.
 * @param hold what is kept of the budget for the question's last request
 */
export async function send(
  asked: Ask,
  manners: Manners,
  desk: Desk,
  hold: Hold | null = null,
): Promise<Exchange | Scarce> {
  const { stage, model } = asked;
  // What is not sent is not counted.
  if (desk.signal.aborted) return { kind: 'broken', fault: 'aborted', detail: '' };
  const body = bodyFor(asked, manners);
  const outputTokens = Math.min(asked.maxOutputTokens, manners.outputTokens ?? Number.POSITIVE_INFINITY);
  const inputTokens = await inputOf(body, manners, desk);
  const { contextTokens } = manners;
  if (contextTokens !== null && inputTokens + outputTokens > contextTokens)
    throw new TooLong(
      `The request needs more than the ${contextTokens} tokens of ${model}.`,
      contextTokens,
      true,
    );
  if (hold !== null && asked.tools?.mayCall) {
    const leave = desk.mayLook(hold, { stage, model, inputTokens, outputTokens });
    if (leave.kind === 'no')
      return { kind: 'scarce', why: `what is left of --${leave.limit} is needed for answers` };
  } else if (hold !== null) hold.last = null;
  const reserved = desk.reserve(stage, model, inputTokens, outputTokens);
  const exchange = await desk.chat.send(body, desk.signal);
  const { usage, isCounted } = await used(exchange, body, desk);
  desk.spend({ stage, model, reserved }, usage, isCounted);
  if (exchange.kind === 'answer' && isCounted) await compareReading(asked, body, usage.inputTokens, desk);
  return exchange;
}

/** Counted exactly wherever a limit hangs on it. */
async function inputOf(body: Body, manners: Manners, desk: Desk): Promise<number> {
  const { maxTokens, maxCostUsd } = desk.limits;
  if (maxTokens === null && maxCostUsd === null && manners.contextTokens === null) return roughly(body);
  return sizeOf(body, await desk.counter());
}

/** Connections that broke when the endpoint had the request: it may well have worked on it. */
const workedOn: readonly string[] = ['reset', 'first_token', 'idle', 'aborted'];

/** What was refused or never arrived was not worked on; where the endpoint does not count, we do. */
async function used(
  exchange: Exchange,
  body: Body,
  desk: Desk,
): Promise<{ usage: CallUsage; isCounted: boolean }> {
  const nothing = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
  if (exchange.kind === 'broken' && workedOn.includes(exchange.fault))
    return { usage: { ...nothing, inputTokens: sizeOf(body, await desk.counter()) }, isCounted: false };
  if (exchange.kind !== 'answer') return { usage: nothing, isCounted: true };
  if (exchange.usage !== null) return { usage: exchange.usage, isCounted: true };
  const count = await desk.counter();
  const said = [
    exchange.content,
    exchange.reasoning,
    ...exchange.toolCalls.flatMap((call) => [call.name, call.arguments]),
  ];
  const outputTokens = count(said.join(''));
  return { usage: { ...nothing, inputTokens: sizeOf(body, count), outputTokens }, isCounted: false };
}

/** Families of models count differently, but not by more than this. */
const farApart = 1.6;

/**
 * Some servers cut a prompt that is too long without a word (Ollama: https://docs.ollama.com/context-length). What they
 * say they read is then far below what was sent: that goes into the coverage, so that no verdict stands on half a diff unseen.
 */
async function compareReading({ stage, model }: Ask, whole: Body, read: number, desk: Desk): Promise<void> {
  // Servers write tools in words of their own before a model reads them, often far shorter ones.
  const body = { ...whole, tools: undefined };
  if (read <= 0 || roughly(body) < read * farApart) return;
  const sent = sizeOf(body, await desk.counter());
  if (sent >= read * farApart) desk.misread({ stage, model, read, sent });
}

/** Tokens of everything in a request that a model reads. */
export function sizeOf(body: Body, count: (text: string) => number): number {
  return textsOf(body).reduce((sum, text) => sum + count(text) + perMessage, 0);
}

/** The same without a tokenizer; a quarter of the bytes. */
export function roughly(body: Body): number {
  return sizeOf(body, (text) => Math.ceil(tokensAtMost(text) / bytesPerToken));
}

interface Told {
  content: string | null;
  reasoning_content?: string;
  tool_calls?: readonly unknown[];
}

function textsOf({ messages, response_format, tools }: Body): string[] {
  const told = (messages as Told[]).flatMap(({ content, reasoning_content, tool_calls }) => [
    ...(content === null ? [] : [content]),
    ...(reasoning_content === undefined ? [] : [reasoning_content]),
    ...(tool_calls === undefined ? [] : [JSON.stringify(tool_calls)]),
  ]);
  const form = [response_format, tools].filter((part) => part !== undefined);
  return [...told, ...form.map((part) => JSON.stringify(part))];
}

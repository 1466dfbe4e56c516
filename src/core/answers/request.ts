import type { Ask, JsonSchema, Manners, Message, Rung } from '../../domain/chat';
import { fitMessages } from './messages';
import { handInName, type Offer, offerOf, toolsFor } from './offer';
import { strictSchema } from './strict-schema';

/**
 * The rung that this question is asked on: the endpoint's own, or one below where the schema does not allow it (strict
 * mode knows only part of JSON Schema; tools and `json_object` take objects only). Text is asked for in words.
 */
export function rungOf(ask: Ask, manners: Manners): Rung {
  if (ask.schema === null) return 'instructions';
  const { schema } = ask.schema;
  if (manners.rung === 'strict_schema' && strictSchema(schema) === null) return 'json_schema';
  const wantsObject = manners.rung === 'tool_call' || manners.rung === 'json_object';
  return wantsObject && !isObjectSchema(schema) ? 'instructions' : manners.rung;
}

/** The messages of a question as its request has them. */
export function sentMessages(ask: Ask, manners: Manners): Message[] {
  const rung = rungOf(ask, manners);
  const inWords = rung === 'json_object' || rung === 'instructions';
  return fitMessages(ask.messages, manners, {
    addition: inWords && ask.schema ? instruction(ask.schema) : null,
    hasTools: offerOf(ask, manners, rung).tools.length > 0,
    isTalk: ask.tools !== undefined,
  });
}

/**
 * The body of a Chat Completions request, in the endpoint's manners. Everything before the end of the question is the
 * same on every rung, and later requests of one conversation add to the end, so that what a provider has cached of it
 * stays good.
 * @see https://platform.openai.com/docs/api-reference/chat/create
 */
export function bodyFor(ask: Ask, manners: Manners): Record<string, unknown> {
  const rung = rungOf(ask, manners);
  const offer = offerOf(ask, manners, rung);
  return {
    model: ask.model,
    messages: sentMessages(ask, manners).map((message) => onWire(message, manners)),
    ...(ask.temperature !== null && manners.temperature ? { temperature: ask.temperature } : {}),
    ...limit(ask, manners),
    ...(manners.stream ? { stream: true } : {}),
    ...(manners.stream && manners.streamUsage ? { stream_options: { include_usage: true } } : {}),
    ...(ask.schema === null || offer.isDeferred ? {} : format(ask.schema, rung)),
    ...toolsIn(ask, offer, rung, manners),
  };
}

/** A message in the API's own words. */
function onWire(
  { role, content, toolCalls = [], callId, reasoning = '' }: Message,
  { reasoningBack }: Manners,
): Record<string, unknown> {
  if (callId !== undefined) return { role, tool_call_id: callId, content };
  if (toolCalls.length === 0) return { role, content };
  return {
    role,
    content: content === '' ? null : content,
    ...(reasoningBack ? { reasoning_content: reasoning } : {}),
    tool_calls: toolCalls.map(({ id, name, arguments: given, extra }) => ({
      id,
      type: 'function',
      function: { name, arguments: given },
      ...(extra === undefined ? {} : { extra_content: extra }),
    })),
  };
}

function limit(ask: Ask, manners: Manners): Record<string, number> {
  if (manners.outputLimit === null) return {};
  return { [manners.outputLimit]: Math.min(ask.maxOutputTokens, manners.outputTokens ?? Infinity) };
}

type Form = NonNullable<Ask['schema']>;

function format({ name, schema }: Form, rung: Rung): Record<string, unknown> {
  switch (rung) {
    case 'strict_schema':
      return schemaFormat({ name, strict: true, schema: strictSchema(schema) });
    case 'json_schema':
      // `strict` is left out, not false: some endpoints know the form and not the word.
      return schemaFormat({ name, schema });
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'tool_call':
    case 'instructions':
      return {};
  }
}

/** The tools: what may be looked with, and on `tool_call` the one that takes the answer. */
function toolsIn(ask: Ask, offer: Offer, rung: Rung, manners: Manners): Record<string, unknown> {
  const name = handInName(ask);
  const tools = toolsFor(offer.tools, manners);
  if (rung === 'tool_call' && ask.schema !== null) {
    const parameters = ask.schema.schema;
    tools.push({ type: 'function', function: { name, description: 'Hands in the answer.', parameters } });
  }
  if (tools.length === 0) return {};
  const { choice } = offer;
  if (choice === null) return { tools };
  return { tools, tool_choice: choice === 'hand-in' ? { type: 'function', function: { name } } : choice };
}

function schemaFormat(json_schema: Record<string, unknown>): Record<string, unknown> {
  return { response_format: { type: 'json_schema', json_schema } };
}

function instruction({ name, schema }: Form): string {
  return [
    'Answer with one JSON value and nothing else: no words before or after it, no code fence.',
    `It must satisfy this JSON Schema (${name}):`,
    JSON.stringify(schema),
  ].join('\n');
}

function isObjectSchema(schema: JsonSchema): boolean {
  return schema.type === 'object' || (schema.type === undefined && typeof schema.properties === 'object');
}

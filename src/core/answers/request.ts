import type { Ask, JsonSchema, Manners, Rung } from '../../domain/chat';
import { fitMessages } from './messages';
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

/**
 * The body of a Chat Completions request, in the endpoint's manners. Everything before the end of the last user message
 * is the same on every rung, so that what a provider has cached of it stays good.
 * @see https://platform.openai.com/docs/api-reference/chat/create
 */
export function bodyFor(ask: Ask, manners: Manners): Record<string, unknown> {
  const rung = rungOf(ask, manners);
  const inWords = rung === 'json_object' || rung === 'instructions';
  return {
    model: ask.model,
    messages: fitMessages(ask.messages, manners, inWords && ask.schema ? instruction(ask.schema) : null),
    ...(ask.temperature !== null && manners.temperature ? { temperature: ask.temperature } : {}),
    ...limit(ask, manners),
    ...(manners.stream ? { stream: true } : {}),
    ...(manners.stream && manners.streamUsage ? { stream_options: { include_usage: true } } : {}),
    ...(ask.schema === null ? {} : form(ask.schema, rung)),
  };
}

function limit(ask: Ask, manners: Manners): Record<string, number> {
  if (manners.outputLimit === null) return {};
  return { [manners.outputLimit]: Math.min(ask.maxOutputTokens, manners.outputTokens ?? Infinity) };
}

type Form = NonNullable<Ask['schema']>;

function form({ name, schema }: Form, rung: Rung): Record<string, unknown> {
  switch (rung) {
    case 'strict_schema':
      return schemaFormat({ name, strict: true, schema: strictSchema(schema) });
    case 'json_schema':
      // `strict` is left out, not false: some endpoints know the form and not the word.
      return schemaFormat({ name, schema });
    case 'tool_call':
      return {
        tools: [
          { type: 'function', function: { name, description: 'Hands in the answer.', parameters: schema } },
        ],
        tool_choice: { type: 'function', function: { name } },
      };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'instructions':
      return {};
  }
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

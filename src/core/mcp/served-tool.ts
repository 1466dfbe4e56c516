import type { JsonSchema } from '../../domain/chat';
import { visible } from '../clean';

/** What a model may be told of a server's tool. */
export interface ServedTool {
  name: string;
  description: string;
  input: JsonSchema;
}

export type Served = { ok: true; tool: ServedTool } | { ok: false; name: string; reason: string };

const longestName = 128;
const longestDescription = 1_000;
const longestWords = 400;
const longestText = 1_000;
/** Of a schema: how deep, how many values, how many characters. */
const most = { depth: 16, values: 2_000, characters: 30_000 };

interface Tally {
  values: number;
  characters: number;
  fault: string | null;
}

/**
 * A tool as a server lists it, made fit to be told: bounded, nothing hidden in it, its words marked as the server's.
 * @param send a text as it may go to a model
 */
export function servedTool(listed: unknown, server: string, send: (text: string) => string): Served {
  const { name, description, inputSchema } = Object(listed) as Record<string, unknown>;
  if (typeof name !== 'string' || name === '' || name.length > longestName)
    return { ok: false, name: 'without a usable name', reason: 'its name is no text of 1 to 128 characters' };
  const no = (reason: string): Served => ({ ok: false, name, reason });
  if (typeof inputSchema !== 'object' || inputSchema === null || Array.isArray(inputSchema))
    return no('it has no schema');
  if ((inputSchema as JsonSchema).type !== 'object') return no('its schema is not one of an object');
  const tally: Tally = { values: 0, characters: 0, fault: null };
  const input = cleaned(inputSchema, '', 0, tally, send) as JsonSchema;
  if (tally.fault !== null) return no(tally.fault);
  const said = typeof description === 'string' ? clip(send(description), longestDescription) : '';
  return {
    ok: true,
    tool: {
      name,
      description: `Tool of the server ${server}${said === '' ? '.' : `, in its words: ${said}`}`,
      input: { ...input, properties: input.properties ?? {} },
    },
  };
}

/** A schema's words are made fit; what else stands in it must be fit as it is, as arguments are compared with it. */
function cleaned(
  value: unknown,
  key: string,
  depth: number,
  tally: Tally,
  send: (text: string) => string,
): unknown {
  tally.values += 1;
  if (depth > most.depth || tally.values > most.values || tally.characters > most.characters)
    tally.fault = 'its schema is too large';
  if (tally.fault !== null) return null;
  if (typeof value === 'string') {
    const isWords = key === 'description' || key === 'title';
    const text = isWords ? clip(send(value), longestWords) : value;
    if (!isWords && !isFit(text)) tally.fault = 'its schema holds what is hidden or too long';
    tally.characters += text.length;
    return text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, '', depth + 1, tally, send));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!isFit(name) || name === '__proto__') tally.fault = 'its schema holds what is hidden or too long';
      tally.characters += name.length;
      return [name, cleaned(inner, name, depth + 1, tally, send)];
    }),
  );
}

function isFit(text: string): boolean {
  return text.length <= longestText && visible(text) === text;
}

function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
}

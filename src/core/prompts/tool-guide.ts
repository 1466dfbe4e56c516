import type { ToolDeclaration } from '../../domain/tool';
import { oneLine } from '../clean';

const mostLines = 60;
const longestDescription = 300;
const mostArguments = 20;

/**
 * The tools as a model is told of them, in the order given: name, arguments (`?` where one may be null), description.
 * At most 60 lines; those left out are counted. '' without tools.
 */
export function toolGuide(tools: readonly ToolDeclaration[]): string {
  if (tools.length === 0) return '';
  // One line for the heading, one for what is left out.
  const room = tools.length + 1 <= mostLines ? tools.length : mostLines - 2;
  const lines = tools.slice(0, room).map(line);
  const rest = tools.length - room;
  return [
    '# Tools',
    ...lines,
    ...(rest === 0 ? [] : [`- and ${rest} more that are not described here`]),
  ].join('\n');
}

function line({ name, description, input }: ToolDeclaration): string {
  const said = [...oneLine(description)];
  const short =
    said.length > longestDescription ? `${said.slice(0, longestDescription).join('')}…` : said.join('');
  return `- ${oneLine(name)}(${argumentsOf(input).join(', ')}): ${short}`;
}

/** A server outside may have written the schema: anything can stand in it. */
function argumentsOf({ properties }: ToolDeclaration['input']): string[] {
  if (properties === null || typeof properties !== 'object') return [];
  return Object.entries(properties)
    .slice(0, mostArguments)
    .map(([key, value]) => `${oneLine(key.slice(0, 60))}${mayBeNull(value) ? '?' : ''}`);
}

function mayBeNull(schema: unknown): boolean {
  const type = (schema as { type?: unknown } | null)?.type;
  return Array.isArray(type) && type.includes('null');
}

import { clipped } from '../answers/quote';

const mostParts = 200;
const mostText = 200_000;
const mostPrompt = 20_000;

/** What a tool of a server answered. */
export interface ServedResult {
  content?: unknown;
  structuredContent?: unknown;
}

/** An answer as text: what is no text is named and left out, what is beyond 200,000 characters is counted. */
export function resultText({ content, structuredContent }: ServedResult): string {
  const parts = Array.isArray(content) ? content : [];
  const said = parts.slice(0, mostParts).map(partText);
  if (parts.length > mostParts) said.push(`[${parts.length - mostParts} more parts were left out.]`);
  const hasText = parts.some((part) => typeof fieldsOf(part).text === 'string');
  if (!hasText && structuredContent !== undefined) said.push(json(structuredContent));
  const text = said.join('\n');
  if (text.trim() === '') return 'The tool brought no text.';
  return cut(text, mostText);
}

/** The messages of a server's prompt as one text; '' when there is none. */
export function promptText(messages: unknown): string {
  const all = Array.isArray(messages) ? messages.slice(0, mostParts) : [];
  const said = all.map((message) => partText(fieldsOf(message).content)).filter((text) => text.trim() !== '');
  return cut(said.join('\n\n'), mostPrompt);
}

function partText(part: unknown): string {
  const { type, text, mimeType, resource, uri, name, description } = fieldsOf(part);
  switch (type) {
    case 'text':
      return typeof text === 'string' ? text : '';
    case 'image':
    case 'audio':
      return `[${type === 'image' ? 'An image' : 'A sound'}${ofType(mimeType)} was left out: only text is read.]`;
    case 'resource_link':
      return `[A resource: ${words([name, uri, description])}]`;
    case 'resource':
      return resourceText(fieldsOf(resource));
    default:
      return '[A part of an unknown kind was left out.]';
  }
}

function resourceText({ uri, text, mimeType }: Record<string, unknown>): string {
  if (typeof text === 'string') return `[Resource ${words([uri])}]\n${text}`;
  return `[The resource ${words([uri])}${ofType(mimeType)} was left out: only text is read.]`;
}

function ofType(mimeType: unknown): string {
  return typeof mimeType === 'string' ? ` (${clipped(mimeType, 60)})` : '';
}

function words(values: readonly unknown[]): string {
  return values
    .filter((value) => typeof value === 'string' && value !== '')
    .map((value) => clipped(String(value), 300))
    .join(', ');
}

/** Nested beyond what can be written, it is none. */
function json(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '[An answer that cannot be written as text was left out.]';
  }
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${kept}\n[cut: ${text.length - kept.length} of ${text.length} characters left out]`;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

import type { IncomingHttpHeaders } from 'node:http';

/** A request as a scripted endpoint saw it. */
export interface ParsedRequest {
  method: string;
  /** Path without the query. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** The parsed body; empty for a request without one. */
  body: Readonly<Record<string, unknown>>;
  /** The body as it came over the wire. */
  raw: string;
  model: string;
  messages: readonly { role: string; content: string }[];
  /** All messages as one text. */
  text: string;
  /** The schema, however it was told; null when it was told in words only. */
  schema: unknown;
  /** The name of the schema or of the forced tool. */
  schemaName: string | null;
  /** How the schema was told. */
  way: 'strict_schema' | 'json_schema' | 'tool' | 'json_object' | 'words';
  stream: boolean;
}

/** A request of any shape; what is missing is empty. */
export function parsedRequest(
  method: string,
  target: string,
  headers: IncomingHttpHeaders,
  raw: string,
): ParsedRequest {
  const url = new URL(target, 'http://endpoint.invalid');
  const body = (raw === '' ? {} : JSON.parse(raw)) as Record<string, unknown>;
  const messages = (body.messages ?? []) as { role: string; content: string }[];
  return {
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    body,
    raw,
    model: String(body.model ?? ''),
    messages,
    text: messages.map((message) => message.content).join('\n'),
    ...schemaOf(body),
    stream: body.stream === true,
  };
}

type Told = Pick<ParsedRequest, 'schema' | 'schemaName' | 'way'>;

interface Format {
  type?: string;
  json_schema?: { name?: string; strict?: boolean; schema?: unknown };
}
interface ToolGiven {
  function?: { name?: string; parameters?: unknown };
}

function schemaOf(body: Record<string, unknown>): Told {
  const format = body.response_format as Format | undefined;
  if (format?.type === 'json_schema') {
    const { name = null, strict = false, schema = null } = format.json_schema ?? {};
    return { schema, schemaName: name, way: strict ? 'strict_schema' : 'json_schema' };
  }
  if (format?.type === 'json_object') return { schema: null, schemaName: null, way: 'json_object' };
  const tool = (body.tools as ToolGiven[] | undefined)?.[0]?.function;
  if (tool === undefined) return { schema: null, schemaName: null, way: 'words' };
  return { schema: tool.parameters ?? null, schemaName: tool.name ?? null, way: 'tool' };
}

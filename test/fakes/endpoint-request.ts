import type { IncomingHttpHeaders } from 'node:http';

/** A message as it came; `content` is '' where it was null or left out. */
export interface SeenMessage {
  role: string;
  content: string;
  tool_calls?: readonly SeenCall[];
  tool_call_id?: string;
  reasoning_content?: string;
}
export interface SeenCall {
  id: string;
  type: string;
  function: { name: string; arguments: string };
  extra_content?: unknown;
}

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
  messages: readonly SeenMessage[];
  /** All messages as one text. */
  text: string;
  /** The schema, however it was told; null when it was told in words only. */
  schema: unknown;
  /** The name of the schema or of the tool that hands in the answer. */
  schemaName: string | null;
  /** How the schema was told. */
  way: 'strict_schema' | 'json_schema' | 'tool' | 'json_object' | 'words';
  stream: boolean;
  /** Names of the tools that may be called to look for something; the one that hands in the answer is not among them. */
  tools: readonly string[];
  /** True when tools are offered and the model is free to call them: neither `none` nor another tool is asked for. */
  mayCall: boolean;
  /** What came back of calls, in order, with the name that was called. */
  results: readonly { id: string; name: string; content: string }[];
  /** Answers of this conversation that held calls. */
  turn: number;
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
  const messages = ((body.messages ?? []) as SeenMessage[]).map((message) => ({
    ...message,
    content: message.content ?? '',
  }));
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
    ...toolsOf(body),
    results: resultsIn(messages),
    turn: messages.filter(({ tool_calls }) => (tool_calls?.length ?? 0) > 0).length,
  };
}

type Told = Pick<ParsedRequest, 'schema' | 'schemaName' | 'way'>;

interface Format {
  type?: string;
  json_schema?: { name?: string; strict?: boolean; schema?: unknown };
}
interface ToolGiven {
  function?: { name?: string; description?: string; parameters?: unknown };
}

function schemaOf(body: Record<string, unknown>): Told {
  const format = body.response_format as Format | undefined;
  if (format?.type === 'json_schema') {
    const { name = null, strict = false, schema = null } = format.json_schema ?? {};
    return { schema, schemaName: name, way: strict ? 'strict_schema' : 'json_schema' };
  }
  if (format?.type === 'json_object') return { schema: null, schemaName: null, way: 'json_object' };
  const tool = handIn(body)?.function;
  if (tool === undefined) return { schema: null, schemaName: null, way: 'words' };
  return { schema: tool.parameters ?? null, schemaName: tool.name ?? null, way: 'tool' };
}

function given(body: Record<string, unknown>): ToolGiven[] {
  return (body.tools ?? []) as ToolGiven[];
}

/** The tool that takes the answer: the one that says so, or one that says nothing. */
function handIn(body: Record<string, unknown>): ToolGiven | undefined {
  return given(body).find(({ function: tool }) => (tool?.description ?? 'Hands in').startsWith('Hands in'));
}

function toolsOf(body: Record<string, unknown>): Pick<ParsedRequest, 'tools' | 'mayCall'> {
  const answering = handIn(body);
  const tools = given(body)
    .filter((tool) => tool !== answering)
    .map((tool) => tool.function?.name ?? '');
  const choice = body.tool_choice ?? 'auto';
  return { tools, mayCall: tools.length > 0 && (choice === 'auto' || choice === 'required') };
}

function resultsIn(messages: readonly SeenMessage[]): ParsedRequest['results'] {
  const names = new Map(
    messages.flatMap(({ tool_calls = [] }) =>
      tool_calls.map((call) => [call.id, call.function.name] as const),
    ),
  );
  return messages
    .filter(({ role }) => role === 'tool')
    .map(({ tool_call_id: id = '', content }) => ({ id, name: names.get(id) ?? '', content }));
}

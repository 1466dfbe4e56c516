import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { z } from 'zod';
import { clipped, quoting } from '../core/answers/quote';
import { promptText, resultText } from '../core/mcp/served-text';
import { version } from '../core/version';
import type { ToolResult } from '../domain/tool';
import { lineTo, type ServerLine, type ServerProgram } from './mcp-line';

/** Milliseconds for each step with a server. */
export interface McpDeadlines {
  startMs: number;
  listMs: number;
  callMs: number;
  /** For a sign of life after a call that did not come back. */
  pingMs: number;
}

/** A server that answered. */
export interface Server {
  name: string;
  line: ServerLine;
  /** Its tools as it lists them; nothing is known of them. */
  tools: readonly unknown[];
  /** How many tools it lists beyond those that are looked at. */
  further: number;
  hasPrompts: boolean;
  call(tool: string, input: unknown, signal: AbortSignal): Promise<ToolResult>;
  /** Names of its prompts, and those that need arguments. */
  prompts(): Promise<{ name: string; needsArguments: boolean }[]>;
  prompt(name: string): Promise<string>;
}

/** Entries of a list that are looked at, and answers that a list may come in. */
const mostListed = 500;
const mostPages = 20;

const anything = z.looseObject({});
const toolPage = z.looseObject({ tools: z.array(z.unknown()), nextCursor: z.string().optional() });
const promptPage = z.looseObject({ prompts: z.array(z.unknown()), nextCursor: z.string().optional() });
const promptEntry = z.looseObject({
  name: z.string().min(1).max(200),
  arguments: z.array(z.looseObject({ required: z.boolean().optional() })).optional(),
});

/** How a server is started. */
export interface Start {
  program: ServerProgram;
  /** Addresses of the folders that the run is about, told to a server that asks. */
  roots: readonly string[];
  deadlines: McpDeadlines;
  /** Aborted at the end of the run. */
  signal: AbortSignal;
  /** Told of the connection before anything is sent over it. */
  opened(line: ServerLine): void;
}

/**
 * Starts a server and asks it for its tools.
 * @throws Error with a phrase for a person; the server has been ended then
 */
export async function startServer(name: string, start: Start): Promise<Server> {
  const { program, roots, deadlines, signal } = start;
  const [{ Client }, { ListRootsRequestSchema }, { deserializeMessage }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
    import('@modelcontextprotocol/sdk/shared/stdio.js'),
  ]);
  const line = lineTo(program, deserializeMessage);
  start.opened(line);
  // Requests are made one by one: the client's own calls compile a stranger's schemas.
  const client = new Client({ name: 'countersign', version }, { capabilities: { roots: {} } });
  client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: roots.map((uri) => ({ uri })) }));
  try {
    await client.connect(line, { timeout: deadlines.startMs, signal: apart(signal) });
    const { tools, further } = await toolsOf(client, deadlines, signal);
    const hasPrompts = client.getServerCapabilities()?.prompts !== undefined;
    return { name, line, tools, further, hasPrompts, ...asked(name, line, client, deadlines, signal) };
  } catch (error) {
    // The client closes a line of which the beginning failed.
    const fault = line.isClosed() ? null : line.fault();
    const why = fault ?? phraseFor(error, deadlines.startMs);
    await line.close();
    throw new Error(`${why}${quoting(line.complaint())}`);
  }
}

async function toolsOf(
  client: Client,
  { listMs }: McpDeadlines,
  signal: AbortSignal,
): Promise<{ tools: unknown[]; further: number }> {
  if (client.getServerCapabilities()?.tools === undefined) return { tools: [], further: 0 };
  const tools: unknown[] = [];
  await paged(async (cursor) => {
    const params = cursor === undefined ? {} : { cursor };
    const options = { timeout: listMs, signal: apart(signal) };
    const page = await client.request({ method: 'tools/list', params }, toolPage, options);
    tools.push(...page.tools);
    return tools.length > mostListed ? undefined : page.nextCursor;
  });
  return { tools: tools.slice(0, mostListed), further: Math.max(0, tools.length - mostListed) };
}

/** A list that never ends is left after twenty answers. */
async function paged(ask: (cursor: string | undefined) => Promise<string | undefined>): Promise<void> {
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    cursor = await ask(cursor);
    if (cursor === undefined || cursor === '') return;
  }
}

function asked(
  name: string,
  line: ServerLine,
  client: Client,
  deadlines: McpDeadlines,
  run: AbortSignal,
): Pick<Server, 'call' | 'prompts' | 'prompt'> {
  const gone = () =>
    `The server ${name} is gone: ${line.fault()}${quoting(line.complaint())} Go on without its tools.`;
  return {
    async call(tool, input, signal) {
      if (line.fault() !== null) return { ok: false, reason: gone() };
      const options = { timeout: deadlines.callMs, signal: apart(signal) };
      try {
        const params = { name: tool, arguments: input as Record<string, unknown> };
        const result = await client.request({ method: 'tools/call', params }, anything, options);
        const text = resultText(result);
        return result.isError === true ? { ok: false, reason: text } : { ok: true, text };
      } catch (error) {
        if (line.fault() !== null) return { ok: false, reason: gone() };
        if (isLate(error) && !run.aborted) await showLife(client, line, deadlines.pingMs);
        return {
          ok: false,
          reason: `The server ${name} did not do it: ${phraseFor(error, deadlines.callMs)}.`,
        };
      }
    },
    async prompts() {
      const found: { name: string; needsArguments: boolean }[] = [];
      await paged(async (cursor) => {
        const params = cursor === undefined ? {} : { cursor };
        const options = { timeout: deadlines.listMs, signal: apart(run) };
        const page = await client.request({ method: 'prompts/list', params }, promptPage, options);
        for (const entry of page.prompts.slice(0, mostListed)) {
          const { data } = promptEntry.safeParse(entry);
          const needsArguments = data?.arguments?.some(({ required }) => required === true) ?? false;
          if (data !== undefined) found.push({ name: data.name, needsArguments });
        }
        return found.length > mostListed ? undefined : page.nextCursor;
      });
      return found;
    },
    async prompt(wanted) {
      const options = { timeout: deadlines.listMs, signal: apart(run) };
      const params = { name: wanted };
      const { messages } = await client.request({ method: 'prompts/get', params }, anything, options);
      return promptText(messages);
    },
  };
}

/** A server that hangs would cost every later call its whole time; one that is merely slow goes on. */
async function showLife(client: Client, line: ServerLine, pingMs: number): Promise<void> {
  try {
    await client.ping({ timeout: pingMs });
  } catch {
    line.fail('it does not answer any more');
  }
}

/** A signal of its own for each request, as the client leaves its listener behind on every one. */
function apart(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal]);
}

function isLate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === -32001;
}

function phraseFor(error: unknown, milliseconds: number): string {
  if (isLate(error)) return `no answer came within ${milliseconds / 1000} seconds`;
  if (Array.isArray((error as { issues?: unknown } | null)?.issues))
    return 'its answer is not of the protocol';
  return clipped(error instanceof Error ? error.message : String(error), 300).replace(/\.$/, '');
}

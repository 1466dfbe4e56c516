import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { clipped } from '../core/answers/quote';
import type { CoverageNote } from '../domain/coverage';
import type { Mcp } from '../domain/mcp';
import type { ServerSettings } from '../domain/tool-settings';
import type { ServerLine } from './mcp-line';
import type { McpDeadlines, Server } from './mcp-server';

/** What servers are started with. */
export interface McpMeans {
  /** False for a task of somebody who is not trusted: then no server is started. */
  isTrusted: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  /** Absolute; what the run is about. */
  workspace: string;
  /** The person's home folder, where servers run; '' when there is none. */
  home: string;
  /** Names of prompts that are wanted; those of servers begin with `mcp__`. */
  wanted: readonly string[];
  known(): readonly string[];
  /** Aborted at the end of the run. */
  signal: AbortSignal;
}

const usual: McpDeadlines = { startMs: 20_000, listMs: 10_000, callMs: 60_000, pingMs: 3_000 };

/**
 * Starts the servers of the settings side by side and gathers their tools. A server that cannot be used costs its
 * tools, and the notes say so. Nothing is loaded where there are none. Never throws.
 */
export async function openMcp(
  servers: Readonly<Record<string, ServerSettings>>,
  means: McpMeans,
  deadlines: Partial<McpDeadlines> = {},
): Promise<Mcp> {
  const names = Object.keys(servers);
  if (names.length === 0) return without([]);
  if (!means.isTrusted) return without(names.map(untrusted));
  const lines: ServerLine[] = [];
  const atExit = () => {
    for (const line of lines) line.kill();
  };
  process.once('exit', atExit);
  const close = async () => {
    await Promise.all(lines.map((line) => line.close()));
    process.off('exit', atExit);
  };
  // The end of the run is the end of the servers, whoever else forgets them.
  means.signal.addEventListener('abort', () => void close(), { once: true });
  const outcomes = await Promise.all(
    Object.entries(servers).map(([name, settings]) =>
      started(name, settings, means, { ...usual, ...deadlines }, lines),
    ),
  );
  const running = outcomes.flatMap(({ server }) => (server === null ? [] : [server]));
  const { gatherTools, gatherPrompts } = await import('./mcp-gather');
  const tools = await gatherTools(running, servers, means.known);
  const prompts = await gatherPrompts(running, means.wanted);
  const notes = [...outcomes.flatMap(({ notes }) => notes), ...tools.notes, ...prompts.notes];
  return {
    tools: tools.found,
    prompts: prompts.found,
    servers: running.map(({ name }) => name),
    notes: () => [...notes, ...running.flatMap(lost)],
    close,
  };
}

/** The server; null with what is said of one that could not be used. */
async function started(
  name: string,
  { command, args, env }: ServerSettings,
  { environment, workspace, home, signal }: McpMeans,
  deadlines: McpDeadlines,
  lines: ServerLine[],
): Promise<{ server: Server | null; notes: CoverageNote[] }> {
  try {
    if (signal.aborted) throw new Error('not started: the run is over');
    const [{ startServer }, { serverEnvironment }] = await Promise.all([
      import('./mcp-server'),
      import('./mcp-environment'),
    ]);
    const program = {
      command,
      args: args ?? [],
      env: serverEnvironment(environment, env ?? {}, workspace),
      directory: home !== '' && existsSync(home) ? home : '/',
    };
    const roots = [pathToFileURL(workspace).href];
    const opened = (line: ServerLine) => void lines.push(line);
    return { server: await startServer(name, { program, roots, deadlines, signal, opened }), notes: [] };
  } catch (error) {
    const reason = clipped(error instanceof Error ? error.message : String(error), 300);
    return { server: null, notes: [{ skipped: [{ what: `the MCP server ${name}`, reason }] }] };
  }
}

/** One that answered at first and was gone before the end. */
function lost({ name, line }: Server): CoverageNote[] {
  const fault = line.fault();
  if (fault === null || line.isClosed()) return [];
  return [{ skipped: [{ what: `the MCP server ${name}`, reason: fault }] }];
}

function without(notes: CoverageNote[]): Mcp {
  return { tools: [], prompts: [], servers: [], notes: () => notes, close: async () => {} };
}

function untrusted(name: string): CoverageNote {
  const reason = 'not started: the task comes from somebody who is not trusted';
  return { skipped: [{ what: `the MCP server ${name}`, reason }] };
}

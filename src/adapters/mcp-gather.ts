import { secretFinder } from '../core/address-secrets';
import { clipped } from '../core/answers/quote';
import { asSent } from '../core/as-sent';
import { serverPrefix } from '../core/can-use-tool';
import { servedName } from '../core/mcp/served-name';
import { type ServedTool, servedTool } from '../core/mcp/served-tool';
import type { CoverageNote } from '../domain/coverage';
import type { Prompt } from '../domain/prompt';
import type { Effect, Tool } from '../domain/tool';
import type { ServerSettings } from '../domain/tool-settings';
import { type ArgumentCheck, argumentChecks } from './mcp-arguments';
import type { Server } from './mcp-server';

/** Tools of one server, and of all: endpoints take 128 in a request, ours among them. */
const most = { ofServer: 64, ofAll: 100 };
/** What is left out is named so many times for one server; the rest is counted. */
const mostNamed = 10;

interface Gathered<T> {
  found: T[];
  notes: CoverageNote[];
}
interface LeftOut {
  what: string;
  reason: string;
}

/**
 * The servers' tools under their names here, with the effect that the settings give them: what a server says of its own
 * harmlessness counts for nothing.
 * @param known secret values: none is told, and none is given to a server
 */
export async function gatherTools(
  servers: readonly Server[],
  settings: Readonly<Record<string, ServerSettings>>,
  known: () => readonly string[],
): Promise<Gathered<Tool>> {
  const found: Tool[] = [];
  const notes: CoverageNote[] = [];
  const desk: Desk = {
    checkOf: await argumentChecks(),
    taken: new Set(),
    send: asSent(known()),
    holdsSecret: (text) => secretFinder(known())(text),
  };
  for (const server of servers) {
    const room = Math.min(most.ofServer, most.ofAll - found.length);
    const gathered = toolsOf(server, settings[server.name], desk, room);
    found.push(...gathered.found);
    notes.push(...gathered.notes);
  }
  return { found, notes };
}

/** What all servers' tools are made fit with. */
interface Desk {
  checkOf(schema: ServedTool['input']): ArgumentCheck | null;
  /** Names that are given. */
  taken: Set<string>;
  send(text: string): string;
  holdsSecret(text: string): boolean;
}

function toolsOf(
  server: Server,
  settings: ServerSettings | undefined,
  desk: Desk,
  room: number,
): Gathered<Tool> {
  const found: Tool[] = [];
  const skipped: LeftOut[] = [];
  let beyond = server.further;
  for (const [at, listed] of server.tools.entries()) {
    const outcome = found.length < room ? toolFrom(listed, server, settings, desk) : enough;
    if (outcome.kind === 'enough') {
      beyond += server.tools.length - at;
      break;
    }
    if (outcome.kind === 'kept') found.push(outcome.tool);
    else
      skipped.push({
        what: `the tool ${clipped(outcome.name, 60)} of the MCP server ${server.name}`,
        reason: outcome.reason,
      });
  }
  return { found, notes: notesOf(skipped, `tools of the MCP server ${server.name}`, found.length, beyond) };
}

type Outcome =
  | { kind: 'kept'; tool: Tool }
  | { kind: 'dropped'; name: string; reason: string }
  /** No more tools of this server are looked at. */
  | { kind: 'enough' };
const enough: Outcome = { kind: 'enough' };

function toolFrom(
  listed: unknown,
  server: Server,
  settings: ServerSettings | undefined,
  desk: Desk,
): Outcome {
  const { checkOf, taken, send } = desk;
  const served = servedTool(listed, server.name, send);
  if (!served.ok) return { kind: 'dropped', name: served.name, reason: served.reason };
  const { name, input } = served.tool;
  const here = servedName(server.name, name, taken);
  if (here === null) return { kind: 'dropped', name, reason: 'there is another tool of its name' };
  try {
    const check = checkOf(input);
    if (check === null) return { kind: 'dropped', name, reason: 'its schema cannot be used' };
    taken.add(here);
    return { kind: 'kept', tool: toolOf(here, served.tool, server, effectOf(name, settings), desk, check) };
  } catch {
    // A schema that is endless to read; the next one may be too.
    return enough;
  }
}

function effectOf(name: string, settings: ServerSettings | undefined): Effect {
  return settings?.readOnly?.includes(name) === true ? 'read' : (settings?.effect ?? 'exec');
}

/** Characters of a call's arguments at most. */
const mostArguments = 200_000;

function toolOf(
  name: string,
  served: ServedTool,
  server: Server,
  effect: Effect,
  desk: Desk,
  check: ArgumentCheck,
): Tool {
  const faultOf = (input: unknown): string | null => {
    const text = JSON.stringify(input);
    if (text.length > mostArguments)
      return 'The arguments are too long for a server; nothing was done. Ask for less.';
    // A server may have the network, whatever is said of it.
    return desk.holdsSecret(text)
      ? 'The arguments hold a secret of this run, or what looks like a credential; nothing was done. Leave it out.'
      : check(input);
  };
  return {
    name,
    effect,
    description: served.description,
    input: served.input,
    async run(input, { signal }) {
      const fault = faultOf(input);
      return fault === null ? server.call(served.name, input, signal) : { ok: false, reason: fault };
    },
    async propose(input) {
      const fault = faultOf(input);
      if (fault !== null) return { kind: 'none', reason: fault };
      return {
        kind: 'command',
        command: `${server.name}: ${clipped(served.name, 100)} ${JSON.stringify(input)}`,
      };
    },
  };
}

function notesOf(skipped: readonly LeftOut[], what: string, kept: number, beyond: number): CoverageNote[] {
  const named = skipped.slice(0, mostNamed);
  const rest = skipped.length - named.length;
  return [
    ...(named.length === 0 ? [] : [{ skipped: named }]),
    ...(rest === 0 ? [] : [{ skipped: [{ what: `${rest} more ${what}`, reason: 'they cannot be used' }] }]),
    ...(beyond === 0 ? [] : [{ truncated: [{ what, kept, of: kept + beyond }] }]),
  ];
}

/** Those of the servers' prompts that are wanted by name; one that cannot be had is a note. */
export async function gatherPrompts(
  servers: readonly Server[],
  wanted: readonly string[],
): Promise<Gathered<Prompt>> {
  const found: Prompt[] = [];
  const notes: CoverageNote[] = [];
  const names = wanted.filter((name) => name.startsWith(serverPrefix));
  if (names.length === 0) return { found, notes };
  for (const server of servers.filter(({ hasPrompts }) => hasPrompts)) {
    try {
      const taken = new Set<string>();
      for (const entry of await server.prompts()) {
        const name = servedName(server.name, entry.name, taken);
        if (name === null || !names.includes(name)) continue;
        taken.add(name);
        const leftOut = (reason: string) => notes.push({ skipped: [{ what: `the prompt ${name}`, reason }] });
        if (entry.needsArguments) leftOut('it takes arguments, which nobody gives here');
        else found.push({ name, source: 'mcp', from: server.name, text: await server.prompt(entry.name) });
      }
    } catch (error) {
      const reason = clipped(error instanceof Error ? error.message : String(error), 300);
      notes.push({ skipped: [{ what: `prompts of the MCP server ${server.name}`, reason }] });
    }
  }
  return { found, notes };
}

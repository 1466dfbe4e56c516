import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type McpMeans, openMcp } from '../../src/adapters/mcp';
import type { ServerSettings } from '../../src/domain/tool-settings';

/** A server as a small program: what it lists, and JavaScript for what it does besides. */
export interface Script {
  tools?: readonly unknown[];
  prompts?: readonly unknown[];
  /** Body of a function of `params`, `id` and `say`; what it gives back is the result of a call; undefined: none. */
  call?: string;
  /** The same for `prompts/get`. */
  prompt?: string;
  /** Runs for every message before it is answered; `message`, `say`, `raw`. Gives back true when it has answered. */
  before?: string;
  /** Runs at the start; `say` and `raw`. */
  begin?: string;
}

/** A tool with a schema of one text. */
export const textTool = (name: string, more: object = {}) => ({
  name,
  description: `Does ${name}.`,
  inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  ...more,
});

/** A folder of the test's own, gone with it. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings that start a script. */
export function server(script: Script, settings: Partial<ServerSettings> = {}): ServerSettings {
  const path = join(ownFolder(), 'server.cjs');
  writeFileSync(path, source(script));
  return { command: process.execPath, args: [path], ...settings };
}

function source({
  tools = [],
  prompts,
  call = 'return {}',
  prompt = 'return {}',
  before = '',
  begin = '',
}: Script): string {
  return `
const raw = (text) => process.stdout.write(text);
const say = (message) => raw(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
const tools = ${JSON.stringify(tools)};
const prompts = ${JSON.stringify(prompts ?? null)};
const call = (params, id) => { ${call} };
const prompt = (params) => { ${prompt} };
const before = (message) => { ${before} };
const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {}, ...(prompts === null ? {} : { prompts: {} }) },
    serverInfo: { name: 'script', version: '1' },
  }),
  ping: () => ({}),
  'tools/list': () => ({ tools }),
  'prompts/list': () => ({ prompts }),
  'prompts/get': prompt,
  'tools/call': call,
};
${begin}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (before(message) === true || message.id === undefined || message.method === undefined) return;
  const result = answers[message.method]?.(message.params, message.id);
  if (result !== undefined) say({ id: message.id, result });
});
`;
}

/** Servers opened as a run opens them, and ended with the test. */
export async function opened(
  servers: Readonly<Record<string, ServerSettings>>,
  means: Partial<McpMeans> = {},
  deadlines: Parameters<typeof openMcp>[2] = {},
) {
  const folder = ownFolder();
  const mcp = await openMcp(
    servers,
    {
      isTrusted: true,
      environment: { PATH: process.env.PATH },
      workspace: folder,
      home: folder,
      wanted: [],
      known: () => [],
      signal: new AbortController().signal,
      ...means,
    },
    deadlines,
  );
  onTestFinished(() => mcp.close());
  return mcp;
}

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openMcp } from '../../src/adapters/mcp';
import type { Mcp } from '../../src/domain/mcp';
import type { ToolPorts } from '../../src/domain/tool-ports';
import { opened, ownFolder, server, textTool } from '../fakes/mcp-server';

const ports = { signal: new AbortController().signal } as ToolPorts;
/** What a tool of a server brought, or why nothing. */
async function used(mcp: Mcp, name: string, input: unknown): Promise<string> {
  const tool = mcp.tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no ${name} in ${mcp.tools.map((one) => one.name).join(', ')}`);
  const result = await tool.run(input, ports);
  return result.ok ? result.text : `no: ${result.reason}`;
}
const text = (said: string) => `return { content: [{ type: 'text', text: ${said} }] }`;

test('PM-005 tools of a server are there under its name, and do what they say', async () => {
  const mcp = await opened({
    docs: server({ tools: [textTool('look_up')], call: text("params.name + ': ' + params.arguments.text") }),
  });
  expect([mcp.servers, mcp.notes()]).toEqual([['docs'], []]);
  expect(mcp.tools).toMatchObject([
    {
      name: 'mcp__docs__look_up',
      effect: 'exec',
      description: 'Tool of the server docs, in its words: Does look_up.',
      input: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    },
  ]);
  expect(await used(mcp, 'mcp__docs__look_up', { text: 'a' })).toBe('look_up: a');
});

test('PM-005 only what the settings list counts as reading; a server’s word for itself counts for nothing', async () => {
  const tools = [
    textTool('get', { annotations: { readOnlyHint: true } }),
    textTool('set'),
    textTool('Get', { annotations: { destructiveHint: false } }),
  ];
  const effects = async (settings: object) =>
    (await opened({ s: server({ tools }, settings) })).tools.map((tool) => tool.effect);
  expect(await effects({})).toEqual(['exec', 'exec', 'exec']);
  expect(await effects({ readOnly: ['get'] })).toEqual(['read', 'exec', 'exec']);
  expect(await effects({ readOnly: ['mcp__s__get', 'g*', ''], effect: 'network' })).toEqual([
    'network',
    'network',
    'network',
  ]);
});

test('PM-004 a call that may not be done can be kept as a command of the plan, unless its arguments are wrong', async () => {
  const mcp = await opened({ s: server({ tools: [textTool('set')] }) });
  const [tool] = mcp.tools;
  expect(await tool?.propose?.({ text: 'a\nb' }, ports)).toEqual({
    kind: 'command',
    command: 's: set {"text":"a\\nb"}',
  });
  expect(await tool?.propose?.({}, ports)).toMatchObject({
    kind: 'none',
    reason: expect.stringMatching(/nothing was done/),
  });
});

test('arguments that a tool does not take never reach its server', async () => {
  const nested = {
    name: 'nested',
    inputSchema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      definitions: {
        entry: { type: 'object', properties: { n: { type: 'integer', minimum: 1 } }, required: ['n'] },
      },
      properties: { list: { type: 'array', items: { $ref: '#/definitions/entry' }, maxItems: 2 } },
      additionalProperties: false,
    },
  };
  const mcp = await opened({
    s: server({
      tools: [textTool('t'), nested, { name: 'bare', inputSchema: { type: 'object' } }],
      call: text("'called'"),
    }),
  });
  for (const input of [{}, { text: 1 }, null, [], 'x'])
    expect(await used(mcp, 'mcp__s__t', input)).toMatch(
      /^no: The arguments are not what the tool takes; nothing was done/,
    );
  for (const input of [{ list: [{ n: 0 }] }, { list: [{}, {}, {}] }, { more: 1 }])
    expect(await used(mcp, 'mcp__s__nested', input)).toMatch(/nothing was done/);
  expect(await used(mcp, 'mcp__s__nested', { list: [{ n: 1 }] })).toBe('called');
  expect(await used(mcp, 'mcp__s__bare', { any: [1] })).toBe('called');
});

test('PM-014 no secret is given to a server, in whatever spelling', async () => {
  const secret = ['q7Zp2mKx', '9vRt4LwB', 'c8Ns3HyD'].join('');
  const known: string[] = [];
  const mcp = await opened(
    { s: server({ tools: [textTool('t')], call: text("'called'") }) },
    { known: () => known },
  );
  const spellings = [secret, Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')];
  expect(await used(mcp, 'mcp__s__t', { text: spellings[0] })).toBe('called');
  known.push(secret);
  for (const spelling of spellings)
    expect(await used(mcp, 'mcp__s__t', { text: `a ${spelling} b` })).toMatch(
      /^no: The arguments hold a secret/,
    );
  expect(await mcp.tools[0]?.propose?.({ text: secret }, ports)).toMatchObject({ kind: 'none' });
  expect(await used(mcp, 'mcp__s__t', { text: 'a'.repeat(300_000) })).toMatch(/too long for a server/);
});

test('a server runs in the root folder where the person has no home', async () => {
  for (const home of ['', '/no/such/home']) {
    const mcp = await opened(
      { s: server({ tools: [textTool('t')], call: text('process.cwd()') }) },
      { home },
    );
    expect(await used(mcp, 'mcp__s__t', { text: '' })).toBe('/');
  }
});

test('what a server calls an error is one, in its words', async () => {
  const mcp = await opened({
    s: server({
      tools: [textTool('bad'), textTool('worse')],
      before: `if (message.method === 'tools/call' && message.params.name === 'worse')
        return say({ id: message.id, error: { code: -32603, message: 'Broken inside.' } }), true`,
      call: "return { isError: true, content: [{ type: 'text', text: 'No such page.' }] }",
    }),
  });
  expect(await used(mcp, 'mcp__s__bad', { text: '' })).toBe('no: No such page.');
  expect(await used(mcp, 'mcp__s__worse', { text: '' })).toMatch(
    /^no: The server s did not do it: .*Broken inside\.$/,
  );
});

test('a server gets an environment of its own, its settings’ variables, and no program of the workspace', async () => {
  const workspace = ownFolder();
  const bin = join(workspace, 'node_modules', '.bin');
  const home = ownFolder();
  const mcp = await opened(
    {
      s: server(
        { tools: [textTool('env')], call: text('JSON.stringify([process.env, process.cwd()])') },
        { env: { OWN: 'mine' } },
      ),
    },
    {
      workspace,
      home,
      environment: {
        PATH: [bin, workspace, '.', '/usr/bin', '/bin'].join(':'),
        HOME: '/home/somebody',
        GITHUB_TOKEN: 'not-for-servers',
        NODE_OPTIONS: '--require ./evil.js',
        LD_PRELOAD: './evil.so',
      },
    },
  );
  const [env, cwd] = JSON.parse(await used(mcp, 'mcp__s__env', { text: '' })) as [
    Record<string, string>,
    string,
  ];
  expect(env).toEqual({
    PATH: '/usr/bin:/bin',
    HOME: '/home/somebody',
    OWN: 'mine',
    COUNTERSIGN_SERVER_RUN: expect.any(String),
  });
  expect(cwd).toBe(home);
});

test('a server that asks is told which folder the run is about, and nothing else is done for it', async () => {
  const asks = `if (message.method === 'notifications/initialized') {
      say({ id: 'r', method: 'roots/list' });
      say({ id: 's', method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } });
      say({ id: 'e', method: 'elicitation/create', params: { message: 'Password?', requestedSchema: { type: 'object', properties: {} } } });
    }
    if (message.method === undefined) { heard[message.id] = message.result ?? message.error; }`;
  const workspace = ownFolder();
  const mcp = await opened(
    {
      s: server({
        tools: [textTool('heard')],
        begin: 'const heard = {};',
        before: asks,
        call: `const later = () => Object.keys(heard).length < 3 ? setTimeout(later, 5) : say({ id, result: { content: [{ type: 'text', text: JSON.stringify(heard) }] } }); later();`,
      }),
    },
    { workspace },
  );
  expect(JSON.parse(await used(mcp, 'mcp__s__heard', { text: '' }))).toEqual({
    r: { roots: [{ uri: `file://${workspace}` }] },
    s: { code: -32601, message: expect.any(String) },
    e: { code: -32601, message: expect.any(String) },
  });
});

test('a task of somebody who is not trusted starts no server', async () => {
  const folder = ownFolder();
  const trace = join(folder, 'started');
  const script = { begin: `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')` };
  const mcp = await opened({ s: server(script) }, { isTrusted: false });
  expect([mcp.tools, mcp.servers]).toEqual([[], []]);
  expect(mcp.notes()).toEqual([
    {
      skipped: [{ what: 'the MCP server s', reason: expect.stringMatching(/^not started: .*not trusted$/) }],
    },
  ]);
  const { existsSync } = await import('node:fs');
  expect(existsSync(trace)).toBe(false);
  await opened({ s: server(script) });
  expect(existsSync(trace)).toBe(true);
});

test('without servers nothing is there, and nothing is noted', async () => {
  const mcp = await openMcp({}, { isTrusted: false } as never);
  expect([mcp.tools, mcp.prompts, mcp.servers, mcp.notes()]).toEqual([[], [], [], []]);
  await mcp.close();
});

test('DP-14 prompts of servers are fetched when they are wanted by name; those that need arguments are left out', async () => {
  const script = {
    prompts: [
      { name: 'style' },
      { name: 'named', arguments: [{ name: 'who', required: true }] },
      { name: 'other' },
      { bad: true },
    ],
    prompt:
      "return { messages: [{ role: 'user', content: { type: 'text', text: 'Text of ' + params.name + '.' } }] }",
  };
  const wanted = ['mcp__a__style', 'mcp__a__named', 'house-style'];
  const mcp = await opened({ a: server(script), b: server({}) }, { wanted });
  expect(mcp.prompts).toEqual([{ name: 'mcp__a__style', source: 'mcp', from: 'a', text: 'Text of style.' }]);
  expect(mcp.notes()).toEqual([
    { skipped: [{ what: 'the prompt mcp__a__named', reason: expect.stringMatching(/takes arguments/) }] },
  ]);
});

test('a server made with the protocol’s own library is understood', async () => {
  const require = createRequire(import.meta.url);
  const library = dirname(require.resolve('@modelcontextprotocol/sdk/package.json'));
  const folder = ownFolder();
  const path = join(folder, 'server.cjs');
  const load = (name: string) =>
    `require(${JSON.stringify(require.resolve(`@modelcontextprotocol/sdk/${name}`))})`;
  expect(library).toContain('modelcontextprotocol');
  writeFileSync(
    path,
    `const { McpServer } = ${load('server/mcp.js')};
     const { StdioServerTransport } = ${load('server/stdio.js')};
     const { z } = require(${JSON.stringify(require.resolve('zod'))});
     const server = new McpServer({ name: 'real', version: '1' });
     server.registerTool('add', { description: 'Adds.', inputSchema: { a: z.number(), b: z.number() }, outputSchema: { sum: z.number() } },
       ({ a, b }) => ({ content: [], structuredContent: { sum: a + b } }));
     server.registerPrompt('hello', { description: 'Says hello.' }, () => ({ messages: [{ role: 'user', content: { type: 'text', text: 'Hello.' } }] }));
     server.connect(new StdioServerTransport());`,
  );
  const mcp = await opened(
    { real: { command: process.execPath, args: [path] } },
    { wanted: ['mcp__real__hello'] },
  );
  expect(mcp.notes()).toEqual([]);
  expect(await used(mcp, 'mcp__real__add', { a: 2, b: 3 })).toBe('{"sum":5}');
  expect(await used(mcp, 'mcp__real__add', { a: 2, b: '3' })).toMatch(/nothing was done/);
  expect(mcp.prompts).toMatchObject([{ text: 'Hello.' }]);
});

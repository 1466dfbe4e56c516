import { expect, test } from 'vitest';
import type { Mcp } from '../../src/domain/mcp';
import type { ToolPorts } from '../../src/domain/tool-ports';
import { tools as builtIn } from '../../src/tools/index.generated';
import { opened, type Script, server, textTool } from '../fakes/mcp-server';

const never = new AbortController().signal;
async function used(mcp: Mcp, name: string, signal = never): Promise<string> {
  const tool = mcp.tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`no ${name} in ${mcp.tools.map((one) => one.name).join(', ')}`);
  const result = await tool.run({ text: 'a' }, { signal } as ToolPorts);
  return result.ok ? result.text : result.reason;
}
const good = server.bind(null, {
  tools: [textTool('t')],
  call: "return { content: [{ type: 'text', text: 'fine' }] }",
});
/** Long enough for a server that is well, on a machine with other work. */
const deadlines = { startMs: 3_000, listMs: 3_000 };

const unusable: [string, Script, RegExp][] = [
  [
    'ends at once',
    { begin: "console.error('first'); console.error('No key given.'); process.exit(3)" },
    /ended \(exit code 3\).*“No key given”/,
  ],
  ['is ended by a signal', { begin: "process.kill(process.pid, 'SIGKILL')" }, /ended \(SIGKILL\)/],
  ['never answers', { before: 'return true' }, /no answer came within 3 seconds/],
  ['never lists', { before: "return message.method === 'tools/list'" }, /no answer came within 3 seconds/],
  [
    'ends while it lists',
    { before: "if (message.method === 'tools/list') process.exit(0)" },
    /ended \(exit code 0\)/,
  ],
  [
    'speaks another protocol',
    {
      before:
        "return say({ id: message.id, result: { protocolVersion: '1', capabilities: {}, serverInfo: { name: 'x', version: '1' } } }), true",
    },
    /protocol version is not supported/,
  ],
  [
    'answers with something else',
    {
      before: "if (message.method === 'initialize') return say({ id: message.id, result: { odd: 1 } }), true",
    },
    /not of the protocol/,
  ],
  [
    'lists something else',
    {
      before:
        "if (message.method === 'tools/list') return say({ id: message.id, result: { tools: 'all' } }), true",
    },
    /not of the protocol/,
  ],
  [
    'writes garbage',
    { begin: "setInterval(() => raw('garbage\\n'.repeat(50)), 1)", before: 'return true' },
    /not the protocol/,
  ],
  [
    'writes one line without an end',
    {
      begin: "const more = () => process.stdout.write('x'.repeat(100000), more); more()",
      before: 'return true',
    },
    /message of more than 8 MiB/,
  ],
  [
    'floods',
    {
      begin:
        "const line = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/x' }) + '\\n'; const more = () => process.stdout.write(line.repeat(500), more); more()",
      before: 'return true',
    },
    /more than 20000 messages/,
  ],
];

test.each(unusable)(
  'a server that %s costs its tools and says why; the others go on',
  async (what, script, reason) => {
    const mcp = await opened({ bad: server(script), ok: good() }, {}, /^never/.test(what) ? deadlines : {});
    expect(mcp.notes()).toEqual([
      { skipped: [{ what: 'the MCP server bad', reason: expect.stringMatching(reason) }] },
    ]);
    expect(mcp.servers).toEqual(['ok']);
    expect(await used(mcp, 'mcp__ok__t')).toBe('fine');
  },
);

test('a program that is not there costs its tools', async () => {
  const mcp = await opened({
    bad: { command: 'no-such-program-here' },
    worse: { command: './relative' },
    ok: good(),
  });
  expect(mcp.notes()).toEqual(
    ['bad', 'worse'].map((name) => ({
      skipped: [
        {
          what: `the MCP server ${name}`,
          reason: expect.stringMatching(
            /could not be started \(.*ENOENT\); name its program by its whole path/,
          ),
        },
      ],
    })),
  );
  expect(mcp.servers).toEqual(['ok']);
});

test('a server that ends in the middle of a call costs the call and its tools, and is noted', async () => {
  const mcp = await opened({
    s: server({
      tools: [textTool('t')],
      call: "console.error('Out of memory'); setTimeout(() => process.exit(9), 50)",
    }),
  });
  expect(mcp.notes()).toEqual([]);
  expect(await used(mcp, 'mcp__s__t')).toMatch(
    /^The server s is gone: it ended \(exit code 9\): “Out of memory”\. Go on without its tools\.$/,
  );
  expect(await used(mcp, 'mcp__s__t')).toMatch(/is gone/);
  expect(mcp.notes()).toEqual([
    { skipped: [{ what: 'the MCP server s', reason: 'it ended (exit code 9)' }] },
  ]);
});

test('a server that hangs is ended after the first call that did not come back; one that is slow goes on', async () => {
  const hangs = 'while (true);';
  const slow =
    "if (params.arguments.text === 'a' && !globalThis.asked) { globalThis.asked = true; return undefined; } return { content: [{ type: 'text', text: 'later' }] }";
  const mcp = await opened(
    { h: server({ tools: [textTool('t')], call: hangs }), w: server({ tools: [textTool('t')], call: slow }) },
    {},
    { callMs: 700, pingMs: 2_000 },
  );
  expect(await used(mcp, 'mcp__h__t')).toMatch(/no answer came within 0.7 seconds/);
  expect(await used(mcp, 'mcp__h__t')).toMatch(/is gone: it does not answer any more/);
  expect(await used(mcp, 'mcp__w__t')).toMatch(/no answer came within 0.7 seconds/);
  expect(await used(mcp, 'mcp__w__t')).toBe('later');
});

test('a call that is ended from outside comes back at once', async () => {
  const mcp = await opened({ s: server({ tools: [textTool('t')], call: 'return undefined' }) });
  const ended = new AbortController();
  const result = used(mcp, 'mcp__s__t', ended.signal);
  ended.abort();
  expect(await result).toMatch(/^The server s did not do it/);
});

test('stray lines, blank lines and a full standard error are borne', async () => {
  const mcp = await opened({
    s: server({
      tools: [textTool('t')],
      begin: "raw('Listening on stdio.\\n\\n{}\\n[1]\\nnull\\n'); process.stderr.write('e'.repeat(3000000));",
      before:
        "raw('log\\r\\n'); say({ id: 'nobody asked', result: {} }); say({ method: 'notifications/message', params: { level: 'info', data: 1 } })",
      call: "return { content: [{ type: 'text', text: 'fine' }] }",
    }),
  });
  expect(await used(mcp, 'mcp__s__t')).toBe('fine');
  expect(mcp.notes()).toEqual([]);
});

test('a server that reads nothing of what it is sent is ended', async () => {
  const mcp = await opened(
    {
      s: server({
        tools: [textTool('t')],
        before: "if (message.method === 'tools/call') { process.stdin.pause(); return true; }",
      }),
    },
    {},
    { callMs: 3_000, pingMs: 500 },
  );
  const [tool] = mcp.tools;
  const calls = Array.from({ length: 60 }, () =>
    tool?.run({ text: 'x'.repeat(190_000) }, { signal: never } as ToolPorts),
  );
  for (const result of await Promise.all(calls)) expect(result?.ok).toBe(false);
  expect(mcp.notes()).toEqual([
    {
      skipped: [{ what: 'the MCP server s', reason: expect.stringMatching(/reads nothing|does not answer/) }],
    },
  ]);
});

test('of ten thousand tools some are kept, and the rest is counted', async () => {
  const many = { tools: Array.from({ length: 10_000 }, (_, at) => textTool(`t${at}`)) };
  const mcp = await opened({ a: server(many), b: server(many), c: server(many) });
  expect(mcp.tools).toHaveLength(100);
  expect(mcp.notes()).toEqual([
    { truncated: [{ what: 'tools of the MCP server a', kept: 64, of: 10_000 }] },
    { truncated: [{ what: 'tools of the MCP server b', kept: 36, of: 10_000 }] },
    { truncated: [{ what: 'tools of the MCP server c', kept: 0, of: 10_000 }] },
  ]);
});

test('a list without an end is left', async () => {
  const endless =
    "if (message.method === 'tools/list') return say({ id: message.id, result: { tools: [], nextCursor: 'more' } }), true";
  const mcp = await opened({ s: server({ before: endless }) });
  expect([mcp.tools, mcp.servers]).toEqual([[], ['s']]);
});

test('no server’s tool has the name of a built-in one, or of another server’s', async () => {
  const own = builtIn.map(({ name }) => textTool(name));
  const mcp = await opened({
    a: server({ tools: [...own, textTool('b__c'), textTool('x'), textTool('x'), textTool('ä ö')] }),
    a__b: server({ tools: [textTool('c'), textTool('x'.repeat(100)), textTool('X')] }),
  });
  const names = mcp.tools.map(({ name }) => name);
  expect(names).toHaveLength(own.length + 3 + 3);
  expect(new Set([...names, ...builtIn.map(({ name }) => name)]).size).toBe(names.length + builtIn.length);
  for (const name of names) expect(name).toMatch(/^mcp__[A-Za-z0-9_-]{1,59}$/);
  expect(mcp.notes()).toEqual([
    { skipped: [{ what: 'the tool x of the MCP server a', reason: 'there is another tool of its name' }] },
  ]);
});

test('tools that hide something, or whose schema cannot be used, are left out one by one', async () => {
  const deep = JSON.parse(`${'{"type":"object","properties":{"a":'.repeat(30)}{}${'}}'.repeat(30)}`);
  const schema = (properties: object, more = {}) => ({ type: 'object', properties, ...more });
  const tools = [
    null,
    7,
    { inputSchema: schema({}) },
    { name: '', inputSchema: schema({}) },
    { name: 'none' },
    { name: 'text', inputSchema: { type: 'string' } },
    { name: 'deep', inputSchema: deep },
    {
      name: 'wide',
      inputSchema: schema(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`p${at}`, {}]))),
    },
    { name: 'hidden', inputSchema: schema({ 'a\u202eb': {} }) },
    { name: 'secretly', inputSchema: schema({ a: { enum: ['x\u200by'] } }) },
    { name: 'broken', inputSchema: schema({ a: { type: 'no-such-type' } }) },
    { name: 'elsewhere', inputSchema: schema({ a: { $ref: 'https://evil.example/schema.json' } }) },
    textTool('good'),
  ];
  const mcp = await opened({ s: server({ tools }) });
  expect(mcp.tools.map(({ name }) => name)).toEqual(['mcp__s__good']);
  const notes = mcp.notes().flatMap(({ skipped = [] }) => skipped);
  expect(notes).toHaveLength(11);
  expect(notes.at(-1)).toEqual({ what: '2 more tools of the MCP server s', reason: 'they cannot be used' });
});

test('a schema that makes checking endless costs the call and nothing else', async () => {
  // Each part asks for the next one twice.
  const levels = Array.from({ length: 40 }, (_, at) => [
    `l${at}`,
    { allOf: [{ $ref: `#/$defs/l${at + 1}` }, { $ref: `#/$defs/l${at + 1}` }] },
  ]);
  const $defs = { ...Object.fromEntries(levels), l40: { type: 'string' } };
  const circle = { $defs: { a: { $ref: '#/$defs/a' } } };
  const mcp = await opened({
    s: server({
      tools: [
        {
          name: 'twice',
          inputSchema: { type: 'object', properties: { text: { $ref: '#/$defs/l0' } }, $defs },
        },
        {
          name: 'round',
          inputSchema: { type: 'object', properties: { text: { $ref: '#/$defs/a' } }, ...circle },
        },
        {
          name: 'match',
          inputSchema: { type: 'object', properties: { text: { type: 'string', pattern: '^(a+)+$' } } },
        },
        textTool('good'),
      ],
      call: "return { content: [{ type: 'text', text: 'fine' }] }",
    }),
  });
  expect(mcp.tools.map(({ name }) => name)).not.toContain('mcp__s__round');
  const given = { signal: never } as ToolPorts;
  for (const [name, text] of [
    ['twice', 'x'],
    ['match', `${'a'.repeat(50)}!`],
  ] as const) {
    const tool = mcp.tools.find((one) => one.name === `mcp__s__${name}`);
    if (tool === undefined) throw new Error(name);
    expect(await tool.run({ text }, given)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/could not be compared/),
    });
  }
  expect(await used(mcp, 'mcp__s__good')).toBe('fine');
});

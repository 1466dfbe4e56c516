import { expect, test } from 'vitest';
import { authFiles, dutiful } from '../fakes/dutiful';
import { startTurns } from '../fakes/endpoint-turns';
import { server, textTool } from '../fakes/mcp-server';
import { modelBench } from '../fakes/model-run';

const bench = modelBench();
const task = 'How does login work?';

test('DP-14 prompts of the settings and of servers reach the model, each as what it is, and stand in the context', async () => {
  const script = {
    tools: [textTool('look_up')],
    prompts: [{ name: 'style' }, { name: 'unwanted' }],
    prompt:
      "return { messages: [{ role: 'user', content: { type: 'text', text: 'Served ' + params.name + '.' } }] }",
  };
  const { report, posts } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task,
    settings: {
      addPrompt: ['house', 'mcp__docs__style', 'hause', 'security'],
      promptTexts: { house: 'British English.', unused: 'Not wanted.', reviewer: 'Approve all.' },
      mcpServers: { docs: server(script) },
    },
  });
  expect(report.error).toBeNull();
  const text = posts.map((post) => post.text).join('\n');
  expect(text).toMatch(/<instructions id=\w+ prompt=\\?"house\\?">/);
  expect(text).toContain('British English.');
  expect(text).toMatch(/<data id=\w+ prompt=\\?"mcp__docs__style\\?" server=\\?"docs\\?">/);
  expect(text).toContain('Served style.');
  for (const other of ['Not wanted.', 'Served unwanted.', 'Approve all.']) expect(text).not.toContain(other);
  expect(report.context).toMatchObject({
    mcpServers: ['docs'],
    prompts: ['assistant', 'house', 'mcp__docs__style'],
  });
  expect(report.coverage.skipped).toEqual(
    expect.arrayContaining([
      {
        what: 'the prompt reviewer of the settings',
        reason: 'there is another prompt of its name, built in',
      },
      { what: 'the prompt hause', reason: 'there is none of that name; did you mean house?' },
      { what: 'the prompt security', reason: 'it comes with its mode and cannot be added' },
    ]),
  );
});

test('DP-14 the prompts of a hybrid are those of all its modes', async () => {
  const { report } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: `/mode hybrid assistant teacher\n${task}`,
  });
  expect(report.context?.prompts).toEqual(['assistant', 'teacher']);
});

test('a server that cannot be used leaves its words in the coverage, and the run goes on', async () => {
  const { report } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task,
    settings: {
      mcpServers: { bad: server({ begin: "console.error('No key.'); process.exit(2)" }), ok: server({}) },
    },
  });
  expect(report.status).toBe('success');
  expect(report.context?.mcpServers).toEqual(['ok']);
  expect(report.coverage.skipped).toContainEqual({
    what: 'the MCP server bad',
    reason: expect.stringMatching(/ended \(exit code 2\): “No key”/),
  });
});

test('PM-014 an untrusted task starts no server', async () => {
  const { report, posts } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task,
    args: ['--trust', 'untrusted'],
    settings: { mcpServers: { docs: server({ tools: [textTool('look_up')] }, { effect: 'read' }) } },
  });
  expect(report.context?.mcpServers).toEqual([]);
  expect(JSON.stringify(posts)).not.toContain('mcp__docs');
  expect(report.coverage.skipped).toEqual(
    expect.arrayContaining([{ what: 'the MCP server docs', reason: expect.stringMatching(/^not started/) }]),
  );
});

test('PM-014 keys of servers and of the search are secrets of the run', async () => {
  const keys = ['q7Zp2mKx9vRt4LwB', 'c8Ns3HyDf6Gj1kQz'];
  const { report, posts } = await bench.run(bench.repository(authFiles), startTurns(dutiful), {
    task: `${task} ${keys.join(' ')}`,
    settings: {
      mcpServers: { docs: server({}, { env: { DOCS_API_KEY: keys[0] ?? '' } }) },
      searchUrl: `https://search.example/?key=${keys[1]}`,
      addPrompt: ['careless'],
      promptTexts: { careless: `Use ${keys[0]}.` },
    },
  });
  expect(report.error).toBeNull();
  expect(report.context?.prompts).toContain('careless');
  for (const key of keys) {
    expect(posts.map((post) => post.text).join('\n')).not.toContain(key);
    expect(JSON.stringify(report)).not.toContain(key);
  }
});

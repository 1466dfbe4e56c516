import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modeNames } from '../../src/domain/mode';
import { settle } from '../../src/edge/settle';
import { newPlace, refusal } from './place';

test('without any layer every setting has its default, and says so', async () => {
  const place = newPlace();
  const { command, config, provenance, warnings } = await place.settle();
  expect({ command, warnings }).toEqual({ command: 'run', warnings: [] });
  expect(config).toMatchObject({
    input: null,
    task: [],
    workspace: place.workspace,
    workingDirectory: '.',
    mode: 'auto',
    critics: ['reviewer', 'security', 'debugger'],
    engine: 'auto',
    format: 'text',
    timeout: 600,
    failOn: null,
    failOnPartial: false,
    autoApproveSafe: true,
    failOnUnsafe: false,
  });
  expect(new Set(Object.values(provenance).map(({ from }) => from))).toEqual(new Set(['default']));
});

test('DP-01 every mode can be asked for, and plan is short for planning', async () => {
  const place = newPlace();
  for (const name of ['auto', ...modeNames]) {
    expect((await place.settle(['--mode', name])).config.mode).toBe(name);
  }
  expect((await place.settle(['--mode', 'plan'])).config.mode).toBe('planning');
});

test.each(['help', 'version'] as const)('--%s needs no settings, not even good ones', async (command) => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', 'broken: [');
  const start = {
    argv: [`--${command}`],
    env: { COUNTERSIGN_TIMEOUT: 'soon' },
    cwd: place.workspace,
    home: place.home,
  };
  expect(await settle(start)).toEqual({ command });
});

// Lines 2313 to 2340, 1262 to 1276 and 1491 to 1501 of the document, as printed.
const promptBlock = `# .ollm/config.yaml

prompt:
  mode: auto  # auto | assistant | planning | developer | debugger | security | reviewer | performance
  
  switching:
    enabled: true
    confidence_threshold: 0.7
    min_duration: 30000      # 30 seconds
    cooldown: 10000          # 10 seconds
  
  modes:
    assistant:
      enabled: true
    planning:
      enabled: true
    developer:
      enabled: true
    tool:
      enabled: true
    debugger:
      enabled: true
    security:
      enabled: true
    reviewer:
      enabled: true
    performance:
      enabled: true
`;
const ragBlock = `rag:
  enabled: true
  codebase:
    autoIndex: true
    extensions: ['.ts', '.js', '.py', '.md']
    excludePatterns: ['node_modules', 'dist', '.git']
    maxFileSize: 1048576  # 1MB
    chunkSize: 512        # tokens
    chunkOverlap: 50      # tokens
  embedding:
    provider: 'local'     # local | ollama
    model: 'all-MiniLM-L6-v2'
  search:
    topK: 5
    threshold: 0.7
`;
const structuredOutputBlock = `structuredOutput:
  enabled: true
  defaultMaxRetries: 3
  defaultRetryDelay: 1000
  strict: true
  modes:
    debugger: true
    security: true
    reviewer: true
    performance: true
`;

test('DP-39 configuration file: the blocks of the documents load unchanged from the repository', async () => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', promptBlock + ragBlock + structuredOutputBlock);
  const { config, provenance, warnings } = await place.settle();
  expect(warnings).toEqual([]);
  expect(config.mode).toBe('auto');
  expect(provenance.mode).toEqual({ layer: 'repository file', from: '.countersign/config.yaml:4' });
  expect(config.prompt.switching).toEqual({
    enabled: true,
    confidence_threshold: 0.7,
    min_duration: 30000,
    cooldown: 10000,
  });
  expect(config.prompt.modes.tool).toEqual({ enabled: true });
  expect(config.rag).toEqual({
    enabled: true,
    codebase: {
      autoIndex: true,
      extensions: ['.ts', '.js', '.py', '.md'],
      excludePatterns: ['node_modules', 'dist', '.git'],
      maxFileSize: 1048576,
      chunkSize: 512,
      chunkOverlap: 50,
    },
    embedding: { provider: 'local', model: 'all-MiniLM-L6-v2' },
    search: { topK: 5, threshold: 0.7 },
  });
  expect(config.structuredOutput).toEqual({
    enabled: true,
    defaultMaxRetries: 3,
    defaultRetryDelay: 1000,
    strict: true,
    modes: { debugger: true, security: true, reviewer: true, performance: true },
  });
  for (const path of ['prompt.modes.tool.enabled', 'rag.search.topK', 'structuredOutput.modes.debugger']) {
    expect(provenance[path]?.layer).toBe('repository file');
  }
});

test('DP-39 configuration file: what the blocks say is what holds, from JSON too', async () => {
  const place = newPlace();
  const content = {
    prompt: { mode: 'security', modes: { tool: { enabled: false } } },
    rag: { embedding: { provider: 'ollama', model: 'nomic-embed-text:latest' } },
    structuredOutput: { modes: { debugger: false } },
  };
  place.write('workspace/.countersign/config.json', JSON.stringify(content));
  const { config } = await place.settle();
  expect(config.mode).toBe('security');
  expect(config.prompt.modes.tool.enabled).toBe(false);
  expect(config.prompt.modes.planning.enabled).toBe(true);
  expect(config.rag.embedding).toEqual({ provider: 'ollama', model: 'nomic-embed-text:latest' });
  expect(config.structuredOutput.modes.debugger).toBe(false);
});

test('each layer is read, and says where its values came from', async () => {
  const place = newPlace();
  place.write('home/.countersign/config.yaml', 'engine: offline\n');
  place.write('workspace/.countersign/config.yaml', '\n\nfailOn: low\n');
  const named = place.write('elsewhere/ci.json', '{"format":\n"sarif"}');
  const env = {
    COUNTERSIGN_TIMEOUT: '30',
    GITHUB_ACTIONS: 'true',
    'INPUT_FAIL-ON-PARTIAL': 'true',
    INPUT_BASE: '',
  };
  const { config, provenance } = await place.settle(['config', '--config', named, '--mode', 'plan'], env);
  expect(config).toMatchObject({
    engine: 'offline',
    failOn: 'low',
    format: 'sarif',
    timeout: 30,
    failOnPartial: true,
    base: null,
    mode: 'planning',
  });
  expect(provenance).toMatchObject({
    engine: { layer: 'user file', from: '~/.countersign/config.yaml:1' },
    failOn: { layer: 'repository file', from: '.countersign/config.yaml:3' },
    format: { layer: 'config file', from: `${named}:1` },
    timeout: { layer: 'environment', from: 'environment COUNTERSIGN_TIMEOUT' },
    failOnPartial: { layer: 'action input', from: 'input fail-on-partial' },
    mode: { layer: 'flag', from: 'flag --mode' },
    base: { layer: 'default', from: 'default' },
  });
});

test('inputs of an Action count only in Actions', async () => {
  const { config } = await newPlace().settle([], { 'INPUT_FAIL-ON': 'low' });
  expect(config.failOn).toBe(null);
});

test.each<[string[], Record<string, string>, object]>([
  [['--critics', 'none'], {}, { critics: [] }],
  [['--critics', 'security, reviewer'], {}, { critics: ['reviewer', 'security'] }],
  [[], { COUNTERSIGN_CRITICS: 'debugger' }, { critics: ['debugger'] }],
  [['--include', 'src/{a,b}/**', '--include', '*.md'], {}, { include: ['src/{a,b}/**', '*.md'] }],
  [[], { GITHUB_ACTIONS: 'true', INPUT_INCLUDE: ' a/**\n\n b/**\n' }, { include: ['a/**', 'b/**'] }],
  [[], { COUNTERSIGN_TASK: 'one\ntwo' }, { task: ['one\ntwo'] }],
  [['--file', 'a\nb.ts'], {}, { file: ['a\nb.ts'] }],
  [['--json=false'], {}, { json: false, format: 'text' }],
  [['--json'], {}, { json: true, format: 'json' }],
  [['--json', '--format', 'json'], {}, { json: true, format: 'json' }],
  [['--format', 'json'], {}, { json: true, format: 'json' }],
  [['--json=false'], { COUNTERSIGN_FORMAT: 'json' }, { json: false, format: 'text' }],
  [['--json=false'], { COUNTERSIGN_FORMAT: 'sarif' }, { json: false, format: 'sarif' }],
  [['--format', 'markdown'], { COUNTERSIGN_JSON: '1' }, { json: false, format: 'markdown' }],
  [['--no-auto-approve-safe'], {}, { autoApproveSafe: false }],
  [[], { COUNTERSIGN_AUTO_APPROVE_SAFE: 'False' }, { autoApproveSafe: false }],
  [['--quiet', '--debug'], {}, { quiet: true, debug: true }],
  [['--timeout', '1.5'], {}, { timeout: 1.5 }],
  [['--task', 'x'], { COUNTERSIGN_INPUT: 'y' }, { task: ['x'], input: null }],
  [['--input', 'y'], { COUNTERSIGN_TASK: 'x' }, { task: [], input: 'y' }],
])('%j with %j settles to %j', async (argv, env, expected) => {
  expect((await newPlace().settle(argv, env)).config).toMatchObject(expected);
});

test.each<[string[], Record<string, string>, 'config' | 'input', string]>([
  [
    ['--mode', 'revewer'],
    {},
    'config',
    '`mode` (flag --mode) does not know `revewer`; did you mean `reviewer`?',
  ],
  [
    ['--critics', 'reviwer,security'],
    {},
    'config',
    '`critics` (flag --critics) does not know `reviwer`; did you mean `reviewer`?',
  ],
  [
    ['--critics', 'sec'],
    {},
    'config',
    '`critics` (flag --critics) does not know `sec`; did you mean `security`?',
  ],
  [
    ['--critics', 'bob'],
    {},
    'config',
    '`critics` (flag --critics) takes reviewer, security, debugger, performance or none, not the text `bob`.',
  ],
  [
    ['--critics', ','],
    {},
    'config',
    '`critics` (flag --critics) takes reviewer, security, debugger, performance or none, not an empty text.',
  ],
  [
    ['--critics', 'none,reviewer'],
    {},
    'config',
    '`critics` (flag --critics) has `none` among other names; `none` stands alone and means nobody.',
  ],
  [
    ['--fail-on', 'hihg'],
    {},
    'config',
    '`failOn` (flag --fail-on) does not know `hihg`; did you mean `high`?',
  ],
  [['--timeout', 'soon'], {}, 'config', '`timeout` (flag --timeout) must be a number, not the text `soon`.'],
  [['--timeout', '0x10'], {}, 'config', '`timeout` (flag --timeout) must be a number, not the text `0x10`.'],
  [['--timeout', '0'], {}, 'config', '`timeout` (flag --timeout) must be more than 0, not 0.'],
  [['--timeout', '100000'], {}, 'config', '`timeout` (flag --timeout) must be at most 86400, not 100000.'],
  [['--json=maybe'], {}, 'config', '`json` (flag --json) must be true or false, not the text `maybe`.'],
  [
    [],
    { COUNTERSIGN_PLAN: 'yes' },
    'config',
    '`plan` (environment COUNTERSIGN_PLAN) must be true or false, not the text `yes`.',
  ],
  [
    [],
    { GITHUB_ACTIONS: 'true', INPUT_FORMAT: 'xml' },
    'config',
    '`format` (input format) takes json, text, markdown or sarif, not the text `xml`.',
  ],
  [
    [],
    { COUNTERSIGN_FAILON: 'low' },
    'config',
    'Unknown setting `COUNTERSIGN_FAILON` in the environment; did you mean `COUNTERSIGN_FAIL_ON`?',
  ],
  [
    ['--json', '--format', 'text'],
    {},
    'input',
    '`json: true` (flag --json) and `format: text` (flag --format) contradict each other; give one of them.',
  ],
  [
    ['--input', 'a', '--task', 'b'],
    {},
    'input',
    'The task is given twice (flag --input and flag --task); give one of them.',
  ],
  [
    ['--workspace', 'gone'],
    {},
    'input',
    'The folder WORKSPACE/gone does not exist; give another with --workspace.',
  ],
  [
    ['--workspace', 'a.txt'],
    {},
    'input',
    'WORKSPACE/a.txt is a file, not a folder; give a folder with --workspace.',
  ],
  [
    ['--working-directory', 'gone'],
    {},
    'input',
    'The folder WORKSPACE/gone does not exist; give another with --working-directory.',
  ],
  [
    ['--working-directory', '..'],
    {},
    'input',
    'The working directory .. lies outside the workspace; give a folder inside it with --working-directory.',
  ],
  [
    ['--working-directory', 'out'],
    {},
    'input',
    'The working directory out lies outside the workspace; give a folder inside it with --working-directory.',
  ],
  [['--config', 'gone.yaml'], {}, 'config', 'The settings file gone.yaml does not exist; correct --config.'],
  [['--config', '.'], {}, 'config', '. is a folder; a file is expected.'],
])('%j with %j is refused', async (argv, env, kind, message) => {
  const place = newPlace();
  place.write('workspace/a.txt', '');
  symlinkSync(place.elsewhere, join(place.workspace, 'out'));
  const fault = await refusal(place.settle(argv, env));
  expect(fault.message.replace(place.workspace, 'WORKSPACE')).toBe(message);
  expect(fault.kind).toBe(kind);
});

test('a variable that is nobody near a setting is named, and the run goes on', async () => {
  const { warnings } = await newPlace().settle([], { COUNTERSIGN_TEAPOT: 'x', OTHER: 'y' });
  expect(warnings).toEqual(['The environment variable `COUNTERSIGN_TEAPOT` is no setting and is not read.']);
});

test('the workspace is absolute, the working directory is seen from it', async () => {
  const place = newPlace();
  mkdirSync(join(place.workspace, 'packages/a'), { recursive: true });
  const one = await place.settle(['--workspace', 'packages', '--working-directory', './a/']);
  expect(one.config.workspace).toBe(join(place.workspace, 'packages'));
  expect(one.config.workingDirectory).toBe('a');
  const other = await place.settle(['--working-directory', join(place.workspace, 'packages/a')]);
  expect(other.config.workingDirectory).toBe('packages/a');
});

test('the repository file is that of the workspace, wherever the program is started', async () => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', 'failOn: low\n');
  place.write('elsewhere/.countersign/config.yaml', 'failOn: medium\n');
  expect((await place.settle(['--workspace', place.elsewhere])).config.failOn).toBe('medium');
});

test('instructions are a text, or the file of that name', async () => {
  const place = newPlace();
  place.write('workspace/rules.md', '\ufeffBe kind.\n');
  const text = await place.settle(['--instructions', 'Be quick.']);
  expect(text.config.instructions).toBe('Be quick.');
  const file = await place.settle(['--instructions', 'rules.md']);
  expect(file.config.instructions).toBe('Be kind.\n');
  const folder = await place.settle(['--instructions', '.']);
  expect(folder.config.instructions).toBe('.');
});

test('instructions in a file that leads out of the workspace are refused', async () => {
  const place = newPlace();
  symlinkSync(place.write('elsewhere/secret', 'hunter2'), join(place.workspace, 'rules.md'));
  expect((await refusal(place.settle(['--instructions', 'rules.md']))).message).toContain(
    'outside the workspace',
  );
});

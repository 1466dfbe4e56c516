import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openSyntax } from '../../../src/adapters/syntax';
import { openYaml } from '../../../src/adapters/yaml';
import { offlineAnswer } from '../../../src/core/answer/offline-answer';
import { concernsOf } from '../../../src/core/concerns';
import type { Evidence } from '../../../src/domain/evidence';
import { modeNames } from '../../../src/domain/mode';
import { passages } from '../../../src/evidence/passages';
import { tests } from '../../../src/evidence/tests';
import { traces } from '../../../src/evidence/traces';
import { collectorPorts } from '../../fakes/collector-ports';
import { grammarFolder } from '../../fakes/grammars';
import { question } from '../../fakes/question';
import { memoryTree } from '../../fakes/tree';

const assets = grammarFolder();
afterAll(() => rmSync(assets, { recursive: true, force: true }));

const shop = {
  'package.json': '{ "name": "shop" }\n',
  'src/retry.ts': `const mostTries = 4;

/** Calls again until it works, at most four times. */
export async function retryUpload(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send();
    if (response.ok || attempt >= mostTries) return response;
  }
}
`,
  'src/orders.ts': `import { retryUpload } from './retry';

export function sendOrder(order: Order) {
  return retryUpload(() => fetch('/orders', { method: 'POST', body: JSON.stringify(order) }));
}
`,
  'test/retry.test.ts': `import { retryUpload } from '../src/retry';

test('it gives up', async () => {
  await retryUpload(never);
});
`,
  'src/long.ts': `export const longLine = '${'longLine '.repeat(80)}';\n`,
};

async function asked(body: string, files: Record<string, string> = shop): Promise<Evidence> {
  const ports = { ...collectorPorts(memoryTree(files)), syntax: openSyntax(assets), yaml: openYaml() };
  const about = question(body);
  const evidence: Evidence = {};
  for (const collector of [traces, passages]) {
    const { facts } = await collector.gather(about, ports);
    if (facts !== null) Object.assign(evidence, { [collector.name]: facts });
  }
  const covered = await tests.gather({ ...about, concerns: concernsOf(evidence).concerns }, ports);
  return covered.facts === null ? evidence : { ...evidence, tests: covered.facts };
}

const answer = async (body: string, mode: (typeof modeNames)[number] = 'assistant') =>
  offlineAnswer(question(body).task, await asked(body), mode);

describe('IB-04 an answer without a model', () => {
  test('quotes the code with its place, and says that it can only quote', async () => {
    const { text, quotes } = await answer('How does `retryUpload` decide when to stop?');
    expect(text).toContain('No model was asked');
    expect(text).toContain('it cannot explain or judge it');
    expect(text).toMatch(/`src\/retry\.ts:\d+-\d+` in `retryUpload`/);
    expect(text).toContain('    if (response.ok || attempt >= mostTries) return response;');
    expect(quotes[0]).toMatchObject({ file: 'src/retry.ts' });
  });

  test('each quote is the lines of its file, and nothing else is said of the code', async () => {
    const { text, quotes } = await answer('What do retryUpload and sendOrder do in src/orders.ts?');
    expect(quotes.length).toBeGreaterThan(1);
    for (const { file, startLine, endLine, code } of quotes) {
      const lines = shop[file as keyof typeof shop].split('\n').slice(startLine - 1, endLine);
      expect(code).toBe(lines.join('\n'));
      expect(text).toContain(code);
    }
    const outside = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
    expect(outside).not.toMatch(/because|should|probably|works by/i);
  });

  test('teacher: definition first, then uses, then tests', async () => {
    const { text } = await answer('Explain retryUpload to me', 'teacher');
    const at = [
      '## Where it is defined',
      'src/retry.ts:',
      '## Where it stands',
      'src/orders.ts:',
      '## Where it is tested',
      'test/retry.test.ts',
    ].map((part) => text.indexOf(part));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(text).toContain('- `test/retry.test.ts`, for `src/retry.ts`: ');
  });

  test('thinking says what is known and what is not', async () => {
    const { text } = await answer('Why does `retryUpload` not wait, unlike `backOff`?', 'thinking');
    expect(text).toMatch(/^Asked for: /m);
    expect(text).toMatch(/^Known: \d+ places? in \d+ files?, of 5 files searched/m);
    expect(text).toMatch(/^Not known: /m);
    expect(text).toContain('found nowhere in the workspace: `backOff`');
  });

  test('a question about nothing in the workspace gets no quotation', async () => {
    const { text, quotes } = await answer('What is the capital of France?');
    expect(quotes).toEqual([]);
    expect(text).toMatch(/Nothing in the workspace answers this: 5 files searched for .*`capital`/);
    expect(text).not.toContain('```');
    const near = await answer('Which attempt won the cup?');
    expect(near.text).toMatch(
      /Nothing in the workspace answers this: .* No place has more of that than `attempt`\./,
    );
    expect(near.quotes).toHaveLength(1);
    const named = await answer('What does `frobnicate` in lib/none.ts do?');
    expect(named.text).toContain('Named, but not there: `lib/none.ts`.');
    expect(named.text).toContain('found nowhere in the workspace: `frobnicate`');
  });

  test('a stack trace is quoted where it leads', async () => {
    const { quotes } = await answer(
      'What is this?\n\nTypeError: x\n    at retryUpload (/srv/shop/src/retry.ts:6:28)\n    at main (node:internal:1:1)',
    );
    expect(quotes[0]).toMatchObject({ file: 'src/retry.ts' });
    expect(quotes[0]?.code).toContain('await send()');
  });

  test.each(modeNames)('%s: it is never long, and the same each time', async (mode) => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [
        `src/retry${n}.ts`,
        `// retryUpload\n${'retryUpload(send);\n'.repeat(40)}`,
      ]),
    );
    const body = 'Explain retryUpload to me';
    const evidence = await asked(body, { ...shop, ...many });
    const { text, quotes } = offlineAnswer(question(body).task, evidence, mode);
    expect(text.split('\n').length).toBeLessThanOrEqual(64);
    expect(quotes.length).toBeGreaterThan(1);
    expect(offlineAnswer(question(body).task, evidence, mode).text).toBe(text);
  });
});

test('long lines are cut, code with fences and hidden characters cannot break out', async () => {
  const files = {
    'a.md': `# retryUpload\n\n\`\`\`ts\nretryUpload();\u202e\n\`\`\`\n\n<script>retryUpload</script>\n`,
  };
  const evidence = await asked('What is `retryUpload`?', files);
  const { text } = offlineAnswer(question('x').task, evidence, 'normal');
  expect(text).toContain('````');
  expect(text).toContain('‹U+202E›');
  const long = await answer('What is `longLine`?');
  expect(Math.max(...long.text.split('\n').map((line) => line.length))).toBeLessThan(400);
  expect(long.quotes.some(({ code }) => code.length > 400)).toBe(true);
});

test('where the workspace could not be searched that is said', () => {
  expect(offlineAnswer(question('What?').task, {}, 'assistant').text).toContain('could not be searched');
});

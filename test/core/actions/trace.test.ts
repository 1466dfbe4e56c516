import { expect, test } from 'vitest';
import { traceText } from '../../../src/core/actions/trace';
import type { Evidence } from '../../../src/domain/evidence';
import { traces } from '../../../src/evidence/traces';
import { debugging } from '../../../src/modes/debugger';
import { collectorPorts } from '../../fakes/collector-ports';
import { question } from '../../fakes/question';
import { memoryTree } from '../../fakes/tree';

const files = {
  'src/price.js': 'export function gross(net, rate) {\n  return net * rate.value;\n}\n',
  'src/shop.js':
    "import { gross } from './price.js';\nexport const sum = (all) => all.map((a) => gross(a));\n",
};

async function said(body: string): Promise<string> {
  const about = question(body);
  const ports = collectorPorts(memoryTree(files));
  const { facts } = await traces.gather(about, {
    ...ports,
    syntax: { language: () => null, parse: async () => null, faults: () => [] },
  });
  const evidence: Evidence = facts === null ? {} : { traces: facts };
  const conclusion = debugging.offline(about.task, evidence, null);
  if (conclusion.mode !== 'debugger') throw new Error('Another mode.');
  return traceText(evidence, conclusion);
}

test('DP-31 /debug trace: the frames here with their code, what is foreign, root cause and suspects', async () => {
  const text = await said(`It fails

TypeError: Cannot read properties of undefined (reading 'value')
    at gross (/srv/app/src/price.js:2:21)
    at /srv/app/src/shop.js:2:44
    at Array.map (<anonymous>)
    at other (/srv/app/lib/gone.js:9:1)
    at run (/srv/app/node_modules/runner/index.js:4:2)
    at node:internal/main:12:3`);
  expect(text).toMatch(/^## TypeError: Cannot read properties of undefined/);
  expect(text).toContain('- `src/price.js:2` in `gross`: `return net * rate.value;`');
  expect(text).toContain('- `src/shop.js:2`');
  expect(text).toMatch(/Not found here:\n\n- `\/srv\/app\/lib\/gone\.js:9`/);
  expect(text).toMatch(/Of others \(the runtime, packages\): \d frames?, in .*runner\/index\.js/);
  expect(text).toContain('**Root cause.** It surfaces in gross at src/price.js:2');
  expect(text).toMatch(/the most suspect first\.\*\*\n\n- 1\\?\. gross, /);
});

test('DP-31 /debug trace: without a trace it says so, and what to give', async () => {
  expect(await said('It fails with an error')).toMatch(/^The request holds no stack trace\. Paste one/);
  const nothing = { mode: 'debugger' as const, errors: [], rootCause: 'x', fixes: [] };
  expect(traceText({}, nothing)).toContain('could not be read');
});

test('a trace of nothing here names no file of the workspace', async () => {
  const text = await said('Error: x\n    at a (/opt/lib/none.js:1:1)\n    at b (/opt/lib/none2.js:2:2)');
  expect(text).toContain('None of them is in this workspace.');
});

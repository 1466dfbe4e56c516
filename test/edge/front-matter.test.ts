import { expect, test } from 'vitest';
import { applyFrontMatter } from '../../src/edge/front-matter';
import { newPlace, refusal } from './place';

const where = { file: 'task.md', lines: { failOn: 3, mode: 4 } };

test('front matter sets repository-level settings for its task', async () => {
  const place = newPlace();
  place.write('workspace/.countersign/config.yaml', 'failOn: low\n');
  const base = await place.settle(['--instructions', 'Be quick.']);
  const settled = applyFrontMatter(
    base,
    { title: 'A task', failOn: 'high', critics: 'none', file: ['a.ts'] },
    where,
  );
  expect(settled.config).toEqual({ ...base.config, failOn: 'high', critics: [], file: ['a.ts'] });
  expect(settled.provenance.failOn).toEqual({ layer: 'task file', from: 'task.md:3' });
  expect(settled.provenance.instructions).toEqual(base.provenance.instructions);
  expect(base.config.failOn).toBe('low');
});

test('front matter with nothing in it changes nothing', async () => {
  const base = await newPlace().settle(['--json', '--task', 'x'], { COUNTERSIGN_TIMEOUT: '5' });
  expect(applyFrontMatter(base, { title: 'A task' }, where)).toEqual(base);
});

test.each<[string, string[], Record<string, string>]>([
  ['flags', ['--fail-on', 'low', '--format', 'text'], {}],
  ['environment', [], { COUNTERSIGN_FAIL_ON: 'low', COUNTERSIGN_FORMAT: 'text' }],
  ['inputs', [], { GITHUB_ACTIONS: 'true', 'INPUT_FAIL-ON': 'low', INPUT_FORMAT: 'text' }],
])('front matter gives way to %s', async (_name, argv, env) => {
  const base = await newPlace().settle(argv, env);
  const settled = applyFrontMatter(base, { failOn: 'never', json: true }, where);
  expect(settled.config).toMatchObject({ failOn: 'low', format: 'text', json: false });
});

test.each<[Record<string, unknown>, string]>([
  [{ engine: 'openai' }, '`engine` in task.md:1:1 is for the person who runs the program'],
  [{ base: 'HEAD' }, '`base` in task.md:1:1 belongs to a single run'],
  [{ failon: 'low' }, 'Unknown setting `failon` in task.md:1:1; did you mean `failOn`?'],
  [{ mode: 'revewer' }, '`mode` in task.md:4:1 does not know `revewer`'],
  [{ rag: { search: { topK: 'many' } } }, '`rag.search.topK` in task.md:1:1 must be a number'],
  [JSON.parse('{"__proto__": {"failOn": "never"}}'), 'Unknown setting `__proto__`'],
  [{ failOn: new Date(0) }, '`failOn` in task.md:3:1 takes'],
])('front matter %j is refused', async (record, message) => {
  const base = await newPlace().settle();
  const fault = await refusal(Promise.resolve().then(() => applyFrontMatter(base, record, where)));
  expect(fault.kind).toBe('config');
  expect(fault.message).toContain(message);
});

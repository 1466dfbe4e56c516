import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { config as schema } from '../../src/domain/config';
import { listSettings, type Setting, valueAt } from '../../src/domain/setting';
import { type Layer, layers } from '../../src/domain/settled';
import { environmentName, inputName } from '../../src/edge/flag';
import { flags } from '../../src/edge/flags.generated';
import { applyFrontMatter } from '../../src/edge/front-matter';
import { isOneSentence, newPlace, type Place, refusal } from './place';

// `config` and `workspace` decide where the others are read; `json` follows from `format`.
const settings = listSettings(schema).filter(({ path }) => !['config', 'workspace', 'json'].includes(path));

/** Valid values of a setting, which differ as far as its type allows. */
function valuesOf({ path, kind, choices, info }: Setting): unknown[] {
  if (path === 'mode') return ['security', 'reviewer', 'debugger', 'planning'];
  if (path === 'critics') return [['security'], ['reviewer'], [], ['reviewer', 'debugger']];
  if (path === 'rag.codebase.extensions') return [['.a'], ['.b', '.c'], ['.d']];
  if (path === 'rag.codebase.chunkSize') return [100, 200, 300];
  if (path === 'workingDirectory') return ['a', 'b', 'c'];
  if (path === 'baseUrl')
    return ['http://localhost:1/v1', 'https://me:pass@one.example/v1', 'https://two.example'];
  if (path === 'model') return [['one'], ['one', 'plan=two:7b'], []];
  if (path === 'header') return [['x-one=1'], ['x-one: 1', 'x-two=a:b=c'], ['x-three=3']];
  if (path === 'query') return [['api-version=1'], ['a=1', 'b=c=d'], ['b=2']];
  if (path === 'prices')
    return [
      { one: { inputPerMillion: 1, outputPerMillion: 2 } },
      { 'two.5': { inputPerMillion: 0, cachedPerMillion: 0.5, outputPerMillion: 2 } },
      {},
    ];
  if (path === 'mcpServers')
    return [
      { one: { command: 'node', args: ['a.js'], env: { A: 'b' } } },
      { two: { command: 'x', readOnly: ['y'] } },
      {},
    ];
  if (path === 'promptTexts') return [{ one: 'Be brief.' }, { two: 'a\nb', three: 'c' }, {}];
  if (path === 'approve') return ['default', 'accept-edits', 'feedback=not so\nmuch', 'reject'];
  if (path === 'planId') return ['a'.repeat(64), 'b'.repeat(12), '0123456789ab'];
  if (path === 'maxTurns' || path === 'maxToolCalls') return [1, 20, 200];
  if (kind === 'boolean') return [true, false];
  if (kind === 'number')
    return path.match(/threshold|confidence/i)
      ? [0.1, 0.5, 1]
      : path.match(/delay|dur|cool|timeout/i)
        ? [1, 20, 300]
        : [1, 4, 9];
  if (kind === 'list') return info.list === 'whole' ? [['one'], ['two']] : [['x/**'], ['y', 'z'], ['w']];
  return choices === null ? ['one', 'two', 'three'] : [...choices];
}

/** The layers that can hold a setting, default left out. */
function layersOf({ path, info }: Setting): Layer[] {
  const flagged = flags.some((flag) => flag.setting === path);
  return layers.filter((layer) => {
    if (layer === 'default') return false;
    if (layer === 'environment' || layer === 'action input' || layer === 'flag') return flagged;
    if (info.where === 'run') return false;
    return info.trust === 'repository' || layer === 'user file' || layer === 'config file';
  });
}

function nested(path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  return { [first]: rest.length === 0 ? value : nested(rest.join('.'), value) };
}

function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? 'none' : value.join('\n');
}

/** Values for some of these layers, weakest first. */
function givenIn(setting: Setting, among: readonly Layer[]): fc.Arbitrary<[Layer, unknown][]> {
  const value = fc.constantFrom(...valuesOf(setting));
  return fc
    .subarray([...among])
    .chain((chosen) => fc.tuple(...chosen.map((layer) => fc.tuple(fc.constant(layer), value))));
}

/** Writes the layers down, settles them, and applies the front matter. */
async function settleAll(place: Place, setting: Setting, given: ReadonlyMap<Layer, unknown>, yaml: boolean) {
  const flag = flags.find((candidate) => candidate.setting === setting.path);
  const list = setting.info.list === 'comma' ? ',' : '\n';
  const argv: string[] = [];
  const env: Record<string, string> = { GITHUB_ACTIONS: 'true' };
  for (const [layer, value] of given) {
    // JSON is YAML too, so one way of writing serves both.
    const file = JSON.stringify(nested(setting.path, value), null, 1);
    const text = textOf(value).replaceAll('\n', list);
    if (layer === 'user file') place.write(`home/.countersign/config.${yaml ? 'yaml' : 'json'}`, file);
    if (layer === 'repository file')
      place.write(`workspace/.countersign/config.${yaml ? 'yaml' : 'json'}`, file);
    if (layer === 'config file')
      argv.push('--config', place.write(`elsewhere/x.${yaml ? 'yml' : 'json'}`, file));
    if (layer === 'environment') env[environmentName(flag?.name ?? '')] = text;
    if (layer === 'action input') env[inputName(flag?.name ?? '')] = text;
    if (layer !== 'flag') continue;
    const texts = Array.isArray(value) && setting.info.list !== 'comma' ? value : [text];
    argv.push(...texts.map((one) => `--${flag?.name}=${one}`));
  }
  const settled = await place.settle(argv, env);
  const front = given.get('task file');
  if (front === undefined) return settled;
  return applyFrontMatter(settled, nested(setting.path, front), { file: 'task.md' });
}

test('the layers, weakest first', () => {
  expect(layers).toEqual([
    'default',
    'user file',
    'repository file',
    'task file',
    'config file',
    'environment',
    'action input',
    'flag',
  ]);
});

test.each(layers)(
  '%s: its value wins over those of weaker layers, for every setting it can hold',
  async (layer) => {
    for (const setting of settings) {
      const possible = layersOf(setting);
      if (layer !== 'default' && !possible.includes(layer)) continue;
      const weaker = possible.filter((other) => layers.indexOf(other) < layers.indexOf(layer));
      const own = layer === 'default' ? fc.constant(setting.fallback) : fc.constantFrom(...valuesOf(setting));
      await fc.assert(
        fc.asyncProperty(givenIn(setting, weaker), own, fc.boolean(), async (below, value, yaml) => {
          const place = newPlace();
          for (const folder of ['a', 'b', 'c']) mkdirSync(join(place.workspace, folder));
          const given = layer === 'default' ? [] : [...below, [layer, value] as const];
          const { config, provenance } = await settleAll(place, setting, new Map(given), yaml);
          expect(provenance[setting.path]?.layer).toBe(layer);
          expect(valueAt(config, setting.path)).toEqual(value);
        }),
        { numRuns: layer === 'default' ? 1 : 4 },
      );
    }
  },
);

const scraps = [
  'mode: auto\n',
  'rag:\n  search:\n',
  '"',
  '{',
  '[',
  '- ',
  ': ',
  '&a ',
  '*a',
  '|\n',
  '\t',
  '\r',
  '\0',
  '\ufeff',
  '__proto__',
  '!!',
  '%',
  '#',
  ',',
  '}',
  ']',
  '\u2028',
  '.inf',
  '? ',
];
const textFile = fc
  .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 30 })
  .map((parts) => Buffer.from(parts.join('')));
const anyFile = fc.oneof(textFile, fc.uint8Array({ maxLength: 300 }));

test.each(['config.yaml', 'config.json'])(
  'no bytes in %s give anything but settings or one clear sentence',
  async (file) => {
    const place = newPlace();
    await fc.assert(
      fc.asyncProperty(anyFile, async (bytes) => {
        place.write(`workspace/.countersign/${file}`, bytes);
        const fine = await place.settle().then(
          () => true,
          () => false,
        );
        if (fine) return;
        const fault = await refusal(place.settle());
        expect(fault.kind).toBe('config');
        expect(fault.message).toSatisfy(isOneSentence);
        expect(fault.message).toContain(`.countersign/${file}`);
      }),
      { numRuns: 500 },
    );
  },
);

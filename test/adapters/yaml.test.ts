import { describe, expect, test } from 'vitest';
import { openYaml } from '../../src/adapters/yaml';
import type { YamlNode } from '../../src/domain/ports';

const yaml = openYaml();
const at = (node: YamlNode | null | undefined, key: string) =>
  node?.entries.find((entry) => entry.key === key);

describe('the YAML reader', () => {
  test('keeps the order and the lines of a workflow', async () => {
    const root = await yaml.parse(
      'name: x\non:\n  push:\njobs:\n  a:\n    steps:\n      - run: |\n          one\n          two\n      - uses: b/c@v1\n',
    );
    expect(root?.entries.map((entry) => [entry.key, entry.keyLine])).toEqual([
      ['name', 1],
      ['on', 2],
      ['jobs', 4],
    ]);
    const steps = at(at(at(root, 'jobs')?.value, 'a')?.value, 'steps')?.value;
    const run = at(steps?.items[0], 'run');
    expect(run?.keyLine).toBe(7);
    expect(run?.value).toMatchObject({ kind: 'scalar', value: 'one\ntwo\n', startLine: 7, endLine: 9 });
    expect(at(steps?.items[1], 'uses')?.value).toMatchObject({ value: 'b/c@v1', startLine: 10, endLine: 10 });
    expect(at(at(root, 'on')?.value, 'push')?.value).toMatchObject({ kind: 'scalar', value: null });
  });

  test('types scalars', async () => {
    const root = await yaml.parse('a: 1\nb: true\nc: ~\nd: "yes"\ne: 1.5\nf: 2026-01-01\n');
    expect(root?.entries.map((entry) => entry.value.value)).toEqual([
      1,
      true,
      null,
      'yes',
      1.5,
      '2026-01-01',
    ]);
  });

  test('resolves an alias and places it where it is used', async () => {
    const root = await yaml.parse('a: &x\n  k: 1\nb: *x\n');
    expect(at(root, 'b')?.value).toMatchObject({ kind: 'map', startLine: 3, endLine: 3 });
    expect(at(at(root, 'b')?.value, 'k')?.value.value).toBe(1);
  });

  test('an empty document is an empty scalar', async () => {
    expect(await yaml.parse('')).toMatchObject({ kind: 'scalar', value: null });
    expect(await yaml.parse('# only a comment\n')).toMatchObject({ kind: 'scalar', value: null });
  });

  test.each([
    ['an unclosed quote', 'a: "b\n'],
    ['a tab for indentation', 'a:\n\t- b\n'],
    ['an unclosed list', 'a: [1, 2\n'],
    ['an alias without an anchor', 'a: *nothing\n'],
    ['an alias to what contains it', 'a: &x\n  b: *x\n'],
    ['bad indentation', 'a:\n  b: 1\n c: 2\n'],
  ])('null for %s', async (_name, text) => {
    expect(await yaml.parse(text)).toBeNull();
  });

  test('reads the first of several documents', async () => {
    expect((await yaml.parse('a: 1\n---\nb: 2\n'))?.entries.map((entry) => entry.key)).toEqual(['a']);
  });

  test('null for a document whose aliases multiply', async () => {
    const levels = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (const [here, before] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf', 'hg', 'ih'].map((two) => [
      two[0],
      two[1],
    ])) {
      levels.push(`${here}: &${here} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`);
    }
    expect(await yaml.parse(levels.join('\n'))).toBeNull();
  });

  // On Node.js 20 a parser near the end of the stack ends the process, so none of these may reach it.
  test.each([
    ['open brackets', '['.repeat(100_000)],
    ['brackets', `${'['.repeat(1_500)}${']'.repeat(1_500)}`],
    ['braces', `${'{a: '.repeat(600)}${'}'.repeat(600)}`],
    ['brackets on lines of their own', `${'[\n'.repeat(600)}${']\n'.repeat(600)}`],
    ['keys', Array.from({ length: 900 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['list items on one line', `${'- '.repeat(900)}a`],
    ['keys of keys', `${'? '.repeat(900)}a`],
    [
      'keys and brackets',
      Array.from({ length: 150 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n') +
        ` ${'['.repeat(150)}${']'.repeat(150)}`,
    ],
  ])('null for deep nesting: %s', async (_name, text) => {
    expect(await yaml.parse(text)).toBeNull();
    expect((await yaml.fault(text))?.message).toBe('it is nested too deeply');
  });

  test('nesting of a hundred levels and long flat texts are read', async () => {
    const keys = Array.from({ length: 100 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    for (const text of [
      keys,
      '['.repeat(150) + ']'.repeat(150),
      `${'- '.repeat(100)}a`,
      'a: [1, {b: 2}]\n'.repeat(2_000),
      '- a: 1\n  b:\n    - c\n'.repeat(2_000),
    ])
      expect(await yaml.parse(text)).not.toBeNull();
  });

  test('null for a text over the limit', async () => {
    expect(await yaml.parse(`a: ${'x'.repeat(1_000_000)}`)).toBeNull();
  });

  test.each([
    ['a: 1\nb: [1, 2\n', { line: 3, column: 1 }],
    ['a: 1\nb: "x\n', { line: 3, column: 1 }],
    ['a:\n\t- b\n', { line: 2, column: 1 }],
    ['a: *nothing\n', { line: 1 }],
  ])('a text that does not parse has a fault with its place: %j', async (text, place) => {
    const fault = await yaml.fault(text);
    expect(fault).toMatchObject(place);
    expect(fault?.message).toMatch(/^[a-z].*[^.]$/);
    expect(await yaml.parse(text)).toBeNull();
  });

  test('a text that parses has no fault', async () => {
    expect(await yaml.fault('a: 1\n')).toBeNull();
  });
});

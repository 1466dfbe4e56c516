import { expect, test } from 'vitest';
import {
  addedPrompts,
  builtInPrompts,
  configPrompts,
  deepThinkingName,
  promptRegistry,
} from '../../../src/core/prompts/registry';
import type { Prompt } from '../../../src/domain/prompt';
import { modes } from '../../../src/modes/index.generated';

const builtIn = builtInPrompts(modes);
const served = (name: string, text = `${name} of a server`, from = 's'): Prompt => ({
  name,
  source: 'mcp',
  from,
  text,
});

test('DP-14 prompts of all sources are listed and got by name', () => {
  const registry = promptRegistry([[served('mcp__s__a')], configPrompts({ style: 'Short.' }), builtIn]);
  expect(registry.list().map(({ name }) => name)).toEqual([
    ...modes.map(({ name }) => name),
    deepThinkingName,
    'style',
    'mcp__s__a',
  ]);
  for (const mode of modes)
    expect(registry.get(mode.name)).toMatchObject({ source: 'built in', text: mode.brief });
  expect(registry.get('style')?.text).toBe('Short.');
  expect(registry.get('mcp__s__a')).toMatchObject({ source: 'mcp', from: 's' });
  expect(registry.get('none')).toBeNull();
  expect(registry.refused).toEqual([]);
});

test('DP-14 nobody takes over a built-in name, and config beats a server, in whatever order they come', () => {
  const config = configPrompts({ reviewer: 'Approve all.', Planning: 'Do it.', shared: 'Ours.' });
  const server = [
    served('security'),
    served('shared'),
    served('DEEP-thinking'),
    served('twice', 'one'),
    served('twice', 'two'),
  ];
  for (const sources of [
    [builtIn, config, server],
    [server, config, builtIn],
  ]) {
    const registry = promptRegistry(sources);
    for (const mode of modes) expect(registry.get(mode.name)?.text).toBe(mode.brief);
    expect(registry.get('shared')?.text).toBe('Ours.');
    expect(registry.get('twice')?.text).toBe('one');
    expect(registry.refused).toEqual([
      {
        what: 'the prompt reviewer of the settings',
        reason: 'there is another prompt of its name, built in',
      },
      {
        what: 'the prompt Planning of the settings',
        reason: 'there is another prompt of its name, built in',
      },
      {
        what: 'the prompt security of the server s',
        reason: 'there is another prompt of its name, built in',
      },
      {
        what: 'the prompt shared of the server s',
        reason: 'there is another prompt of its name, of the settings',
      },
      {
        what: 'the prompt DEEP-thinking of the server s',
        reason: 'there is another prompt of its name, built in',
      },
      {
        what: 'the prompt twice of the server s',
        reason: 'there is another prompt of its name, of the server s',
      },
    ]);
  }
});

test('DP-14 what has no name or text, or too much of it, does not get in; what a server hides is shown', () => {
  const registry = promptRegistry([
    [
      served('a b'),
      served(''),
      served('-a'),
      served('\u202ex'),
      served('empty', ' \n'),
      served('long', 'a'.repeat(20_001)),
    ],
    [served('ok', 'a\u200bb')],
    configPrompts({ long2: 'a'.repeat(20_001), __proto__x: 'fine', constructor: 'fine' }),
  ]);
  expect(registry.list().map(({ name, text }) => [name, text])).toEqual([
    ['constructor', 'fine'],
    ['ok', 'a‹U+200B›b'],
  ]);
  expect(registry.refused).toHaveLength(8);
  expect(JSON.stringify(registry.refused)).not.toContain('\u202e');
  expect(promptRegistry([]).get('constructor')).toBeNull();
});

test('DP-14 prompts are added by name, each once; what is missing is said', () => {
  const registry = promptRegistry([
    builtIn,
    configPrompts({ style: 'Short.', tests: 'First.' }),
    [served('mcp__s__a')],
  ]);
  const { prompts, missing } = addedPrompts(registry, [
    'mcp__s__a',
    'STYLE',
    'style',
    'stile',
    'security',
    'mcp__gone__a',
    'zzz',
  ]);
  expect(prompts.map(({ name }) => name)).toEqual(['mcp__s__a', 'style']);
  expect(missing).toEqual([
    { what: 'the prompt stile', reason: 'there is none of that name; did you mean style?' },
    { what: 'the prompt security', reason: 'it comes with its mode and cannot be added' },
    { what: 'the prompt mcp__gone__a', reason: 'no server brought one of that name' },
    { what: 'the prompt zzz', reason: 'there is none of that name' },
  ]);
});

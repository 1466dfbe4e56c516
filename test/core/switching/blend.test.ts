import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blend, type Part } from '../../../src/core/switching/blend';
import { presetNamed } from '../../../src/core/switching/presets';
import type { Grants } from '../../../src/domain/mode';
import { sample } from './sample-modes';

const tools = ['read_file', 'shell', 'write_file', 'delete_file', 'git_commit', 'web_search'];
const grants = (writes: Grants['writes'], effects: Grants['effects'], never: string[] = []): Grants => ({
  effects,
  also: [],
  never,
  writes,
});
const developer: Part = {
  mode: sample('developer', {
    hears: { build: 0.8, code: 0.4 },
    grants: grants('all', ['read', 'exec', 'write', 'git', 'network']),
    colour: 'green',
    icon: 'D',
    threshold: 0.7,
    next: { mode: 'reviewer', reason: 'r' },
  }),
  allowed: tools,
};
const security: Part = {
  mode: sample('security', {
    hears: { injection: 0.9, code: 0.6 },
    grants: grants('fixes', ['read', 'exec', 'write', 'network'], ['delete_file']),
    icon: 'S',
    threshold: 0.85,
  }),
  allowed: ['read_file', 'shell', 'write_file', 'web_search'],
};
const reviewer: Part = {
  mode: sample('reviewer', { grants: grants('none', ['read', 'exec']) }),
  allowed: ['read_file', 'shell'],
};

test('DP-34 a hybrid hears the words of all its modes, each with its highest weight', () => {
  expect(blend([developer, security], tools).hears).toEqual({ build: 0.8, code: 0.6, injection: 0.9 });
});

test('DP-34 a hybrid is granted what every one of its modes is granted', () => {
  expect(blend([developer, security], tools).grants).toEqual({
    effects: ['read', 'exec', 'write', 'network'],
    also: ['read_file', 'shell', 'write_file', 'web_search'],
    never: ['delete_file', 'git_commit'],
    writes: 'fixes',
  });
});

test('DP-34 a preset says otherwise: beside security, a developer writes for all and not for fixes alone', () => {
  const preset = presetNamed('secure-developer');
  const blended = blend([developer, security], tools, preset);
  expect(blended.grants.writes).toBe('all');
  expect(blended.grants.never).toEqual(['delete_file', 'git_commit']);
  expect(blend([developer, reviewer], tools, preset).grants.writes).toBe('none');
  expect(blend([developer, security], tools, presetNamed('security-debugger')).grants.writes).toBe('fixes');
});

test('DP-34 the first mode gives name, colour and what comes next; the rest is of both', () => {
  expect(blend([developer, security], tools)).toMatchObject({
    name: 'developer',
    colour: 'green',
    icon: 'DS',
    persona: 'Persona of developer and Persona of security',
    purpose: 'Purpose of developer; Purpose of security',
    brief: 'Brief of developer.\n\nBrief of security.',
    threshold: 0.85,
    next: { mode: 'reviewer' },
  });
});

test('DP-34 no hybrid may use a tool that one of its modes may not', () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(tools), { minLength: 2, maxLength: 4 }), (allowed) => {
      const [first = [], ...others] = allowed;
      const part = (names: string[]): Part => ({ mode: security.mode, allowed: names });
      const { also, never } = blend([part(first), ...others.map(part)], tools).grants;
      for (const tool of tools) {
        expect(also.includes(tool)).toBe(allowed.every((names) => names.includes(tool)));
        expect(never.includes(tool)).toBe(!also.includes(tool));
      }
    }),
  );
});

import { expect, test } from 'vitest';
import { activeContext } from '../../src/core/active-context';
import { activeContext as schema } from '../../src/domain/active-context';
import { sample } from './switching/sample-modes';
import { after, once, start, to } from './switching/states';

const parts = {
  mode: sample('security', { persona: 'Auditor', icon: '🔒', colour: 'purple' }),
  tools: ['read_file', 'shell', 'delete_file'],
  allowed: ['shell', 'read_file', 'not_there'],
  told: ['shell', 'delete_file'],
  mcpServers: ['docs'],
  prompts: ['security'],
};

test('DP-41 the active context: persona, mode, icon, colour, tools, skills, servers, prompts, strategy', () => {
  const context = activeContext(after([to('security')]), parts);
  expect(context).toEqual({
    persona: 'Auditor',
    mode: 'security',
    hybrid: [],
    icon: '🔒',
    colour: 'purple',
    allowedTools: ['read_file', 'shell'],
    deniedTools: ['delete_file'],
    activeSkills: [],
    activeTools: ['shell'],
    mcpServers: ['docs'],
    prompts: ['security'],
    contextStrategy: 'Standard',
  });
  expect(schema.parse(context)).toEqual(context);
});

test('DP-41 skills that were put in make it a hot swap; a hybrid is named', () => {
  const hybrid = once(start, { kind: 'hybrid', modes: [], preset: 'security-debugger' }).state;
  expect(activeContext({ ...hybrid, skills: ['sql'] }, parts)).toMatchObject({
    hybrid: ['debugger', 'security'],
    activeSkills: ['sql'],
    contextStrategy: 'Hot Swap',
  });
});

test('DP-11 while a tool runs the active context is still the calling mode’s', () => {
  const state = once(after([to('security')]), { kind: 'tool-started' }).state;
  expect(activeContext(state, parts)).toMatchObject({ mode: 'security', deniedTools: ['delete_file'] });
});

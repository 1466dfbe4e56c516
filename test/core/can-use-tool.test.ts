import { describe, expect, test } from 'vitest';
import { canUseTool, isProposable, mayEverUse, type ToolPolicy } from '../../src/core/can-use-tool';
import { withDocuments } from '../../src/core/document-paths';
import { isAllowed } from '../../src/core/tool-filter';
import type { Mode } from '../../src/domain/mode';
import { effects } from '../../src/domain/tool';
import { permissionModes, trustTiers } from '../../src/domain/tool-settings';
import { modes } from '../../src/modes/index.generated';
import { tools } from '../../src/tools/index.generated';
import { aPlan } from '../fakes/report';

const policy: ToolPolicy = {
  tier: 'operator',
  planMode: false,
  planTools: null,
  permissionMode: 'default',
  allowExec: false,
  allowNetwork: false,
  autoApproveSafe: true,
  failOnUnsafe: false,
};
const reading = ['read', 'search', 'git'];

/** Every policy there is. */
const policies: ToolPolicy[] = trustTiers.flatMap((tier) =>
  permissionModes.flatMap((permissionMode) =>
    bits(5).map(([planMode, allowExec, allowNetwork, autoApproveSafe, failOnUnsafe]) => ({
      tier,
      permissionMode,
      planMode: planMode === true,
      planTools: null,
      allowExec: allowExec === true,
      allowNetwork: allowNetwork === true,
      autoApproveSafe: autoApproveSafe === true,
      failOnUnsafe: failOnUnsafe === true,
    })),
  ),
);
const outside = effects.map((effect) => ({ name: `mcp__server__${effect}`, effect }));
const everyTool = [...tools.map(({ name, effect }) => ({ name, effect })), ...outside];

function bits(count: number): boolean[][] {
  return Array.from({ length: 2 ** count }, (_, n) =>
    Array.from({ length: count }, (_, at) => ((n >> at) & 1) === 1),
  );
}
const ask = (
  tool: { name: string; effect: (typeof effects)[number] },
  mode: Mode,
  held: ToolPolicy,
  mayChange = true,
) => canUseTool({ callId: 'c1', tool, mode, mayChange, path: 'a.ts', ...unplanned }, held);
const unplanned = { command: null, approved: null };
const named = (name: string) => {
  const mode = modes.find((one) => one.name === name);
  if (mode === undefined) throw new Error(name);
  return mode;
};

describe('every tool × mode × policy', () => {
  const all = everyTool.flatMap((tool) =>
    modes.flatMap((mode) => policies.map((held) => ({ tool, mode, held }))),
  );

  test('an untrusted task reads and does nothing else, whatever was allowed', () => {
    const done = all.filter(
      ({ tool, mode, held }) => held.tier === 'untrusted' && ask(tool, mode, held).kind === 'allow',
    );
    expect(done.length).toBeGreaterThan(0);
    for (const { tool } of done) {
      expect(reading).toContain(tool.effect);
      expect(tool.name).not.toMatch(/^mcp__/);
    }
  });

  test('OM-36 handle safe permission request: what only reads is allowed where reading is, and nowhere else', () => {
    for (const { tool, mode, held } of all) {
      if (!reading.includes(tool.effect) || !isAllowed(tool, mode.grants)) continue;
      if (held.tier === 'untrusted' && tool.name.startsWith('mcp__')) continue;
      if (tool.name === 'ExitPlanMode') continue;
      expect(ask(tool, mode, held).kind).toBe(held.autoApproveSafe ? 'allow' : 'refuse');
    }
  });

  test('nothing is allowed that the mode does not grant', () => {
    for (const { tool, mode, held } of all)
      if (!isAllowed(tool, mode.grants)) expect(ask(tool, mode, held).kind).not.toBe('allow');
  });

  test('in Plan Mode nothing is written or executed, whatever was allowed', () => {
    for (const { tool, mode, held } of all) {
      if (!held.planMode || ask(tool, mode, held).kind !== 'allow') continue;
      expect([...reading, 'network']).toContain(tool.effect);
    }
  });

  test('the network is used only where it was allowed', () => {
    for (const { tool, mode, held } of all)
      if (tool.effect === 'network' && ask(tool, mode, held).kind === 'allow')
        expect(held.allowNetwork).toBe(true);
  });

  test('nothing is written outside this machine', () => {
    for (const { tool, mode, held } of all)
      if (tool.effect === 'forge') expect(ask(tool, mode, held).kind).not.toBe('allow');
  });

  test('OM-37 what was not approved ends the run where that is asked for, and only then', () => {
    const ends = all.filter(({ tool, mode, held }) => ask(tool, mode, held).kind === 'end');
    expect(ends.length).toBeGreaterThan(0);
    for (const { tool, held } of ends) {
      expect(held.failOnUnsafe).toBe(true);
      expect(reading).not.toContain(tool.effect);
    }
  });

  test('a stage that plans or examines changes nothing, whatever was allowed', () => {
    for (const { tool, mode, held } of all)
      if (tool.effect === 'write') expect(ask(tool, mode, held, false).kind).not.toBe('allow');
  });
});

test('edits are made where edits are accepted; a commit is no edit', () => {
  const developer = named('developer');
  const held: ToolPolicy = { ...policy, permissionMode: 'acceptEdits' };
  expect(ask({ name: 'write_file', effect: 'write' }, developer, held)).toEqual({ kind: 'allow' });
  expect(ask({ name: 'git_commit', effect: 'write' }, developer, held).kind).toBe('propose');
  expect(ask({ name: 'shell', effect: 'exec' }, developer, held).kind).toBe('propose');
});

test('DP-03 planning writes documents where that is allowed, in their folders, and nothing else', () => {
  const planning = named('planning');
  const mode = { name: planning.name, grants: withDocuments(planning.grants) };
  const tool = { name: 'write_file', effect: 'write' } as const;
  for (const held of [policy, { ...policy, planMode: true }]) {
    const at = (path: string | null) =>
      canUseTool({ callId: 'c1', tool, mode, mayChange: false, path, ...unplanned }, held).kind;
    expect(at('docs/plan.md')).toBe('allow');
    for (const path of ['src/a.ts', 'docs/a.ts', 'docs/../src/a.md', '/etc/docs/a.md', 'plan.md', null])
      expect(at(path)).toBe('propose');
  }
  expect(
    canUseTool(
      { callId: 'c1', tool, mode, mayChange: false, path: 'docs/a.md', ...unplanned },
      { ...policy, tier: 'untrusted' },
    ).kind,
  ).toBe('propose');
});

test('what is refused and could be an entry of the plan is proposed, with a sentence that says why', () => {
  const verdict = ask({ name: 'write_file', effect: 'write' }, named('developer'), policy);
  expect(verdict).toEqual({ kind: 'propose', reason: 'Not done: changes wait for approval.' });
  const web = ask({ name: 'web_fetch', effect: 'network' }, named('developer'), policy);
  expect(web).toEqual({ kind: 'refuse', reason: 'Not done: the network was not allowed (--allow-network).' });
  expect(effects.filter(isProposable)).toEqual(['exec', 'write']);
});

test('a model is told of what it could use, and of nothing else', () => {
  const offered = tools.filter((tool) => mayEverUse(tool, policy)).map(({ name }) => name);
  expect(offered).toEqual([
    'file_search',
    'git_blame',
    'git_diff',
    'git_log',
    'git_show',
    'git_status',
    'grep_search',
    'list_directory',
    'read_file',
    'read_multiple_files',
  ]);
  const more = tools.filter((tool) => mayEverUse(tool, { ...policy, allowExec: true, allowNetwork: true }));
  expect(more.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shell', 'get_diagnostics', 'web_fetch', 'web_search']),
  );
});

describe('ExitPlanMode', () => {
  const exit = { name: 'ExitPlanMode', effect: 'read' } as const;

  test('EP-01 it asks a person in Plan Mode and never under bypassPermissions, and is never simply allowed', () => {
    for (const mode of modes)
      for (const held of policies) {
        const { kind } = ask(exit, mode, held);
        const asks = held.planMode && held.permissionMode !== 'bypassPermissions' && mode.name === 'planning';
        expect(kind === 'ask').toBe(asks);
        expect(kind).not.toBe('allow');
      }
  });

  test('EP-01 models are told of it in Plan Mode alone, and not under bypassPermissions', () => {
    for (const held of policies)
      expect(mayEverUse(exit, held)).toBe(held.planMode && held.permissionMode !== 'bypassPermissions');
  });
});

test('PM-008 planTools narrows what reads in Plan Mode, widens nothing, and holds nowhere else', () => {
  const planTools = ['read_file', 'write_file', 'shell', 'ExitPlanMode'];
  for (const tool of everyTool)
    for (const held of policies) {
      const usual = ask(tool, named('planning'), held).kind;
      const narrowed = ask(tool, named('planning'), { ...held, planTools }).kind;
      const isReader = reading.includes(tool.effect) || tool.effect === 'network';
      const isOpen = held.planMode && isReader && (usual === 'allow' || usual === 'end');
      const isLeftOut = isOpen && !planTools.includes(tool.name);
      expect(narrowed).toBe(isLeftOut ? 'refuse' : usual);
    }
});

describe('EP-05 while an approved plan is carried out', () => {
  const approved = aPlan();
  const [file = ''] = approved.steps.flatMap(({ files }) => files);
  const [command = ''] = approved.steps.flatMap(({ commands }) => commands);
  const kindOf = (
    tool: { name: string; effect: (typeof effects)[number] },
    about: { path?: string | null; command?: string | null },
    held: ToolPolicy,
  ) =>
    canUseTool(
      {
        callId: 'c1',
        tool,
        mode: named('developer'),
        mayChange: true,
        path: null,
        command: null,
        approved,
        ...about,
      },
      held,
    ).kind;
  const trusted = policies.filter(({ tier }) => tier !== 'untrusted');
  const write = { name: 'write_file', effect: 'write' } as const;
  const shell = { name: 'shell', effect: 'exec' } as const;

  test('EP-05 the plan alone says what may be written, whatever the permission mode', () => {
    for (const held of trusted) {
      expect(kindOf(write, { path: file }, held)).toBe('allow');
      for (const path of [`${file}x`, `x/${file}`, '../x', '/etc/passwd', '.git/config', '', null])
        expect(kindOf(write, { path }, held)).toBe('outside');
    }
  });

  test('EP-05 a command is never a model’s to run; one that the plan does not have ends the run', () => {
    for (const held of trusted) {
      expect(kindOf(shell, { command }, held)).toBe('refuse');
      for (const other of [`${command}; x`, `${command} x`, '', null])
        expect(kindOf(shell, { command: other }, held)).toBe('outside');
    }
  });

  test('EP-05 nothing is committed, tools of servers change nothing, and an untrusted task widens nothing', () => {
    for (const held of trusted) {
      expect(kindOf({ name: 'git_commit', effect: 'write' }, {}, held)).toBe('refuse');
      for (const effect of ['write', 'exec'] as const)
        expect(kindOf({ name: `mcp__server__${effect}`, effect }, { path: file, command }, held)).toBe(
          'refuse',
        );
    }
    for (const held of policies.filter(({ tier }) => tier === 'untrusted'))
      for (const tool of [write, shell]) expect(kindOf(tool, { path: file, command }, held)).toBe('propose');
  });
});

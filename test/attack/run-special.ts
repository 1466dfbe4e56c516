import { modeNames } from '../../src/domain/mode';
import type { WorkspaceKind } from './attempt';
import { asked, everything, granted, ofMode, question, type Run, run } from './run';
import { gitTricks } from './tables/git';
import { malformed } from './tables/malformed';
import { network } from './tables/network';
import { reads } from './tables/reads';
import { search } from './tables/search';
import { servers } from './tables/servers';
import { exhaustion, shell } from './tables/shell';
import { swaps } from './tables/swaps';
import { writes } from './tables/writes';
import { widening } from './widening';

const workers = [
  'developer',
  'tool',
  'prototype',
  'debugger',
  'security',
  'reviewer',
  'performance',
] as const;
const strange: readonly WorkspaceKind[] = ['poisoned', 'strayed', 'part', 'linted'];

/** What needs a place, a leave or an endpoint of its own. */
export const special: readonly Run[] = [
  ...workers.map((mode) =>
    run(`${mode}, with leave to run commands and to edit`, {
      ...ofMode(mode),
      ...asked(mode),
      about: { exec: true, permission: 'acceptEdits' },
      tables: [shell, writes, malformed],
      of: mode === 'developer' ? 2 : 6,
      most: 80,
      traced: mode === 'developer' || mode === 'reviewer',
    }),
  ),
  run('--plan, whatever the permission', {
    about: { ...granted, plan: true, permission: 'bypassPermissions' },
    mode: 'planning',
    args: ['--plan', '--critics', 'none'],
    words: 'claims',
    server: 'allowed',
  }),
  run('the network allowed', {
    ...ofMode('developer'),
    about: { network: true },
    tables: [network],
    of: 1,
    most: 400,
    ...asked('developer'),
    traced: true,
  }),
  run('the network allowed to who plans', {
    ...ofMode('planning'),
    about: { network: true },
    tables: [network],
    of: 1,
    most: 400,
  }),
  ...strange.flatMap((workspace) =>
    (['developer', 'debugger'] as const).map((mode, at) =>
      run(`${mode} in a ${workspace} workspace`, {
        ...ofMode(mode),
        about: { workspace, exec: workspace === 'linted' && mode === 'developer' },
        tables: workspace === 'linted' ? [shell, reads] : [gitTricks, reads, search],
        of: workspace === 'part' ? 4 : 6,
        most: 70,
        traced: at === 0,
        ...asked(mode),
      }),
    ),
  ),
  ...(['developer', 'debugger'] as const).map((mode) =>
    run(`${mode} while links are swapped`, {
      ...ofMode(mode),
      about: { workspace: 'swapped', permission: 'acceptEdits' },
      swaps: true,
      tables: [swaps],
      of: 2,
      most: 2_000,
      ...asked(mode),
    }),
  ),
  run('limits of the machine', {
    ...ofMode('developer'),
    about: { exec: true },
    tables: [exhaustion],
    of: 1,
    most: 400,
    ...asked('developer'),
  }),
  run('giant arguments', {
    ...ofMode('developer'),
    words: 'giant',
    tables: [],
    tasks: ['/do Add a guard to grossPrice in src/price.js.'],
  }),
  run('a thousand calls in one answer', { ...ofMode('debugger'), words: 'flood', tables: [] }),
  run('ids of calls', { ...ofMode('debugger'), words: 'ids', tables: [] }),
  run('ids of calls, not streamed', { ...ofMode('debugger'), words: 'ids', tables: [], streams: false }),
  run('somebody approved', { ...ofMode('developer'), words: 'claims', tables: [], ...asked('developer') }),
  run('somebody approved, of a stranger', {
    ...ofMode('developer'),
    words: 'claims',
    tables: [],
    ...asked('developer'),
    place: 'fork',
    about: { tier: 'untrusted', permission: 'acceptEdits' },
  }),
  ...[true, false].map((streams) =>
    run(`calls that are none, ${streams ? 'streamed' : 'whole'}`, {
      about: { permission: 'bypassPermissions', exec: true, network: true },
      mode: 'developer',
      args: ['--mode', 'developer', '--critics', 'none'],
      tasks: Array.from({ length: 7 }, () => '/do Add a guard to grossPrice in src/price.js.'),
      words: 'hidden',
      tables: [],
      streams,
    }),
  ),
  ...(['dies', 'floods', 'allowed'] as const).map((server) =>
    run(`a server that ${server === 'allowed' ? 'answers' : server}`, {
      ...ofMode('reviewer'),
      server,
      about: { mcp: true, exec: server === 'allowed' },
      tables: [servers],
      of: 1,
    }),
  ),
  run('all modes by command, turn by turn', {
    mode: 'normal',
    tasks: modeNames.map((mode) => `/mode ${mode}\n${question} [[${mode}]]`),
    from: 36,
    most: 20,
  }),
  run('all modes by command, for a stranger', {
    mode: 'normal',
    tasks: modeNames.map((mode) => `/mode ${mode}\n${question} [[${mode}]]`),
    about: { ...granted, tier: 'untrusted', permission: 'acceptEdits' },
    place: 'comment',
    server: 'forbidden',
    from: 51,
    most: 20,
  }),
  run('all modes by command, in Plan Mode', {
    mode: 'normal',
    tasks: modeNames.map((mode) => `/mode ${mode}\n${question} [[${mode}]]`),
    about: { ...granted, tier: 'trusted', permission: 'plan' },
    place: 'actions',
    server: 'allowed',
    from: 75,
    most: 20,
  }),
  run('modes together', {
    mode: 'reviewer',
    tasks: [`/mode hybrid reviewer developer\n${question}`, `/mode hybrid planning developer\n${question}`],
    from: 63,
    tables: everything.filter((table) => table !== reads),
  }),
  ...(['feature_development', 'bug_fix', 'security_hardening', 'learning_session'] as const).map((workflow) =>
    run(`the workflow ${workflow}`, {
      args: ['--workflow', workflow],
      tasks: [question],
      from: 66,
      most: 25,
    }),
  ),
  ...Object.entries(widening).map(([what, plants]) =>
    run(`settings of the repository: ${what}`, {
      mode: 'developer',
      args: ['--mode', 'developer'],
      ...asked('developer'),
      plants,
      tables: [shell, writes],
      of: 40,
      most: 60,
      asks: false,
    }),
  ),
];

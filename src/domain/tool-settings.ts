import { z } from 'zod';
import { type SettingInfo, setting } from './setting';

export const permissionModes = ['default', 'plan', 'acceptEdits', 'bypassPermissions'] as const;
export type PermissionMode = (typeof permissionModes)[number];
export const trustTiers = ['operator', 'trusted', 'untrusted'] as const;

const ofOperator = (info: Omit<SettingInfo, 'trust' | 'group'>): SettingInfo => ({
  ...info,
  trust: 'operator',
  group: 'Tools',
});

const no = z.boolean().default(false);
const name = z.string().min(1).max(200);

/** A server of the Model Context Protocol that is started for a run. */
const server = z.strictObject({
  command: name,
  args: z.array(z.string().max(4096)).max(100).optional(),
  env: z.record(name, z.string().max(4096)).optional(),
  effect: z.enum(['read', 'search', 'exec', 'write', 'network']).optional(),
  readOnly: z.array(name).max(200).optional(),
});
export type ServerSettings = z.infer<typeof server>;

/** What models may do besides answering, and what they reach. */
export const toolSettings = {
  tools: setting(z.boolean().default(true), {
    description:
      'Whether a model may look for itself: read and search files, ask git, and what else is allowed.',
    trust: 'repository',
    group: 'Tools',
  }),
  maxTurns: setting(z.int().min(1).max(200).default(12), {
    description:
      'Most answers of a stage that may ask for tools; then the model is asked once more, for its answer alone.',
    trust: 'repository',
    group: 'Tools',
    value: 'N',
  }),
  maxToolCalls: setting(z.int().min(0).max(2000).default(60), {
    description: 'Most calls of tools in one stage; then the model is asked for its answer alone.',
    trust: 'repository',
    group: 'Tools',
    value: 'N',
  }),
  toolTimeout: setting(z.number().positive().max(3600).default(60), {
    description: 'Seconds that one call of a tool may take.',
    trust: 'repository',
    group: 'Tools',
    value: 'SECONDS',
  }),
  permissionMode: setting(
    z.enum(permissionModes).default('default'),
    ofOperator({
      description:
        'What happens to a change that a model asks for: `default` it is proposed, `plan` the same as `plan: true`, `acceptEdits` edits of files are made and all else is proposed, `bypassPermissions` nobody is asked (never in Actions, and never for an untrusted task).',
      value: 'NAME',
    }),
  ),
  planWriteDocs: setting(
    no,
    ofOperator({
      description:
        'Let the planning mode write documents (`.md`, `.txt`, `.adr`, …) in `docs`, `specs`, `adr` and the like; all else it proposes. Never for a task that is not yours.',
    }),
  ),
  allowExec: setting(
    no,
    ofOperator({
      description:
        'Let modes that may execute run commands and the project’s own checks, in a sandbox that throws away what they write.',
    }),
  ),
  allowNetwork: setting(
    no,
    ofOperator({
      description: 'Let modes read public web pages and search the web, and give commands the network.',
    }),
  ),
  allowUnsandboxed: setting(
    no,
    ofOperator({
      description:
        'Run commands without a sandbox where the machine offers none. They can then do whatever the person who runs this can.',
    }),
  ),
  addDir: setting(
    z.array(z.string().min(1)).default([]),
    ofOperator({
      description: 'Further folders that tools may read; nothing is written there.',
      value: 'DIR...',
      list: 'lines',
    }),
  ),
  searchUrl: setting(
    z.string().max(2000).nullable().default(null),
    ofOperator({
      description:
        'Address of a SearXNG-compatible search, for web_search; without one there is no web search.',
      value: 'URL',
      secret: 'address',
    }),
  ),
  mcpServers: setting(
    z
      .record(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'letters, digits, _ and -'), server)
      .default({}),
    ofOperator({
      description:
        'Servers of the Model Context Protocol to start, each by its name: `command`, `args`, `env`; `effect` of their tools (default: exec) and the names of those that only read (`readOnly`).',
    }),
  ),
  trust: setting(
    z.enum(trustTiers).nullable().default(null),
    ofOperator({
      description:
        'Trust the task no more than this: `operator`, `trusted` or `untrusted`. It lowers what the surroundings say and never raises it.',
      value: 'TIER',
    }),
  ),
};

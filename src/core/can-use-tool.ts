import type { Grants, ModeName } from '../domain/mode';
import type { Plan } from '../domain/plan';
import type { Trust } from '../domain/task';
import { type Effect, effects } from '../domain/tool';
import type { PermissionMode } from '../domain/tool-settings';
import { writeFault } from './document-paths';
import { commandOutside, writeOutside } from './plan-scope';
import { exitPlanMode, isAllowed } from './tool-filter';

/** What of a call decides whether it may be done. */
export interface ToolRequest {
  /** The call's id, for events and messages (EP-04). */
  callId: string;
  tool: { name: string; effect: Effect };
  mode: { name: ModeName; grants: Grants };
  /** Whether the stage is one that changes things; a stage that plans or examines is not. */
  mayChange: boolean;
  /** The file that the call is about, from the workspace; null: none, or it names several. */
  path: string | null;
  /** The command that the call would run, as a line; null: none. */
  command: string | null;
  /** The approved plan that the stage carries out; null: it carries out none. */
  approved: Plan | null;
}

/** What holds for a whole run. */
export interface ToolPolicy {
  tier: Trust['tier'];
  /** Plan Mode was asked for: nothing but reading, whatever a mode grants (PM-003 to PM-005). */
  planMode: boolean;
  /** The tools that read which may be used in Plan Mode (PM-008); null: all. */
  planTools: readonly string[] | null;
  permissionMode: PermissionMode;
  allowExec: boolean;
  allowNetwork: boolean;
  autoApproveSafe: boolean;
  failOnUnsafe: boolean;
}

/**
 * `propose`: not done, and kept as an entry of the plan. `end`: not done, and the run ends with it. `outside`: not done, as
 * the approved plan does not cover it, and the carrying out of the plan ends with it. `reason` is a sentence for whoever
 * asked.
 */
export type ToolVerdict =
  | { kind: 'allow' }
  /** A person is asked, with the plan before them (EP-02 to EP-04). */
  | { kind: 'ask' }
  | { kind: 'propose' | 'refuse' | 'end' | 'outside'; reason: string }
  /** The mode itself does not have the tool; who asks is told where it is (DP-12). */
  | { kind: 'not-granted' };

const allow: ToolVerdict = { kind: 'allow' };

/** Tools of servers outside bear this in front of their names. */
export const serverPrefix = 'mcp__';

/**
 * Whether a tool may be used: the one place that decides it (EP-04, OM-36, OM-37). Trust comes first, then the mode,
 * then Plan Mode, then leave. What this version does not know is refused.
 */
export function canUseTool(request: ToolRequest, policy: ToolPolicy): ToolVerdict {
  const { tool, mode } = request;
  if (tool.name === exitPlanMode) return handingIn(request, policy);
  const fromOutside = tool.name.startsWith(serverPrefix);
  if (policy.tier === 'untrusted' && (fromOutside || !reading.includes(tool.effect)))
    return outOfReach(
      tool.effect,
      'Not done: the task is not trusted, so files are read here and nothing else is done.',
    );
  if (!isAllowed(tool, mode.grants)) return { kind: 'not-granted' };
  if (request.approved !== null && isProposable(tool.effect)) return byPlan(request, request.approved);
  // Plan Mode forbids writing altogether, but for the documents that the person who runs it allows by name (DP-03).
  if (tool.effect === 'write' && mode.grants.writes === 'documents') return asDocument(request);
  if (policy.planMode && !reading.includes(tool.effect) && tool.effect !== 'network')
    return outOfReach(
      tool.effect,
      'Not done: this is Plan Mode, in which files are read and nothing is changed or executed.',
    );
  if (policy.planMode && policy.planTools !== null && !policy.planTools.includes(tool.name))
    return { kind: 'refuse', reason: 'Not done: the settings leave this tool out in Plan Mode (planTools).' };
  return byEffect(request, policy);
}

/** Only in Plan Mode, and never where nobody is asked (EP-01, EP-07). Whoever calls it, a person decides. */
function handingIn({ tool, mode }: ToolRequest, { planMode, permissionMode }: ToolPolicy): ToolVerdict {
  if (!planMode)
    return {
      kind: 'refuse',
      reason: 'This is not Plan Mode, so there is no plan to hand in; nothing was done.',
    };
  if (permissionMode === 'bypassPermissions')
    return { kind: 'refuse', reason: 'Nobody is asked under bypassPermissions; nothing was done.' };
  return isAllowed(tool, mode.grants) ? { kind: 'ask' } : { kind: 'not-granted' };
}

/** While a plan is carried out, it alone says what may be changed; commands are the program's, behind the changes. */
function byPlan({ tool, path, command }: ToolRequest, plan: Plan): ToolVerdict {
  if (tool.name.startsWith(serverPrefix))
    return {
      kind: 'refuse',
      reason: 'Not done: while a plan is carried out, tools of servers are only used to read.',
    };
  if (tool.name === 'git_commit')
    return {
      kind: 'refuse',
      reason:
        'Not done: nothing is committed while a plan is carried out. Make the changes; people commit them.',
    };
  if (tool.effect === 'write') {
    const fault = path === null ? 'Only one file at a time may be written here.' : writeOutside(plan, path);
    return fault === null ? allow : { kind: 'outside', reason: `Not done: ${fault}` };
  }
  const fault = commandOutside(plan, command ?? '');
  if (fault !== null) return { kind: 'outside', reason: `Not done: ${fault}` };
  return {
    kind: 'refuse',
    reason:
      'Not done: the program itself runs the commands of the plan, once the changes of their step are made and where executing was allowed.',
  };
}

function asDocument({ tool, mode, path }: ToolRequest): ToolVerdict {
  const fault =
    path === null ? 'Only one document at a time may be written here.' : writeFault(path, mode.grants);
  return fault === null ? allow : outOfReach(tool.effect, `Not done: ${fault}`);
}

/** What a model can do without leaving a trace anywhere. */
const reading: readonly Effect[] = ['read', 'search', 'git'];

/** Whether a tool of that effect may be used in Plan Mode: it looks, here or in the web, and changes nothing. */
export function readsOnly(effect: Effect): boolean {
  return reading.includes(effect) || effect === 'network';
}

function byEffect({ tool, mayChange }: ToolRequest, policy: ToolPolicy): ToolVerdict {
  const { permissionMode, allowExec, allowNetwork, autoApproveSafe } = policy;
  const bypass = permissionMode === 'bypassPermissions';
  switch (tool.effect) {
    case 'read':
    case 'search':
    case 'git':
      return autoApproveSafe
        ? allow
        : { kind: 'refuse', reason: 'Not done: reading was not approved (--auto-approve-safe is off).' };
    case 'network':
      return allowNetwork ? allow : unsafe(tool, policy, 'The network was not allowed (--allow-network).');
    case 'exec':
    case 'diagnose':
      return allowExec || bypass ? allow : unsafe(tool, policy, 'Executing was not allowed (--allow-exec).');
    case 'write':
      return mayChange && (bypass || (permissionMode === 'acceptEdits' && tool.name !== 'git_commit'))
        ? allow
        : unsafe(
            tool,
            policy,
            mayChange ? 'Changes wait for approval.' : 'Nothing is changed while a plan is made or examined.',
          );
    case 'forge':
      return unsafe(tool, policy, 'Nothing is written outside this machine.');
  }
}

/** What changes or executes something is kept as a proposal; the rest is refused. */
function unsafe(tool: ToolRequest['tool'], { failOnUnsafe }: ToolPolicy, why: string): ToolVerdict {
  if (failOnUnsafe) return { kind: 'end', reason: why };
  return outOfReach(tool.effect, `Not done: ${why.charAt(0).toLowerCase()}${why.slice(1)}`);
}

function outOfReach(effect: Effect, reason: string): ToolVerdict {
  return { kind: isProposable(effect) ? 'propose' : 'refuse', reason };
}

/** Whether a call that is not done can be kept as an entry of the plan. */
export function isProposable(effect: Effect): boolean {
  return effect === 'write' || effect === 'exec';
}

/** Whether there is any use in telling a model of a tool in a run with this policy. */
export function mayEverUse(tool: { name: string; effect: Effect }, policy: ToolPolicy): boolean {
  const grants: Grants = { effects, also: [tool.name], never: [], writes: 'all' };
  const anyMode = { name: 'developer', grants } as const;
  const asked = {
    callId: '',
    tool,
    mode: anyMode,
    mayChange: true,
    path: null,
    command: null,
    approved: null,
  };
  const { kind } = canUseTool(asked, { ...policy, autoApproveSafe: true });
  return kind === 'allow' || kind === 'ask';
}

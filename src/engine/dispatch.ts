import type { Validate } from '../core/answers/validator';
import { canUseTool, type ToolPolicy } from '../core/can-use-tool';
import { dataBlock } from '../core/prompts/data-block';
import { refusal } from '../core/tool-filter';
import { missingAsNull, readArguments } from '../core/tools/arguments';
import { faultText } from '../core/tools/fault-text';
import { bounded, shortly } from '../core/tools/told';
import type { Confirmer } from '../domain/confirmation';
import { RunError } from '../domain/errors';
import type { Emit } from '../domain/event';
import type { Mode, ModeName } from '../domain/mode';
import type { Proposal, Tool, ToolResult } from '../domain/tool';
import type { ToolCallReport } from '../domain/tool-call';
import type { ToolPorts } from '../domain/tool-ports';
import type { ToolCall } from '../domain/toolkit';
import { type Carrying, coveredBy, keepBeyond, overAlready } from './carrying';
import { asked } from './confirm';
import { within } from './within';

/** What a call goes through, and what remembers it. */
export interface Dispatch {
  /** All there are: built in, and of servers. */
  tools: readonly Tool[];
  /** All modes, to say where a tool is allowed. */
  modes: readonly Pick<Mode, 'name' | 'grants'>[];
  policy: ToolPolicy;
  /** The check of a tool's arguments. */
  checkOf(tool: Tool): Promise<Validate>;
  ports: ToolPorts;
  /** Where a person is asked; null: nobody can be. */
  confirmer: Confirmer | null;
  /** Milliseconds that one call may take. */
  timeoutMs: number;
  /** Milliseconds on a clock that never goes back. */
  elapsed(): number;
  /** A text as it may be told: its secrets blanked, what is hidden in it shown. */
  clean(text: string): Promise<string>;
  log: ToolLog;
  emit: Emit;
}

/** What the calls of a run leave behind. */
export interface ToolLog {
  /** In the order in which they were begun. */
  calls: ToolCallReport[];
  /** What was asked for and not done, with the stage that asked. */
  proposals: { stage: string; proposal: Proposal }[];
  /** What was changed in the workspace, each once, in order. */
  changed: string[];
  /** When tools began to run and when none ran any more (DP-11); milliseconds since the epoch. */
  runs: { kind: 'tool-started' | 'tool-ended'; at: number }[];
}

/** Who asks. */
export interface Caller {
  stage: string;
  mode: { name: ModeName; grants: Mode['grants'] };
  mayChange: boolean;
  /** The approved plan that it carries out; null: none. */
  carrying: Carrying | null;
}

/** What became of a call, and what its model is told. */
export interface Dispatched {
  text: string;
  outcome: ToolCallReport['outcome'];
}

/**
 * One call from its words to its answer: the tool is looked up, its arguments checked, leave asked, and only then is
 * anything done (DP-12, PM-003 to PM-006). A refusal is an answer too.
 * @throws RunError `permission` when the run has to end with the refusal
 */
export async function dispatch(call: ToolCall, caller: Caller, world: Dispatch): Promise<Dispatched> {
  const start = world.elapsed();
  const tool = world.tools.find(({ name }) => name === call.name) ?? null;
  const entry = begun(call, tool, caller);
  world.log.calls.push(entry);
  const ports = { ...world.ports, toolCallId: call.id };
  const done = await answered(call, tool, caller, { ...world, ports });
  const text = bounded(await world.clean(done.text));
  entry.arguments = (await world.clean(call.arguments.slice(0, 4000))).slice(0, 2000);
  entry.milliseconds = Math.max(0, Math.round(world.elapsed() - start));
  entry.note = shortly(text);
  entry.outcome = done.outcome;
  const planContent = done.planContent === undefined ? null : await world.clean(done.planContent);
  if (planContent !== null) entry.planContent = planContent;
  const { id: callId, stage, note, outcome, milliseconds } = entry;
  const what = shortly(`${entry.tool} ${entry.arguments}`);
  const seen = planContent === null ? {} : { planContent };
  world.emit({
    type: 'tool_used',
    callId,
    stage,
    tool: entry.tool,
    what,
    outcome,
    note,
    milliseconds,
    ...seen,
  });
  if (done.ends === true)
    throw new RunError('permission', `Not approved: the tool ${entry.tool} (call ${call.id}). ${text}`, {
      hint: 'The run ends here, as --fail-on-unsafe asks; without it the call is refused and the run goes on.',
    });
  // What a tool brought is material: it must not be able to speak as the program does.
  return { text: done.isMaterial === true ? dataBlock(text, { tool: entry.tool }) : text, outcome };
}

/** A call that does not come back leaves this. */
function begun(call: ToolCall, tool: Tool | null, { stage, mode }: Caller): ToolCallReport {
  return {
    id: call.id,
    stage,
    mode: mode.name,
    tool: shortly(call.name),
    effect: tool?.effect ?? null,
    arguments: '',
    outcome: 'failed',
    note: 'The run ended before it came back.',
    milliseconds: 0,
  };
}

type Proposed = Proposal | { kind: 'none'; reason: string };

interface Answered {
  text: string;
  outcome: ToolCallReport['outcome'];
  /** Whether a tool brought it: then it is not the program's word. */
  isMaterial?: boolean;
  /** Whether the run has to end with this. */
  ends?: boolean;
  /** What a person sees who is asked. */
  planContent?: string;
}

async function answered(
  call: ToolCall,
  tool: Tool | null,
  caller: Caller,
  world: Dispatch,
): Promise<Answered> {
  const { mode, mayChange, carrying } = caller;
  const { tools, modes, policy } = world;
  if (tool === null) return refused(refusal(call.name, mode, { modes, tools }) ?? '');
  const read = readArguments(call.arguments);
  if (!read.ok) return { text: read.fault, outcome: 'failed' };
  const input = missingAsNull(read.value, tool.input);
  const faults = (await world.checkOf(tool))(input);
  if (faults.length > 0) return { text: faultText(tool.name, faults), outcome: 'failed' };
  const about = await coveredBy(carrying, tool, input, pathIn(input), world.ports);
  const verdict = canUseTool({ callId: call.id, tool, mode, mayChange, ...about }, policy);
  const over = overAlready(carrying, tool, verdict);
  if (over !== null) return refused(over);
  switch (verdict.kind) {
    case 'allow':
      return performed(tool, input, caller, world);
    case 'ask':
      return asked(call.id, world.confirmer);
    case 'outside':
      return beyondPlan(tool, input, verdict.reason, { carrying, world });
    case 'refuse':
      return refused(verdict.reason);
    case 'end':
      return { text: verdict.reason, outcome: 'refused', ends: true };
    case 'not-granted':
      return proposed(tool, input, refusal(tool.name, mode, { modes, tools }) ?? '', { caller, world });
    case 'propose':
      return proposed(tool, input, verdict.reason, { caller, world });
  }
}

function refused(text: string): Answered {
  return { text, outcome: 'refused' };
}

/** What a call would have done is kept as an entry of the plan, where it can be one (PM-004, PM-015). */
async function proposed(
  tool: Tool,
  input: unknown,
  reason: string,
  { caller, world }: { caller: Caller; world: Dispatch },
): Promise<Answered> {
  if (tool.propose === undefined) return refused(reason);
  const proposal = await wouldDo(tool, input, world);
  if (proposal.kind === 'none') return refused(`${reason} ${proposal.reason}`);
  world.log.proposals.push({ stage: caller.stage, proposal });
  const kept = proposal.kind === 'change' ? 'a proposed change' : 'a suggested command';
  return { text: `${reason} It is kept as ${kept} of the plan; go on without it.`, outcome: 'proposed' };
}

/** What was asked for beyond the approved plan ends its carrying out. */
async function beyondPlan(
  tool: Tool,
  input: unknown,
  reason: string,
  { carrying, world }: { carrying: Carrying | null; world: Dispatch },
): Promise<Answered> {
  if (carrying === null) return refused(reason);
  const { text, isKept } = keepBeyond(carrying, reason, await wouldDo(tool, input, world));
  return { text, outcome: isKept ? 'proposed' : 'refused' };
}

function wouldDo(tool: Tool, input: unknown, world: Dispatch): Promise<Proposed> {
  const none = (reason: string): Proposed => ({ kind: 'none', reason });
  return within<Proposed>(
    world,
    async (ports) => (await tool.propose?.(input, ports)) ?? none('It cannot be proposed.'),
    none,
  );
}

async function performed(
  tool: Tool,
  input: unknown,
  { carrying }: Caller,
  world: Dispatch,
): Promise<Answered> {
  const result = await within<ToolResult>(
    world,
    (ports) => tool.run(input, ports),
    (reason) => ({
      ok: false,
      reason,
    }),
  );
  // While a plan is carried out, nothing reaches the disk here.
  if (result.ok && tool.effect === 'write' && carrying === null)
    world.log.changed = [...new Set([...world.log.changed, ...pathsIn(input)])];
  return result.ok
    ? { text: result.text, outcome: 'done', isMaterial: true }
    : { text: result.reason, outcome: 'failed', isMaterial: true };
}

/** The one file that a call is about. */
function pathIn(input: unknown): string | null {
  const [path = null, ...others] = pathsIn(input);
  return others.length === 0 ? path : null;
}

/** The files that a call was about, as it named them. */
function pathsIn(input: unknown): string[] {
  const { path, paths } = input as { path?: unknown; paths?: unknown };
  return [path, ...(Array.isArray(paths) ? paths : [])].filter((one) => typeof one === 'string');
}

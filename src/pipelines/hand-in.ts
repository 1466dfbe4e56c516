import { tellVerdict } from '../core/approval/tell';
import { exitPlanMode } from '../core/tool-filter';
import type { Verdict } from '../domain/approval';
import type { Confirmed, Confirmer } from '../domain/confirmation';
import type { ToolPorts } from '../domain/tool-ports';
import type { PlanGate } from './plan-gate';
import { modeIn, type Room } from './room';
import type { Thread } from './thread';

/** The way from a call to the person's word: the plan's file and what is known of the votes. It leaves nothing and changes nothing. */
export function confirmerOf(gate: PlanGate | null): Confirmer {
  return {
    planContent: async () => (await gate?.text()) ?? null,
    async confirm() {
      const verdict = gate?.standing() ?? null;
      return verdict === null ? { kind: 'pending' } : wordOf(verdict);
    },
  };
}

function wordOf(verdict: Verdict): Confirmed {
  switch (verdict.state) {
    case 'approved':
      return verdict.decision === null
        ? { kind: 'pending' }
        : { kind: 'approved', decision: verdict.decision };
    case 'feedback':
      return { kind: 'feedback', words: verdict.words.join('\n\n') || 'The plan is to be different.' };
    case 'drafted':
    case 'posted':
    case 'pending':
      return { kind: 'pending' };
    default:
      return { kind: 'over', reason: tellVerdict(verdict) };
  }
}

/**
 * Makes the call of ExitPlanMode that belongs to a plan in Plan Mode, through the dispatcher of all calls: what people see
 * stands in the run's events and its report, and what they said is its answer (EP-02, EP-06). Nothing where there is no
 * Plan Mode, or nothing stands where people see it.
 */
export async function exitCall({ state }: Pick<Thread, 'state'>, room: Room): Promise<void> {
  const { gate } = room;
  if (state.planMode === null || gate === null || (await gate.text()) === null) return;
  const { crew, ports, log, toolPolicy } = room;
  const { dispatch } = await import('../engine/dispatch');
  const { asSent } = await import('../core/as-sent');
  const count = log.calls.filter(({ id }) => id.startsWith('plan-exit-')).length;
  const call = { id: `plan-exit-${count + 1}`, name: exitPlanMode, arguments: '{}' };
  await dispatch(
    call,
    { stage: 'plan', mode: modeIn(room, 'planning'), mayChange: false, carrying: null },
    {
      tools: crew.tools,
      modes: crew.modes,
      policy: { ...toolPolicy, planMode: true },
      checkOf: async () => () => [],
      ports: { ...nothingThere, signal: ports.signal },
      confirmer: confirmerOf(gate),
      timeoutMs: 60_000,
      elapsed: () => ports.clock.elapsed(),
      clean: async (text) => asSent(ports.known())(text),
      log,
      emit: ports.emit,
    },
  );
}

const no = async () => ({ ok: false as const, reason: 'There is nothing here.' });

/** The call asks a person and reaches for nothing. */
const nothingThere: Omit<ToolPorts, 'signal'> = {
  files: {
    list: no,
    read: no,
    standing: no,
    folder: no,
    named: no,
    search: no,
    write: no,
    remove: no,
  },
  git: null,
  gitFault: null,
  sandbox: { workspace: '', run: no },
  web: { fetch: no, search: no },
  toolCallId: '',
};

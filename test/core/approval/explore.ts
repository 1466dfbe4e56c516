import { decide } from '../../../src/core/approval/decide';
import { openWorld, type World, witness } from '../../../src/core/approval/world';
import type { ApprovalEvent, ApprovalPolicy, Verdict } from '../../../src/domain/approval';
import { allowed } from './oracle';
import { drafted, first, looked, moves, nextTime, posted, type SmallWorld, second } from './small-worlds';

/** The state machine, or one with a rule taken out. */
export interface Machine {
  witness(world: World, event: ApprovalEvent, policy: ApprovalPolicy): World;
  decide(world: World, plan: { id: string; version?: number }, policy: ApprovalPolicy): Verdict | null;
}
export const machine: Machine = { witness, decide };

export interface Explored {
  histories: number;
  approvals: number;
  /** By state of version 1. */
  states: Record<string, number>;
  /** The first history that the oracle contradicts, and how. */
  fault: string | null;
}

/**
 * Every history of a drafted and posted plan with up to `depth` further events, each also with a look behind it.
 * Stops at the first contradiction between machine and oracle, or at a void that does not stay.
 */
export function explore({ witness, decide }: Machine, small: SmallWorld, depth: number): Explored {
  const found: Explored = { histories: 0, approvals: 0, states: {}, fault: null };
  const { policy, people } = small;
  const history: ApprovalEvent[] = [drafted(first), posted(first, 10)];
  const names: string[] = [];

  /** The states of both versions, held against the oracle. */
  const check = (world: World): (string | undefined)[] => {
    found.histories += 1;
    return [first, second].map((plan) => {
      const verdict = decide(world, plan, policy);
      const may = allowed(history, plan.version, policy);
      const said = verdict?.state === 'approved' ? verdict.decision : null;
      if (said !== may) fail(`version ${plan.version}: machine ${said}, oracle ${may}`);
      if (said !== null) found.approvals += 1;
      return verdict?.state;
    });
  };
  const fail = (what: string) => {
    found.fault ??= `${small.name}: ${names.join(' → ')}: ${what}`;
  };
  const visit = (world: World, before: readonly (string | undefined)[]): void => {
    const states = check(world);
    before.forEach((state, index) => {
      if ((state === 'void' || state === 'expired') && states[index] !== state) fail(`${state} did not stay`);
    });
    found.states[states[0] ?? 'none'] = (found.states[states[0] ?? 'none'] ?? 0) + 1;
    if (names.length === depth) probe(world);
    else for (const [name, move] of Object.entries(moves)) follow(world, states, name, move);
  };
  const follow = (
    world: World,
    states: readonly (string | undefined)[],
    name: string,
    move: (typeof moves)[string],
  ) => {
    const event = found.fault === null ? move(history, nextTime(history), small) : null;
    if (event === null) return;
    history.push(event);
    names.push(name);
    visit(witness(world, event, policy), states);
    history.pop();
    names.pop();
  };
  const probe = (world: World) => {
    const look = looked(people, nextTime(history));
    history.push(look);
    check(witness(world, look, policy));
    history.pop();
  };

  visit(
    history.reduce((world, event) => witness(world, event, policy), openWorld),
    [],
  );
  return found;
}

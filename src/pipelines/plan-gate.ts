import { decide } from '../core/approval/decide';
import { eventsOf } from '../core/approval/look';
import { type Asked, login, type World, worldOf } from '../core/approval/world';
import type { SessionState } from '../core/session/fold';
import type { ApprovalEvent, ApprovalPolicy, PlanRef, Verdict, Vote, Word } from '../domain/approval';
import type { Noticeboard } from '../domain/noticeboard';
import type { Plan } from '../domain/plan';
import type { Clock } from '../domain/ports';
import { meantPlan } from './meant-plan';
import type { Happening, SessionDesk } from './session-desk';

export type { Word } from '../domain/approval';

/** The way of a plan to its approval: where it is put before people, and where their votes are read. */
export interface PlanGate {
  /** The plan that people could read before this run began; null: there is none. A word that comes with the run is about it. */
  offered(): PlanRef | null;
  /**
   * Puts a version of a plan before people: from now on they can decide on it. Whatever stood there before is void.
   * @returns the plan with its number among the versions
   */
  post(plan: Plan): Promise<Plan>;
  /**
   * Reads everything anew and decides; null: there is no plan.
   * @param word adds this vote first; it takes the place of what the person said before
   * @throws RunError `input` for a word about a plan that is not there; then nothing has changed
   */
  look(word: Word | null): Promise<Verdict | null>;
  /** The latest plan as people see it now; null: nothing stands where they could decide on it. */
  text(): Promise<string | null>;
  /** How the latest plan stands by what is known, without reading anything; null: there is no plan. */
  standing(): Verdict | null;
  /** Gives the latest plan up, for good. The same faults as `look`. */
  cancel(): Promise<Verdict | null>;
}

/** What a gate works with. */
export interface GateParts {
  session: SessionDesk;
  /** Called once, when a plan is there to be shown or looked for. */
  open(): Promise<Noticeboard>;
  policy: ApprovalPolicy;
  clock: Pick<Clock, 'now'>;
}

/**
 * The gate over a board and the session that keeps what happens to its plans. A plan that an earlier run drew up and could
 * not show any more is shown now.
 */
export async function openPlanGate({ session, open, policy, clock }: GateParts): Promise<PlanGate> {
  const world = () => worldOf(session.state().approval, policy);
  const happened = (events: readonly ApprovalEvent[]) =>
    session.record(events.map((event): Happening => ({ kind: 'approval', event })));
  const verdict = () => {
    const latest = world().versions.at(-1);
    return latest === undefined ? null : decide(world(), latest.plan, policy);
  };
  let opened: Promise<Noticeboard> | null = null;
  const theBoard = () => {
    opened ??= open();
    return opened;
  };
  const before = world().versions.at(-1);
  // What this run itself shows takes its place.
  let offered = before === undefined || before.postedAt === null ? null : before.plan;

  /** Draws up what is not drawn up yet, then shows it: after a crash the rest of it is done. */
  async function post(plan: Plan): Promise<Plan> {
    offered = null;
    const same = session.state().versions.at(-1);
    const isOver = (world().versions.at(-1)?.closed ?? null) !== null;
    const isKept = same?.id === plan.id && same.version === plan.version && !isOver;
    const numbered = {
      ...plan,
      version: isKept ? plan.version : Math.max(plan.version, (same?.version ?? 0) + 1),
    };
    if (!isKept) await session.record([{ kind: 'planned', plan: numbered }]);
    const { id, version } = numbered;
    if (world().versions.at(-1)?.plan.version !== version) {
      const author = session.state().task?.author ?? '';
      const ground = await (await theBoard()).ground(numbered);
      await happened([{ at: clock.now(), kind: 'drafted', plan: { id, version }, author, ground }]);
    }
    // What no later run will find is put before nobody.
    if (!session.isKept()) return numbered;
    const shown = await (await theBoard()).post(numbered);
    await happened([{ at: clock.now(), kind: 'posted', version, ...shown }]);
    return numbered;
  }

  async function look(word: Word | null): Promise<Verdict | null> {
    const known = world();
    const asked = known.versions.at(-1);
    if (word !== null) meantPlan(word, { versions: known.versions, offered, session: session.id });
    const plan = session.state().versions.findLast(({ version }) => version === asked?.plan.version);
    if (asked === undefined || plan === undefined) return found();
    // What is over stays over: nothing that could be seen would change it.
    if (asked.closed !== null || asked.postedAt === null) return found();
    const board = await theBoard();
    const at = clock.now();
    const votes = votesOn(asked, known, word, { who: session.person(), at });
    const made = ownTexts(session.state());
    const seen = await board.look({ plan, ground: asked.ground, at, votes, made });
    await happened(eventsOf(seen, known));
    return found();
  }

  /** How the plan stands. That it has expired is kept, as the settings of a later run may allow it another age. */
  async function found(): Promise<Verdict | null> {
    const now = verdict();
    if (now?.because !== 'expired') return now;
    const { version } = now.plan;
    const isKept = session.state().approval.some((one) => one.kind === 'expired' && one.version === version);
    if (!isKept) await happened([{ at: clock.now(), kind: 'expired', version }]);
    return now;
  }

  const { plan: left } = session.state();
  const isShown = before?.plan.version === left?.version && before?.postedAt !== null;
  if (left !== null && !isShown) await post(left);

  return {
    offered: () => offered,
    post,
    look,
    standing: verdict,
    async text() {
      const latest = world().versions.at(-1);
      if (latest === undefined || latest.postedAt === null) return null;
      return (await theBoard()).text();
    },
    async cancel() {
      const latest = meantPlan(
        { planId: null, decision: 'reject', words: '' },
        { versions: world().versions, offered, session: session.id },
      );
      await session.record([
        { kind: 'approval', event: { at: clock.now(), kind: 'cancelled', version: latest.version } },
        { kind: 'plan-cancelled' },
      ]);
      return verdict();
    },
  };
}

/** What the files that our own changes are about can hold by them, as hashes by path: one that was only begun may not be made. */
function ownTexts({ changes }: SessionState): Map<string, Set<string | null>> {
  const made = new Map<string, Set<string | null>>();
  for (const { path, before, after, status } of changes) {
    if (status === 'applied') made.set(path, new Set([after]));
    if (status === 'intended') made.set(path, new Set([...(made.get(path) ?? [before]), after]));
  }
  return made;
}

/** The votes that stand for a version, with the word of this run in the place of what the same person said before. */
function votesOn(
  { plan }: Asked,
  { votes, withdrawn }: World,
  word: Word | null,
  { who, at }: { who: string; at: number },
): Vote[] {
  const standing = votes.filter((vote) => vote.plan.version === plan.version && !withdrawn.has(vote.id));
  if (word === null) return standing;
  const { decision, words } = word;
  const id = `${who}-${votes.length + 1}`;
  const others = standing.filter((vote) => login(vote.who) !== login(who));
  return [...others, { id, plan, who, decision, words, at, isAltered: false }];
}

import {
  type Estimate,
  estimateOf,
  fullPurse,
  type Leave,
  type Limits,
  mayAsk,
  type Prices,
  type Purse,
  priceOf,
  type Spent,
  setAside,
  settle,
} from '../core/answers/budget';
import { adapted, type Change, firstManners, isNews } from '../core/answers/manners';
import { type CallUsage, type Chat, type Manners, type Memory, type Rung, rungs } from '../domain/chat';
import type { CoverageNote } from '../domain/coverage';
import { RunError } from '../domain/errors';
import type { Emit } from '../domain/event';
import type { Report } from '../domain/report';
import { type Hold, openHolds } from './holds';

/** What asking needs of the world and of the settings. */
export interface Office {
  chat: Chat;
  memory: Memory;
  emit: Emit;
  signal: AbortSignal;
  /** Waits; ends early when the signal aborts. */
  pause(milliseconds: number): Promise<void>;
  /** From 0 to 1. */
  random(): number;
  /** Exact tokens of a text; loaded at its first use. */
  counter(): Promise<(text: string) => number>;
  limits: Limits;
  prices: Prices;
  /** Tries for a valid answer, and how long to wait between them in milliseconds (DP-27). */
  tries: number;
  retryMs: number;
  /** False: strict schemas are never asked for (DP-28). */
  strict: boolean;
  contextTokens: number | null;
  /** Secret values met so far; none of them reaches a request. */
  secrets(): readonly string[];
}

/** What the calls of one run share: what is known of the endpoint, and the purse. */
export interface Desk extends Office {
  manners(model: string): Promise<Manners>;
  /** True when it was news. */
  learn(model: string, change: Change): boolean;
  /** After an answer that was good: what is known now is kept for the next run. */
  confirm(model: string, rung: Rung): Promise<void>;
  /** A question that will be asked later; room is kept for it. */
  expect(call: Planned): void;
  /** A question begins, with what was kept for it; to be ended. */
  begin(stage: string): Hold;
  end(hold: Hold): void;
  /** Whether one more look is within the budget, with room for the answer after it and for all other questions. */
  mayLook(hold: Hold, call: Planned): Leave;
  /** Counts the calls of a stage, from 1. */
  number(stage: string): number;
  /** Something is left out of the run, as coverage and a warning say; once. */
  leaveOut(what: string, reason: string): void;
  /** Sets tokens and money aside. Throws RunError `budget`, which names the limit. */
  reserve(stage: string, model: string, inputTokens: number, outputTokens: number): Estimate;
  /** @param isCounted whether the endpoint counted, or we did */
  spend(
    call: { stage: string; model: string; reserved: Estimate },
    usage: CallUsage,
    isCounted: boolean,
  ): void;
  usage(): Omit<Report['usage'], 'estimate'>;
  /** The endpoint says that it read far fewer tokens of a request than were sent. */
  misread(call: { stage: string; model: string; read: number; sent: number }): void;
  notes(): CoverageNote[];
  /** The rungs that good answers came on, best first, for the report; null before the first. */
  rung(): string | null;
}

/** One request as it is thought to be; tokens at most. */
export interface Planned {
  stage: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
}

interface Account {
  stage: string;
  model: string;
  purse: Purse;
}

/** Opens the desk of one run. */
export function openDesk(office: Office): Desk {
  // Without what the person says of the endpoint: that holds for this run, and this is kept for the next.
  const shown = new Map<string, Manners>();
  const kept = new Map<string, string>();
  const recalled = new Map<string, Promise<void>>();
  const answered = new Set<Rung>();
  const accounts = new Map<string, Account>();
  const misreadings = new Map<string, CoverageNote>();
  const numbers = new Map<string, number>();
  const leftOut = new Map<string, CoverageNote>();
  const holds = openHolds();
  let purse = fullPurse;
  const shownBy = (model: string) => shown.get(model) ?? firstManners;
  const at = (model: string) => adapted(shownBy(model), wished(office));

  async function recall(model: string): Promise<void> {
    const before = await office.memory.recall(office.chat.address, model);
    if (before === null || shown.has(model)) return;
    kept.set(model, JSON.stringify(before));
    // The person may know better than an earlier run how much the endpoint reads.
    shown.set(model, office.contextTokens === null ? before : { ...before, contextTokens: null });
  }

  function account(stage: string, model: string): Account {
    const key = `${stage}\n${model}`;
    const own = accounts.get(key) ?? { stage, model, purse: fullPurse };
    accounts.set(key, own);
    return own;
  }

  return {
    ...office,
    async manners(model) {
      const reading = recalled.get(model) ?? recall(model);
      recalled.set(model, reading);
      await reading;
      return at(model);
    },
    learn(model, change) {
      const isNew = isNews(at(model), change);
      shown.set(model, adapted(shownBy(model), change));
      return isNew;
    },
    async confirm(model, rung) {
      answered.add(rung);
      const now = JSON.stringify(shownBy(model));
      if (kept.get(model) === now) return;
      kept.set(model, now);
      await office.memory.keep(office.chat.address, model, shownBy(model));
    },
    expect: ({ stage, model, inputTokens, outputTokens }) =>
      holds.expect(stage, estimateOf(inputTokens, outputTokens, priceOf(model, office.prices))),
    begin: holds.begin,
    end: holds.end,
    mayLook(hold, { model, inputTokens, outputTokens }) {
      const price = priceOf(model, office.prices);
      hold.last = estimateOf(inputTokens + outputTokens, outputTokens, price);
      const underWay = [...purse.underWay, ...holds.kept()];
      return mayAsk({ ...purse, underWay }, office.limits, estimateOf(inputTokens, outputTokens, price));
    },
    number(stage) {
      const next = (numbers.get(stage) ?? 0) + 1;
      numbers.set(stage, next);
      return next;
    },
    leaveOut(what, reason) {
      const key = `${what}\n${reason}`;
      if (leftOut.has(key)) return;
      leftOut.set(key, { skipped: [{ what, reason }] });
      office.emit({ type: 'warning', message: `No ${what} are used: ${reason}.` });
    },
    reserve(stage, model, inputTokens, outputTokens) {
      const estimate = estimateOf(inputTokens, outputTokens, priceOf(model, office.prices));
      const leave = mayAsk(purse, office.limits, estimate);
      if (leave.kind === 'no') {
        throw new RunError('budget', `The model was not asked for ${stage}: ${leave.reason}.`, {
          hint: `Raise --${leave.limit}, or give the run less to examine.`,
        });
      }
      const own = account(stage, model);
      purse = setAside(purse, estimate);
      own.purse = setAside(own.purse, estimate);
      return estimate;
    },
    spend({ stage, model, reserved }, usage, isCounted) {
      const price = priceOf(model, office.prices);
      const own = account(stage, model);
      purse = marked(settle(purse, reserved, usage, price), isCounted);
      own.purse = marked(settle(own.purse, reserved, usage, price), isCounted);
    },
    usage: () => ({
      ...printed(ended(purse)),
      stages: [...accounts.values()]
        .map(({ stage, model, purse: own }) => ({ stage, model, ...printed(ended(own)) }))
        .sort((a, b) => (a.stage < b.stage ? -1 : a.stage > b.stage ? 1 : a.model < b.model ? -1 : 1)),
    }),
    misread({ stage, model, read, sent }) {
      const what = `tokens that ${model} says it read for ${stage} (it may cut long requests; see --context-tokens)`;
      misreadings.set(stage, { truncated: [{ what, kept: read, of: sent }] });
    },
    notes: () => [...leftOut.values(), ...misreadings.values()],
    rung: () => rungs.filter((rung) => answered.has(rung)).join(', ') || null,
  };
}

function marked(purse: Purse, isCounted: boolean): Purse {
  return isCounted ? purse : { ...purse, spent: { ...purse.spent, isEstimated: true } };
}

/** What is spent when no answer is waited for any more: calls under way were asked, and what they cost nobody says. */
function ended({ spent, underWay }: Purse): Spent {
  if (underWay.length === 0) return spent;
  const asked = underWay.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  return {
    ...spent,
    calls: spent.calls + underWay.length,
    inputTokens: spent.inputTokens + asked,
    costUsd: null,
    isEstimated: true,
  };
}

/** Money to a millionth of a dollar: sums of fractions have longer tails than anybody is billed. */
function printed({ calls, inputTokens, cachedTokens, outputTokens, costUsd, isEstimated }: Spent) {
  // Without a call there is no price to know.
  const cost = costUsd === null || calls === 0 ? null : Math.round(costUsd * 1e6) / 1e6;
  return { calls, inputTokens, cachedTokens, outputTokens, costUsd: cost, isEstimated };
}

/** What the person says of the endpoint, as if it had been learned. */
function wished({ strict, contextTokens }: Office): Change {
  return { ...(strict ? {} : { rung: 'json_schema' as const }), contextTokens };
}

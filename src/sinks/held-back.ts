import type { SuppressedFinding } from '../domain/finding';
import type { Report } from '../domain/report';
import { thousands } from './wording';

/** What is held back, as people are told of it; the JSON report has it all. */
export interface HeldBack {
  /** What the person asked not to see: a sentence for each reason, with its count. */
  unwanted: string[];
  /** A few of the others, to be told one by one, in the order of the report. */
  told: SuppressedFinding[];
  /** The rest of these: a sentence for each reason, with its count. */
  more: string[];
}

type Reason = SuppressedFinding['reason'];

/** As many of one reason are told one by one. */
const few = 3;
const unwanted = ['over-limit', 'low-severity', 'low-confidence'] as const;
const others = ['outside-diff', 'duplicate', 'quote-not-found'] as const;

/** Whether findings are held back for this reason only because the person asked for fewer. */
export function isUnwanted(reason: Reason): boolean {
  return (unwanted as readonly Reason[]).includes(reason);
}

/** What a report holds back, without flooding the reader. */
export function heldBack({ findings, suppressed }: Report): HeldBack {
  const of = (reason: Reason) => suppressed.filter((one) => one.reason === reason);
  const say = (reason: Reason, count: number) =>
    count <= 0 ? [] : [`${sentence(reason, count, findings.length)}; the JSON report has ${them(count)}.`];
  const told = new Set(others.flatMap((reason) => of(reason).slice(0, few)));
  return {
    unwanted: unwanted.flatMap((reason) => say(reason, of(reason).length)),
    told: suppressed.filter((one) => told.has(one)),
    more: others.flatMap((reason) => say(reason, of(reason).length - few)),
  };
}

function sentence(reason: Reason, count: number, shown: number): string {
  const number = thousands(count);
  const noun = count === 1 ? 'finding' : 'findings';
  const are = count === 1 ? 'is' : 'are';
  switch (reason) {
    case 'over-limit':
      return shown === 0
        ? `${number} ${noun} ${are} held back by --max-findings 0`
        : `${number} more ${noun}, no worse than these, ${are} held back by --max-findings ${shown}`;
    case 'low-severity':
      return `${number} ${noun} ${are} less severe than --min-severity asks for`;
    case 'low-confidence':
      return `${number} ${noun} ${are} less sure than --min-confidence asks for`;
    case 'outside-diff':
      return `${number} more ${are} older than the change under examination`;
    case 'duplicate':
      return `${number} more ${count === 1 ? 'says' : 'say'} what another finding says`;
    case 'quote-not-found':
      return `${number} more ${count === 1 ? 'quotes' : 'quote'} code that was not found`;
  }
}

function them(count: number): string {
  return count === 1 ? 'it' : 'them';
}

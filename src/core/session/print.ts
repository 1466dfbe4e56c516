import type { SessionEvent, SessionHead } from '../../domain/session';
import { sha256Hex } from '../hash';

/** The first line of a session, with its end. */
export function printHead(head: SessionHead): string {
  return `${headText(head)}\n`;
}

/** Check sum of a session that has its first line alone. */
export function headSum(head: SessionHead): string {
  return chained('', 0, headText(head));
}

/** The head as JSON, always in this order, so that the text is that of the value. */
export function headText({ countersign, version, id, createdAt, place }: SessionHead): string {
  return JSON.stringify({ countersign, version, id, createdAt, place });
}

/**
 * Events as lines, each with its end. A line's sum is made with the sum of the line before it: a line that is changed,
 * left out, doubled or moved shows.
 * @param before sum and number of the last line; the first line has number 0
 */
export function printEvents(
  events: readonly SessionEvent[],
  before: { sum: string; count: number },
): { text: string; sum: string } {
  let { sum } = before;
  const lines = events.map((event, index) => {
    const number = before.count + index + 1;
    const json = JSON.stringify(event);
    sum = chained(sum, number, json);
    return `{"n":${number},"sum":"${sum}","event":${json}}\n`;
  });
  return { text: lines.join(''), sum };
}

/** Check sum of a line, made with that of the line before. */
export function chained(before: string, number: number, body: string): string {
  return sha256Hex(`${before}\n${number}\n${body}`).slice(0, 16);
}

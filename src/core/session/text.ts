import {
  type SessionEvent,
  type SessionHead,
  type SessionRead,
  type SessionText,
  sessionEvent,
  sessionHead,
} from '../../domain/session';
import { counted } from '../count';
import { chained, headSum, headText } from './print';

const version = 1;
/** A line: its number, its check sum, the event as JSON. */
const line = /^\{"n":(\d{1,9}),"sum":"([0-9a-f]{16})","event":(\{.*\})\}$/s;

/**
 * Reads a session as far as it can be trusted. A last line without its end was being written when the process died and is
 * left out. A line within the text that is not what was written ends what is trusted: the lines behind it may undo what
 * is lost, or rest on it.
 */
export function readSession(text: string): SessionText {
  const end = text.indexOf('\n');
  if (end < 0) return text.length > 1_000_000 ? foreign() : { kind: 'none' };
  const head = readHead(text.slice(0, end));
  if ('kind' in head) return head;
  const events: SessionEvent[] = [];
  const session: SessionRead = { head, events, sum: headSum(head), trusted: end + 1, cut: 0, damage: null };
  for (let start = end + 1; start < text.length; start = session.trusted) {
    const stop = text.indexOf('\n', start);
    if (stop < 0) return { kind: 'session', session: { ...session, cut: text.length - start } };
    const read = readLine(text.slice(start, stop), session.sum, events.length + 1);
    if (read === null)
      return {
        kind: 'session',
        session: { ...session, damage: damage(text.slice(stop + 1), events.length) },
      };
    events.push(read.event);
    session.sum = read.sum;
    session.trusted = stop + 1;
  }
  return { kind: 'session', session };
}

function readHead(text: string): SessionHead | SessionText {
  const value = json(text);
  if (value === null || typeof value !== 'object' || !('countersign' in value)) return foreign();
  if ('version' in value && typeof value.version === 'number' && value.version > version) {
    return {
      kind: 'newer',
      message: `This session was written by a newer version of Countersign (version ${value.version} of its form; this one reads ${version}). Use that one.`,
    };
  }
  const head = sessionHead.safeParse(value);
  return head.success && headText(head.data) === text ? head.data : foreign();
}

function readLine(text: string, before: string, number: number): { event: SessionEvent; sum: string } | null {
  const match = line.exec(text);
  if (match === null || Number(match[1]) !== number) return null;
  const [, , sum = '', body = ''] = match;
  if (chained(before, number, body) !== sum) return null;
  const event = sessionEvent.safeParse(json(body));
  return event.success ? { event: event.data, sum } : null;
}

function damage(rest: string, count: number): string {
  const behind = rest.split('\n').filter(Boolean).length;
  const lost =
    behind === 0
      ? ''
      : ` The ${counted(behind, 'line')} behind it ${behind === 1 ? 'is' : 'are'} not trusted.`;
  return `Line ${count + 2} of the session is damaged.${lost}`;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function foreign(): SessionText {
  return { kind: 'foreign', message: 'This file is no session of Countersign.' };
}

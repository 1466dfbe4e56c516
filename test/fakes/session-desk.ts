import { foldSession, type SessionState, stepSession } from '../../src/core/session/fold';
import type { SessionEvent, SessionHead } from '../../src/domain/session';
import type { SessionDesk } from '../../src/pipelines/session-desk';

const head: SessionHead = {
  countersign: 'session',
  version: 1,
  id: 's-1',
  createdAt: 0,
  place: '/w',
};

/** A desk without a disk, and all that was recorded at it. */
export function memoryDesk(
  now: () => number,
  before: readonly SessionEvent[] = [],
  person = 'ada',
): SessionDesk & { events: SessionEvent[] } {
  const events = [...before];
  let state: SessionState = foldSession(head, events);
  return {
    id: head.id,
    isContinued: before.length > 0,
    folder: '/nowhere',
    person: () => person,
    isKept: () => true,
    events,
    state: () => state,
    async record(happenings) {
      for (const one of happenings) {
        const event = { at: now(), ...one } as SessionEvent;
        events.push(event);
        state = stepSession(state, event);
      }
    },
  };
}

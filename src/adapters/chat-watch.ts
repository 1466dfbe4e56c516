import { setMaxListeners } from 'node:events';
import { Broken, type Fault } from './chat-fault';

/** How long an endpoint may take, in milliseconds. */
export interface Deadlines {
  /** Name resolution, proxy and handshake together. */
  connectMs: number;
  /** From the connection to the first piece of an answer. */
  firstTokenMs: number;
  /** Between two signs of life within an answer. */
  idleMs: number;
}

/** The clock over one exchange. Its signal aborts with a `Broken` as the reason. */
export interface Watch {
  signal: AbortSignal;
  /** The connection stands; the wait for the answer begins. */
  connected(): void;
  /** Something arrived that need not mean anything, as a comment that keeps the line open. */
  alive(): void;
  /** A piece of the answer arrived. */
  progress(): void;
  stop(): void;
}

/**
 * Watches over one exchange. Keep-alives alone don't hold a line open for ever: the next piece of an answer
 * may be as long in coming as the first.
 */
export function watchOver(deadlines: Deadlines, outer: AbortSignal): Watch {
  const line = new AbortController();
  const end = (fault: Fault, detail: string) => line.abort(new Broken(fault, detail));
  const wait = seconds(deadlines.firstTokenMs);
  const rest = seconds(Math.max(deadlines.firstTokenMs, deadlines.idleMs));
  const late = {
    connect: () => end('connect', `no connection within ${seconds(deadlines.connectMs)}`),
    first: () => end('first_token', `connected, and nothing of an answer within ${wait}`),
    idle: () => end('idle', `the answer stopped coming for ${seconds(deadlines.idleMs)}`),
    next: () => end('idle', `the line was kept open, and nothing more of the answer came for ${rest}`),
  };
  const stopped = () => end('aborted', 'the run was stopped');
  let first = setTimeout(late.connect, delay(deadlines.connectMs));
  let idle: NodeJS.Timeout | null = null;
  // Many exchanges share one signal, of which Node 20 warns from the eleventh on.
  setMaxListeners(0, outer);
  if (outer.aborted) stopped();
  outer.addEventListener('abort', stopped, { once: true });
  return {
    signal: line.signal,
    connected() {
      clearTimeout(first);
      first = setTimeout(late.first, delay(deadlines.firstTokenMs));
    },
    alive: () => void idle?.refresh(),
    progress() {
      if (idle !== null) {
        idle.refresh();
        first.refresh();
        return;
      }
      clearTimeout(first);
      first = setTimeout(late.next, delay(Math.max(deadlines.firstTokenMs, deadlines.idleMs)));
      idle = setTimeout(late.idle, delay(deadlines.idleMs));
    },
    stop() {
      clearTimeout(first);
      if (idle !== null) clearTimeout(idle);
      outer.removeEventListener('abort', stopped);
    },
  };
}

/** A timer takes a longer delay for one of a millisecond. */
function delay(milliseconds: number): number {
  return Math.min(milliseconds, 2 ** 31 - 1);
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}

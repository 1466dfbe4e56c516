import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { type Line, lineTo, type Way } from './chat-connect';
import { Broken } from './chat-fault';
import type { Watch } from './chat-watch';

/** A request as it goes out. */
export interface Outgoing {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** How long the rest of an answer may still come after its end was read, before the line is cut. */
const lingerMs = 1_000;

/**
 * One request over a connection of its own; a kept connection that the other side gives up just then would
 * look like a fault of the answer. `read` gets the response, and the line is closed when it is done.
 * Rejects with the error of a socket or parser, or `Broken`.
 */
export async function exchangeOf<T>(
  outgoing: Outgoing,
  way: Way,
  watch: Watch,
  read: (response: IncomingMessage, line: Line) => Promise<T>,
): Promise<T> {
  let socket: Socket | null = null;
  try {
    const line = await lineTo(outgoing.url, way, watch.signal);
    socket = line.socket;
    watch.connected();
    const result = await read(await responseTo(outgoing, line, watch.signal), line);
    if (!socket.destroyed) linger(socket);
    return result;
  } catch (error) {
    socket?.destroy();
    throw error;
  } finally {
    watch.stop();
  }
}

function responseTo(outgoing: Outgoing, line: Line, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      signal.removeEventListener('abort', stop);
      act();
    };
    const stop = () => settle(() => reject(signal.reason));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    const asked = request({
      createConnection: () => line.socket,
      method: outgoing.method,
      path: line.path,
      headers: {
        ...outgoing.headers,
        ...line.headers,
        host: outgoing.url.host,
        'accept-encoding': 'identity',
      },
    });
    asked.on('response', (response) => settle(() => resolve(response)));
    asked.on('error', (error) => settle(() => reject(error)));
    asked.on('close', () =>
      settle(() => reject(new Broken('reset', 'the connection was closed without an answer'))),
    );
    asked.end(outgoing.body ?? undefined);
  });
}

/**
 * Hands over a body piece by piece until its end, or until `take` says that it has enough.
 * Rejects when the connection breaks before the length or the last chunk that the headers promised.
 */
export function pump(
  response: IncomingMessage,
  signal: AbortSignal,
  take: (piece: Buffer) => boolean,
): Promise<'end' | 'enough'> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      signal.removeEventListener('abort', stop);
      response.off('data', data).off('end', end).off('close', close);
      act();
    };
    const stop = () => settle(() => reject(signal.reason));
    const cut = () => reject(new Broken('reset', 'the connection was cut before the end of the answer'));
    const { socket } = response;
    const end = () => {
      // A body that its connection ends counts as complete also when that was a reset.
      if (socket.errored) return settle(() => reject(socket.errored));
      settle(() => (response.complete ? resolve('end') : cut()));
    };
    const close = () => settle(cut);
    const data = (piece: Buffer) => {
      try {
        if (take(piece)) settle(() => resolve('enough'));
      } catch (error) {
        settle(() => reject(error));
      }
    };
    response.on('error', (error) => settle(() => reject(error)));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    response.on('data', data).on('end', end).on('close', close);
  });
}

/** Gives the other side a moment to send its last bytes, without keeping the process for that. */
function linger(socket: Socket): void {
  socket.resume();
  socket.unref();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

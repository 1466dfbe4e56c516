import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
import { isPublicAddress } from '../core/address';
import { notPublic, numberOf } from '../core/address-url';
import { Broken } from './chat-fault';

/** How names become addresses and addresses connections. Tests put their own servers behind public addresses. */
export interface Reach {
  resolve(name: string): Promise<readonly string[]>;
  /** @param address what was judged, never a name */
  dial(address: string, port: number): Socket;
  /** Certificates to trust besides the system's, in PEM. */
  ca?: string;
}

export const systemReach: Reach = {
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  dial: (address, port) => connect({ host: address, port, noDelay: true }),
};

/** Addresses of one name that are tried, one after the other. */
const mostTried = 3;

/** A refusal with a sentence for whoever asked. */
export class Refused extends Error {}

/**
 * A connection to a page's server, encrypted for https. The name is asked for once; every address that it has must be
 * public, and the connection goes to one of these very addresses.
 * @throws Refused, or the error of a socket
 */
export async function lineTo(
  url: URL,
  reach: Reach,
  connectMs: number,
  signal: AbortSignal,
): Promise<Socket> {
  const addresses = await addressesOf(url, reach, signal);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  let fault: unknown = null;
  for (const address of addresses.slice(0, mostTried)) {
    signal.throwIfAborted();
    try {
      const raw = await ready(reach.dial(address, port), 'connect', connectMs, signal);
      return url.protocol === 'https:' ? await encrypted(raw, url, reach, connectMs, signal) : raw;
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

async function addressesOf(url: URL, reach: Reach, signal: AbortSignal): Promise<readonly string[]> {
  const number = numberOf(url);
  const addresses = number === null ? await orAborted(reach.resolve(url.hostname), signal) : [number];
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new Refused(notPublic(url));
  return addresses;
}

function encrypted(
  raw: Socket,
  url: URL,
  { ca }: Reach,
  connectMs: number,
  signal: AbortSignal,
): Promise<Socket> {
  const name = numberOf(url) === null ? { servername: url.hostname.replace(/\.$/, '') } : {};
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const socket = secure({ socket: raw, host, ...name, ALPNProtocols: ['http/1.1'], ...(ca ? { ca } : {}) });
  return ready(socket, 'secureConnect', connectMs, signal);
}

/** Waits for a socket's event; one that does not get there is destroyed. */
function ready(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  milliseconds: number,
  signal: AbortSignal,
): Promise<Socket> {
  // An error without a listener would end the process.
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    const settle = (error: unknown) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      socket.off('error', settle).off('close', closed).off(event, done);
      if (error === null) return resolve(socket);
      socket.destroy();
      reject(error);
    };
    const stop = () => settle(signal.reason);
    const closed = () => settle(new Broken('reset', 'the connection was closed before it stood'));
    const done = () => settle(null);
    const late = () => settle(new Broken('connect', `no connection within ${milliseconds / 1000} s`));
    const timer = setTimeout(late, milliseconds);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    socket.on('error', settle).on('close', closed).on(event, done);
  });
}

/** Name resolution cannot be stopped; it is not waited for. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

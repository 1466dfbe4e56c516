import { request } from 'node:http';
import { connect as dial, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
import { credentialsOf } from './chat-address';
import { Broken, brokenAtProxy } from './chat-fault';
import { type ProxySettings, proxyFor } from './chat-proxy';

/** A connection that is ready for the request. */
export interface Line {
  socket: Socket;
  /** What goes into the request line: a path, or the whole address for a proxy. */
  path: string;
  /** Headers for a proxy that reads the request itself. */
  headers: Readonly<Record<string, string>>;
  /** Set where a proxy reads the request itself, so that an answer may be its own. */
  proxy: URL | null;
}

export interface Way {
  proxy: ProxySettings | null;
  /** Name resolution in place of the system's. */
  lookup?: LookupFunction | undefined;
}

/** Happy-eyeballs gives up on an address after 250 ms, too soon for far ones. */
const attemptMs = 2_000;

/** Connects to a target, through a proxy where the settings say so. Rejects with a socket's error or `Broken`. */
export async function lineTo(target: URL, way: Way, signal: AbortSignal): Promise<Line> {
  const proxy = proxyFor(target, way.proxy);
  const path = target.pathname + target.search;
  if (proxy === null) {
    const socket = await open(target, way, signal);
    return { socket, path, headers: {}, proxy };
  }
  const toProxy = await atProxy(proxy, open(proxy, way, signal));
  if (target.protocol === 'http:')
    return { socket: toProxy, path: target.origin + path, headers: leave(proxy), proxy };
  await atProxy(proxy, tunnel(toProxy, target, proxy, signal));
  return { socket: await encrypt(toProxy, target, signal), path, headers: {}, proxy: null };
}

async function atProxy<T>(proxy: URL, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw brokenAtProxy(error, proxy);
  }
}

async function open(to: URL, way: Way, signal: AbortSignal): Promise<Socket> {
  signal.throwIfAborted();
  const raw = dial({
    host: hostOf(to),
    port: portOf(to),
    noDelay: true,
    autoSelectFamilyAttemptTimeout: attemptMs,
    ...(way.lookup === undefined ? {} : { lookup: way.lookup }),
  });
  await ready(raw, 'connect', signal);
  return to.protocol === 'https:' ? encrypt(raw, to, signal) : raw;
}

function encrypt(raw: Socket, to: URL, signal: AbortSignal): Promise<Socket> {
  const host = hostOf(to);
  const name = isIP(host) === 0 ? { servername: host } : {};
  return ready(secure({ socket: raw, host, ...name, ALPNProtocols: ['http/1.1'] }), 'secureConnect', signal);
}

/** Waits for a socket's event; a socket that doesn't get there is destroyed. */
function ready(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<Socket> {
  // Between two steps nobody else listens, and an error without a listener ends the process.
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    const settle = (error: unknown) => {
      signal.removeEventListener('abort', stop);
      socket.off('error', settle).off('close', close).off(event, done);
      if (error === null) return resolve(socket);
      socket.destroy();
      reject(error);
    };
    const stop = () => settle(signal.reason);
    const close = () => settle(new Broken('reset', 'the connection was closed before it stood'));
    const done = () => settle(null);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    socket.on('error', settle).on('close', close).on(event, done);
  });
}

/** Asks the proxy for a tunnel to the target over a connection that stands. */
function tunnel(socket: Socket, target: URL, proxy: URL, signal: AbortSignal): Promise<void> {
  const host = `${target.hostname}:${portOf(target)}`;
  return new Promise((resolve, reject) => {
    let open = true;
    const settle = (error: unknown) => {
      if (!open) return;
      open = false;
      signal.removeEventListener('abort', stop);
      if (error === null) return resolve();
      socket.destroy();
      reject(error);
    };
    const stop = () => settle(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    const asked = request({
      createConnection: () => socket,
      method: 'CONNECT',
      path: host,
      headers: { host, ...leave(proxy) },
    });
    asked.on('error', settle);
    asked.on('close', () => settle(new Broken('proxy', `the proxy ${proxy.host} closed the connection`)));
    asked.on('connect', (answer, _, head) => {
      const status = answer.statusCode ?? 0;
      if (status < 200 || status > 299) settle(new Broken('proxy', refusal(proxy, target, status)));
      else if (head.length > 0) settle(new Broken('proxy', `the proxy ${proxy.host} speaks into its tunnel`));
      else settle(null);
    });
    asked.end();
  });
}

/** What a proxy's own status means, for a person. */
export function refusal(proxy: URL, target: URL, status: number): string {
  const why = status === 407 ? 'wants other credentials' : 'gives no tunnel';
  return `the proxy ${proxy.host} ${why} for ${target.host}: status ${status}`;
}

function leave(proxy: URL): Record<string, string> {
  const credentials = credentialsOf(proxy);
  if (credentials === null) return {};
  return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}

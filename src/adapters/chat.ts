import type { IncomingMessage } from 'node:http';
import type { Chat } from '../domain/chat';
import { type Endpoint, endpointOf } from './chat-address';
import { type Call, type ChatOptions, request } from './chat-client';
import { type Line, refusal } from './chat-connect';
import { Broken, brokenBy } from './chat-fault';
import { exchangeOf, type Outgoing } from './chat-http';
import { modelsIn } from './chat-models';
import { exchangeIn } from './chat-read';
import { type Scrub, scrubbed, scrubOf, secretsOf } from './chat-scrub';
import { type Deadlines, type Watch, watchOver } from './chat-watch';

export { endpointOf } from './chat-address';
export type { ChatOptions } from './chat-client';
export type { ProxySettings } from './chat-proxy';
export { proxySettings } from './chat-proxy';
export type { Deadlines } from './chat-watch';

const modelsMs = 5_000;

/**
 * A chat with one endpoint. Each request has a connection of its own.
 * @throws RunError `config` when the base URL is no http or https address
 */
export function openChat(options: ChatOptions): Chat {
  const endpoint = endpointOf(options.baseUrl);
  const scrub = scrubFor(options);
  return {
    address: scrub.text(endpoint.address),
    isLoopback: endpoint.isLoopback,
    async send(body, signal) {
      const call: Call = { method: 'post', path: '/chat/completions', body };
      const result = await talk(options, endpoint, call, options.deadlines, signal, (response, url, watch) =>
        exchangeIn(response, url, watch, scrub),
      );
      if (!(result instanceof Broken)) return scrubbed(result, scrub);
      return { kind: 'broken', fault: result.fault, detail: scrub.detail(result.message) };
    },
    async models(signal) {
      const deadlines = { connectMs: modelsMs, firstTokenMs: modelsMs, idleMs: modelsMs };
      const limit = AbortSignal.any([signal, AbortSignal.timeout(modelsMs)]);
      const call: Call = { method: 'get', path: '/models' };
      const names = await talk(options, endpoint, call, deadlines, limit, (response, _, watch) =>
        modelsIn(response, watch),
      );
      return names instanceof Broken ? [] : names.map((name) => scrub.text(name));
    },
  };
}

type Read<T> = (response: IncomingMessage, url: URL, watch: Watch) => Promise<T>;

/** One exchange: the client makes the request, it is carried and its response read here. */
async function talk<T>(
  options: ChatOptions,
  endpoint: Endpoint,
  call: Call,
  deadlines: Deadlines,
  signal: AbortSignal,
  read: Read<T>,
): Promise<T | Broken> {
  const results: (T | Broken)[] = [];
  try {
    await request(options, endpoint, call, async (outgoing) => {
      results.push(await carried(options, outgoing, watchOver(deadlines, signal), read));
    });
  } catch (error) {
    return results[0] ?? unsent(error);
  }
  return results[0] ?? unsent(null);
}

async function carried<T>(
  options: ChatOptions,
  outgoing: Outgoing,
  watch: Watch,
  read: Read<T>,
): Promise<T | Broken> {
  const judge = (response: IncomingMessage, { proxy }: Line) => {
    if (proxy === null || response.statusCode !== 407) return read(response, outgoing.url, watch);
    throw new Broken('proxy', refusal(proxy, outgoing.url, 407));
  };
  try {
    return await exchangeOf(outgoing, options, watch, judge);
  } catch (error) {
    return brokenBy(error);
  }
}

/** The request was not made. The client's own words are left out: they show the header that it did not like. */
function unsent(error: unknown): Broken {
  const why =
    error instanceof TypeError
      ? 'a header or the key has characters that HTTP does not allow'
      : 'the request could not be made';
  return new Broken('network', why, error);
}

function scrubFor({ apiKey, headers, query, baseUrl, proxy }: ChatOptions): Scrub {
  const named = [...Object.entries(headers), ...Object.entries(query)];
  return scrubOf(secretsOf({ key: apiKey, named, addresses: [baseUrl, proxy?.https, proxy?.http] }));
}

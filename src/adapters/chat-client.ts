import type { Endpoint } from './chat-address';
import type { Way } from './chat-connect';
import type { Outgoing } from './chat-http';
import type { Deadlines } from './chat-watch';

/** How an endpoint is reached. */
export interface ChatOptions extends Way {
  /** Address up to `/chat/completions`, as https://api.openai.com/v1. */
  baseUrl: string;
  /** Sent as a bearer token, unless the headers bring a key of their own (`authorization`, `api-key`, `x-api-key`). */
  apiKey: string | null;
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  deadlines: Deadlines;
}

/** What is asked of the endpoint. */
export interface Call {
  method: 'get' | 'post';
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

/** The largest delay a timer takes: the deadlines are ours, and the client's own must not come before them. */
const never = 2 ** 31 - 1;
/** Headers of the client that go out; the others tell about the machine, or come from variables that nobody set for us. */
const passed = new Set(['accept', 'authorization', 'content-type', 'user-agent']);
const keyHeaders = new Set(['authorization', 'api-key', 'x-api-key']);

/**
 * Lets the client make one request and gives it to `carry`. The client sees no response: it lets streams stall
 * and end early, hands out HTML as a string and reads error bodies without bound.
 * Rejects when the request cannot be made.
 */
export async function request(
  options: ChatOptions,
  endpoint: Endpoint,
  call: Call,
  carry: (outgoing: Outgoing) => Promise<void>,
): Promise<void> {
  const { OpenAI } = await import('openai');
  const own = new Set(Object.keys(options.headers).map((name) => name.toLowerCase()));
  const named = [...keyHeaders].some((name) => own.has(name));
  const client = new OpenAI({
    baseURL: endpoint.address,
    // Without a key the client doesn't start; the header below is what counts.
    apiKey: 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: {
      authorization: named ? null : authorization(options.apiKey, endpoint.credentials),
      'user-agent': 'countersign',
      ...options.headers,
    },
    defaultQuery: { ...endpoint.query, ...options.query },
    maxRetries: 0,
    timeout: never,
    logLevel: 'off',
    async fetch(target, init) {
      const headers = [...new Headers(init?.headers)].filter(([name]) => passed.has(name) || own.has(name));
      await carry({
        url: new URL(String(target)),
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(headers),
        body: typeof init?.body === 'string' ? init.body : null,
      });
      return new Response();
    },
  });
  await client[call.method](call.path, call.body === undefined ? {} : { body: call.body }).asResponse();
}

function authorization(key: string | null, credentials: string | null): string | null {
  if (key !== null) return `Bearer ${key}`;
  return credentials === null ? null : `Basic ${Buffer.from(credentials).toString('base64')}`;
}

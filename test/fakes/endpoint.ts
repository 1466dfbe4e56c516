import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { generalRefusal } from './endpoint-checks';
import { type ParsedRequest, parsedRequest } from './endpoint-request';
import { say, streamEvents, wholeBody } from './endpoint-say';
import { manners, type Quirks, type Style } from './endpoint-styles';

export type { ParsedRequest } from './endpoint-request';
export { type Quirks, type Style, styles } from './endpoint-styles';

/** A scripted endpoint on loopback. */
export interface ScriptedEndpoint {
  /** The base URL: `http://127.0.0.1:port/v1`, for Azure's style with the path of a deployment. */
  url: string;
  /** Everything that was asked, in order; requests for the list of models too. */
  requests: ParsedRequest[];
  close(): Promise<void>;
}

/**
 * An endpoint in the style of a vendor.
 * @param answer what a good model would answer: an object, which is written as JSON, or a text
 */
export async function startEndpoint(
  style: Style,
  answer: (request: ParsedRequest) => unknown,
  given: Quirks = {},
): Promise<ScriptedEndpoint> {
  const usual = manners[style];
  const quirks = { ...usual.defaults, ...given };
  const manner = { ...usual, ...(quirks.calls === undefined ? {} : { calls: quirks.calls }) };
  const requests: ParsedRequest[] = [];
  const server = createServer(async (req, res) => {
    const request = parsedRequest(req.method ?? '', req.url ?? '', req.headers, await text(req));
    const before = requests.filter((one) => one.method === 'POST');
    requests.push(request);
    if (request.method === 'GET' && request.path.endsWith('/models')) {
      const data = (quirks.models ?? []).map((id) => ({ id, object: 'model' }));
      return json(res, 200, { object: 'list', data });
    }
    if (request.method !== 'POST' || !request.path.endsWith('/chat/completions'))
      return json(res, 404, {
        error: { message: `Unknown request URL: ${request.method} ${request.path}.` },
      });
    const refused = generalRefusal(style, quirks, request) ?? manner.refuse(request);
    if (refused !== null) return json(res, refused.status, refused.body);
    const said = say(request, manner, answer(request), cachedTokens(before, request));
    if (!request.stream) return send(res, 200, 'application/json', wholeBody(request, manner, said));
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
    for (const event of streamEvents(request, manner, said)) res.write(event);
    res.end();
  });
  const origin = await listenOn(server);
  const path = style === 'azure' ? '/openai/deployments/scripted' : '/v1';
  return { url: origin + path, requests, close: () => close(server) };
}

/** An endpoint whose every byte is the script's. `n` counts requests from 0; the body is read before. */
export async function startScript(
  script: (req: IncomingMessage & { text: string }, res: ServerResponse, n: number) => void,
): Promise<ScriptedEndpoint> {
  const requests: ParsedRequest[] = [];
  const server = createServer(async (req, res) => {
    const body = await text(req);
    const n = requests.length;
    requests.push(parsedRequest(req.method ?? '', req.url ?? '', req.headers, body));
    script(Object.assign(req, { text: body }), res, n);
  });
  return { url: `${await listenOn(server)}/v1`, requests, close: () => close(server) };
}

/** Starts a server on a free port of loopback; its origin. */
export async function listenOn(server: NetServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

function json(res: ServerResponse, status: number, body: unknown): void {
  send(res, status, 'application/json', JSON.stringify(body));
}

function send(res: ServerResponse, status: number, type: string, body: string): void {
  res.writeHead(status, { 'content-type': type });
  res.end(body);
}

/** Tokens of the longest beginning that an earlier request had too, in steps of 128 as vendors count them. */
function cachedTokens(before: readonly ParsedRequest[], { messages }: ParsedRequest): number {
  const now = JSON.stringify(messages);
  const longest = Math.max(0, ...before.map((one) => sharedStart(JSON.stringify(one.messages), now)));
  const tokens = Math.floor(longest / 4);
  return tokens < 1_024 ? 0 : tokens - (tokens % 128);
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

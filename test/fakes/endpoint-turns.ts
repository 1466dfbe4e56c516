import type { ServerResponse } from 'node:http';
import { type ScriptedEndpoint, startScript } from './endpoint';
import type { CallWay } from './endpoint-calls';
import { type ParsedRequest, parsedRequest } from './endpoint-request';
import { type Said, say, streamEvents, wholeBody } from './endpoint-say';
import { type Manner, manners } from './endpoint-styles';

/** What an endpoint does instead of answering well. */
export type Odd =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The answer with another end, other counts (null: none), or without `[DONE]`. */
  | { finish?: string; usage?: unknown; done?: false }
  /** One piece of the answer, then silence. */
  | 'stalls'
  /** Half of the answer, then the connection is lost. */
  | 'breaks'
  /** The connection is lost before any of it. */
  | 'resets'
  /** Nothing at all. */
  | 'silent';

/** One question for the model. */
export interface Turn {
  request: ParsedRequest;
  /** Counts questions from 0. */
  n: number;
  /** Questions with these very messages before this one. */
  again: number;
}

/**
 * An endpoint that takes everything, and whose answers can be odd, turn by turn; null: a good answer.
 * @param answer what the model says, or a promise of it; `calls(…)` of `tool-model.ts` when it uses tools
 * @param way how it writes calls
 */
export function startTurns(
  answer: (request: ParsedRequest) => unknown,
  odd: (turn: Turn) => Odd | null = () => null,
  way: CallWay = 'pieces',
): Promise<ScriptedEndpoint> {
  const usual: Manner = { ...manners.strict, calls: way };
  const asked: string[] = [];
  return startScript(async (req, res) => {
    const request = parsedRequest(req.method ?? '', req.url ?? '', req.headers, req.text);
    if (request.method !== 'POST') return plain(res, 404, {});
    const messages = JSON.stringify(request.messages);
    const again = asked.filter((one) => one === messages).length;
    asked.push(messages);
    const how = odd({ request, n: asked.length - 1, again });
    if (how === 'silent') return;
    if (how === 'resets') return void res.socket?.resetAndDestroy();
    if (how !== null && typeof how === 'object' && 'status' in how)
      return plain(res, how.status, how.body ?? {}, how.headers);
    const value = await answer(request);
    // A question without a schema is answered with the very words.
    const isText = typeof value === 'string' && request.schema === null;
    const manner: Manner = isText ? { ...usual, says: () => 'json' } : usual;
    const good = say(request, manner, value, 0);
    if (how === 'stalls' || how === 'breaks') {
      const events = streamEvents(request, manner, good);
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      const sent = events.slice(0, how === 'stalls' ? 2 : Math.ceil(events.length / 2)).join('');
      res.write(sent, () => how === 'breaks' && res.socket?.destroy());
      return;
    }
    answered(res, request, manner, good, how ?? {});
  });
}

function answered(
  res: ServerResponse,
  request: ParsedRequest,
  manner: Manner,
  good: Said,
  how: Extract<Odd, { done?: false }>,
): void {
  const said = { ...good, finish: how.finish ?? good.finish };
  const isCounted = how.usage !== null;
  if (how.usage !== undefined && how.usage !== null) said.usage = how.usage as Said['usage'];
  if (!request.stream) {
    const body = JSON.parse(wholeBody(request, manner, said)) as { usage?: unknown };
    if (!isCounted) delete body.usage;
    plain(res, 200, body);
    return;
  }
  const events = streamEvents(request, { ...manner, streamUsage: isCounted }, said);
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of how.done === false ? events.slice(0, -1) : events) res.write(event);
  res.end();
}

function plain(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(typeof body === 'string' ? body : JSON.stringify(body));
}

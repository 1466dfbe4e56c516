import type { IncomingMessage } from 'node:http';
import { TextDecoder } from 'node:util';
import type { Exchange } from '../domain/chat';
import { completionOf } from './chat-completion';
import { Broken } from './chat-fault';
import { pump } from './chat-http';
import { fields, jsonOf, textOf } from './chat-parts';
import { errorIn, redirection, retryAfter, unusable } from './chat-refusal';
import { bodyCharacters, type Scrub } from './chat-scrub';
import { streamIn } from './chat-stream';
import type { Watch } from './chat-watch';

/** In bytes. What is only shown is read a little further than it is shown. */
const most = { whole: 8 * 1024 * 1024, shown: 4 * bodyCharacters + 4_096 };

/** The response to a request for an answer, read to its end, judged by status and content type. */
export async function exchangeIn(
  response: IncomingMessage,
  url: URL,
  watch: Watch,
  scrub: Scrub,
): Promise<Exchange> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) return refusedBy(response, url, watch, scrub);
  const contentType = response.headers['content-type'] ?? '';
  const coding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (coding !== 'identity') {
    return { kind: 'foreign', contentType, body: scrub.body(`(compressed unasked: ${coding})`, false) };
  }
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/event-stream') return streamIn(response, watch, scrub);
  if (isJson(type)) return whole(response, watch, scrub);
  const { text, cut } = await start(response, watch);
  return { kind: 'foreign', contentType, body: scrub.body(text, cut) };
}

async function refusedBy(response: IncomingMessage, url: URL, watch: Watch, scrub: Scrub): Promise<Exchange> {
  const { statusCode: status = 0, headers } = response;
  const redirects = status >= 300 && status < 400;
  const { text, cut } = redirects
    ? { text: redirection(headers.location, url), cut: false }
    : await start(response, watch);
  const contentType = headers['content-type'] ?? '';
  const retryAfterSeconds = retryAfter(headers, Date.now());
  return { kind: 'refused', status, body: scrub.body(text, cut), contentType, retryAfterSeconds };
}

/** The start of a body that is only shown. A fault on the way ends it; what was said before still counts. */
async function start(response: IncomingMessage, watch: Watch): Promise<{ text: string; cut: boolean }> {
  const pieces: Buffer[] = [];
  let size = 0;
  const take = (piece: Buffer) => {
    if (size === 0) watch.progress();
    else watch.alive();
    pieces.push(piece);
    size += piece.length;
    return size >= most.shown;
  };
  const cut = await pump(response, watch.signal, take).then(
    (how) => how === 'enough',
    (error) => {
      if (error instanceof Broken && error.fault === 'aborted') throw error;
      return true;
    },
  );
  return { text: Buffer.concat(pieces).toString('utf8'), cut };
}

/**
 * All of a JSON body, bounded. Blank bytes keep a line open and are no answer yet; once it has begun, the rest
 * may not take longer than its beginning.
 */
export async function wholeBody(response: IncomingMessage, watch: Watch): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  let begun = false;
  await pump(response, watch.signal, (piece) => {
    if (!begun && piece.some((byte) => byte > 0x20)) {
      begun = true;
      watch.progress();
    } else watch.alive();
    size += piece.length;
    if (size > most.whole) throw new Broken('network', 'the answer is over 8 MiB');
    pieces.push(piece);
    return false;
  });
  return Buffer.concat(pieces);
}

async function whole(response: IncomingMessage, watch: Watch, scrub: Scrub): Promise<Exchange> {
  const body = await wholeBody(response, watch);
  const value = jsonOf(textOf(new TextDecoder('utf-8', { fatal: true }), body, false));
  const said = fields(value);
  const error = said === null ? null : errorIn(said);
  const answer = error === null ? completionOf(value) : null;
  if (answer !== null) return answer;
  return unusable(response.headers, scrub, body.toString('utf8'), error);
}

function isJson(type: string): boolean {
  return type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'));
}

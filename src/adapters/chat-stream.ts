import type { IncomingMessage } from 'node:http';
import { TextDecoder } from 'node:util';
import type { Exchange } from '../domain/chat';
import { gathering } from './chat-chunks';
import { Broken } from './chat-fault';
import { pump } from './chat-http';
import { fields, jsonOf, textOf } from './chat-parts';
import { errorIn, unusable } from './chat-refusal';
import { bodyCharacters, type Scrub } from './chat-scrub';
import { eventReader, type StreamEvent } from './chat-sse';
import type { Watch } from './chat-watch';

const mebibyte = 1024 * 1024;
/** In bytes and characters. A streamed token can take 300 bytes of JSON around it. */
const most = { stream: 64 * mebibyte, event: 8 * mebibyte };
/** More than is shown of a body, so that a secret in it is seen whole. */
const mostShown = 4 * bodyCharacters;
/** A line of a stream of events, a comment too. */
const eventLine = /^\ufeff?(?::|data|event|id|retry)/m;

/** A streamed answer, read to its `[DONE]` or to where it breaks off. */
export async function streamIn(response: IncomingMessage, watch: Watch, scrub: Scrub): Promise<Exchange> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const events = eventReader();
  const gathered = gathering();
  let any = false;
  let size = 0;
  let done = false;
  let odd: Exchange | null = null;
  /** The beginning, for what turns out to be no stream at all. */
  let start = '';

  function take(event: StreamEvent): void {
    if (event.data === '[DONE]') {
      done = true;
      return;
    }
    const chunk = fields(jsonOf(event.data));
    const error = chunk === null ? null : (errorIn(chunk) ?? (event.name === 'error' ? chunk : null));
    if (chunk === null || error !== null) {
      odd = unusable(response.headers, scrub, event.data, error);
      return;
    }
    any ||= Array.isArray(chunk.choices);
    if (gathered.take(chunk)) watch.progress();
  }
  const over = () => done || odd !== null;

  await pump(response, watch.signal, (piece) => {
    watch.alive();
    size += piece.length;
    if (size > most.stream) throw new Broken('network', 'the stream is over 64 MiB');
    const text = textOf(decoder, piece, true);
    if (text === null) odd = unusable(response.headers, scrub, piece.toString('latin1'), null);
    else for (const event of events.feed(text)) if (!over()) take(event);
    if (!any && text !== null && start.length < mostShown) start += text.slice(0, mostShown);
    if (events.pending() > most.event) throw new Broken('network', 'one event of the stream is over 8 MiB');
    return over();
  });
  const last = over() ? null : events.finish();
  // A last event that the end of the body cut in two is no event.
  if (last?.data === '[DONE]' || fields(jsonOf(last?.data ?? null)) !== null) take(last as StreamEvent);
  if (odd !== null) return odd;
  // Without `[DONE]` an answer with a finish reason is not at its end either: what follows may count its tokens
  // or take it back, and a proxy that gives up may end a body properly.
  if (any) return gathered.answer(done);
  if (done) return unusable(response.headers, scrub, '(a stream without an answer)', null);
  const body = eventLine.test(start) ? '' : scrub.body(start, start.length >= mostShown);
  return { kind: 'foreign', contentType: response.headers['content-type'] ?? '', body };
}

import type { IncomingMessage } from 'node:http';
import { TextDecoder } from 'node:util';
import type { Exchange } from '../domain/chat';
import { gathering } from './chat-chunks';
import { Broken } from './chat-fault';
import { pump } from './chat-http';
import { fields, jsonOf, textOf } from './chat-parts';
import { errorIn, unusable } from './chat-refusal';
import type { Scrub } from './chat-scrub';
import { eventReader, type StreamEvent } from './chat-sse';
import type { Watch } from './chat-watch';

const mebibyte = 1024 * 1024;
/** In bytes and characters. A streamed token can take 300 bytes of JSON around it. */
const most = { stream: 64 * mebibyte, event: 8 * mebibyte };

/** A streamed answer, read to its `[DONE]` or to where it breaks off. */
export async function streamIn(response: IncomingMessage, watch: Watch, scrub: Scrub): Promise<Exchange> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const events = eventReader();
  const gathered = gathering();
  let any = false;
  let size = 0;
  let done = false;
  let odd: Exchange | null = null;

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
    if (events.pending() > most.event) throw new Broken('network', 'one event of the stream is over 8 MiB');
    return over();
  });
  const last = over() ? null : events.finish();
  // A last event that the end of the body cut in two is no event.
  if (last?.data === '[DONE]' || fields(jsonOf(last?.data ?? null)) !== null) take(last as StreamEvent);
  if (odd !== null) return odd;
  // Without `[DONE]` an answer with a finish reason is not at its end either: what follows may count its tokens
  // or take it back, and a proxy that gives up may end a body properly.
  return any
    ? gathered.answer(done)
    : unusable(response.headers, scrub, done ? '(a stream without an answer)' : '', null);
}

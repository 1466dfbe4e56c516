import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exchange } from '../../src/domain/chat';
import { type ByteServer, chunked, head, lastChunk, startBytes } from '../fakes/endpoint-bytes';
import { chatTo, hello, inParallel, inShort, never } from '../fakes/endpoint-chat';
import { parsedRequest } from '../fakes/endpoint-request';
import { say, streamEvents, wholeBody } from '../fakes/endpoint-say';
import { manners } from '../fakes/endpoint-styles';

const asked = { ...hello, stream_options: { include_usage: true } };
const tools = [{ type: 'function', function: { name: 'answer', parameters: {} } }];
const plan = {
  title: 'Größe — 尺寸 — 😀',
  steps: Array.from({ length: 4 }, (_, n) => `step ${n}: read, change, run the tests`),
};
const text = JSON.stringify(plan);

/** An answer as an endpoint streams it. */
function streamOf(body: Record<string, unknown>): string[] {
  const request = parsedRequest('POST', '/v1/chat/completions', {}, JSON.stringify(body));
  return streamEvents(request, manners.strict, say(request, manners.ollama, plan, 0));
}

const events = streamOf(asked);
const stream = Buffer.from(events.join(''));
const called = Buffer.from(streamOf({ ...asked, tools }).join(''));
const request = parsedRequest('POST', '/v1/chat/completions', {}, JSON.stringify(asked));
const whole = Buffer.from(wholeBody(request, manners.strict, say(request, manners.ollama, plan, 0)));
const sse = { 'content-type': 'text/event-stream' };
const json = { 'content-type': 'application/json' };
const framed = Buffer.concat([head('200 OK', { ...sse, 'transfer-encoding': 'chunked' }), chunked(events)]);
const byLength = Buffer.concat([head('200 OK', { ...json, 'content-length': String(whole.length) }), whole]);
const doneIn = (bytes: Buffer) => bytes.indexOf('[DONE]') + '[DONE]'.length;

/** What is sent after how many bytes, and from how many bytes on the end was sent too. */
interface Way {
  size: number;
  endAt: number;
  bytes(cut: number): Buffer;
}
const ways: Record<string, Way> = {
  'the connection is lost in a chunked stream': {
    size: framed.length,
    endAt: doneIn(framed) + '\n\n'.length,
    bytes: (cut) => framed.subarray(0, cut),
  },
  'a proxy ends the chunks properly': {
    size: stream.length,
    endAt: doneIn(stream),
    bytes: (cut) =>
      Buffer.concat([
        head('200 OK', { ...sse, 'transfer-encoding': 'chunked' }),
        ...(cut === 0 ? [] : [chunked([stream.subarray(0, cut)])]),
        lastChunk,
      ]),
  },
  'a stream ends with its connection': {
    size: stream.length,
    endAt: doneIn(stream),
    bytes: (cut) => Buffer.concat([head('200 OK', sse), stream.subarray(0, cut)]),
  },
  'a streamed tool call ends with its connection': {
    size: called.length,
    endAt: doneIn(called),
    bytes: (cut) => Buffer.concat([head('200 OK', sse), called.subarray(0, cut)]),
  },
  'the connection is lost in a JSON body': {
    size: byLength.length,
    endAt: byLength.length,
    bytes: (cut) => byLength.subarray(0, cut),
  },
  'a JSON body ends with its connection': {
    size: whole.length,
    endAt: whole.length,
    bytes: (cut) => Buffer.concat([head('200 OK', json), whole.subarray(0, cut)]),
  },
};

let server: ByteServer;
beforeAll(async () => {
  server = await startBytes((socket, path) => {
    const [, way = '', cut = ''] = path.split('/');
    socket.end((Object.values(ways)[Number(way)] as Way).bytes(Number(cut)));
  });
});
afterAll(() => server.close());

test.each(Object.entries(ways))('no answer is taken for whole when %s', async (name, way) => {
  const number = Object.keys(ways).indexOf(name);
  const cuts = Array.from({ length: way.size + 1 }, (_, cut) => cut);
  const results = await inParallel(cuts, 8, (cut) =>
    chatTo(`${server.origin}/${number}/${cut}`).send(asked, never),
  );
  const accepted = results.filter((result, cut) => cut < way.endAt && isWhole(result));
  expect(accepted).toEqual([]);
  for (const result of results.slice(way.endAt)) expect(said(result)).toEqual([text, true]);
  console.log(`${name}: ${way.endAt} cuts, ${accepted.length} accepted; ${summary(results)}`);
  expect(way.endAt).toBeGreaterThan(name.includes('stream') ? 2_000 : 400);
});

function isWhole(result: Exchange): boolean {
  return result.kind === 'answer' && result.ended && result.finishReason !== null;
}

function said(result: Exchange): unknown {
  if (result.kind !== 'answer') return result;
  return [result.content || result.toolCalls[0]?.arguments, result.ended];
}

function summary(results: readonly Exchange[]): string {
  const counts = new Map<string, number>();
  for (const result of results) counts.set(inShort(result), (counts.get(inShort(result)) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

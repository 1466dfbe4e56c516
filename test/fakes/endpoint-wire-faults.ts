import { gzipSync } from 'node:zlib';
import { chunked, head, lastChunk } from './endpoint-bytes';
import {
  below,
  ending,
  fin,
  finishOf,
  jsonHead,
  type Maker,
  pick,
  send,
  sse,
  streamHead,
} from './endpoint-steps';

/** Responses that are not what their heads promise, and no responses. */
export const wireFaults: Record<string, Maker> = {
  'cut json': (good, chance) => {
    const wire = Buffer.concat([jsonHead(good.json), Buffer.from(good.json)]);
    return { steps: [send(wire.subarray(0, below(chance, wire.length))), ending(chance)], whole: 'never' };
  },
  'kept alive json': () => ({
    steps: [
      send(head('200 OK', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })),
      { repeat: chunked(['\n']), everyMs: 20 },
    ],
    whole: 'never',
  }),
  'wrong type': (good, chance) => {
    const type = pick(chance, [
      'text/html',
      'text/plain',
      '',
      'application/x-ndjson',
      'application/octet-stream',
    ]);
    const body = pick(chance, [good.json, good.events.join('')]);
    return { steps: [send(jsonHead(body, type), body), fin], whole: 'never' };
  },
  page: (_, chance) => {
    const page = '<!doctype html><title>Sign in</title><form method="post" action="/login">'.repeat(
      1 + below(chance, 200),
    );
    const type = pick(chance, ['text/html', 'application/json', 'text/event-stream', '']);
    return { steps: [send(jsonHead(page, type), page), fin], whole: 'never' };
  },
  empty: (_, chance) => {
    const status = pick(chance, ['200 OK', '204 No Content', '205 Reset Content', '202 Accepted']);
    const type = pick(chance, ['application/json', 'text/event-stream', 'text/html']);
    return { steps: [send(jsonHead('', type, status)), ending(chance)], whole: 'never' };
  },
  'wrong status': (good, chance) => {
    const status = pick(chance, [
      '301 Moved',
      '302 Found',
      '307 Temporary Redirect',
      '400 Bad',
      '401 No',
      '429 Slow',
      '500 Oops',
      '502 Bad',
      '599 Odd',
      '999 Odd',
    ]);
    return { steps: [send(jsonHead(good.json, 'application/json', status), good.json), fin], whole: 'never' };
  },
  'slow head': (_, chance) => {
    const start = streamHead.subarray(0, 1 + below(chance, streamHead.length - 1));
    return {
      steps: [send(start), { repeat: Buffer.from(pick(chance, ['a', 'x: y\r\n'])), everyMs: 20 }],
      whole: 'never',
    };
  },
  'endless head': (_, chance) => ({
    steps: [
      send('HTTP/1.1 200 OK\r\n', `x-${below(chance, 99)}: ${'y'.repeat(1000)}\r\n`.repeat(64)),
      { repeat: Buffer.from('z: 1\r\n'.repeat(500)), everyMs: 5 },
    ],
    whole: 'never',
  }),
  'compressed garbage': (good, chance) => {
    const coding = pick(chance, ['gzip', 'deflate', 'br', 'x-odd']);
    const body = pick(chance, [Buffer.from('\x1f\x8b\x08garbage', 'latin1'), gzipSync(good.json)]);
    const headers = {
      'content-type': 'application/json',
      'content-encoding': coding,
      'content-length': String(body.length),
    };
    return { steps: [send(head('200 OK', headers), body), fin], whole: 'never' };
  },
  'length too short': (good, chance) => {
    const length = String(below(chance, Buffer.byteLength(good.json)));
    return {
      steps: [
        send(head('200 OK', { 'content-type': 'application/json', 'content-length': length }), good.json),
        fin,
      ],
      whole: 'never',
    };
  },
  'length too long': (good, chance) => {
    const length = String(Buffer.byteLength(good.json) + 1 + below(chance, 1000));
    return {
      steps: [
        send(head('200 OK', { 'content-type': 'application/json', 'content-length': length }), good.json),
        ending(chance),
      ],
      whole: 'never',
    };
  },
  'two framings': (good) => ({
    steps: [
      send(
        head('200 OK', { ...sse, 'content-length': '10', 'transfer-encoding': 'chunked' }),
        chunked(good.events),
        lastChunk,
      ),
      fin,
    ],
    whole: 'never',
  }),
  'bad chunk': (good, chance) => {
    const some = good.events.slice(0, 1 + below(chance, finishOf(good) - 1));
    return {
      steps: [
        send(
          streamHead,
          chunked(some),
          pick(chance, ['zz\r\nfoo\r\n', '-5\r\n', 'ffffffffffffffffff\r\n', '\r\n\r\n']),
        ),
        ending(chance),
      ],
      whole: 'never',
    };
  },
  'not http': (_, chance) => ({
    steps: [
      send(
        pick(chance, [
          'SSH-2.0-OpenSSH_9.2\r\n',
          '\x15\x03\x01\x00\x02\x02\x28',
          'HTTP/9.9 abc\r\n\r\n',
          '220 mail ready\r\n',
        ]),
      ),
      ending(chance),
    ],
    whole: 'never',
  }),
  'nothing at all': (_, chance) => ({ steps: [ending(chance)], whole: 'never' }),
  'odd shapes': (good, chance) => {
    const choice = pick(chance, [
      'null',
      '{}',
      '5',
      '"x"',
      '[null]',
      '[[]]',
      '[{}]',
      '[{"message":null}]',
      '[{"message":"hi"}]',
      '[{"delta":{"content":"hi"},"finish_reason":"stop"}]',
      '[]',
    ]);
    const body = pick(chance, [
      `{"choices":${choice}}`,
      `{"__proto__":{"choices":[]},"choices":${choice}}`,
      `[${good.json}]`,
      `{"data":${good.json}}`,
      '['.repeat(50_000),
    ]);
    return { steps: [send(jsonHead(body), body), fin], whole: 'never' };
  },
};

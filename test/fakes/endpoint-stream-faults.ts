import { chunked } from './endpoint-bytes';
import {
  below,
  ending,
  finishOf,
  inserted,
  type Maker,
  pick,
  send,
  streamHead,
  streaming,
} from './endpoint-steps';

/** Streams that break off, or have things in them that do not belong there. */
export const streamFaults: Record<string, Maker> = {
  cut: (good, chance) => {
    const wire = Buffer.concat([streamHead, chunked(good.events)]);
    const done = wire.indexOf('[DONE]');
    return { steps: [send(wire.subarray(0, below(chance, done))), ending(chance)], whole: 'never' };
  },
  'garbage event': (good, chance) => {
    const garbage = pick(chance, [
      '{"choices":[{',
      'null',
      '[]',
      '"text"',
      '<html>',
      '{} {}',
      '\u0000',
      'undefined',
      '1',
    ]);
    const at = below(chance, good.events.length);
    return { steps: streaming(inserted(good.events, at, `data: ${garbage}\n\n`)), whole: 'never' };
  },
  'garbage bytes': (good, chance) => {
    const body = Buffer.from(good.events.join(''));
    const at = below(chance, body.indexOf('[DONE]') + 3);
    const bytes = Buffer.from(Array.from({ length: 1 + below(chance, 6) }, () => 0x80 + below(chance, 128)));
    return {
      steps: streaming([body.subarray(0, at), Buffer.concat([bytes, Buffer.of(0xff)]), body.subarray(at)]),
      whole: 'never',
    };
  },
  'error event': (good, chance) => {
    const error = pick(chance, [
      '{"error":{"message":"overloaded","code":503}}',
      '{"error":"out of memory"}',
    ]);
    const at = below(chance, good.events.length);
    const event = pick(chance, ['', 'event: error\n']);
    return { steps: streaming(inserted(good.events, at, `${event}data: ${error}\n\n`)), whole: 'never' };
  },
  'no end': (good, chance) => ({
    steps: streaming(good.events.slice(0, pick(chance, [-1, finishOf(good)])), ending(chance)),
    whole: 'never',
  }),
  'end without reason': (good) => ({
    steps: streaming(good.events.filter((_, at) => at !== finishOf(good))),
    whole: 'never',
  }),
  'early end': (good, chance) => ({
    steps: streaming(inserted(good.events, below(chance, finishOf(good) + 1), 'data: [DONE]\n\n')),
    whole: 'never',
  }),
  'kept alive': (good, chance) => {
    const beat = pick(chance, [
      ': still here\n\n',
      '\n',
      'data: {"choices":[]}\n\n',
      'data:\n\n',
      'event: ping\ndata: {"type":"ping"}\n\n',
    ]);
    const some = good.events.slice(0, below(chance, finishOf(good)));
    return {
      steps: [send(streamHead, chunked(some)), { repeat: chunked([beat]), everyMs: 20 }],
      whole: 'never',
    };
  },
};

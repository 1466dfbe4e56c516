import { chunked, lastChunk } from './endpoint-bytes';
import {
  below,
  ending,
  fin,
  inserted,
  type Maker,
  pick,
  type Step,
  send,
  streamHead,
  streaming,
} from './endpoint-steps';

/** Odd ways of sending a whole answer, which have to be understood. */
export const oddStreams: Record<string, Maker> = {
  'odd pieces': (good, chance) => {
    const choices = pick(chance, [
      'null',
      '5',
      '[null]',
      '[5]',
      '[{}]',
      '[{"delta":null}]',
      '[{"delta":[]}]',
      '[{"delta":{"content":7}}]',
      '[{"delta":{"tool_calls":null}}]',
      '[{"index":1,"delta":{"content":"other"}}]',
    ]);
    const at = below(chance, good.events.length);
    return { steps: streaming(inserted(good.events, at, `data: {"choices":${choices}}\n\n`)), whole: 'must' };
  },
  're-cut stream': (good, chance) => {
    const eol = pick(chance, ['\n', '\r\n', '\r']);
    const lead = pick(chance, ['', '\ufeff', ': hello\n\n', 'retry: 5\n\n', '\n\n']);
    const folded = good.events.map((event) =>
      chance() < 0.3 ? event.replace(',"model"', ',\ndata:"model"') : event,
    );
    const text = Buffer.from(
      (lead + folded.join(pick(chance, ['', ': ping\n', 'id: 7\n']))).replaceAll('\n', eol),
    );
    const steps: Step[] = [send(streamHead)];
    for (let at = 0; at < text.length; ) {
      const to = Math.min(text.length, at + 1 + below(chance, 60));
      steps.push(send(chunked([text.subarray(at, to)])));
      if (chance() < 0.05) steps.push({ wait: 1 });
      at = to;
    }
    return { steps: [...steps, send(lastChunk), fin], whole: 'must' };
  },
  'more after the end': (good, chance) => {
    const more = pick(chance, [
      'data: {"choices":[{"index":0,"delta":{"content":"and more"}}]}\n\n',
      'garbage',
      'data: {"error":"late"}\n\n',
      '\n',
    ]);
    return { steps: streaming([...good.events, more], ending(chance)), whole: 'must' };
  },
};

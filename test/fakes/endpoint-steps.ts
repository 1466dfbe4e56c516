import type { Socket } from 'node:net';
import { chunked, head, lastChunk } from './endpoint-bytes';

/** What a server does, step by step. */
export type Step =
  | { send: Buffer }
  | { wait: number }
  /** The same again and again, as long as the connection stands. */
  | { repeat: Buffer; everyMs: number }
  | { end: 'fin' | 'rst' | 'hold' };

export interface FaultScript {
  name: string;
  steps: Step[];
  /** `must` be taken for a whole answer, or `never`. */
  whole: 'must' | 'never';
}

/** Numbers from 0 to below 1, the same for the same seed. */
export type Chance = () => number;
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A good answer: the events of a stream and the same as one JSON body. */
export interface Good {
  events: readonly string[];
  json: string;
}

/** Makes one script of a kind. */
export type Maker = (good: Good, chance: Chance) => Omit<FaultScript, 'name'>;

export const sse = { 'content-type': 'text/event-stream' };
export const send = (...parts: (Buffer | string)[]): Step => ({
  send: Buffer.concat(parts.map((part) => Buffer.from(part))),
});
export const fin: Step = { end: 'fin' };
export const streamHead = head('200 OK', { ...sse, 'transfer-encoding': 'chunked' });
export const jsonHead = (json: string, type = 'application/json', status = '200 OK') =>
  head(status, { 'content-type': type, 'content-length': String(Buffer.byteLength(json)) });
export const ending = (chance: Chance): Step => ({
  end: (['fin', 'rst', 'hold'] as const)[Math.floor(chance() * 3)] ?? 'fin',
});
export const below = (chance: Chance, top: number) => Math.floor(chance() * top);
export const pick = <T>(chance: Chance, from: readonly T[]): T => from[below(chance, from.length)] as T;

/** A stream in proper chunks. */
export const streaming = (events: readonly (string | Buffer)[], end: Step = fin): Step[] => [
  send(streamHead, chunked(events), lastChunk),
  end,
];
export const inserted = <T>(list: readonly T[], at: number, ...more: T[]): T[] => [
  ...list.slice(0, at),
  ...more,
  ...list.slice(at),
];
export const finishOf = (good: Good) =>
  good.events.findIndex((event) => event.includes('"finish_reason":"stop"'));

/** Plays a script on a connection. */
export async function play(steps: readonly Step[], socket: Socket): Promise<void> {
  for (const step of steps) {
    if (socket.destroyed) return;
    if ('send' in step) socket.write(step.send);
    else if ('wait' in step) await new Promise((resolve) => setTimeout(resolve, step.wait));
    else if ('repeat' in step) await repeat(step.repeat, step.everyMs, socket);
    else if (step.end === 'fin') socket.end();
    else if (step.end === 'rst') socket.write('', () => socket.resetAndDestroy());
  }
}

function repeat(bytes: Buffer, everyMs: number, socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => socket.write(bytes), everyMs);
    socket.on('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
}

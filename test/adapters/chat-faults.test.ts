import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exchange } from '../../src/domain/chat';
import { type ByteServer, startBytes } from '../fakes/endpoint-bytes';
import { chatTo, hello, inParallel, inShort, never, testKey } from '../fakes/endpoint-chat';
import { faultScripts } from '../fakes/endpoint-faults';
import { parsedRequest } from '../fakes/endpoint-request';
import { say, streamEvents, wholeBody } from '../fakes/endpoint-say';
import { type FaultScript, play } from '../fakes/endpoint-steps';
import { manners } from '../fakes/endpoint-styles';

const answer = { title: 'Größe — 尺寸 — 😀', steps: ['one', 'two'] };
const request = parsedRequest('POST', '/v1/chat/completions', {}, JSON.stringify(hello));
const said = say(request, manners.ollama, answer, 0);
const good = {
  events: streamEvents(request, manners.strict, said),
  json: wholeBody(request, manners.strict, said),
};
const seed = 20_260_301;
const scripts = faultScripts(good, 351, seed);
const hangMs = 20_000;

let server: ByteServer;
beforeAll(async () => {
  server = await startBytes((socket, path) => {
    void play((scripts[Number(path.split('/', 2)[1])] as FaultScript).steps, socket);
  });
});
afterAll(() => server.close());

test('no faulty exchange is taken for a whole answer, and none hangs', async () => {
  const results = await inParallel([...scripts.keys()], 24, bounded);
  const table = scripts.map((script, at) => ({ script, result: results[at] as Exchange | 'hangs' }));
  const wholes = table.filter(({ result }) => isWhole(result));
  const falsely = wholes.filter(({ script, result }) => script.whole === 'never' || !isTheAnswer(result));
  const hanging = table.filter(({ result }) => result === 'hangs');
  const missed = table.filter(
    ({ script, result }) => script.whole === 'must' && !wholes.some((one) => one.result === result),
  );
  const faults = scripts.filter((script) => script.whole !== 'must').length;
  console.log(
    `seed ${seed}: ${faults} faults and ${scripts.length - faults} odd but whole answers; ` +
      `${falsely.length} false answers, ${hanging.length} hangs, ${missed.length} whole answers missed; ${summary(table)}`,
  );
  const names = (list: typeof table) => list.map(({ script, result }) => [script.name, result]);
  expect(names(falsely)).toEqual([]);
  expect(names(hanging)).toEqual([]);
  expect(names(missed)).toEqual([]);
  expect(faults).toBeGreaterThanOrEqual(300);
  expect(JSON.stringify(results)).not.toContain(testKey);
});

/** A send that must come back by itself; faults get short deadlines, good answers all the time they need. */
async function bounded(at: number): Promise<Exchange | 'hangs'> {
  const patient = scripts[at]?.whole === 'must';
  const deadlines = patient
    ? { connectMs: 10_000, firstTokenMs: 10_000, idleMs: 10_000 }
    : { connectMs: 1_000, firstTokenMs: 400, idleMs: 200 };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), hangMs);
  });
  const result = await Promise.race([
    chatTo(`${server.origin}/${at}`, { deadlines }).send(hello, never),
    late,
  ]);
  clearTimeout(timer);
  return result;
}

function isWhole(result: Exchange | 'hangs'): boolean {
  return result !== 'hangs' && result.kind === 'answer' && result.ended && result.finishReason !== null;
}

function isTheAnswer(result: Exchange | 'hangs'): boolean {
  return result !== 'hangs' && result.kind === 'answer' && result.content === said.content;
}

function summary(table: readonly { result: Exchange | 'hangs' }[]): string {
  const counts = new Map<string, number>();
  for (const { result } of table) {
    const kind = result === 'hangs' ? result : inShort(result);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

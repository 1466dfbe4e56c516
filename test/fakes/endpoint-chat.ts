import { type ChatOptions, openChat } from '../../src/adapters/chat';
import type { Chat, Exchange } from '../../src/domain/chat';

/** The key that tests send and then look for. */
export const testKey = 'sk-test-7Qm/2b+XvR9=Zk4';
export const never = new AbortController().signal;
/** A request as small as they come. */
export const hello = {
  model: 'scripted',
  stream: true,
  messages: [{ role: 'user', content: 'Say hello in json.' }],
};

/** A chat with short deadlines and the key of the tests. */
export function chatTo(baseUrl: string, parts: Partial<ChatOptions> = {}): Chat {
  return openChat({
    baseUrl,
    apiKey: testKey,
    headers: {},
    query: {},
    proxy: null,
    deadlines: { connectMs: 5_000, firstTokenMs: 5_000, idleMs: 5_000 },
    ...parts,
  });
}

/** A short line about an exchange: its kind and what tells it from others of the kind. */
export function inShort(exchange: Exchange): string {
  if (exchange.kind === 'answer') return `answer ${exchange.ended ? 'ended' : 'unended'}`;
  if (exchange.kind === 'refused') return `refused ${exchange.status}`;
  return exchange.kind === 'broken' ? `broken ${exchange.fault}` : 'foreign';
}

/** Does all jobs, at most `width` at once; results in the order of the jobs. */
export async function inParallel<T, R>(
  jobs: readonly T[],
  width: number,
  run: (job: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const at = next++;
      results[at] = await run(jobs[at] as T);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

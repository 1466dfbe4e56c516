import type { IncomingMessage } from 'node:http';
import { fields, jsonOf, list, string } from './chat-parts';
import { wholeBody } from './chat-read';
import type { Watch } from './chat-watch';

const mostModels = 1_000;

/** Names in a list of models, sorted, at most 1,000; empty for anything else. */
export async function modelsIn(response: IncomingMessage, watch: Watch): Promise<string[]> {
  if (response.statusCode !== 200) return [];
  const body = fields(jsonOf((await wholeBody(response, watch)).toString('utf8')));
  const names = list(body?.data)
    .slice(0, mostModels)
    .map((model) => string(fields(model)?.id))
    .filter((name) => name !== '' && name.length <= 200);
  return [...new Set(names)].sort();
}

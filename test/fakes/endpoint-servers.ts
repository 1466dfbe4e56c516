import { type ScriptedEndpoint, startEndpoint, startScript } from './endpoint';

/** Servers that one test starts, to be closed together. */
export interface Servers {
  endpoint(...how: Parameters<typeof startEndpoint>): Promise<ScriptedEndpoint>;
  script(how: Parameters<typeof startScript>[0]): Promise<ScriptedEndpoint>;
  /** Answers everything with this body. */
  reply(
    type: string,
    body: string,
    status?: number,
    headers?: Record<string, string>,
  ): Promise<ScriptedEndpoint>;
  /** Answers everything with these events and `[DONE]`. */
  stream(...events: string[]): Promise<ScriptedEndpoint>;
  close(): Promise<void>;
}

export function servers(): Servers {
  const open: ScriptedEndpoint[] = [];
  async function kept(starting: Promise<ScriptedEndpoint>): Promise<ScriptedEndpoint> {
    const started = await starting;
    open.push(started);
    return started;
  }
  const reply: Servers['reply'] = (type, body, status = 200, headers = {}) =>
    kept(startScript((_, res) => res.writeHead(status, { 'content-type': type, ...headers }).end(body)));
  return {
    endpoint: (...how) => kept(startEndpoint(...how)),
    script: (how) => kept(startScript(how)),
    reply,
    stream: (...events) => reply('text/event-stream', `${events.join('')}data: [DONE]\n\n`),
    async close() {
      for (const one of open.splice(0)) await one.close();
    },
  };
}

/** One event of a stream, with a piece of the first choice. */
export function chunk(delta: unknown, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

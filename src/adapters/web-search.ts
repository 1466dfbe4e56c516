import type { IncomingMessage } from 'node:http';
import { clipped } from '../core/answers/quote';
import type { WebHit, WebHits } from '../domain/web';
import { credentialsOf } from './chat-address';
import { brokenBy } from './chat-fault';
import { exchangeOf, pump } from './chat-http';
import type { ProxySettings } from './chat-proxy';
import { type Watch, watchOver } from './chat-watch';

/** What searching takes. The address is the operator's own: it may be private, and a proxy may be on the way. */
export interface Searching {
  searchUrl: string | null;
  proxy: ProxySettings;
  /** Milliseconds for a connection, and for the whole answer. */
  connectMs: number;
  totalMs: number;
  holdsSecret(text: string): boolean;
}

const longestQuery = 400;
const mostBytes = 2 * 1024 * 1024;
const longest = { title: 200, url: 2_000, excerpt: 500 };

/** Asks a SearXNG-compatible search. Redirects are not followed: the address is the one that the operator chose. */
export async function searchWeb(
  query: string,
  most: number,
  searching: Searching,
  signal: AbortSignal,
): Promise<WebHits> {
  const no = (reason: string): WebHits => ({ ok: false, reason });
  const { searchUrl, proxy, connectMs, totalMs } = searching;
  if (searchUrl === null)
    return no(
      'There is no web search here: whoever runs this names one with --search-url. Go on without it.',
    );
  if (query.trim() === '') return no('There is nothing to search for; give some words.');
  if (query.length > longestQuery)
    return no(`The query has more than ${longestQuery} characters; search for fewer words.`);
  if (searching.holdsSecret(query))
    return no(
      'The query holds a secret of this run, or what looks like a credential; nothing was asked for. Leave it out.',
    );
  const url = addressFor(searchUrl, query);
  if (url === null)
    return no(
      'The address of the web search is none; whoever runs this sets --search-url to an http or https address.',
    );
  const whole = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
  const watch = watchOver({ connectMs, firstTokenMs: totalMs, idleMs: totalMs }, whole);
  const credentials = credentialsOf(url);
  const headers = {
    'user-agent': 'Countersign',
    accept: 'application/json',
    ...(credentials === null
      ? {}
      : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };
  try {
    const outgoing = { url, method: 'GET', headers, body: null };
    return await exchangeOf(outgoing, { proxy }, watch, (response) => hitsIn(response, url, most, watch));
  } catch (error) {
    if (signal.aborted) return no('The search was ended before its answer came.');
    if (whole.aborted)
      return no(`The web search at ${url.host} did not answer within ${totalMs / 1000} seconds.`);
    return no(`The web search at ${url.host} could not be asked (${clipped(brokenBy(error).message)}).`);
  }
}

/** The operator's address with or without its `/search`, its own parameters kept. */
function addressFor(searchUrl: string, query: string): URL | null {
  const url = URL.canParse(searchUrl) ? new URL(searchUrl) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const path = url.pathname.replace(/\/$/, '');
  url.pathname = path.endsWith('/search') ? path : `${path}/search`;
  url.hash = '';
  url.searchParams.set('q', query);
  url.searchParams.set('format', 'json');
  return url;
}

async function hitsIn(response: IncomingMessage, url: URL, most: number, watch: Watch): Promise<WebHits> {
  const no = (reason: string): WebHits => ({ ok: false, reason });
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400)
    return no(
      `The web search at ${url.host} leads elsewhere, which is not followed; set --search-url to the place itself.`,
    );
  if (status === 403)
    return no(
      `The web search at ${url.host} refuses (403); SearXNG does so until its settings list the format json.`,
    );
  if (status < 200 || status > 299)
    return no(`The web search at ${url.host} answered with status ${status}.`);
  const pieces: Buffer[] = [];
  let size = 0;
  const how = await pump(response, watch.signal, (piece) => {
    watch.progress();
    pieces.push(piece);
    size += piece.length;
    return size > mostBytes;
  });
  if (how === 'enough')
    return no(`The web search at ${url.host} answered with more than 2 MiB; ask for less.`);
  const results = resultsIn(Buffer.concat(pieces).toString('utf8'));
  if (results === null) return no(`The web search at ${url.host} did not answer with the JSON of a search.`);
  return { ok: true, hits: results.flatMap(hitOf).slice(0, most) };
}

function resultsIn(text: string): unknown[] | null {
  try {
    const { results } = JSON.parse(text) as { results?: unknown };
    return Array.isArray(results) ? results.slice(0, 200) : null;
  } catch {
    return null;
  }
}

/** Nothing for an entry without an address that could be read. */
function hitOf(result: unknown): WebHit[] {
  if (typeof result !== 'object' || result === null) return [];
  const { title, url, content } = result as Record<string, unknown>;
  if (typeof url !== 'string' || url.length > longest.url || !/^https?:\/\//i.test(url)) return [];
  return [{ title: part(title, longest.title) || url, url, excerpt: part(content, longest.excerpt) }];
}

function part(value: unknown, length: number): string {
  return typeof value === 'string' ? clipped(value, length) : '';
}

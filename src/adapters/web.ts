import type { Web, WebHits, WebLeave, WebPage } from '../domain/web';
import type { WebLimits } from './web-get';
import type { Reach } from './web-reach';

/** What the web is reached with. */
export interface WebMeans {
  leave: WebLeave;
  /** Address of a SearXNG-compatible search; null: there is none. */
  searchUrl: string | null;
  environment: Readonly<Record<string, string | undefined>>;
  /** Secret values met so far; no request holds one. */
  known(): readonly string[];
}

const usual: WebLimits = { connectMs: 10_000, totalMs: 20_000, readingMs: 4_000, bytes: 4 * 1024 * 1024 };
/** Pages whose text is kept, so that reading on asks nobody again. */
const mostKept = 4;

const refusals: Readonly<Record<Exclude<WebLeave, 'granted'>, string>> = {
  'not-given':
    'The web is off: whoever runs this turns it on with --allow-network. Nothing was asked for; go on without it.',
  untrusted:
    'The web is off, as the task comes from somebody who is not trusted. Nothing was asked for; go on without it.',
};

/**
 * The web for tools. Nothing of it is loaded before its first use.
 * @param reach for tests alone: other names, and servers of their own behind public addresses
 */
export function openWeb(means: WebMeans, reach: Reach | null = null, limits: WebLimits = usual): Web {
  if (means.leave !== 'granted') {
    const refused = { ok: false as const, reason: refusals[means.leave] };
    return { fetch: async () => refused, search: async () => refused };
  }
  const kept = new Map<string, WebPage>();
  return {
    async fetch(url, signal): Promise<WebPage> {
      const before = kept.get(url);
      if (before !== undefined) return before;
      const { readPage, systemReach, ...parts } = await partsFor(means);
      const page = await readPage(url, { ...parts, reach: reach ?? systemReach, limits }, signal);
      if (page.ok) kept.set(url, page);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return page;
    },
    async search(query, most, signal): Promise<WebHits> {
      const [{ searchWeb }, parts] = await Promise.all([import('./web-search'), partsFor(means)]);
      return searchWeb(query, most, { ...parts, ...limits, searchUrl: means.searchUrl }, signal);
    },
  };
}

async function partsFor({ environment, known }: WebMeans) {
  const [{ readPage }, { systemReach }, { proxySettings }, { secretFinder }] = await Promise.all([
    import('./web-read'),
    import('./web-reach'),
    import('./chat-proxy'),
    import('../core/address-secrets'),
  ]);
  return { readPage, systemReach, proxy: proxySettings(environment), holdsSecret: secretFinder(known()) };
}

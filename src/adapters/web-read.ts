import { webAddress } from '../core/address-url';
import type { WebPage } from '../domain/web';
import { brokenBy } from './chat-fault';
import { type ProxySettings, proxyFor } from './chat-proxy';
import { get, type WebLimits } from './web-get';
import { type Reach, Refused } from './web-reach';
import { isReadable, pageText } from './web-text';

/** What reading a page takes. */
export interface Reading {
  reach: Reach;
  limits: WebLimits;
  proxy: ProxySettings;
  /** Whether a text that would leave holds a secret. */
  holdsSecret(text: string): boolean;
}

export const mostRedirects = 5;

/** A page of the open internet as text. Every address on the way is judged before anything is asked of it. */
export async function readPage(asked: string, reading: Reading, outer: AbortSignal): Promise<WebPage> {
  const { totalMs } = reading.limits;
  const late = AbortSignal.timeout(totalMs);
  const signal = AbortSignal.any([outer, late]);
  try {
    return await followed(asked, reading, signal);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.message };
    if (outer.aborted) return { ok: false, reason: 'The page was not read: the call was ended.' };
    if (late.aborted)
      return {
        ok: false,
        reason: `The page did not come within ${totalMs / 1000} seconds; try another one.`,
      };
    return { ok: false, reason: `The page could not be read (${brokenBy(error).message.slice(0, 200)}).` };
  }
}

async function followed(asked: string, reading: Reading, signal: AbortSignal): Promise<WebPage> {
  let next = asked;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const url = admitted(next, reading);
    const got = await get(url, isReadable, reading.reach, reading.limits, signal);
    if (got.kind === 'body') {
      const { title, text, cut } = await pageText(got.bytes, got.type, url, reading.limits.readingMs);
      return { ok: true, url: url.href, title, text, cut: cut || got.cut };
    }
    if (!URL.canParse(got.to, url.href))
      throw new Refused('The page leads on to something that is no address.');
    next = new URL(got.to, url.href).href;
  }
  throw new Refused(`The page leads on to another one more than ${mostRedirects} times.`);
}

/** Judged before its name is asked for: asking for a name tells it to whoever answers for the domain. */
function admitted(text: string, { proxy, holdsSecret }: Reading): URL {
  const judged = webAddress(text);
  if (!judged.ok) throw new Refused(judged.reason);
  // As it was written, and as it would be sent: wide letters have become narrow ones.
  if (holdsSecret(text) || holdsSecret(judged.url.href))
    throw new Refused(
      'The address holds a secret of this run, or what looks like a credential; nothing was asked for. Leave it out.',
    );
  if (proxyFor(judged.url, proxy) !== null)
    throw new Refused(
      'This machine reaches the web through a proxy, behind which nobody can tell whether an address is public, so pages are not read. Whoever runs this can take hosts out with NO_PROXY.',
    );
  return judged.url;
}

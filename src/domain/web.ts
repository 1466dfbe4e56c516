/** A page as text. `url`: where it was in the end. `cut`: it is longer than what is kept of it. */
export type WebPage =
  | { ok: true; url: string; title: string | null; text: string; cut: boolean }
  | { ok: false; reason: string };

export interface WebHit {
  title: string;
  url: string;
  excerpt: string;
}

export type WebHits = { ok: true; hits: WebHit[] } | { ok: false; reason: string };

/** Whether the web may be used, or why not: nobody allowed it, or the task is a stranger's. */
export type WebLeave = 'granted' | 'not-given' | 'untrusted';

/**
 * The web, where the person who runs it allowed it; private and local addresses are refused, and so is what would
 * carry a secret out. Never throws. The signal is the call's own.
 */
export interface Web {
  fetch(url: string, signal: AbortSignal): Promise<WebPage>;
  search(query: string, most: number, signal: AbortSignal): Promise<WebHits>;
}

/** A page as text. */
export type WebPage =
  | { ok: true; url: string; title: string | null; text: string; cut: boolean }
  | { ok: false; reason: string };

export interface WebHit {
  title: string;
  url: string;
  excerpt: string;
}

/** The web, where the person who runs it allowed it; private and local addresses are refused. Never throws. */
export interface Web {
  fetch(url: string): Promise<WebPage>;
  search(query: string, most: number): Promise<{ ok: true; hits: WebHit[] } | { ok: false; reason: string }>;
}

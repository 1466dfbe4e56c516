/** The secret part of a private key between its BEGIN and END lines, as offsets into the text. */
export interface KeyBody {
  start: number;
  end: number;
  /** Its base64 text alone, to judge it by. */
  material: string;
}

const begin = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const endMark = /-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
/** Longer than any key; what lies farther apart is two mentions in prose or code, not a key. */
const longestBody = 20_000;
/** A run this long is key material; the words of code and prose are shorter. */
const material = /[A-Za-z0-9+/=]{32}/;
/** What stands before the base64 text of a line: indentation, quotes, comment and diff signs. */
const lineStart = /^[\s"'`#*>|-]{0,40}/;
const wholeLine = /^[A-Za-z0-9+/=]{16,}[\s"'`,;\\]{0,12}$/;
const header = /^\+?[A-Za-z][A-Za-z-]{0,30}: /;

/**
 * Bodies of the PEM and PGP private keys in a text, in order. A key that is cut off (BEGIN without END)
 * counts up to the last line that looks like key material. BEGIN and END with only words or dots between
 * them are placeholders and no key.
 */
export function keyBodies(text: string): KeyBody[] {
  if (!text.includes('PRIVATE KEY')) return [];
  const ends = [...text.matchAll(endMark)].map((match) => match.index);
  const begins = [...text.matchAll(begin)];
  const bodies: KeyBody[] = [];
  let nextEnd = 0;
  begins.forEach((match, index) => {
    const start = match.index + match[0].length;
    const limit = begins[index + 1]?.index ?? text.length;
    while ((ends[nextEnd] ?? limit) < start) nextEnd += 1;
    const close = ends[nextEnd] ?? limit;
    const end = close < limit && close - start <= longestBody ? close : cutOffEnd(text, start, limit);
    const inner = text.slice(start, end);
    if (!material.test(inner)) return;
    bodies.push({ start, end, material: inner.replace(/\\[nrt]|[^A-Za-z0-9+/=]/g, '') });
  });
  return bodies;
}

/** Behind the last line of key material that follows `start`, at most at `limit`. */
function cutOffEnd(text: string, start: number, limit: number): number {
  let end = start;
  let at = start;
  for (let lines = 0; lines < 200 && at < limit; lines += 1) {
    const lineEnd = text.indexOf('\n', at);
    const stop = Math.min(lineEnd < 0 ? limit : lineEnd, limit, at + longestBody);
    const line = text.slice(at, stop);
    const content = line.replace(lineStart, '');
    if (wholeLine.test(content)) end = stop;
    else if (lines === 0 && material.test(line)) return stop;
    else if (content.trim() !== '' && !header.test(content)) break;
    if (lineEnd < 0) break;
    at = lineEnd + 1;
  }
  return end;
}

/**
 * True when a body is that of a key that opens something: base64 of an ASN.1 sequence, an OpenSSH or a PGP
 * key with enough variety, and not protected by a passphrase.
 * @param text the text that `body` was found in
 */
export function isOpenKey(text: string, body: KeyBody): boolean {
  const head = text.slice(Math.max(0, body.start - 60), body.start);
  if (/BEGIN ENCRYPTED /.test(head) || text.slice(body.start, body.start + 120).includes('ENCRYPTED'))
    return false;
  const { material: base64 } = body;
  return base64.length >= 60 && /^(?:M|b3BlbnNzaC1rZXk|lQ|xc|xV)/.test(base64) && new Set(base64).size >= 20;
}

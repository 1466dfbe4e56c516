import { needles, stretches } from './known-secrets';
import { keyBodies } from './private-keys';
import { findTokens } from './token-forms';

export interface Redacted {
  text: string;
  /** How many stretches were replaced. */
  count: number;
}

/** A credential that is known by what stands before it: the first group stays, the second is replaced. */
const contexts: readonly { kind: string; pattern: RegExp }[] = [
  {
    kind: 'authorization',
    pattern:
      /(authorization["']?\s{0,3}[:=,]\s{0,3}["'`]?(?:bearer|basic|token)\s{1,3})([A-Za-z0-9._~+/=-]{8,})/gi,
  },
  { kind: 'authorization', pattern: /(\bbearer\s{1,3})(?=[^\s\d]{0,200}\d)([A-Za-z0-9._~+/=-]{20,})/gi },
  {
    kind: 'aws-secret-key',
    pattern:
      /(secret_?(?:access_?)?key["']?\s{0,4}(?:=>|=|:|,)\s{0,4}["']?)([A-Za-z0-9/+=]{40}[A-Za-z0-9/+=_-]*)/gi,
  },
  {
    kind: 'slack-webhook',
    pattern: /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)([A-Za-z0-9/_-]{20,})/g,
  },
  { kind: 'npm-token', pattern: /((?:_authToken|:_auth|:_password)=["']?)([A-Za-z0-9._~+/=-]{8,})/g },
  {
    kind: 'url-password',
    pattern:
      /(:\/\/[^\s:/@"'<>`]{0,100}:)([^\s/"'<>`]{1,256})@(?!(?:[\w.-]{0,100}\.)?example\.(?:com|net|org)\b)/g,
  },
];
/** What is written in place of a password when it isn't one: `${DB_PASSWORD}`, `<password>`, `%s`. */
const reference = /^(?:\$\{?\w{1,60}\}?|\{\{?[^{}]{0,60}\}?\}|%\(?\w{0,60}\)?s?|\*{1,20}|x{3,20}|\.{3})$/i;

/** What a mark looks like; the later ones serve when a secret is itself a piece of the earlier. */
const markForms = [(kind: string) => `[redacted:${kind}]`, () => '[redacted]', () => '[***]'];
const markStart = /^\[(?:redacted|\*\*\*)/;

/**
 * A text without its secrets: the known ones in every usual spelling, then whatever has the form of a
 * credential, each replaced by `[redacted:<kind>]`. The number of lines stays, and a second pass changes nothing.
 * @param known secret values; those under 8 characters are left alone
 */
export function redact(text: string, known: readonly string[]): Redacted {
  return redactor(known)(text);
}

/** The same for all strings inside a JSON-like value; keys stay. */
export function redactDeep<T>(value: T, known: readonly string[]): T {
  return visited(value, redactor(known), (key) => key) as T;
}

/** The same with its keys, where these are a stranger's words too. */
export function redactWithKeys(value: unknown, known: readonly string[]): unknown {
  const blank = redactor(known);
  return visited(value, blank, (key) => blank(key).text);
}

function visited(value: unknown, blank: (text: string) => Redacted, named: (key: string) => string): unknown {
  if (typeof value === 'string') return blank(value).text;
  if (Array.isArray(value)) return value.map((inner) => visited(inner, blank, named));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [named(key), visited(held, blank, named)]),
  );
}

/** `redact` for many texts: what it takes to find the known secrets is worked out once. */
export function redactor(known: readonly string[]): (text: string) => Redacted {
  const wanted = needles(known);
  const marks = new Map<string, string>();
  const mark: Mark = (kind) => {
    const known = marks.get(kind);
    if (known !== undefined) return known;
    const made = markForms
      .map((form) => form(kind))
      .find((m) => !wanted.some((needle) => m.includes(needle)));
    marks.set(kind, made ?? '');
    return made ?? '';
  };
  return (text) => {
    if (text.length < 6) return { text, count: 0 };
    let all = blankKnown({ text, count: 0 }, wanted, mark);
    all = blankPlaces(
      all,
      keyBodies(all.text).map((body) => ({ ...body, kind: 'private-key' })),
      mark,
    );
    all = blankPlaces(all, findTokens(all.text), mark);
    for (const { kind, pattern } of contexts)
      all = blankPlaces(all, contextPlaces(all.text, kind, pattern), mark);
    return blankKnown(all, wanted, mark);
  };
}

type Mark = (kind: string) => string;
interface Place {
  kind: string;
  start: number;
  end: number;
}

/** Again until none is left: a mark can complete a secret that holds a piece of a mark. Each time there is less to find. */
function blankKnown(before: Redacted, wanted: readonly string[], mark: Mark): Redacted {
  let all = before;
  for (let pass = 0; pass < 8; pass += 1) {
    const found = stretches(all.text, wanted);
    if (found.length === 0) break;
    all = blankPlaces(
      all,
      found.map((stretch) => ({ ...stretch, kind: 'secret' })),
      mark,
    );
  }
  return all;
}

function contextPlaces(text: string, kind: string, pattern: RegExp): Place[] {
  const places: Place[] = [];
  for (const match of text.matchAll(pattern)) {
    const [, before = '', secret = ''] = match;
    if (markStart.test(secret) || reference.test(secret)) continue;
    const start = match.index + before.length;
    places.push({ kind, start, end: start + secret.length });
  }
  return places;
}

function blankPlaces(before: Redacted, places: readonly Place[], mark: Mark): Redacted {
  if (places.length === 0) return before;
  const parts: string[] = [];
  let from = 0;
  for (const place of places) {
    parts.push(
      before.text.slice(from, place.start),
      blankLines(before.text.slice(place.start, place.end), mark(place.kind)),
    );
    from = place.end;
  }
  parts.push(before.text.slice(from));
  return { text: parts.join(''), count: before.count + places.length };
}

/** One mark for each line that says something, so that every line keeps its number. */
function blankLines(secret: string, mark: string): string {
  if (!/[\r\n]/.test(secret)) return mark;
  return secret.replace(/[^\r\n]+/g, (line) =>
    line.trim() === '' ? line : `${/^[ \t]*/.exec(line)?.[0] ?? ''}${mark}`,
  );
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Exchange } from '../domain/chat';
import { type Fields, fields, string } from './chat-parts';
import type { Scrub } from './chat-scrub';

/** Words of vendors for faults that come without a status of their own, within an answer of status 200. */
const byWord: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  badrequesterror: 400,
  authentication_error: 401,
  permission_error: 403,
  not_found_error: 404,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  insufficient_quota: 429,
  server_error: 500,
  internal_server_error: 500,
  api_error: 500,
  overloaded_error: 503,
};

/** The error object in a body or stream event; null where there is none. */
export function errorIn(value: Fields): Fields | null {
  const { error } = value;
  if (typeof error === 'string') return error === '' ? null : { message: error };
  return fields(error);
}

/** The status that an error object stands for: its code, or what its type says; null when it says neither. */
export function statusOf(error: Fields): number | null {
  for (const said of [error.code, error.status, error.status_code]) {
    const code = Number(said);
    if (Number.isInteger(code) && code >= 400 && code <= 599) return code;
  }
  const words = [error.code, error.type].map((word) => string(word).toLowerCase());
  const known = words.find((word) => Object.hasOwn(byWord, word));
  return known === undefined ? null : (byWord[known] ?? null);
}

/** How long an endpoint asks us to wait, in seconds, without a cap; null where it doesn't. */
export function retryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  const milliseconds = Number.parseFloat(String(headers['retry-after-ms'] ?? ''));
  if (milliseconds >= 0) return milliseconds / 1000;
  const given = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(given)) return Number(given);
  const until = Date.parse(given);
  return Number.isNaN(until) ? null : Math.max(0, (until - now) / 1000);
}

/** What is said of a redirect, which is never followed: it would carry the key to another place. */
export function redirection(location: string | undefined, from: URL): string {
  const to = location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (to === null) return 'The endpoint redirects to nowhere.';
  const place = `${to.protocol}//${to.host}${to.pathname}`.slice(0, 300);
  return `The endpoint redirects to ${place}. Redirects are not followed, because they would carry the key there.`;
}

/** JSON or a stream that is no answer: a refusal in disguise where it names an error, else foreign. */
export function unusable(
  headers: IncomingHttpHeaders,
  scrub: Scrub,
  text: string,
  error: Fields | null,
): Exchange {
  const contentType = headers['content-type'] ?? '';
  const body = scrub.body(text, false);
  const status = error === null ? null : statusOf(error);
  if (status === null) return { kind: 'foreign', contentType, body };
  const retryAfterSeconds = retryAfter(headers, Date.now());
  return { kind: 'refused', status, body, contentType, retryAfterSeconds };
}

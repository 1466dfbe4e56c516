import { isIPv4 } from 'node:net';
import { RunError } from '../domain/errors';

/** A base URL taken apart. */
export interface Endpoint {
  /** Origin and path without a slash at the end, credentials, query or fragment. */
  address: string;
  /** Query parameters of the base URL itself. */
  query: Readonly<Record<string, string>>;
  /** `user:password` as they stood in the URL, decoded; else null. */
  credentials: string | null;
  isLoopback: boolean;
}

/**
 * Takes a base URL apart.
 * @throws RunError `config` when it is none, or not http or https
 */
export function endpointOf(baseUrl: string): Endpoint {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new RunError('config', 'The base URL is not an address that starts with https:// or http://.', {
      hint: 'Set --base-url to an address such as https://api.openai.com/v1.',
    });
  }
  return {
    address: url.origin + url.pathname.replace(/\/$/, ''),
    query: Object.fromEntries(url.searchParams),
    credentials: credentialsOf(url),
    isLoopback: isLoopback(url.hostname),
  };
}

/** `user:password` of a URL, decoded; null where it has none. */
export function credentialsOf(url: URL): string | null {
  if (url.username === '' && url.password === '') return null;
  return `${decoded(url.username)}:${decoded(url.password)}`;
}

/** Whether a host name as `URL` writes it is this machine: 127.0.0.0/8, ::1 or `localhost`. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { clipped } from '../core/answers/quote';
import { Broken } from './chat-fault';
import { lineTo, type Reach, Refused } from './web-reach';

/** Limits of one request. */
export interface WebLimits {
  /** Milliseconds for a connection, and again for its encryption. */
  connectMs: number;
  /** Milliseconds for a page with all its redirects. */
  totalMs: number;
  /** Milliseconds for making text from HTML, in which nothing else goes on. */
  readingMs: number;
  /** Bytes that are taken from the network, and bytes that they may unpack to. */
  bytes: number;
}

/** What a server answered. */
export type Got = { kind: 'body'; type: string; bytes: Buffer; cut: boolean } | { kind: 'moved'; to: string };

/** All headers that go out: nothing of the machine, of the repository or of earlier requests. */
const headers = {
  'user-agent': 'Countersign',
  accept: 'text/html, text/plain, application/json;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
};
const largestHead = 16 * 1024;

/**
 * One request, without cookies and credentials, over a connection of its own.
 * @param url judged before
 * @param takes whether a content type is one that is read
 * @throws Refused for an answer that is not read, or the error of a socket or parser
 */
export async function get(
  url: URL,
  takes: (type: string) => boolean,
  reach: Reach,
  limits: WebLimits,
  signal: AbortSignal,
): Promise<Got> {
  const socket = await lineTo(url, reach, limits.connectMs, signal);
  try {
    const response = await responseTo(url, socket, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if ([301, 302, 303, 307, 308].includes(status) && location !== undefined)
      return { kind: 'moved', to: location };
    if (status < 200 || status > 299)
      throw new Refused(
        `${clipped(url.host, 100)} answered with status ${status}; there is no page to read.`,
      );
    const type = response.headers['content-type'] ?? '';
    if (!takes(type))
      throw new Refused(
        `The page is ${type === '' ? 'of no named type' : `of the type ${clipped(type, 80)}`}; only text, HTML, JSON and XML are read.`,
      );
    return { kind: 'body', type, ...(await bodyOf(response, limits.bytes, signal)) };
  } finally {
    socket.destroy();
  }
}

function responseTo(url: URL, socket: Socket, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    const asked = request({
      createConnection: () => socket,
      method: 'GET',
      path: url.pathname + url.search,
      headers: { host: url.host, ...headers },
      maxHeaderSize: largestHead,
    });
    asked.on('response', resolve);
    asked.on('error', reject);
    asked.on('close', () => {
      signal.removeEventListener('abort', stop);
      reject(new Broken('reset', 'the connection was closed without an answer'));
    });
    asked.end();
  });
}

/** The body unpacked, up to a number of bytes, whichever way they are counted. */
async function bodyOf(
  response: IncomingMessage,
  most: number,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; cut: boolean }> {
  const unpack = unpacking(response.headers['content-encoding']);
  const kept: Buffer[] = [];
  let size = 0;
  let cut = false;
  const full = new Error('enough');
  const counted = async function* (source: AsyncIterable<Buffer>) {
    let taken = 0;
    for await (const piece of source) {
      taken += piece.length;
      if (taken > most) {
        cut = true;
        throw full;
      }
      yield piece;
    }
  };
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) {
      kept.push(piece);
      size += piece.length;
      if (size <= most) continue;
      cut = true;
      throw full;
    }
  };
  try {
    if (unpack === null) await pipeline(response, counted, keep, { signal });
    else await pipeline(response, counted, unpack, keep, { signal });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // A stream that is ended from behind reports its own end instead.
    if (!cut) throw error;
  }
  return { bytes: Buffer.concat(kept).subarray(0, most), cut };
}

function unpacking(encoding: string | undefined): Transform | null {
  switch ((encoding ?? 'identity').trim().toLowerCase()) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new Refused('The page is packed in a way that is not read here.');
  }
}

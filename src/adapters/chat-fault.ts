import type { Exchange } from '../domain/chat';

export type Fault = Extract<Exchange, { kind: 'broken' }>['fault'];

/** Why there is no whole exchange. `message` is the detail, not yet free of secrets. */
export class Broken extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, detail: string, cause?: unknown) {
    super(detail, cause === undefined ? undefined : { cause });
    this.name = 'Broken';
    this.fault = fault;
  }
}

const byCode: Readonly<Record<string, Fault>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  EAI_NODATA: 'dns',
  EAI_NONAME: 'dns',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  ERR_STREAM_PREMATURE_CLOSE: 'reset',
  ETIMEDOUT: 'connect',
};

/** What OpenSSL and Node call faults of a certificate or a handshake. */
const tlsCode =
  /^(?:ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|CRL_|PATH_LENGTH)/;

/** A socket's or parser's error as one of our faults. */
export function brokenBy(error: unknown): Broken {
  if (error instanceof Broken) return error;
  const code = codeOf(error);
  const fault = byCode[code] ?? (tlsCode.test(code) ? 'tls' : 'network');
  return new Broken(fault, describe(error, code), error);
}

/** The same for the way to the proxy: its own addresses and certificates are the proxy's matter. */
export function brokenAtProxy(error: unknown, proxy: URL): Broken {
  const broken = brokenBy(error);
  if (broken.fault === 'aborted' || broken.fault === 'proxy') return broken;
  const fault = broken.fault === 'connect' ? 'connect' : 'proxy';
  return new Broken(fault, `the proxy ${proxy.host}: ${broken.message}`, error);
}

function codeOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof AggregateError ? codeOf(error.errors[0]) : '';
}

/** Messages of connection attempts at several addresses are empty; those of the first attempt are not. */
function describe(error: unknown, code: string): string {
  const first = error instanceof AggregateError && error.message === '' ? error.errors[0] : error;
  const message = plain(first instanceof Error ? first.message : String(first));
  return code === '' || message.includes(code) ? message : `${code}: ${message}`;
}

/** Without OpenSSL's addresses and source files, and without what Node advises: it does not know how it was started. */
function plain(message: string): string {
  const reason = /\berror:[\dA-F]{8}:[^:]{0,60}:[^:]{0,60}:([^:]{1,100})/.exec(message)?.[1];
  return reason ?? message.replace(/; if the root CA is installed locally.{0,100}$/, '');
}

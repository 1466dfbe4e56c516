import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { connect } from 'node:net';
import { close, listenOn } from './endpoint';
import type { Certificate } from './endpoint-certificate';

/** A proxy on loopback that takes everybody to one port of loopback, whatever host they ask for. */
export interface ScriptedProxy {
  url: string;
  asked: { method: string; target: string; headers: IncomingHttpHeaders }[];
  /** All bytes that went through its tunnels. */
  seen(): string;
  close(): Promise<void>;
}

/**
 * @param refuses the status with which it refuses everybody, else null
 * @param certificate what it shows where it is itself spoken to over TLS
 */
export async function startProxy(
  upstreamPort: number,
  refuses: number | null = null,
  certificate: Certificate | null = null,
): Promise<ScriptedProxy> {
  const asked: ScriptedProxy['asked'] = [];
  const seen: Buffer[] = [];
  const read: RequestListener = (req, res) => {
    asked.push({ method: req.method ?? '', target: req.url ?? '', headers: req.headers });
    if (refuses !== null)
      return void res.writeHead(refuses, { 'content-type': 'text/html' }).end('<p>No.</p>');
    const { pathname, search } = new URL(req.url ?? '');
    const headers = { ...req.headers, via: '1.1 scripted' };
    const onward = request(
      { host: '127.0.0.1', port: upstreamPort, method: req.method, path: pathname + search, headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    req.pipe(onward);
  };
  const server = certificate === null ? createServer(read) : createSecure(certificate, read);
  server.on('connect', (req, socket) => {
    asked.push({ method: 'CONNECT', target: req.url ?? '', headers: req.headers });
    socket.on('error', () => {});
    if (refuses !== null) return void socket.end(`HTTP/1.1 ${refuses} No\r\ncontent-length: 0\r\n\r\n`);
    const onward = connect(upstreamPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.on('data', (piece) => seen.push(Buffer.from(piece)));
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => {});
    onward.on('close', () => socket.end(() => socket.destroy()));
    socket.on('close', () => onward.destroy());
  });
  return {
    url: await listenOn(server),
    asked,
    seen: () => Buffer.concat(seen).toString('latin1'),
    close: () => close(server),
  };
}

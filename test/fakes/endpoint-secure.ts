import { request } from 'node:http';
import { createServer } from 'node:https';
import { close, listenOn } from './endpoint';
import type { Certificate } from './endpoint-certificate';

/** A server that takes requests over TLS and hands them on to an endpoint on loopback as they are. */
export async function startSecure(
  certificate: Certificate,
  endpointUrl: string,
): Promise<{ port: number; close(): Promise<void> }> {
  const { port: onward } = new URL(endpointUrl);
  const server = createServer(certificate, (req, res) => {
    const { method, url: path, headers } = req;
    const asked = request({ host: '127.0.0.1', port: onward, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    req.pipe(asked);
  });
  const { port } = new URL(await listenOn(server));
  return { port: Number(port), close: () => close(server) };
}

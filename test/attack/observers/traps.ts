import { createServer as createHttp } from 'node:http';
import { createServer, type Server } from 'node:net';
import { close, listenOn } from '../../fakes/endpoint';

/** Servers that nobody may come to: a plain one on all addresses of this machine, and one in the place of GitHub. */
export interface Traps {
  port: number;
  github: string;
  /** Whoever came, with what was said first. */
  caught: string[];
  /** Requests to GitHub that change something. */
  writes: string[];
  close(): Promise<void>;
}

export async function startTraps(): Promise<Traps> {
  const caught: string[] = [];
  const writes: string[] = [];
  const trap = createServer((socket) => {
    const at = caught.push('a connection') - 1;
    socket.on('error', () => {});
    socket.once('data', (data: Buffer) => {
      caught[at] = `a connection that said ${JSON.stringify(data.toString('latin1').slice(0, 100))}`;
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok');
    });
  });
  // Pages are read from few ports; with none of them free, any will do for the rest.
  for (const port of [8080, 8443, 0]) if (!trap.listening) await listening(trap, port);
  const address = trap.address();
  const github = createHttp((req, res) => {
    if (req.method !== 'GET') writes.push(`${req.method} ${req.url}`);
    res.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  const origin = await listenOn(github);
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    github: origin,
    caught,
    writes,
    async close() {
      await close(github);
      await new Promise((done) => trap.close(done));
    },
  };
}

/** Tries a port; another run may have it. */
function listening(server: Server, port: number): Promise<void> {
  return new Promise((done) => {
    server.once('error', () => done());
    server.listen(port, '::', () => done());
  });
}

import { createServer, type Socket } from 'node:net';
import { listenOn } from './endpoint';

/** A server on loopback that sends what a script tells it, byte for byte. */
export interface ByteServer {
  /** `http://127.0.0.1:port`. */
  origin: string;
  close(): Promise<void>;
}

/** Reads one request with its body and hands the socket over, with the path that was asked for. */
export async function startBytes(serve: (socket: Socket, path: string) => void): Promise<ByteServer> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    let text = '';
    const read = (piece: Buffer) => {
      text += piece.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (end < 0 || text.length < end + 4 + length) return;
      socket.off('data', read);
      socket.resume();
      serve(socket, text.split(' ', 2)[1] ?? '');
    };
    socket.on('data', read);
  });
  return {
    origin: await listenOn(server),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** A body in chunks as HTTP frames them, one for each piece, without the last one. */
export function chunked(pieces: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    pieces.map((piece) => {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    }),
  );
}

export const lastChunk = Buffer.from('0\r\n\r\n');

/** The head of a response. */
export function head(status: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}

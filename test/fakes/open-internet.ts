import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  type AddressInfo,
  connect,
  createServer as createRawServer,
  type Server,
  type Socket,
} from 'node:net';
import { onTestFinished } from 'vitest';
import type { Reach } from '../../src/adapters/web-reach';
import { certificateFor } from './endpoint-certificate';

/** Real servers of this machine behind addresses of the open internet, and all that was asked of names and addresses. */
export interface OpenInternet {
  reach: Reach;
  /** Names that were asked for, in their order. */
  asked: string[];
  /** Addresses with ports that were connected to. */
  dialled: string[];
  /** Gives a name its addresses; with several lists each question gets the next one, and the last for ever. */
  name(name: string, ...answers: string[][]): void;
  /** A server at an address, which http or https connections reach. */
  serve(address: string, listener: RequestListener, secureName?: string): Promise<void>;
  /** A server that speaks bytes. */
  speak(address: string, talk: (socket: Socket) => void): Promise<void>;
}

/** Ends with the test. */
export function openInternet(): OpenInternet {
  const names = new Map<string, string[][]>();
  const ports = new Map<string, number>();
  const asked: string[] = [];
  const dialled: string[] = [];
  const started = async (address: string, server: Server) => {
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    ports.set(address, (server.address() as AddressInfo).port);
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
  };
  const reach: Reach = {
    async resolve(name) {
      asked.push(name);
      const answers = names.get(name) ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined)
        throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
      return answer;
    },
    dial(address, port) {
      dialled.push(`${address}:${port}`);
      // A port where nobody listens.
      return connect({ host: '127.0.0.1', port: ports.get(address) ?? 1 });
    },
  };
  return {
    reach,
    asked,
    dialled,
    name: (name, ...answers) => void names.set(name, answers),
    async serve(address, listener, secureName) {
      if (secureName === undefined) return started(address, createServer(listener));
      const certificate = certificateFor(secureName);
      reach.ca = certificate.cert;
      return started(address, createSecureServer(certificate, listener));
    },
    speak: (address, talk) => started(address, createRawServer(talk)),
  };
}

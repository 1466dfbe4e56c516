import type { Config } from '../domain/config';
import { endpointSecrets } from './endpoint-secrets';
import { keyValues } from './key-values';

/** Settings that say how the world outside is reached. */
export type Reaching = Pick<
  Config,
  'apiKeyEnv' | 'baseUrl' | 'header' | 'query' | 'searchUrl' | 'mcpServers'
>;

/** What opens the way to endpoints, searches and servers, whether they are asked or not: it may stand in a task, or in a file. */
export function keysOf(env: Readonly<Record<string, string | undefined>>, reaching: Reaching): string[] {
  const { apiKeyEnv, baseUrl, header, query, searchUrl, mcpServers } = reaching;
  const proxies = ['https_proxy', 'http_proxy', 'HTTPS_PROXY', 'HTTP_PROXY'].map((name) => env[name]);
  const ofServers = Object.values(mcpServers).flatMap((server) => Object.entries(server.env ?? {}));
  const ofEndpoint = [header, query].flatMap((entries) => Object.entries(keyValues(entries)));
  return endpointSecrets({
    key: env[apiKeyEnv] ?? null,
    named: [...ofEndpoint, ...ofServers],
    addresses: [baseUrl, searchUrl, ...proxies],
  });
}

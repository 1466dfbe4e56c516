import { BlockList, isIP } from 'node:net';
import { isLoopback } from './chat-address';
import { Broken } from './chat-fault';

/** Proxies as people set them in the environment: addresses by the scheme of the target, and who needs none. */
export interface ProxySettings {
  https: string | null;
  http: string | null;
  /** Hosts, domains, addresses, `address/bits`, each with an optional port, or `*`; commas or spaces between. */
  noProxy: string;
}

/** The proxies of an environment; of two spellings the lower case one counts. */
export function proxySettings(environment: Readonly<Record<string, string | undefined>>): ProxySettings {
  const read = (name: string) => environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || null;
  return { https: read('https_proxy'), http: read('http_proxy'), noProxy: read('no_proxy') ?? '' };
}

/**
 * The proxy on the way to a target; null for the straight way, which loopback addresses always take.
 * @throws Broken `proxy` when its address cannot be read
 */
export function proxyFor(target: URL, settings: ProxySettings | null): URL | null {
  const secure = target.protocol === 'https:';
  const given = secure ? settings?.https : settings?.http;
  if (!given || isLoopback(target.hostname) || isExempt(target, settings?.noProxy ?? '')) return null;
  const url = proxyAddress(given);
  if (url !== null) return url;
  const name = secure ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  throw new Broken('proxy', `${name} is not the address of an HTTP proxy, such as http://proxy.example:3128`);
}

/** A proxy's address, which may come without its scheme; null for what is none, or of another protocol. */
export function proxyAddress(given: string): URL | null {
  const address = given.includes('://') ? given : `http://${given}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}

/** Whether a list in the manner of NO_PROXY has the target. A domain covers what is under it. */
export function isExempt(target: URL, noProxy: string): boolean {
  const host = target.hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  const port = target.port || (target.protocol === 'https:' ? '443' : '80');
  return noProxy
    .toLowerCase()
    .split(/[\s,]/)
    .some((entry) => entry !== '' && covers(entry, host, port));
}

function covers(entry: string, host: string, port: string): boolean {
  if (entry === '*') return true;
  const [name, only] = withoutPort(entry);
  if (only !== null && only !== port) return false;
  if (name.includes('/')) return inSubnet(name, host);
  if (isIP(host) !== 0)
    return isIP(name) === isIP(host) && subnet(name, null)?.check(host, family(host)) === true;
  const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

/** `host:port` and `[address]:port` taken apart; a bare IPv6 address has colons of its own. */
function withoutPort(entry: string): [string, string | null] {
  const bracket = entry.startsWith('[') ? entry.indexOf(']') : -1;
  if (bracket > 0) return [entry.slice(1, bracket), entry.slice(bracket + 1).replace(/^:/, '') || null];
  const colon = entry.lastIndexOf(':');
  if (colon < 0 || entry.indexOf(':') !== colon) return [entry, null];
  return [entry.slice(0, colon), entry.slice(colon + 1)];
}

function inSubnet(entry: string, host: string): boolean {
  const [address, bits] = entry.split('/', 2);
  if (isIP(host) === 0 || !bits || !/^\d{1,3}$/.test(bits)) return false;
  return (
    isIP(address ?? '') === isIP(host) &&
    subnet(address ?? '', Number(bits))?.check(host, family(host)) === true
  );
}

/** Addresses as a set, so that two spellings of one IPv6 address are the same; null for what is no set. */
function subnet(address: string, bits: number | null): BlockList | null {
  const list = new BlockList();
  try {
    if (bits === null) list.addAddress(address, family(address));
    else list.addSubnet(address, bits, family(address));
    return list;
  } catch {
    return null;
  }
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

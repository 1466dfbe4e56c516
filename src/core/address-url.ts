import { isPublicAddress } from './address';
import { clipped } from './answers/quote';

/** An address that may be asked for, or a sentence why not. */
export type Judged = { ok: true; url: URL } | { ok: false; reason: string };

/** What goes out in an address is bounded: it is where a model could put what it read. */
export const longestAddress = 2_000;

const ports = ['', '80', '443', '8080', '8443'];
/** Last parts of names that stand for this machine, its cloud or a private network. */
const closedEnds =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion|test|invalid|alt)$/;

/**
 * Whether an address may be read as far as can be said without asking for its name: http or https, nobody's name and
 * password, a usual port, a host that is public by its name or number. `URL` has written numbers in every notation as
 * four decimal ones, and names in their ASCII form.
 */
export function webAddress(text: string): Judged {
  const no = (reason: string): Judged => ({ ok: false, reason });
  if (text.length > longestAddress)
    return no(
      `The address has more than ${longestAddress} characters and is not read; ask for a shorter one.`,
    );
  if (!URL.canParse(text))
    return no('That is no web address; give a whole one, such as https://example.com/page.');
  const url = new URL(text);
  url.hash = '';
  if (url.href.length > longestAddress)
    return no(
      `The address has more than ${longestAddress} characters and is not read; ask for a shorter one.`,
    );
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return no(`Only https and http addresses are read, not ${clipped(url.protocol, 40)}`);
  if (url.username !== '' || url.password !== '')
    return no('An address with a user name or a password in it is not read; leave them out.');
  if (!ports.includes(url.port)) return no(`Port ${url.port} is not read, only 80, 443, 8080 and 8443.`);
  return isOpenHost(url.hostname) ? { ok: true, url } : no(notPublic(url));
}

/** Said of a host whatever it was found out by, so that the sentence tells nothing of the network. */
export function notPublic(url: URL): string {
  return `${clipped(url.hostname, 100)} is not a public address; only pages of the open internet are read.`;
}

/** The number in a host, or null for a name. */
export function numberOf(url: URL): string | null {
  if (url.hostname.startsWith('[')) return url.hostname.slice(1, -1);
  return /^\d+(?:\.\d+){3}$/.test(url.hostname) ? url.hostname : null;
}

function isOpenHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  if (name.startsWith('[')) return isPublicAddress(name.slice(1, -1));
  if (/^[\d.]+$/.test(name)) return isPublicAddress(name);
  // A name without a dot is looked up in the network's own domains.
  return /^[^.]+(?:\.[^.]+)+$/.test(name) && !closedEnds.test(name);
}

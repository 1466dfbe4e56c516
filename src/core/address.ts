import ipaddr from 'ipaddr.js';

/** Blocks of ordinary addresses that lead to a machine's surroundings, or on to an address that is hidden in them. */
const closed = [
  // Where machines in Azure ask for their own settings and certificates.
  '168.63.129.16/32',
  // All of the block for special purposes: Teredo, ORCHID, benchmarks.
  '2001::/23',
  // Documentation.
  '2001:db8::/32',
  '3fff::/20',
  // An IPv4 address stands inside: 6to4.
  '2002::/16',
  // Given back, and routed nowhere.
  '3ffe::/16',
].map((block) => ipaddr.parseCIDR(block));

/**
 * Whether an address is one of the open internet: not private, not of this machine or link, not shared, reserved, for
 * documentation or multicast, and with no other address hidden inside. Only the plain spelling counts: four decimal
 * numbers, or IPv6 without a zone.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  if (address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (closed.some((block) => parsed.kind() === block[0].kind() && parsed.match(block))) return false;
  return parsed instanceof ipaddr.IPv4 || isOpen(parsed.parts);
}

/** Global unicast (2000::/3), and no IPv4 address in its last half (ISATAP, RFC 5214). */
function isOpen(parts: readonly number[]): boolean {
  const [first = 0, , , , fifth = 0, sixth = 0] = parts;
  return first >> 13 === 1 && !((fifth & 0xfdff) === 0 && sixth === 0x5efe);
}

import ipaddr from 'ipaddr.js';
import { isWithin, isWithinAny, type Range } from '../domain/addresses';

const block = (cidr: string): Range => ipaddr.parseCIDR(cidr);

/** Global unicast (RFC 4291 §2.4): mapped, compatible, NAT64 and local forms are all outside. */
const GLOBAL_IPV6 = block('2000::/3');

/** Special blocks that ipaddr.js takes for ordinary unicast. */
const ALSO_REFUSED: readonly Range[] = [
  block('168.63.129.16/32'), // the platform service of one cloud, reachable from its machines only
  block('192.88.99.0/24'), // 6to4 relays, RFC 7526
  block('192.31.196.0/24'), // AS112, RFC 7535
  block('192.175.48.0/24'), // AS112, RFC 7534
  block('3fff::/20'), // documentation, RFC 9637
  block('2001::/23'), // protocol assignments, RFC 2928: Teredo, ORCHID, benchmarking
  block('2002::/16'), // 6to4 carries an IPv4 address of any kind
  block('2620:4f:8000::/48'), // AS112, RFC 7534
];

/**
 * Whether an address belongs to the public internet. Refused: private, loopback, link-local
 * (cloud metadata), shared (CGNAT), multicast, reserved and documentation ranges, and every IPv6
 * form that carries an IPv4 address, whatever that address is.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6' && !isWithin(address, GLOBAL_IPV6)) return false;
  return !isWithinAny(address, ALSO_REFUSED);
}

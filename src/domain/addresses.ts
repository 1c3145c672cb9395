import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

export type Range = readonly [Address, number];

/** IPv4 within IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. Null for anything that is no address. */
export function parseAddress(text: string): Address | null {
  const [bare = ''] = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .split('%', 1);
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/** An address or a range in CIDR notation; null for anything else. */
export function parseRange(text: string): Range | null {
  const trimmed = text.trim();
  if (ipaddr.isValidCIDR(trimmed)) return ipaddr.parseCIDR(trimmed);
  const address = trimmed.includes('/') ? null : parseAddress(trimmed);
  return address ? [address, address.kind() === 'ipv4' ? 32 : 128] : null;
}

export function isWithin(address: Address, [network, bits]: Range): boolean {
  if (address.kind() !== network.kind()) return false;
  return address.match([network, bits] as [ipaddr.IPv4, number]);
}

export const isWithinAny = (address: Address, ranges: readonly Range[]): boolean =>
  ranges.some((range) => isWithin(address, range));

function networkOf(address: ipaddr.IPv6, groups: number): string {
  const network = address.parts.slice(0, groups).map((part) => part.toString(16));
  return `${ipaddr.parse(`${network.join(':')}::`).toString()}/${groups * 16}`;
}

/** The name under which a client is counted: its address, or its /64 for IPv6, since providers give each customer a /64. */
export function countedAddress(address: Address): string {
  return address.kind() === 'ipv4' ? address.toString() : networkOf(address as ipaddr.IPv6, 4);
}

/** The /48 of an IPv6 address, since one site has a /48; null for IPv4. */
export function countedNetwork(address: Address): string | null {
  return address.kind() === 'ipv4' ? null : networkOf(address as ipaddr.IPv6, 3);
}

const LOOPBACK: readonly Range[] = [parseRange('127.0.0.0/8'), parseRange('::1')].filter(
  (range) => range !== null,
);

/** Whether a host, as a URL names it, is this machine itself. */
export function isLoopback(host: string): boolean {
  const address = parseAddress(host);
  if (address) return isWithinAny(address, LOOPBACK);
  return /^(.+\.)?localhost\.?$/i.test(host);
}

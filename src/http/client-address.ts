import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

export type Range = readonly [Address, number];

/** IPv4 within IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. Null for what is no address. */
export function parseAddress(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '');
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

const isTrusted = (address: Address, trusted: readonly Range[]): boolean =>
  trusted.some((range) => isWithin(address, range));

function socketAddress(ctx: Context): Address {
  return parseAddress(ctx.req.socket.remoteAddress ?? '') ?? ipaddr.parse('0.0.0.0');
}

/** Whether the request comes from a trusted proxy. */
export function isTrustedProxy(ctx: Context, trusted: readonly Range[]): boolean {
  return isTrusted(socketAddress(ctx), trusted);
}

/**
 * Whose request it is: the socket's address, unless that is a trusted proxy; then the last
 * forwarded address that is none. What a client itself writes into `X-Forwarded-For` stands
 * further left and is never reached.
 */
export function clientAddress(ctx: Context, trusted: readonly Range[]): Address {
  let address = socketAddress(ctx);
  const forwarded = ctx
    .get('x-forwarded-for')
    .split(',')
    .filter((part) => part.trim() !== '');
  while (isTrusted(address, trusted)) {
    const next = parseAddress(forwarded.pop() ?? '');
    if (!next) break;
    address = next;
  }
  return address;
}

function networkOf(address: ipaddr.IPv6, groups: number): string {
  const network = address.parts.slice(0, groups).map((part) => part.toString(16));
  return `${ipaddr.parse(`${network.join(':')}::`).toString()}/${groups * 16}`;
}

/** Under which a client is counted: its address, or for IPv6 its /64, which one customer has. */
export function countedAddress(address: Address): string {
  return address.kind() === 'ipv4' ? address.toString() : networkOf(address as ipaddr.IPv6, 4);
}

/** The /48 of an IPv6 address, which one site has; null for IPv4. */
export function countedNetwork(address: Address): string | null {
  return address.kind() === 'ipv4' ? null : networkOf(address as ipaddr.IPv6, 3);
}

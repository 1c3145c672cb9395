import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { isWithinAny, parseAddress, type Address, type Range } from '../domain/addresses';

/** A socket that is closed already has no address. */
const UNKNOWN: Address = new ipaddr.IPv4([0, 0, 0, 0]);

function socketAddress(ctx: Context): Address {
  return parseAddress(ctx.req.socket.remoteAddress ?? '') ?? UNKNOWN;
}

/** Whether the request comes from a trusted proxy. */
export function isTrustedProxy(ctx: Context, trusted: readonly Range[]): boolean {
  return isWithinAny(socketAddress(ctx), trusted);
}

/**
 * The address of the client: the socket's address, unless that is a trusted proxy; then the last
 * forwarded address that is none. A client's own text in `X-Forwarded-For` stands further left and
 * is never reached.
 */
export function clientAddress(ctx: Context, trusted: readonly Range[]): Address {
  let address = socketAddress(ctx);
  const forwarded = ctx
    .get('x-forwarded-for')
    .split(',')
    .filter((part) => part.trim() !== '');
  while (isWithinAny(address, trusted)) {
    const next = parseAddress(forwarded.pop() ?? '');
    if (!next) break;
    address = next;
  }
  return address;
}

import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { isWithinAny, parseAddress, type Address, type Range } from '../../domain/addresses';

/** A closed socket has no address any more. */
const UNKNOWN: Address = new ipaddr.IPv4([0, 0, 0, 0]);

function socketAddress(ctx: Context): Address {
  return parseAddress(ctx.req.socket.remoteAddress ?? '') ?? UNKNOWN;
}

/** Whether the request comes from a trusted proxy. */
export function isTrustedProxy(ctx: Context, trusted: readonly Range[]): boolean {
  return isWithinAny(socketAddress(ctx), trusted);
}

/**
 * The address of the client. Normally this is the socket's address. If that is a trusted proxy, it
 * is the last forwarded address that is no trusted proxy. A client's own text in `X-Forwarded-For`
 * stands further left, so this never uses it.
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

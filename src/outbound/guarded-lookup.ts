import type { LookupFunction } from 'node:net';
import { UnusableName } from './outbound-error';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Addresses of a host name; tests bring their own. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/**
 * A `lookup` for sockets that gives out allowed addresses only. The socket connects to the very
 * address checked here, so a name that changes its address in between (DNS rebinding) gains
 * nothing. A name with public and private addresses is refused: no honest host has both.
 */
export function guardedLookup(
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (hostname, options, callback) => {
    allowedAddresses(hostname, resolve, isAllowed).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, [...addresses]);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

async function allowedAddresses(
  hostname: string,
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
) {
  const addresses = await resolve(hostname).catch((cause: unknown) => {
    throw new UnusableName('unreachable', `The host name ${hostname} does not resolve`, { cause });
  });
  if (addresses.length === 0) {
    throw new UnusableName('unreachable', `The host name ${hostname} has no address`);
  }
  if (!addresses.every(({ address }) => isAllowed(address))) {
    throw new UnusableName('forbidden_address', `${hostname} is not on the public internet`);
  }
  return addresses;
}

import ipaddr from 'ipaddr.js';
import type { Settings } from '../settings';
import type { UrlPolicy } from './checked-url';
import { isPublicAddress } from './public-address';

type PrivateNetwork = Pick<Settings, 'OUTBOUND_ALLOW_PRIVATE_NETWORK' | 'OUTBOUND_PRIVATE_RANGES'>;

type Range = PrivateNetwork['OUTBOUND_PRIVATE_RANGES'][number];

function isWithin(text: string, ranges: readonly Range[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return ranges.some(
    ([network, bits]) =>
      address.kind() === network.kind() && address.match(network as never, bits as never),
  );
}

/** The networks that the operator opened, for webhooks and for an upload provider's files. */
export function operatorsPolicy(settings: PrivateNetwork): UrlPolicy {
  const { OUTBOUND_ALLOW_PRIVATE_NETWORK: isOpen, OUTBOUND_PRIVATE_RANGES: ranges } = settings;
  return {
    isAllowed: (address) => isOpen || isPublicAddress(address) || isWithin(address, ranges),
    allowAnyPort: isOpen || ranges.length > 0,
  };
}

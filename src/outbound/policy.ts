import { isWithinAny, parseAddress, type Range } from '../domain/addresses';
import type { Settings } from '../settings';
import type { UrlPolicy } from './checked-url';
import { isPublicAddress } from './public-address';

type PrivateNetwork = Pick<Settings, 'OUTBOUND_ALLOW_PRIVATE_NETWORK' | 'OUTBOUND_PRIVATE_RANGES'>;

function isWithin(text: string, ranges: readonly Range[]): boolean {
  const address = parseAddress(text);
  return address !== null && isWithinAny(address, ranges);
}

/** The networks that the operator opened, for webhooks and for an upload provider's files. */
export function operatorsPolicy(settings: PrivateNetwork): UrlPolicy {
  const { OUTBOUND_ALLOW_PRIVATE_NETWORK: isOpen, OUTBOUND_PRIVATE_RANGES: ranges } = settings;
  return {
    isAllowed: (address) => isOpen || isPublicAddress(address) || isWithin(address, ranges),
    allowAnyPort: isOpen || ranges.length > 0,
  };
}

import { validationError } from '../domain/errors';
import { checkedUrl } from '../outbound/checked-url';
import { OutboundError } from '../outbound/outbound-error';
import { isPublicAddress } from '../outbound/public-address';

/**
 * Refuses a URL that no delivery would be sent to, as far as it shows by itself: a private address,
 * another port. Names are judged at each delivery, by the address they have then.
 */
export function refuseUnreachable(
  url: string,
  settings: { OUTBOUND_ALLOW_PRIVATE_NETWORK: boolean },
): void {
  const open = settings.OUTBOUND_ALLOW_PRIVATE_NETWORK;
  try {
    checkedUrl(url, { isAllowed: open ? () => true : isPublicAddress, allowAnyPort: open });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw validationError([{ path: ['url'], message: `cannot be used: ${error.message}` }]);
  }
}

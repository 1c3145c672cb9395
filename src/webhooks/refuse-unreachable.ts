import { validationError } from '../domain/errors';
import { checkedUrl } from '../outbound/checked-url';
import { OutboundError } from '../outbound/outbound-error';
import { operatorsPolicy } from '../outbound/policy';

/**
 * Refuses a URL that no delivery would be sent to, as far as it shows by itself: a private address,
 * another port. Names are judged at each delivery, by the address they have then.
 */
export function refuseUnreachable(
  url: string,
  settings: Parameters<typeof operatorsPolicy>[0],
): void {
  try {
    checkedUrl(url, operatorsPolicy(settings));
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw validationError([{ path: ['url'], message: `cannot be used: ${error.message}` }]);
  }
}

import { validationError } from '../domain/errors';
import { say } from '../messages/message';
import { checkedUrl, hostOf } from '../outbound/checked-url';
import { OutboundError } from '../outbound/outbound-error';
import { operatorsPolicy } from '../outbound/policy';

/**
 * Refuses a URL that no delivery could use because of a private address or another port. Host names
 * are checked at each delivery, by their address at that time.
 */
export function refuseUnreachable(
  url: string,
  settings: Parameters<typeof operatorsPolicy>[0],
): void {
  try {
    checkedUrl(url, operatorsPolicy(settings));
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const isForbidden = error.code === 'forbidden_address';
    const message = isForbidden
      ? say('host_not_public', { host: hostOf(new URL(url)) })
      : say('port_not_standard');
    throw validationError([{ path: ['url'], message }]);
  }
}

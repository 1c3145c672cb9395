import { isIP } from 'node:net';
import { OutboundError } from './outbound-error';

export interface UrlPolicy {
  readonly isAllowed: (address: string) => boolean;
  readonly allowAnyPort: boolean;
}

/** An IPv6 address without its brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const bad = (message: string) => new OutboundError('bad_url', message);

/**
 * A URL that may be requested. The WHATWG parser has by then turned every spelling of an IPv4
 * address (`0x7f.1`, `2130706433`, `017700000001`) into four numbers. Sockets do not look up
 * an address given as such, so those are checked here, names when they are resolved.
 */
export function checkedUrl(text: string, policy: UrlPolicy, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw bad('Not a URL');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw bad('Only http and https');
  if (url.username !== '' || url.password !== '') throw bad('No credentials in the URL');
  // The URL class drops a port that is its scheme's own, so any port left is another one.
  if (url.port !== '' && !policy.allowAnyPort) throw bad('Only the standard ports');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !policy.isAllowed(host)) {
    throw new OutboundError('forbidden_address', `${host} is not on the public internet`);
  }
  return url;
}

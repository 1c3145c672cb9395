import type { IncomingHttpHeaders } from 'node:http';

/** What a request says about the page that sent it, and where it was sent. */
export interface Sent {
  headers: Pick<IncomingHttpHeaders, 'origin' | 'referer' | 'host' | 'sec-fetch-site'>;
  /** As the client used it: a proxy may have taken https off. */
  protocol: string;
}

/**
 * Whether an address is of this service: of `PUBLIC_URL`, or of the host that the browser itself names as its
 * destination. No page chooses that one. Plain http is not the same origin as https.
 */
function isOwn(address: string, { headers, protocol }: Sent, publicOrigin: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, protocol: scheme } = new URL(address);
  if (origin === publicOrigin) return true;
  return host === headers.host && (scheme === 'https:' || protocol === 'http');
}

/**
 * Whether a form may have been sent by a page of this service. Browsers name the origin in every POST to another one,
 * and most say how far away it is. A request without any such word comes from a program, or from a browser so old that
 * it says nothing: the first has no cookie of somebody else, and `SameSite=Lax` keeps the cookie from the second.
 */
export function isSameOrigin(sent: Sent, publicOrigin: string): boolean {
  const { origin, referer, 'sec-fetch-site': site } = sent.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOwn(origin, sent, publicOrigin);
  return referer === undefined || isOwn(referer, sent, publicOrigin);
}

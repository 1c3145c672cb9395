import type { IncomingMessage } from 'node:http';
import { parseAddress } from '../../../domain/addresses';

/** Each of these headers, even an empty one, shows that a proxy forwarded the request. */
const FORWARDING =
  /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|x-proxy.*|x-appengine-.*|x-azure-.*|x-amz.*|true-client-ip|client-ip|cf-.*|cdn-.*|fly-.*|fastly-.*|tailscale-.*|ngrok-.*)$/;

function isLoopback(text: string): boolean {
  return parseAddress(text)?.range() === 'loopback';
}

/** `localhost:1337`, `127.0.0.1`, `[::1]:1337`. */
function isLocalName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || isLoopback(name);
}

/** A browser names the site of the page that sent the request. Only our own page may send it. */
function isOwnPage(origin: string | undefined, host: string): boolean {
  return origin === undefined || origin === `http://${host}`;
}

/**
 * Whether a person at this machine sent the request. It must not come through a proxy or a tunnel, or
 * from the page of another site:
 * - a tunnel sends its own name as the host, and so does a site whose DNS name leads to this machine;
 * - a proxy adds one of the headers above, or uses HTTP/1.0, as nginx does by default.
 */
export function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    httpVersion === '1.1' &&
    !Object.keys(headers).some((name) => FORWARDING.test(name)) &&
    isLocalName(host) &&
    isOwnPage(origin, host)
  );
}

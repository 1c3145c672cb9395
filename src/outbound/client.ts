import type { LookupFunction } from 'node:net';
import { Agent, request as send, type Dispatcher } from 'undici';
import { readBody } from './body';
import { checkedUrl, type UrlPolicy } from './checked-url';
import { guardedLookup, type Resolve } from './guarded-lookup';
import { OutboundError } from './outbound-error';
import { isPublicAddress } from './public-address';
import { createResolver } from './resolver';

export interface OutboundOptions {
  /** Opens private addresses and all ports: for development, tests and intranets only. */
  readonly allowPrivateNetwork?: boolean;
  /** Ports other than 80 and 443. */
  readonly allowAnyPort?: boolean;
  /** Names in the search domains of this machine are found as well, as inside a network. */
  readonly searchDomains?: boolean;
  readonly resolve?: Resolve;
  /** In place of the public internet. */
  readonly isAllowed?: (address: string) => boolean;
}

interface OutboundRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For GET, each target checked anew; 0, the default, hands a redirect back as it is. */
  readonly maxRedirects?: number;
  /** Milliseconds for everything: resolving, connecting, redirects and the body. */
  readonly timeLimit: number;
  readonly maxBytes: number;
  /** A longer body is cut at `maxBytes` instead of failing. */
  readonly cutLongBody?: boolean;
}

interface OutboundResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** The last one, after redirects. */
  readonly url: string;
}

export interface OutboundClient {
  /** @throws OutboundError */
  readonly request: (url: string, request: OutboundRequest) => Promise<OutboundResponse>;
  readonly close: () => Promise<void>;
}

const CONNECT_TIMEOUT = 5_000;

/** Idle connections are kept a while: their address was checked when they were opened. */
function agent(lookup: LookupFunction): Agent {
  return new Agent({
    connect: { timeout: CONNECT_TIMEOUT, lookup },
    connections: 16,
    pipelining: 1,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
  });
}

/** The only way out of this service to addresses that users give: webhooks and logos. */
export function createOutboundClient(options: OutboundOptions = {}): OutboundClient {
  const { allowPrivateNetwork = false } = options;
  const { allowAnyPort = allowPrivateNetwork, searchDomains = allowAnyPort } = options;
  const { resolve = createResolver({ searchDomains }) } = options;
  const isAllowed = allowPrivateNetwork ? () => true : (options.isAllowed ?? isPublicAddress);
  const policy = { isAllowed, allowAnyPort };
  const dispatcher = agent(guardedLookup(resolve, isAllowed));
  return {
    request: async (url, request) => {
      // The timer of AbortSignal.timeout would outlive the answer, and keep the memory of the HTTP request
      // whose change woke the worker.
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), request.timeLimit);
      const { signal } = controller;
      try {
        return await follow(checkedUrl(url, policy), request, { dispatcher, policy, signal });
      } catch (error) {
        throw asOutboundError(error, signal);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => dispatcher.destroy(),
  };
}

interface Exchange {
  readonly dispatcher: Dispatcher;
  readonly policy: UrlPolicy;
  readonly signal: AbortSignal;
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

async function follow(first: URL, request: OutboundRequest, exchange: Exchange) {
  const most = request.maxRedirects ?? 0;
  let url = first;
  for (let redirects = 0; ; redirects += 1) {
    const { method = 'GET', headers = {}, body = null } = request;
    const { dispatcher, signal } = exchange;
    const response = await send(url, { method, headers, body, dispatcher, signal });
    const { location } = response.headers;
    if (most === 0 || !isRedirect(response.statusCode) || typeof location !== 'string') {
      const content = await readBody(response.body, response.headers, request);
      return {
        status: response.statusCode,
        headers: response.headers,
        body: content,
        url: url.href,
      };
    }
    response.body.on('error', () => undefined).destroy();
    if (redirects === most) {
      throw new OutboundError('too_many_redirects', `More than ${most} redirects`);
    }
    url = checkedUrl(location, exchange.policy, url);
  }
}

function asOutboundError(error: unknown, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error;
  if (signal.aborted) return new OutboundError('timeout', 'No answer in time', { cause: error });
  return new OutboundError('unreachable', 'The request failed', { cause: error });
}

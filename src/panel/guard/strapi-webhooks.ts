import type { Core } from '@strapi/strapi';
import { createOutboundClient, type OutboundClient } from '../../outbound/client';
import { webhookRunner } from '../../strapi/webhook-runner';
import { operatorsPolicy } from '../../outbound/policy';
import { settingsOf } from '../../strapi/settings-service';

const TIME_LIMIT = 10_000;
const MAX_BYTES = 64 * 1024;
/** Statuses whose answer has no body. */
const EMPTY = new Set([204, 205, 304]);

interface FetchOptions {
  method?: string;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: unknown;
}

type Fetch = (url: string | URL, options?: FetchOptions) => Promise<Response>;

function headersOf(all: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(all)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

/** The part of `fetch` that Strapi's own requests need, over the guarded client. Follows no redirect. */
function guardedFetch(client: OutboundClient): Fetch {
  return async (url, { method = 'GET', headers, body } = {}) => {
    const answer = await client.request(String(url), {
      method: method.toUpperCase() === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
      timeLimit: TIME_LIMIT,
      maxBytes: MAX_BYTES,
      cutLongBody: true,
    });
    const content = EMPTY.has(answer.status) ? null : new Uint8Array(answer.body);
    return new Response(content, { status: answer.status, headers: headersOf(answer.headers) });
  };
}

/**
 * Strapi's own webhooks (Settings → Webhooks) refuse only loopback addresses, and follow redirects even
 * to these. Here they use the same guarded client as our webhooks. Called in `register`.
 */
export function guardStrapiWebhooks(strapi: Core.Strapi): void {
  webhookRunner<Fetch>(strapi).fetch = guardedFetch(
    createOutboundClient(operatorsPolicy(settingsOf(strapi))),
  );
}

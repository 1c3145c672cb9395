import type { Core } from '@strapi/strapi';
import { createOutboundClient } from '../../outbound/client';
import { guardedFetch, type Fetch } from '../../outbound/guarded-fetch';
import { operatorsPolicy } from '../../outbound/policy';
import { settingsOf } from '../../settings';

/**
 * Strapi's own webhooks (Settings → Webhooks) refuse only loopback addresses, and still follow redirects
 * to them. Here they go through the same client as ours. Called in `register`.
 */
export function guardStrapiWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner') as { fetch?: Fetch };
  if (typeof runner.fetch !== 'function') {
    throw new Error("Strapi's webhooks send by other means now: see docs/decisions/0018");
  }
  runner.fetch = guardedFetch(createOutboundClient(operatorsPolicy(settingsOf(strapi))));
}

import type { Core } from '@strapi/strapi';
import { createOutboundClient } from '../../outbound/client';
import { guardedFetch, type Fetch } from '../../outbound/guarded-fetch';
import { webhookRunner } from '../../strapi/webhook-runner';
import { operatorsPolicy } from '../../outbound/policy';
import { settingsOf } from '../../strapi/settings-service';

/**
 * Strapi's own webhooks (Settings → Webhooks) refuse only loopback addresses, and still follow redirects
 * to them. Here they go through the same client as ours. Called in `register`.
 */
export function guardStrapiWebhooks(strapi: Core.Strapi): void {
  webhookRunner<Fetch>(strapi).fetch = guardedFetch(
    createOutboundClient(operatorsPolicy(settingsOf(strapi))),
  );
}

import type { Core } from '@strapi/strapi';
import { createOutboundClient } from '../../outbound/client';
import { guardedFetch, type Fetch } from '../../outbound/guarded-fetch';
import { webhookRunner } from '../../strapi/webhook-runner';
import { operatorsPolicy } from '../../outbound/policy';
import { settingsOf } from '../../strapi/settings-service';

/**
 * Strapi's own webhooks (Settings → Webhooks) refuse only loopback addresses, and follow redirects even
 * to these. Here they use the same guarded client as our webhooks. Called in `register`.
 */
export function guardStrapiWebhooks(strapi: Core.Strapi): void {
  webhookRunner<Fetch>(strapi).fetch = guardedFetch(
    createOutboundClient(operatorsPolicy(settingsOf(strapi))),
  );
}

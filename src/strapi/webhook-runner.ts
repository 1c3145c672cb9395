import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

const RUNNER = {
  name: 'webhookRunner',
  breaks: 'Strapi’s own webhooks could reach addresses of the private network',
};

interface Runner<Fetch> {
  fetch: Fetch;
}

/** Strapi's own sender of webhooks (Settings → Webhooks). */
export function webhookRunner<Fetch>(strapi: Core.Strapi): Runner<Fetch> {
  return requirePart<Runner<Fetch>>(RUNNER, strapi.get('webhookRunner'), ['fetch']);
}

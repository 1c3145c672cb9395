import { column, index, table, type Step } from '../step';

/**
 * The secrets are not a content type, because an administrator can read every content type over the
 * Content Manager's API, hidden or not. Strapi does not touch tables that it did not make.
 */
export const webhookSecrets: Step = {
  number: 2,
  name: 'webhook-secrets',
  parts: [
    // The worker searches for these rows. They stay few even when many deliveries are kept.
    index(
      'webhook_deliveries_due',
      `ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'pending'`,
    ),
    table(
      'webhook_secrets',
      `id serial PRIMARY KEY,
      endpoint_id integer NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
      secret text NOT NULL,
      created_at timestamp NOT NULL,
      expires_at timestamp`,
    ),
    // Nobody knows whether the rows from before this column were shown, so they count as shown.
    column('webhook_secrets', 'shown', 'boolean NOT NULL DEFAULT true'),
    index('webhook_secrets_endpoint', 'ON webhook_secrets (endpoint_id, id)'),
  ],
};

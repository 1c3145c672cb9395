import { z } from 'zod';
import { DELIVERY_STATES, EVENT_TYPES } from '../domain/events';

/** The answers of the webhook routes, for the OpenAPI document. Tests check every real answer against them. */
const timestamp = z.iso.datetime().meta({ description: 'UTC, milliseconds.' });

const endpoint = {
  id: z.uuid(),
  business_id: z.uuid(),
  url: z.string(),
  description: z.string().nullable(),
  events: z
    .array(z.enum(EVENT_TYPES))
    .nullable()
    .meta({ description: 'The events that are sent; null means the usual ones.' }),
  enabled: z.boolean(),
  disabled_reason: z
    .string()
    .nullable()
    .meta({ description: 'Why the service disabled it; null if it did not.' }),
  failing_since: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
};

export const WEBHOOK_ENDPOINT = z.object(endpoint).meta({ id: 'WebhookEndpoint' });

export const WEBHOOK_ENDPOINT_WITH_SECRET = z
  .object({
    ...endpoint,
    secret: z.string().optional().meta({
      description:
        '`whsec_` and base64. Later answers do not show it, nor does a repeat with the same Idempotency-Key.',
    }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' });

export const WEBHOOK_DELIVERY = z
  .object({
    id: z.uuid(),
    endpoint_id: z.uuid(),
    event_id: z.string().meta({ description: 'The `webhook-id` of every attempt.' }),
    event_type: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    next_attempt_at: timestamp.nullable(),
    last_attempt_at: timestamp.nullable(),
    last_status: z.int().nullable(),
    last_error: z.string().nullable(),
    duration_ms: z.int().nullable(),
    response_excerpt: z.string().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'WebhookDelivery' });

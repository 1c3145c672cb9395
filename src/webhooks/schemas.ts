import { z } from 'zod';
import { checkFlag as flag, type Check } from '../domain/checks';
import { DELIVERY_STATES, EVENT_TYPES, OPT_IN_EVENTS, type EventType } from '../domain/events';
import { say } from '../messages/message';
import {
  changeable,
  clearable,
  DOCS,
  oneOf,
  optional,
  required,
  text,
  uuid,
  withDefault,
} from '../validation/fields';
import { PAGING } from '../validation/paging';

const LONGEST_URL = 2_048;

/** An http or https URL without a password. Its address is checked at every delivery. */
const url: Check<string> = (input) => {
  const checked = text(LONGEST_URL)(input);
  if ('problem' in checked) return checked;
  const parsed = URL.canParse(checked.value) ? new URL(checked.value) : null;
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) {
    return { problem: say('not_web_url') };
  }
  return parsed.username === '' && parsed.password === ''
    ? { value: checked.value }
    : { problem: say('webhook_url_has_login') };
};

const events: Check<EventType[]> = (input) => {
  if (!Array.isArray(input) || input.length === 0) {
    return { problem: say('no_event_type') };
  }
  const unknown = input.some((one) => !EVENT_TYPES.includes(one as EventType));
  if (unknown) return { problem: say('holds_others', { values: EVENT_TYPES.join(', ') }) };
  return { value: [...new Set(input as EventType[])] };
};

const docs = {
  url: {
    ...DOCS.text(
      'The http or https URL that events are sent to. It must be a public address.',
      LONGEST_URL,
    ),
    format: 'uri',
  },
  description: DOCS.text('A note for yourself.'),
  events: {
    type: 'array',
    minItems: 1,
    items: { enum: [...EVENT_TYPES] },
    description: `The events to send. null means all but ${OPT_IN_EVENTS.join(', ')}; these go only to endpoints that list them.`,
  },
  enabled: { type: 'boolean', description: 'While false, events are neither sent nor recorded.' },
};

/** Body of POST /api/v1/webhook-endpoints, and the fields of the admin panel's form. */
export const WEBHOOK_ENDPOINT_CREATE = z
  .object({
    url: required(url, docs.url),
    description: optional(text(), docs.description),
    events: optional(events, docs.events),
    enabled: withDefault(flag, true, { ...docs.enabled, default: true }),
  })
  .meta({ id: 'WebhookEndpointCreate', title: 'Webhook endpoint to create' });

/** Body of PATCH /api/v1/webhook-endpoints/{id}. */
export const WEBHOOK_ENDPOINT_UPDATE = z
  .object({
    url: changeable(url, docs.url),
    description: clearable(text(), docs.description),
    events: clearable(events, docs.events),
    enabled: changeable(flag, docs.enabled),
  })
  .meta({ id: 'WebhookEndpointUpdate', title: 'Change to a webhook endpoint' });

export const WEBHOOK_ENDPOINT_FIELDS = ['url', 'description', 'events', 'enabled'] as const;

export type WebhookEndpointCreate = z.infer<typeof WEBHOOK_ENDPOINT_CREATE>;
export type WebhookEndpointUpdate = z.infer<typeof WEBHOOK_ENDPOINT_UPDATE>;

export const WEBHOOK_ENDPOINT_SEARCH = z.object(PAGING);

export const WEBHOOK_DELIVERY_SEARCH = z.object({
  endpoint_id: optional(uuid, DOCS.uuid('Deliveries to this endpoint.')),
  state: optional(oneOf(DELIVERY_STATES), DOCS.oneOf(DELIVERY_STATES, 'Deliveries in this state.')),
  ...PAGING,
});

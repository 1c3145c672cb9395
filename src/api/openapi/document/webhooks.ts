import { deliveryOf } from '../../../billing/schemas/event';
import { EVENT_TYPES, OPT_IN_EVENTS, PING, type EventType } from '../../../domain/events';
import { unnamedSchema } from './schemas';

type Json = Record<string, unknown>;

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const SIGNED = [
  header('webhook-id', 'The id of the event. A repeated delivery has the same.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header('webhook-signature', 'One signature per valid secret: `v1,` and Base64, after a space.'),
];

const PING_BODY: Json = {
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { const: PING },
    timestamp: { type: 'string', format: 'date-time' },
    data: {
      type: 'object',
      required: ['webhook_endpoint_id'],
      properties: { webhook_endpoint_id: { type: 'string', format: 'uuid' } },
    },
  },
};

const isOptIn = (type: string): boolean => (OPT_IN_EVENTS as readonly string[]).includes(type);

const whoGets = (type: string): string => {
  if (type === PING) return 'For the endpoint that somebody asks to be tried.';
  return isOptIn(type)
    ? 'For endpoints whose `events` list it.'
    : 'For endpoints that list no events, or this one.';
};

/** The name of an operation, such as `onInvoicePaid`. */
const nameOf = (type: string): string =>
  `on${type.replace(/(?:^|[._])(.)/g, (_all, first: string) => first.toUpperCase())}`;

const delivery = (type: string, schema: Json): Json => ({
  post: {
    operationId: nameOf(type),
    tags: ['Webhooks'],
    summary: type,
    description: whoGets(type),
    security: [],
    parameters: SIGNED,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Received. Any other answer is tried again.' } },
  },
});

const usual = (type: EventType): [string, Json] => [
  type,
  delivery(type, unnamedSchema(deliveryOf(type))),
];

/** `webhooks`: what the service sends, by type of event. */
export const webhooks = (): Json =>
  Object.fromEntries([...EVENT_TYPES.map(usual), [PING, delivery(PING, PING_BODY)]]);

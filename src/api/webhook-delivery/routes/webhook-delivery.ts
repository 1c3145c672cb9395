import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { WEBHOOK_DELIVERY } from '../../../webhooks/answers';
import { WEBHOOK_DELIVERY_SEARCH } from '../../../webhooks/schemas';

export const WEBHOOK_DELIVERY_OPERATIONS = [
  keyOperation('GET', '/webhook-deliveries', 'webhook-delivery.find', {
    id: 'listWebhookDeliveries',
    tag: 'Webhooks',
    summary: 'List deliveries, newest first',
    query: WEBHOOK_DELIVERY_SEARCH,
    answer: WEBHOOK_DELIVERY,
    list: true,
  }),
  keyOperation('POST', '/webhook-deliveries/:id/redeliver', 'webhook-delivery.redeliver', {
    id: 'redeliverWebhook',
    tag: 'Webhooks',
    summary: 'Send a delivery again with the same event id and body',
    does: 'sends',
    confirm: false,
    answer: WEBHOOK_DELIVERY,
  }),
];

export default routesOf(WEBHOOK_DELIVERY_OPERATIONS);

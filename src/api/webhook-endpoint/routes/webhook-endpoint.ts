import { keyRoute } from '../../../http/routes/route';
import { pingEndpoint, rotateSecret } from '../actions';

const record = 'webhook_endpoints';
const CHANGE = { permissions: ['api::webhook-endpoint.webhook-endpoint.update'], record } as const;

export default {
  routes: [
    keyRoute('POST', '/webhook-endpoints', 'webhook-endpoint.create'),
    keyRoute('GET', '/webhook-endpoints', 'webhook-endpoint.find'),
    keyRoute('GET', '/webhook-endpoints/:id', 'webhook-endpoint.findOne'),
    keyRoute('PATCH', '/webhook-endpoints/:id', 'webhook-endpoint.update', { record }),
    keyRoute('DELETE', '/webhook-endpoints/:id', 'webhook-endpoint.delete', { record }),
    keyRoute('POST', '/webhook-endpoints/:id/rotate-secret', rotateSecret, CHANGE),
    keyRoute('POST', '/webhook-endpoints/:id/ping', pingEndpoint, {
      ...CHANGE,
      answers: 'webhook-deliveries',
    }),
  ],
};

import { keyRoute } from '../../../http/auth/route';
import { pingEndpoint, rotateSecret } from '../actions';

const CHANGE = ['api::webhook-endpoint.webhook-endpoint.update'];

export default {
  routes: [
    keyRoute('POST', '/webhook-endpoints', 'webhook-endpoint.create'),
    keyRoute('GET', '/webhook-endpoints', 'webhook-endpoint.find'),
    keyRoute('GET', '/webhook-endpoints/:id', 'webhook-endpoint.findOne'),
    keyRoute('PATCH', '/webhook-endpoints/:id', 'webhook-endpoint.update'),
    keyRoute('DELETE', '/webhook-endpoints/:id', 'webhook-endpoint.delete'),
    keyRoute('POST', '/webhook-endpoints/:id/rotate-secret', rotateSecret, CHANGE),
    keyRoute('POST', '/webhook-endpoints/:id/ping', pingEndpoint, CHANGE),
  ],
};

import { keyRoute } from '../../../http/routes/route';

export default {
  routes: [
    keyRoute('GET', '/webhook-deliveries', 'webhook-delivery.find'),
    keyRoute('POST', '/webhook-deliveries/:id/redeliver', 'webhook-delivery.redeliver'),
  ],
};

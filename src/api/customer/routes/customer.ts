import { keyRoute } from '../../../http/routes/route';

export default {
  routes: [
    keyRoute('POST', '/customers', 'customer.create'),
    keyRoute('GET', '/customers', 'customer.find'),
    keyRoute('GET', '/customers/:id', 'customer.findOne'),
    keyRoute('PATCH', '/customers/:id', 'customer.update', { record: 'customers' }),
    keyRoute('POST', '/customers/:id/portal-sessions', 'customer.openPortal', {
      permissions: ['api::customer.customer.update'],
      record: 'customers',
    }),
  ],
};

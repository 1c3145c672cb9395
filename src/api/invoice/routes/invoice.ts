import { keyRoute } from '../../../http/routes/route';

export default {
  routes: [
    keyRoute('POST', '/invoices', 'invoice.create'),
    keyRoute('GET', '/invoices', 'invoice.find'),
    keyRoute('GET', '/invoices/:id', 'invoice.findOne'),
    keyRoute('PATCH', '/invoices/:id', 'invoice.update', { record: 'invoices' }),
  ],
};

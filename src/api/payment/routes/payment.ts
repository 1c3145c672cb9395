import { keyRoute } from '../../../http/routes/route';
import { paymentsOfInvoice } from '../payments-of-invoice';

export default {
  routes: [
    keyRoute('POST', '/invoices/:id/payments', 'payment.create', {
      record: 'invoices',
      answers: 'payments',
    }),
    keyRoute('GET', '/invoices/:id/payments', paymentsOfInvoice, {
      permissions: ['api::payment.payment.find'],
    }),
    keyRoute('GET', '/payments', 'payment.find'),
    keyRoute('GET', '/payments/:id', 'payment.findOne'),
    keyRoute('POST', '/payments/:id/void', 'payment.update', { record: 'payments' }),
  ],
};

import { INVOICE } from '../../../billing/kind';
import { replaceInvoice } from '../../../billing/replace-invoice';
import { INVOICE_CREATE } from '../../../billing/schemas/invoice';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { draftRoutes } from '../../../http/routes/draft-routes';
import { keyRoute } from '../../../http/routes/route';

const drafts = draftRoutes({
  kind: INVOICE,
  permission: 'api::invoice.invoice.update',
  body: INVOICE_CREATE,
  answer: SENT_BACK.invoice,
  replace: replaceInvoice,
});

export default {
  routes: [
    keyRoute('POST', '/invoices', 'invoice.create'),
    keyRoute('GET', '/invoices', 'invoice.find'),
    keyRoute('GET', '/invoices/:id', 'invoice.findOne'),
    keyRoute('PATCH', '/invoices/:id', 'invoice.update', { record: 'invoices' }),
    ...drafts,
  ],
};

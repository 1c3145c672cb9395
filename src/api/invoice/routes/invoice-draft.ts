import { INVOICE } from '../../../billing/kind';
import { replaceInvoice } from '../../../billing/replace-invoice';
import { INVOICE_CREATE } from '../../../billing/schemas/invoice';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { draftRoutes } from '../../../http/routes/draft-routes';

export default {
  routes: draftRoutes({
    kind: INVOICE,
    permission: 'api::invoice.invoice.update',
    body: INVOICE_CREATE,
    answer: SENT_BACK.invoice,
    replace: replaceInvoice,
  }),
};

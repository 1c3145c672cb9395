import { keyRoute } from '../../../http/routes/route';
import { convertRoute } from '../convert-route';

/** A conversion writes both records, so it needs the permissions of both and has none of its own. */
const permissions = ['api::quotation.quotation.update', 'api::invoice.invoice.create'];

export default {
  routes: [
    keyRoute('POST', '/quotations/:id/convert', convertRoute, {
      permissions,
      record: 'quotations',
      answers: 'invoices',
    }),
  ],
};

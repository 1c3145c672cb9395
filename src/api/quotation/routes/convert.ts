import { keyRoute } from '../../../http/auth/route';
import { convertQuotation } from '../convert-route';

/** Needs what writing both records needs; it has no permission of its own. */
const permissions = ['api::quotation.quotation.update', 'api::invoice.invoice.create'];

export default {
  routes: [
    keyRoute('POST', '/quotations/:id/convert', convertQuotation, {
      permissions,
      record: 'quotations',
    }),
  ],
};

import type { Context } from 'koa';
import { keyRoute } from '../../../http/routes/route';
import { INVOICE } from '../../../billing/kind';
import { PAGES } from '../../../billing/schemas/payment';
import { serializePayment } from '../../../billing/serialize/payment';
import { listPayments } from '../../../billing/sql/payments';
import { requireDocument } from '../../../billing/sql/require-document';
import { database } from '../../../database/pool';
import { sendRows } from '../../../http/answers/list-answer';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { runningStrapi } from '../../../strapi/service';

const NO_FILTER = { customer_id: null, from: null, to: null };

/** GET /api/v1/invoices/{id}/payments. A function, so that it needs no permission of its own. */
async function paymentsOfInvoice(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const db = database(strapi);
  const invoice_id = await requireDocument(db, INVOICE, who.businessRowId, pathId(ctx));
  const search = { ...NO_FILTER, ...parseQuery(ctx, PAGES), invoice_id };
  const page = await listPayments(db, who.businessRowId, search);
  sendRows(ctx, page, search, (row) => serializePayment(row, who.businessId));
}

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

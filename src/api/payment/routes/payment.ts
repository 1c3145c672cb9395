import type { Context } from 'koa';
import { keyRoute } from '../../../http/routes/route';
import { INVOICE } from '../../../billing/kind';
import { ALL_PAYMENTS, PAGES, PAYMENT_UPDATE } from '../../../billing/schemas/payment';
import { PAYMENT } from '../../../billing/schemas/settlement-answers';
import { serializePayment } from '../../../billing/serialize/payment';
import { LISTED_PAYMENTS } from '../../../billing/sql/payments';
import { requireDocument } from '../../../billing/sql/require-document';
import { updatePayment } from '../../../billing/update-payment';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseQuery, pathId, requireSomeField } from '../../../http/requests/request';
import { runningStrapi } from '../../../strapi/service';

const CHANGES = Object.keys(PAYMENT_UPDATE.shape);

/** GET /api/v1/invoices/{id}/payments. A function, so that it needs no permission of its own. */
async function paymentsOfInvoice(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const { businessRowId } = caller(ctx);
  const invoice_id = await requireDocument(database(strapi), INVOICE, businessRowId, pathId(ctx));
  const search = { ...ALL_PAYMENTS, ...parseQuery(ctx, PAGES), invoice_id };
  return sendRecords(strapi, ctx, search, LISTED_PAYMENTS, serializePayment);
}

/** PATCH /api/v1/payments/{id}. A function, since the action `update` voids a payment. */
async function change(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const update = parseBody(ctx, PAYMENT_UPDATE, { answer: PAYMENT });
  requireSomeField(update, CHANGES);
  const payment = await inTransaction(strapi, ctx, (trx) =>
    updatePayment(strapi, trx, who, pathId(ctx), update),
  );
  send(ctx, 200, serializePayment(payment, who.businessId));
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
    keyRoute('PATCH', '/payments/:id', change, {
      permissions: ['api::payment.payment.create'],
      record: 'payments',
    }),
    keyRoute('POST', '/payments/:id/void', 'payment.update', { record: 'payments' }),
  ],
};

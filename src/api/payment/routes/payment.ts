import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import {
  ALL_PAYMENTS,
  PAGES,
  PAYMENT_CREATE,
  PAYMENT_SEARCH,
  PAYMENT_UPDATE,
} from '../../../billing/schemas/payment';
import { PAYMENT } from '../../../billing/schemas/settlement-answers';
import { serializePayment } from '../../../billing/serialize/payment';
import { LISTED_PAYMENTS } from '../../../billing/sql/payments';
import { requireDocument } from '../../../billing/sql/require-document';
import { updatePayment } from '../../../billing/payments/update-payment';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseQuery, pathId, requireSomeField } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { sendReceipt } from '../../../pdf/stored/send-receipt';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';

const CHANGES = Object.keys(PAYMENT_UPDATE.shape);

/** GET /api/v1/invoices/{id}/payments. A function, so that it needs no permission of its own. */
async function paymentsOfInvoice(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const { businessRowId } = caller(ctx);
  const invoice_id = await requireDocument(database(strapi), INVOICE, businessRowId, pathId(ctx));
  const search = { ...ALL_PAYMENTS, ...parseQuery(ctx, PAGES), invoice_id };
  return sendRecords(strapi, ctx, search, LISTED_PAYMENTS, serializePayment);
}

/** GET /api/v1/payments/{id}/pdf. */
const print = (ctx: Context): Promise<void> =>
  sendReceipt(runningStrapi(), ctx, 'payment', { ...caller(ctx), id: pathId(ctx) });

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

export const PAYMENT_OPERATIONS = [
  keyOperation('POST', '/invoices/:id/payments', 'payment.create', {
    id: 'recordPayment',
    tag: 'Payments',
    summary: 'Record a payment of an invoice; one that pays the rest makes it paid',
    does: 'creates',
    confirm: true,
    record: 'invoices',
    about: 'payments',
    body: PAYMENT_CREATE,
    example: EXAMPLES.payment,
    answer: PAYMENT,
    emits: 'payment.recorded and, if nothing is due any more, invoice.paid',
    refuses: ['invoice_not_payable', 'amount_exceeds_due', 'period_closed'],
  }),
  keyOperation('GET', '/invoices/:id/payments', paymentsOfInvoice, {
    id: 'listPaymentsOfInvoice',
    tag: 'Payments',
    summary: 'List the payments of an invoice, newest first',
    permissions: ['api::payment.payment.find'],
    query: PAGES,
    answer: PAYMENT,
    list: true,
  }),
  keyOperation('GET', '/payments', 'payment.find', {
    id: 'searchPayments',
    tag: 'Payments',
    summary: 'Search payments, by default newest first',
    query: PAYMENT_SEARCH,
    answer: PAYMENT,
    list: true,
    csv: true,
  }),
  keyOperation('GET', '/payments/:id', 'payment.findOne', {
    id: 'retrievePayment',
    tag: 'Payments',
    summary: 'Retrieve a payment',
    answer: PAYMENT,
  }),
  keyOperation('GET', '/payments/:id/pdf', print, {
    id: 'printPayment',
    tag: 'Payments',
    summary: 'Download the receipt of a recorded payment',
    permissions: ['api::payment.payment.findOne'],
    answer: 'PDF',
    refuses: ['no_receipt'],
  }),
  keyOperation('PATCH', '/payments/:id', change, {
    id: 'updatePayment',
    tag: 'Payments',
    summary: 'Update the method, reference, note or metadata of a payment',
    permissions: ['api::payment.payment.create'],
    record: 'payments',
    body: PAYMENT_UPDATE,
    example: EXAMPLES.paymentUpdate,
    answer: PAYMENT,
    emits: 'payment.updated',
    refuses: ['period_closed'],
  }),
  keyOperation('POST', '/payments/:id/void', 'payment.update', {
    id: 'voidPayment',
    tag: 'Payments',
    summary: 'Void a payment; a second time changes nothing',
    does: 'changes',
    confirm: true,
    idempotent: true,
    record: 'payments',
    answer: PAYMENT,
    emits: 'payment.voided, and invoice.cancelled if credit notes cover the invoice',
    refuses: ['payment_refunded', 'period_closed'],
  }),
];

export default routesOf(PAYMENT_OPERATIONS);

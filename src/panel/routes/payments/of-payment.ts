import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { getPayment, type PaymentRow } from '../../../billing/sql/payments';
import type { BillingTenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { dateInZone } from '../../../domain/dates';
import type { PanelRefund, PaymentAccount } from '../../answers';
import { mayUseBusiness } from '../../roles/ability';
import { REFUND_COLUMNS, REFUND_FIELDS } from '../credits/refunds-of-note';
import { documentOwner } from '../document-owner';
import { openRecord, operatorOf, readsAll } from '../operator';
import type { PanelAnswer } from '../route';
import { rowsOf } from '../rows-of';
import { DESCRIBING } from './change';
import { openInvoices } from './open-invoices';

const PAYMENT = CONTENT_TYPE.payment;
const FIELDS = ['amount', 'unallocated_amount', 'currency', 'paid_on', 'state'];

/** The rows that stand beside a payment, from a table that names it in `of_payment`. */
const besides = (rowId: number) => ({ column: 'of_payment', rowId });

/** Who paid, as far as the operator may see it. */
async function payerOf(strapi: Core.Strapi, ctx: Context, rowId: number) {
  const [customer] = await rowsOf<NonNullable<PaymentAccount['customer']>>(strapi, ctx, {
    uid: CONTENT_TYPE.customer,
    fields: ['name'],
    columns: 'd.document_id AS "documentId", d.name',
    from: `(SELECT c.*, p.id AS of_payment FROM payments p JOIN customers c ON c.id = p.customer_id) d`,
    parent: besides(rowId),
    order: 'd.id',
  });
  return customer ?? null;
}

/** What a payment pays. An invoice that the operator may not see has no name. */
async function partsOf(
  strapi: Core.Strapi,
  ctx: Context,
  rowId: number,
  { allocations }: PaymentRow,
): Promise<PaymentAccount['allocations']> {
  const seen = await rowsOf<{ documentId: string; number: string }>(strapi, ctx, {
    uid: INVOICE.uid,
    fields: ['invoice_number'],
    columns: 'DISTINCT d.id, d.document_id AS "documentId", d.invoice_number AS number',
    from: `(SELECT i.*, a.payment_id AS of_payment FROM allocations a JOIN invoices i ON i.id = a.invoice_id) d`,
    parent: besides(rowId),
    order: 'd.id',
  });
  const byId = new Map(seen.map(({ documentId, number }) => [documentId, { documentId, number }]));
  return allocations.map(({ id, invoice_id, amount, status }) => ({
    documentId: id,
    invoice: byId.get(invoice_id) ?? null,
    amount,
    state: status,
  }));
}

const refundsOf = (strapi: Core.Strapi, ctx: Context, rowId: number): Promise<PanelRefund[]> =>
  rowsOf<PanelRefund>(strapi, ctx, {
    uid: CONTENT_TYPE.refund,
    fields: REFUND_FIELDS,
    columns: REFUND_COLUMNS,
    from: 'refunds d',
    parent: { column: 'payment_id', rowId },
    order: 'd.refunded_on DESC, d.id DESC',
  });

function rightsOf(
  strapi: Core.Strapi,
  ctx: Context,
  { businessRowId }: BillingTenant,
  { status, method, unallocated_amount: left }: PaymentRow,
): PaymentAccount['can'] {
  const may = (uid: typeof PAYMENT | typeof CONTENT_TYPE.refund, action: 'create' | 'update') =>
    mayUseBusiness(strapi, operatorOf(ctx), uid, action, businessRowId);
  const isLeft = left !== '0';
  const mayVoid = status === 'recorded' && may(PAYMENT, 'update');
  return {
    allocate: isLeft && may(PAYMENT, 'create'),
    void: mayVoid,
    // A write-off is no money, so it is never on account.
    voidPart: mayVoid && method !== 'write_off',
    refund: isLeft && may(CONTENT_TYPE.refund, 'create'),
    voidRefund: may(CONTENT_TYPE.refund, 'update'),
    change: may(PAYMENT, 'update') && readsAll(strapi, ctx, PAYMENT, DESCRIBING),
  };
}

/** GET /invoicing/payments/:id/account: what a payment pays, what is on account, and what was paid back. */
export async function paymentAccount(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<PaymentAccount>> {
  const { id, documentId } = await openRecord(strapi, ctx, PAYMENT);
  if (!readsAll(strapi, ctx, PAYMENT, FIELDS)) throw new errors.ForbiddenError();
  const who = await documentOwner(strapi, 'payments', documentId);
  const payment = await getPayment(database(strapi), who.businessRowId, documentId);
  const { amount, currency, paid_on, unallocated_amount: left } = payment;
  const can = rightsOf(strapi, ctx, who, payment);
  const isDescribed = readsAll(strapi, ctx, PAYMENT, DESCRIBING);
  const data: PaymentAccount = {
    amount,
    currency,
    paid_on,
    customer: await payerOf(strapi, ctx, id),
    allocations: await partsOf(strapi, ctx, id, payment),
    refunds: await refundsOf(strapi, ctx, id),
    on_account: left,
    state: payment.status,
    method: payment.method,
    reference: isDescribed ? payment.reference : null,
    note: isDescribed ? payment.note : null,
    open: can.allocate ? await openInvoices(strapi, ctx, { payment: id }) : [],
    today: dateInZone(who.timeZone, new Date()),
    can,
  };
  return { data };
}

import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { settlementOf } from '../../../billing/settle';
import { settledOf } from '../../../billing/sql/credit-notes';
import { readSettlement } from '../../../billing/sql/settlement';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { jsonTime } from '../../../database/timestamps';
import { dueAmount } from '../../../domain/amount-due';
import { dateInZone } from '../../../domain/dates';
import { ApiError } from '../../../domain/errors';
import { isOpen } from '../../../domain/invoice-status';
import { decimalText } from '../../../domain/money';
import { voidPayment, type Settled, type Settlement } from '../../../domain/settlement';
import { onlinePayments } from '../../../online/sql/online-payments';
import { labelOf } from '../../../providers';
import { mayUseBusiness } from '../../roles/ability';
import type { InvoicePayments, OnlinePayment, PanelPayment } from '../../answers';
import { documentOwner } from '../document-owner';
import { openRecord, operatorOf, readsAll } from '../operator';
import type { PanelAnswer } from '../route';
import { rowsOf } from '../rows-of';

const PAYMENT = CONTENT_TYPE.payment;

type StoredPayment = Omit<PanelPayment, 'due_again'>;

/** The fields that are shown. A role must allow all of them. */
const PAYMENT_FIELDS = ['amount', 'currency', 'paid_on', 'method', 'reference', 'note', 'state'];
const DUE_FIELDS = ['state', 'total', 'amount_paid', 'amount_credited', 'currency'];

/** What voiding it leaves due beyond what is due now; null for what cannot be voided. */
function dueAgain(settled: Settled, { amount, method, state }: StoredPayment) {
  if (state === 'voided') return null;
  const voided = {
    amount: new Big(amount),
    isWriteOff: method === 'write_off',
    unpaid: 'sent',
  } as const;
  try {
    const { settlement } = voidPayment(settled, voided);
    return decimalText(dueAmount(settlement).minus(dueAmount(settled.settlement)));
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** What payments pay of an invoice, as far as the operator may see them, the latest first. */
async function paymentsOf(
  strapi: Core.Strapi,
  ctx: Context,
  invoiceRowId: number,
): Promise<StoredPayment[]> {
  const columns = `d.document_id AS "documentId", trim_scale(d.part)::text AS amount, d.currency,
    d.paid_on, ${jsonTime('d.part_created_at')} AS recorded_at, d.method, d.reference, d.note, d.part_state AS state, d.allocation,
    d.part = d.amount AS is_whole`;
  return rowsOf(strapi, ctx, {
    uid: PAYMENT,
    fields: PAYMENT_FIELDS,
    columns,
    from: `(SELECT p.*, a.id AS part_id, a.document_id AS allocation, a.invoice_id AS of_invoice, a.amount AS part, a.state AS part_state,
        a.created_at AS part_created_at
      FROM allocations a JOIN payments p ON p.id = a.payment_id) d`,
    parent: { column: 'of_invoice', rowId: invoiceRowId },
    order: 'd.paid_on DESC, d.part_id DESC',
  });
}

/** What the customer has on account in the currency of an invoice, as far as the operator may see it. */
async function onAccount(strapi: Core.Strapi, ctx: Context, invoiceRowId: number): Promise<string> {
  const [row] = await rowsOf<{ amount: string }>(strapi, ctx, {
    uid: PAYMENT,
    fields: ['unallocated_amount', 'currency'],
    columns: 'coalesce(trim_scale(sum(d.unallocated_amount)), 0)::text AS amount',
    from: `(SELECT p.*, i.id AS for_invoice FROM payments p
      JOIN invoices i ON i.customer_id = p.customer_id AND i.currency = p.currency) d`,
    parent: { column: 'for_invoice', rowId: invoiceRowId },
    order: '1',
  });
  return row?.amount ?? '0';
}

const SHOWN_ATTEMPTS = 5;

/** The attempts to pay an invoice at a provider, for operators who may see payments. */
async function onlineOf(
  strapi: Core.Strapi,
  ctx: Context,
  invoiceRowId: number,
): Promise<OnlinePayment[]> {
  if (!readsAll(strapi, ctx, PAYMENT, PAYMENT_FIELDS)) return [];
  const all = await onlinePayments(database(strapi), invoiceRowId, SHOWN_ATTEMPTS);
  return all.map((one) => ({ ...one, provider: labelOf(one.provider) }));
}

const isPayable = (invoice: Settlement): boolean =>
  isOpen(invoice.status) && dueAmount(invoice).gt(0);

/** GET /invoicing/invoices/:id/payments: the payments of an invoice, and what is still due. */
export async function listInvoicePayments(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<InvoicePayments>> {
  const invoice = await openRecord(strapi, ctx, INVOICE.uid);
  const db = database(strapi);
  const { businessRowId, timeZone } = await documentOwner(strapi, 'invoices', invoice.documentId);
  const found = await readSettlement(db, businessRowId, invoice.documentId);
  const settled = await settledOf(db, found, settlementOf(found));
  const may = (action: 'create' | 'update') =>
    mayUseBusiness(strapi, operatorOf(ctx), PAYMENT, action, businessRowId);
  const reads = readsAll(strapi, ctx, INVOICE.uid, DUE_FIELDS);
  const payments = await paymentsOf(strapi, ctx, invoice.id);
  const { settlement } = settled;
  const data: InvoicePayments = {
    payments: payments.map((one) => ({
      ...one,
      due_again: reads ? dueAgain(settled, one) : null,
    })),
    currency: found.currency,
    amount_due: reads ? decimalText(dueAmount(settlement)) : null,
    on_account: reads ? await onAccount(strapi, ctx, invoice.id) : null,
    online: reads ? await onlineOf(strapi, ctx, invoice.id) : [],
    today: dateInZone(timeZone, new Date()),
    can: { record: isPayable(settlement) && may('create'), void: may('update') },
  };
  return { data };
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../billing/kind';
import { CONTENT_TYPE } from '../../content-types';
import type { Queryable } from '../../database/connection';
import { database } from '../../database/pool';
import { amountDue } from '../../domain/amount-due';
import { dateInZone } from '../../domain/dates';
import { mayUseBusiness } from '../roles/ability';
import type { InvoicePayments, PanelPayment } from '../answers';
import { openRecord, operatorOf, readsAll } from './operator';
import type { PanelAnswer } from './route';
import { rowsOf } from './rows-of';

const PAYMENT = CONTENT_TYPE.payment;

/** The fields that are shown. A role must allow all of them. */
const PAYMENT_FIELDS = ['amount', 'currency', 'paid_on', 'method', 'reference', 'note', 'state'];
const DUE_FIELDS = ['state', 'total', 'amount_paid', 'amount_credited', 'currency'];

interface Owed {
  business: number;
  time_zone: string;
  status: string;
  currency: string;
  total: string;
  amount_paid: string;
  amount_credited: string;
}

async function findOwed(db: Queryable, invoice: string): Promise<Owed> {
  const amounts = ['total', 'amount_paid', 'amount_credited'].map(
    (name) => `trim_scale(coalesce(d.${name}, 0))::text AS ${name}`,
  );
  const [owed] = await db.query<Owed>({
    text: `SELECT b.id AS business, coalesce(b.time_zone, 'UTC') AS time_zone, d.state AS status,
        d.currency, ${amounts.join(', ')}
      FROM invoices d JOIN businesses b ON b.id = d.business_id WHERE d.document_id = $1`,
    values: [invoice],
  });
  if (!owed) throw new errors.NotFoundError();
  return owed;
}

/** The payments of an invoice that the operator may see, the latest first. */
async function paymentsOf(
  strapi: Core.Strapi,
  ctx: Context,
  invoiceRowId: number,
): Promise<PanelPayment[]> {
  const columns = `d.document_id AS "documentId", trim_scale(d.amount)::text AS amount, d.currency,
    d.paid_on, d.method, d.reference, d.note, d.state`;
  return rowsOf(strapi, ctx, {
    ...{ uid: PAYMENT, fields: PAYMENT_FIELDS, columns },
    from: 'payments d',
    parent: { column: 'invoice_id', rowId: invoiceRowId },
    order: 'd.paid_on DESC, d.id DESC',
  });
}

const isPayable = (owed: Owed): boolean =>
  !['draft', 'cancelled'].includes(owed.status) && Number(amountDue(owed)) > 0;

/** GET /invoicing/invoices/:id/payments: the payments of an invoice, and what is still due. */
export async function listInvoicePayments(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<InvoicePayments>> {
  const invoice = await openRecord(strapi, ctx, INVOICE.uid);
  const owed = await findOwed(database(strapi), invoice.documentId);
  const may = (action: 'create' | 'update') =>
    mayUseBusiness(strapi, operatorOf(ctx), PAYMENT, action, owed.business);
  const data: InvoicePayments = {
    payments: await paymentsOf(strapi, ctx, invoice.id),
    currency: owed.currency,
    amount_due: readsAll(strapi, ctx, INVOICE.uid, DUE_FIELDS) ? amountDue(owed) : null,
    today: dateInZone(owed.time_zone, new Date()),
    can: { record: isPayable(owed) && may('create'), void: may('update') },
  };
  return { data };
}

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { isOwed, uncovered } from '../../../billing/sql/amount-due';
import type { OpenInvoice } from '../../answers';
import { rowsOf } from '../rows-of';

/** As many as one payment of the API can name. */
const MOST = 100;

const FIELDS = [
  'invoice_number',
  'due_date',
  'currency',
  'state',
  'total',
  'amount_paid',
  'amount_credited',
];

/** A customer who owes, or a payment of one: it can pay what they owe in its currency. */
type Of = { customer: number } | { payment: number };

const OF_CUSTOMER = `(SELECT * FROM invoices i WHERE ${isOwed('i')}) d`;
const FOR_PAYMENT = `(SELECT i.*, p.id AS for_payment FROM payments p
  JOIN invoices i ON i.customer_id = p.customer_id AND i.currency = p.currency WHERE ${isOwed('i')}) d`;

/** What is owed, as far as the operator may see it, the first due first. Row ids. */
export const openInvoices = (strapi: Core.Strapi, ctx: Context, of: Of): Promise<OpenInvoice[]> =>
  rowsOf<OpenInvoice>(strapi, ctx, {
    uid: INVOICE.uid,
    fields: FIELDS,
    columns: `d.document_id AS "documentId", d.invoice_number AS number, d.due_date, d.currency,
      trim_scale(${uncovered('d')})::text AS amount_due`,
    ...('customer' in of
      ? { from: OF_CUSTOMER, parent: { column: 'customer_id', rowId: of.customer } }
      : { from: FOR_PAYMENT, parent: { column: 'for_payment', rowId: of.payment } }),
    order: 'd.due_date NULLS LAST, d.id',
    most: MOST,
  });

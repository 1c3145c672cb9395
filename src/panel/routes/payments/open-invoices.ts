import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { uncovered } from '../../../billing/sql/amount-due';
import type { OpenInvoice } from '../../answers';
import { rowsOf } from '../rows-of';

/** As many as one payment of the API can name. */
const MOST = 100;

const FIELDS = [
  'invoice_number',
  'issue_date',
  'due_date',
  'currency',
  'state',
  'total',
  'amount_paid',
  'amount_credited',
];

/** What a customer owes, as far as the operator may see it, the first due first. */
export const openInvoices = (
  strapi: Core.Strapi,
  ctx: Context,
  customerRowId: number,
): Promise<OpenInvoice[]> =>
  rowsOf<OpenInvoice>(strapi, ctx, {
    uid: INVOICE.uid,
    fields: FIELDS,
    columns: `d.document_id AS "documentId", d.invoice_number AS number, d.issue_date, d.due_date, d.currency,
      trim_scale(${uncovered('d')})::text AS amount_due`,
    from: `(SELECT * FROM invoices i
      WHERE i.state IN ('sent', 'overdue') AND ${uncovered('i')} > 0) d`,
    parent: { column: 'customer_id', rowId: customerRowId },
    order: 'd.due_date NULLS LAST, d.id',
    most: MOST,
  });

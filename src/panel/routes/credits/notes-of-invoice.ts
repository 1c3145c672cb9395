import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE } from '../../../billing/kind';
import { jsonTime } from '../../../database/timestamps';
import type { InvoiceCreditNotes, PanelCreditNote } from '../../answers';
import { openRecord } from '../operator';
import type { PanelAnswer } from '../route';
import { rowsOf } from '../rows-of';

const FIELDS = [
  'credit_note_number',
  'issue_date',
  'reason',
  'currency',
  'total',
  'applied_amount',
  'refunded_amount',
  'invoice',
];

const COLUMNS = `d.document_id AS "documentId", d.credit_note_number AS number, d.issue_date, d.reason,
  ${jsonTime('d.created_at')} AS created_at,
  d.currency, trim_scale(d.total)::text AS total,
  trim_scale(d.total - d.applied_amount - d.refunded_amount)::text AS refund_due`;

/** GET /invoicing/invoices/:id/credit-notes: those of the invoice, the latest first. */
export async function listCreditNotes(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<InvoiceCreditNotes>> {
  const invoice = await openRecord(strapi, ctx, INVOICE.uid);
  const data = await rowsOf<PanelCreditNote>(strapi, ctx, {
    uid: CREDIT_NOTE.uid,
    fields: FIELDS,
    columns: COLUMNS,
    from: 'credit_notes d',
    parent: { column: 'invoice_id', rowId: invoice.id },
    order: 'd.id DESC',
  });
  return { data };
}

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INVOICE, QUOTATION } from '../../billing/kind';
import { retrieveDocument } from '../../billing/sql/retrieve-document';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { apiName, columnName, fieldsOf, patchedFields } from '../../domain/fields/documents';
import { parseJson } from '../../domain/json';
import { jsonTime } from '../../database/timestamps';
import type { DocumentLock, InvoiceDelivery, InvoiceRecord, NumberedDocument } from '../answers';
import { ACTIONS, checkerOf, loadFor, type PanelRecord, type Uid } from '../roles/ability';
import { documentOwner } from './document-owner';
import { shownLines } from './history/shown-changes';
import { lockOf } from './lock';
import { openRecord, operatorOf, readsAll } from './operator';
import type { PanelAnswer } from './route';
import { rowsOf } from './rows-of';

const { uid } = INVOICE;
const DUE = ['state', 'total', 'amount_paid', 'amount_credited'];
const patched = (patch: 'open' | 'unsent') =>
  patchedFields('invoice', patch).map((field) => columnName('invoice', field));
const OPEN = patched('open');
const UNSENT = patched('unsent');

type Answered = Record<string, unknown> & { invoice_items: Record<string, unknown>[] };
type Shows = (attribute: string) => boolean;

/** The fields of the API's answer by the names of the form, and what no answer of the API has. */
function fieldsIn(found: Answered, seen: PanelRecord, shows: Shows): Record<string, unknown> {
  const fields = fieldsOf('invoice')
    .map((field) => [columnName('invoice', field), apiName('invoice', field)] as const)
    .filter(([column, name]) => name in found && shows(column))
    .map(([column, name]) => [column, found[name]] as const);
  return {
    ...Object.fromEntries(fields),
    ...(DUE.every(shows) ? { amount_due: found['amount_due'] } : {}),
    ...(shows('no_reminders') ? { no_reminders: seen['no_reminders'] === true } : {}),
  };
}

/** The record that a column of the invoice names, as far as the operator may see it. */
async function relatedOf<Row>(
  strapi: Core.Strapi,
  ctx: Context,
  { id }: PanelRecord,
  {
    table,
    column,
    ...wanted
  }: { uid: Uid; table: string; column: string; fields: string[]; columns: string },
): Promise<Row | null> {
  const [row] = await rowsOf<Row>(strapi, ctx, {
    ...wanted,
    columns: `d.document_id AS "documentId", ${wanted.columns}`,
    from: `(SELECT r.*, i.id AS of_invoice FROM ${table} r JOIN invoices i ON i.${column} = r.id) d`,
    parent: { column: 'of_invoice', rowId: id },
    order: '1',
  });
  return row ?? null;
}

const customerOf = (strapi: Core.Strapi, ctx: Context, seen: PanelRecord) =>
  relatedOf<NonNullable<InvoiceRecord['customer']>>(strapi, ctx, seen, {
    uid: CONTENT_TYPE.customer,
    table: 'customers',
    column: 'customer_id',
    fields: ['name'],
    columns: `d.name, ${readsAll(strapi, ctx, CONTENT_TYPE.customer, ['email']) ? 'd.email' : 'NULL AS email'}`,
  });

/** The quotation that became this invoice. */
const quotationOf = (strapi: Core.Strapi, ctx: Context, seen: PanelRecord) =>
  relatedOf<NumberedDocument>(strapi, ctx, seen, {
    uid: QUOTATION.uid,
    table: 'quotations',
    column: 'quotation_id',
    fields: ['quotation_number'],
    columns: 'd.quotation_number AS number',
  });

/** The fields that a PATCH still changes and the operator may change. Buttons change the status. */
async function changesOf(
  strapi: Core.Strapi,
  ctx: Context,
  documentId: string,
  { handed_out: isHandedOut }: DocumentLock,
): Promise<string[]> {
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  const record = await loadFor(strapi, checker, uid, documentId, 'update');
  return [...OPEN, ...(isHandedOut ? [] : UNSENT)].filter(
    (field) => field !== 'state' && record && !checker.cannot(ACTIONS.update, record, field),
  );
}

/** GET /invoicing/invoices/:id/record: an invoice for reading, without what the operator's roles hide. */
export async function invoiceRecord(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<InvoiceRecord>> {
  const seen = await openRecord(strapi, ctx, uid);
  const { documentId } = seen;
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  const shows: Shows = (attribute) => !checker.cannot(ACTIONS.read, seen, attribute);
  const who = await documentOwner(strapi, 'invoices', documentId);
  const json = await retrieveDocument(database(strapi), INVOICE, who, documentId);
  // A number with more digits than a float becomes text.
  const found = parseJson(json) as Answered;
  const lock = await lockOf(strapi, ctx, INVOICE, seen);
  const data: InvoiceRecord = {
    documentId,
    updatedAt: String(found['updated_at']),
    draft: found['status'] === 'draft',
    fields: fieldsIn(found, seen, shows),
    // An answer leaves a discount of 0 out.
    items: shownLines(
      found.invoice_items.map((line) => ({ discount_rate: 0, ...line })),
      shows,
    ),
    customer: shows('customer') ? await customerOf(strapi, ctx, seen) : null,
    business: shows('business') ? who.businessId : null,
    quotation: shows('quotation') ? await quotationOf(strapi, ctx, seen) : null,
    lock,
    changes: await changesOf(strapi, ctx, documentId, lock),
  };
  return { data };
}

/** Those of the events that were stored with a change of the invoice: an index finds them by their time. */
const DELIVERIES = `(SELECT w.*, e.url, i.id AS of_invoice FROM invoices i
  JOIN webhook_endpoints e ON e.business_id = i.business_id
  CROSS JOIN LATERAL (SELECT DISTINCT near.id FROM history_entries h
    JOIN webhook_deliveries near ON near.endpoint_id = e.id
      AND near.created_at BETWEEN h.at - interval '2 seconds' AND h.at + interval '2 seconds'
    WHERE h.record_table = 'invoices' AND h.record_id = i.id) found
  JOIN webhook_deliveries w ON w.id = found.id AND w.payload LIKE '%' || i.document_id || '%') d`;

/** GET /invoicing/invoices/:id/deliveries: the webhooks about an invoice, the latest first. */
export async function invoiceDeliveries(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<InvoiceDelivery[]>> {
  const { id } = await openRecord(strapi, ctx, uid);
  const data = await rowsOf<InvoiceDelivery>(strapi, ctx, {
    uid: CONTENT_TYPE.delivery,
    fields: ['event_type', 'state', 'endpoint'],
    columns: `d.document_id AS "documentId", d.event_type, d.state, d.url,
      ${jsonTime('d.created_at')} AS created_at`,
    from: DELIVERIES,
    parent: { column: 'of_invoice', rowId: id },
    order: 'd.created_at DESC, d.id DESC',
  });
  return { data };
}

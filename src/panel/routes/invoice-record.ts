import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INVOICE, QUOTATION } from '../../billing/kind';
import { retrieveDocument } from '../../billing/sql/retrieve-document';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { apiName, columnName, fieldsOf, patchedFields } from '../../domain/fields/documents';
import { parseJson } from '../../domain/json';
import type { InvoiceRecord, NumberedDocument } from '../answers';
import { ACTIONS, checkerOf, loadFor, type PanelRecord } from '../roles/ability';
import { documentOwner } from './document-owner';
import { shownLines } from './history/shown-changes';
import { lockOf } from './lock';
import { openRecord, operatorOf, readsAll } from './operator';
import type { PanelAnswer } from './route';
import { rowsOf } from './rows-of';

const { uid } = INVOICE;
const DUE = ['state', 'total', 'amount_paid', 'amount_credited'];
const OPEN = patchedFields('invoice', 'open').map((field) => columnName('invoice', field));

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

/** The customer, as far as the operator may see it. */
async function customerOf(strapi: Core.Strapi, ctx: Context, { id }: PanelRecord, shows: Shows) {
  if (!shows('customer')) return null;
  const email = readsAll(strapi, ctx, CONTENT_TYPE.customer, ['email']) ? 'd.email' : 'NULL';
  const [customer] = await rowsOf<NonNullable<InvoiceRecord['customer']>>(strapi, ctx, {
    uid: CONTENT_TYPE.customer,
    fields: ['name'],
    columns: `d.document_id AS "documentId", d.name, ${email} AS email`,
    from: `(SELECT c.*, i.id AS of_invoice FROM customers c JOIN invoices i ON i.customer_id = c.id) d`,
    parent: { column: 'of_invoice', rowId: id },
    order: '1',
  });
  return customer ?? null;
}

/** The quotation that became this invoice. */
async function quotationOf(strapi: Core.Strapi, ctx: Context, { id }: PanelRecord, shows: Shows) {
  if (!shows('quotation')) return null;
  const [quotation] = await rowsOf<NumberedDocument>(strapi, ctx, {
    uid: QUOTATION.uid,
    fields: ['quotation_number'],
    columns: 'd.document_id AS "documentId", d.quotation_number AS number',
    from: `(SELECT q.*, i.id AS of_invoice FROM quotations q JOIN invoices i ON i.quotation_id = q.id) d`,
    parent: { column: 'of_invoice', rowId: id },
    order: '1',
  });
  return quotation ?? null;
}

/** What a PATCH changes at any time, as far as the operator may. A button of its own changes the status. */
async function changesOf(strapi: Core.Strapi, ctx: Context, documentId: string): Promise<string[]> {
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  const record = await loadFor(strapi, checker, uid, documentId, 'update');
  return OPEN.filter(
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
  const data: InvoiceRecord = {
    documentId,
    updatedAt: String(found['updated_at']),
    draft: found['status'] === 'draft',
    fields: fieldsIn(found, seen, shows),
    items: shownLines(found.invoice_items, shows),
    customer: await customerOf(strapi, ctx, seen, shows),
    business: shows('business') ? who.businessId : null,
    quotation: await quotationOf(strapi, ctx, seen, shows),
    lock: await lockOf(strapi, ctx, INVOICE, seen),
    changes: await changesOf(strapi, ctx, documentId),
  };
  return { data };
}

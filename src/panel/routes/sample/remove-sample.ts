import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../../content-types';
import type { Transaction } from '../../../database/pool';
import { documentsOf } from '../../../strapi/documents';
import type { RemovedSample } from '../../answers';
import { findSample, NO_SAMPLE, storedSample } from './stored-sample';

type Issued = Omit<Extract<RemovedSample, { outcome: 'issued' }>, 'outcome'>;

/** A document of the business that was ever more than a draft. Such a document is never deleted. */
async function firstIssued(trx: Transaction, rowId: number): Promise<Issued | null> {
  const [row] = await trx.query<Issued>({
    text: `SELECT type, document_id AS "documentId", number FROM (
        SELECT 'invoice' AS type, document_id, invoice_number AS number, id FROM invoices
        WHERE business_id = $1 AND (state <> 'draft' OR left_draft OR handed_out_at IS NOT NULL)
        UNION ALL
        SELECT 'quotation', document_id, quotation_number, id FROM quotations q
        WHERE business_id = $1 AND (state <> 'draft' OR handed_out_at IS NOT NULL
          OR EXISTS (SELECT FROM history_entries WHERE record_id = q.id
            AND record_table = 'quotations' AND changes ? 'status'))) document
      ORDER BY type, id LIMIT 1`,
    values: [rowId],
  });
  return row ?? null;
}

/** Whether a record was added or changed since the sample was made, or a program may use the business. */
async function isChanged(
  trx: Transaction,
  rowId: number,
  version: string | null,
): Promise<boolean> {
  const later = (table: string, column = 'business_id') =>
    `EXISTS (SELECT FROM ${table} WHERE ${column} = $1 AND ($2::timestamp IS NULL OR updated_at > $2))`;
  const [row] = await trx.query<{ changed: boolean }>({
    text: `SELECT ${later('businesses', 'id')} OR ${later('customers')} OR ${later('products')}
      OR ${later('invoices')} OR ${later('quotations')} OR ${later('recurring_invoices')}
      OR ${later('webhook_endpoints')}
      OR EXISTS (SELECT FROM businesses_api_tokens_lnk WHERE business_id = $1) AS changed`,
    values: [rowId, version],
  });
  return row?.changed ?? true;
}

/** Documents before their customers, customers before the business. */
const TABLES = [
  { uid: CONTENT_TYPE.invoice, table: 'invoices' },
  { uid: CONTENT_TYPE.quotation, table: 'quotations' },
  { uid: CONTENT_TYPE.customer, table: 'customers' },
  { uid: CONTENT_TYPE.product, table: 'products' },
] as const;

/** Deletes as the panel's lists do. The guards of the database refuse what must stay. */
async function deleteAll(strapi: Core.Strapi, trx: Transaction, rowId: number): Promise<void> {
  for (const { uid, table } of TABLES) {
    const rows = await trx.query<{ id: string }>({
      text: `SELECT document_id AS id FROM ${table} WHERE business_id = $1 ORDER BY id DESC`,
      values: [rowId],
    });
    const ids = rows.map(({ id }) => id);
    await trx.query({
      text: `SELECT set_config('invoicing.deleted_together', $1, true)`,
      values: [ids.join(',')],
    });
    for (const documentId of ids) await documentsOf(strapi, uid).delete({ documentId });
  }
}

/**
 * Removes the sample business with everything in it, as long as nothing of it was issued.
 * @param mayBeChanged whether the operator knows that something in it was added or changed
 */
export async function removeSample(
  strapi: Core.Strapi,
  trx: Transaction,
  mayBeChanged: boolean,
): Promise<RemovedSample> {
  const stored = storedSample(strapi);
  const answered = (await stored.get()) ?? NO_SAMPLE;
  const business = await findSample(trx, answered);
  if (!business) return { outcome: 'removed' };
  const issued = await firstIssued(trx, business.rowId);
  if (issued) return { outcome: 'issued', ...issued };
  if (!mayBeChanged && (await isChanged(trx, business.rowId, answered.version)))
    return { outcome: 'changed' };
  await deleteAll(strapi, trx, business.rowId);
  await documentsOf(strapi, CONTENT_TYPE.business).delete({ documentId: business.documentId });
  await stored.set(NO_SAMPLE);
  return { outcome: 'removed' };
}

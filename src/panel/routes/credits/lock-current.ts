import type { Core } from '@strapi/strapi';
import { INVOICE } from '../../../billing/kind';
import { lockCreditNotes } from '../../../billing/sql/credit-notes';
import type { Owner } from '../../../billing/tenant';
import type { PipelinedTransaction } from '../../../database/pool';
import type { LoadedRecord } from '../../saves/loaded-record';
import { requireCurrent } from '../../saves/outdated';

/** Locks in the order of `creditInvoice`. Throws 409 when the invoice is newer than the operator saw it. */
export async function lockCurrent(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { who, id: documentId }: { who: Owner; id: string },
  updatedAt: unknown,
): Promise<void> {
  await lockCreditNotes(trx, who.businessRowId);
  const [row] = await trx.query<LoadedRecord>({
    text: `SELECT id, updated_at, updated_by_id FROM invoices
      WHERE document_id = $1 AND business_id = $2 FOR NO KEY UPDATE`,
    values: [documentId, who.businessRowId],
  });
  const save = { strapi, trx, uid: INVOICE.uid, action: 'update', documentId, data: { updatedAt } };
  await requireCurrent(save, row ?? null);
}

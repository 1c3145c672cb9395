import type { PipelinedTransaction } from '../database/pool';
import { changeQuotation } from './change-quotation';
import type { Locked } from './document';
import { QUOTATION } from './kind';
import type { Owner } from './record-invoice-event';
import type { QuotationUpdate } from './schemas/quotation';
import { lockQuotation } from './sql/find-document';
import { updateDocument } from './sql/update-document';

/**
 * Changes a quotation by the rules of a PATCH.
 * @throws 404, 409 `document_locked`
 */
export async function updateQuotation(
  trx: PipelinedTransaction,
  { businessRowId }: Pick<Owner, 'businessRowId'>,
  id: string | null,
  change: Partial<QuotationUpdate>,
): Promise<Locked['quotation']> {
  const found = await lockQuotation(trx, businessRowId, id);
  const quotation = changeQuotation(found, change, new Date());
  const named = { rowId: quotation.row_id, businessRowId };
  updateDocument(trx, QUOTATION, named, quotation);
  return quotation;
}

import type { Queryable } from '../database/connection';
import { changeQuotation } from './change-quotation';
import { QUOTATION } from './kind';
import type { QuotationUpdate } from './schemas/quotation';
import { lockDocument } from './sql/lock-document';
import { updateDocument } from './sql/update-document';
import type { Owner } from './tenant';

/**
 * Changes a quotation by the rules of a PATCH. No event tells of it.
 * @returns the answer as JSON text
 * @throws 404, 409 `document_locked`
 */
export async function updateQuotation(
  trx: Queryable,
  owner: Owner,
  id: string | null,
  change: Partial<QuotationUpdate>,
): Promise<string> {
  const found = await lockDocument(trx, QUOTATION, owner.businessRowId, id);
  const quotation = changeQuotation(found, change, new Date());
  return (await updateDocument(trx, QUOTATION, owner, quotation, null)).json;
}

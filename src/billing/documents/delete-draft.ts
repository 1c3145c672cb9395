import type { PipelinedTransaction } from '../../database/pool';
import type { DocumentKind } from '../kind';
import { asDraftRefusal } from './refused-draft';
import { deleteDocument } from '../sql/delete-document';
import { lockDocument } from '../sql/lock-document';
import { lockSeriesOf } from '../sql/series';
import type { Owner } from '../tenant';

/**
 * Deletes a draft; its number goes back to its run. A delete in the panel obeys the same guards of the
 * database.
 * @throws 404, 409 `document_issued`, `number_not_last`
 */
export async function deleteDraft(
  trx: PipelinedTransaction,
  { businessRowId }: Owner,
  kind: DocumentKind,
  id: string | null,
): Promise<void> {
  if (id !== null) await lockSeriesOf(trx, kind, id, { businessRowId });
  const { row_id: rowId } = await lockDocument(trx, kind, businessRowId, id);
  try {
    await deleteDocument(trx, kind, { businessRowId, rowId });
  } catch (error) {
    throw asDraftRefusal(error);
  }
}

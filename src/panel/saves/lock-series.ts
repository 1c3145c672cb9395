import type { Transaction } from '../../database/pool';
import { DOCUMENT_KINDS } from '../../billing/kind';
import { lockSeriesOf } from '../../billing/sql/series';

interface Call {
  uid: string;
  action: string;
  params: { documentId?: string; data?: Record<string, unknown> };
}

/**
 * Locks the series of a document before anything locks the document, which is the order of every
 * transaction. A delete changes the count of records in that row. A save locks it only when the
 * document gets another number.
 */
export async function lockSeriesFirst(
  trx: Transaction,
  { uid, action, params }: Call,
): Promise<void> {
  const kind = DOCUMENT_KINDS.find((one) => one.uid === uid);
  if (!kind || !params.documentId) return;
  if (action === 'delete') return lockSeriesOf(trx, kind, params.documentId);
  const number = params.data?.[kind.numberColumn];
  if (action === 'update' && typeof number === 'string') {
    await lockSeriesOf(trx, kind, params.documentId, number);
  }
}

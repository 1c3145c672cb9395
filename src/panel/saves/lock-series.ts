import type { Transaction } from '../../database/pool';
import { DOCUMENT_KINDS } from '../../billing/kind';
import { lockSeriesOf } from '../../billing/sql/series';

interface Call {
  uid: string;
  action: string;
  params: { documentId?: string; data?: Record<string, unknown> };
}

/**
 * Locks the series of a document. Every transaction locks the series first and the document second, so
 * that two of them cannot block each other. A delete changes the count in the row of the series. A save
 * locks it only when the document gets another number.
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
    await lockSeriesOf(trx, kind, params.documentId, { renumbered: number });
  }
}

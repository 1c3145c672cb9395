import type { PipelinedTransaction } from '../../database/pool';
import { columnTime } from '../../database/timestamps';

interface Stored {
  rowId: number;
  businessRowId: number;
  status: 'accepted' | 'rejected';
  name: string;
  remark: string | null;
  /** ISO 8601; the version of the quotation from now on. */
  at: string;
}

/** Stores a decision about a quotation that is locked. No operator made it, and its details stay. */
export function storeDecision(trx: PipelinedTransaction, decision: Stored): void {
  const { rowId, businessRowId, status, name, remark, at } = decision;
  const moment = columnTime(at);
  trx.queue({
    name: 'store-decision',
    text: `UPDATE quotations SET state = $3, decided_by = $4, decision_remark = $5,
        decided_at = $6::timestamp, updated_at = $6::timestamp
      WHERE id = $1 AND business_id = $2`,
    values: [rowId, businessRowId, status, name, remark, moment],
  });
}

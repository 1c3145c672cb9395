import type { InvoiceStatus } from '../../domain/invoice-status';
import { decimalText } from '../../domain/money';
import { changeStatus } from '../../domain/change-status';
import { type Settlement } from '../../domain/settlement';
import type { Transaction } from '../../database/pool';
import { settleNotes, storeCredited, type StoredNote } from '../../billing/sql/credit-notes';
import type { LoadedRecord } from './loaded-record';
import { paidAt } from './paid-amount';
import type { Case } from './rule';

/** What the credit notes of an invoice set off, before and after a save. */
export interface Credits {
  rowId: number;
  before: readonly StoredNote[];
  after: readonly StoredNote[];
  settlement: Settlement;
}

/** The amounts of an issued invoice whose status is saved, as a PATCH changes them. */
export function settle(
  { loaded: { settled }, now }: Case,
  before: LoadedRecord,
  to: InvoiceStatus,
) {
  const { settlement, notes: after } = changeStatus(settled, to);
  const { status, amountPaid, amountPaidBefore } = settlement;
  const credits: Credits = { rowId: before.id, before: settled.notes, after, settlement };
  return {
    status,
    paid: {
      amount_paid: decimalText(amountPaid),
      amount_paid_before: decimalText(amountPaidBefore),
    },
    paid_at: paidAt(before, status, now),
    credits,
  };
}

/** Stores what the credit notes set off now. The payments may count otherwise, too. */
export async function storeCredits(trx: Transaction, credits: Credits): Promise<void> {
  if (credits.after.length === 0) return;
  for (const change of settleNotes(credits.before, credits.after, new Date()))
    await trx.query(change);
  await storeCredited(trx, credits.rowId, credits.settlement);
}

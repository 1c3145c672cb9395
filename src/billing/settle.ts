import Big from 'big.js';
import { printedMinorUnit } from '../domain/currency';
import { validationError } from '../domain/errors';
import { decimalText, roundToMinorUnit, ZERO } from '../domain/money';
import type { Problem } from '../domain/problems';
import type { Settlement } from '../domain/settlement';
import { nextVersion } from '../domain/version';
import { say } from '../messages/message';
import type { LockedInvoice, SettledInvoice, SettlementColumns } from './sql/settlement';

/** The amounts of a stored invoice. Columns that an older version left empty count as 0. */
export function settlementOf(stored: SettlementColumns & { total: string }): Settlement {
  const amount = (text: string | null) => (text === null || text === '0' ? ZERO : new Big(text));
  return {
    status: stored.status,
    total: amount(stored.total),
    amountPaid: amount(stored.amount_paid),
    amountPaidBefore: amount(stored.amount_paid_before),
    amountRecorded: amount(stored.amount_recorded),
    amountWrittenOff: amount(stored.amount_written_off),
    amountCredited: amount(stored.amount_credited),
    creditTotal: amount(stored.credit_total),
    amountRefunded: amount(stored.amount_refunded),
  };
}

export function settlementColumns(settlement: Settlement): SettlementColumns {
  return {
    status: settlement.status,
    amount_paid: decimalText(settlement.amountPaid),
    amount_paid_before: decimalText(settlement.amountPaidBefore),
    amount_recorded: decimalText(settlement.amountRecorded),
    amount_written_off: decimalText(settlement.amountWrittenOff),
    amount_credited: decimalText(settlement.amountCredited),
    credit_total: decimalText(settlement.creditTotal),
    amount_refunded: decimalText(settlement.amountRefunded),
  };
}

export function settledInvoice(
  { row_id, updated_at }: LockedInvoice,
  settlement: Settlement,
  now: Date,
): SettledInvoice {
  const version = nextVersion(updated_at, now);
  return { row_id, updated_at: version, ...settlementColumns(settlement) };
}

/** An amount of money as it is stored. Throws 400 at its `path` when nothing is left of it. */
export function roundedAmount(
  amount: Big,
  currency: string,
  path: Problem['path'] = ['amount'],
): Big {
  const rounded = roundToMinorUnit(amount, printedMinorUnit(currency));
  if (rounded.gt(ZERO)) return rounded;
  const message = say('rounds_to_0_in', { currency });
  throw validationError([{ path, message }]);
}

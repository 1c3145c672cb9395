import type Big from 'big.js';
import { ZERO } from './money';

export const INVOICE_STATUSES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The event of an invoice *becoming* a status; other statuses have none (spec, Events). */
const EVENT_OF_STATUS = {
  sent: 'invoice.sent',
  paid: 'invoice.paid',
  cancelled: 'invoice.cancelled',
} as const;

export type InvoiceStatusEvent = (typeof EVENT_OF_STATUS)[keyof typeof EVENT_OF_STATUS];

export interface PaidAmounts {
  amountPaid: Big;
  /** The value that `amountPaid` gets again when the invoice leaves `paid`. */
  amountPaidBefore: Big;
}

/** The event of a change of status; null when the status stays (contract §4). */
export function statusEvent(from: InvoiceStatus, to: InvoiceStatus): InvoiceStatusEvent | null {
  if (from === to) return null;
  return to in EVENT_OF_STATUS ? EVENT_OF_STATUS[to as keyof typeof EVENT_OF_STATUS] : null;
}

/** A paid invoice is paid in full, whatever amount was sent with it. */
export function initialPaidAmounts(status: InvoiceStatus, sent: Big, total: Big): PaidAmounts {
  return { amountPaid: status === 'paid' ? total : sent, amountPaidBefore: sent };
}

/** Entering `paid` pays the total. Leaving it restores the amount that was paid before. */
export function paidAmountsAfter(
  from: InvoiceStatus,
  to: InvoiceStatus,
  total: Big,
  amounts: PaidAmounts,
): PaidAmounts {
  if (to === 'paid') {
    const before = from === 'paid' ? amounts.amountPaidBefore : amounts.amountPaid;
    return { amountPaid: total, amountPaidBefore: before };
  }
  if (from === 'paid') {
    return { amountPaid: amounts.amountPaidBefore, amountPaidBefore: ZERO };
  }
  return { amountPaid: amounts.amountPaid, amountPaidBefore: ZERO };
}

/**
 * The same where a person may edit the amount paid, as in the panel. An edit counts as what is paid
 * unless the invoice is or becomes paid in full.
 * @param edited the new amount; null when nobody has changed it
 */
export function paidAmountsAfterEdit(
  from: InvoiceStatus,
  to: InvoiceStatus,
  total: Big,
  amounts: PaidAmounts,
  edited: Big | null,
): PaidAmounts {
  if (edited === null) return paidAmountsAfter(from, to, total, amounts);
  if (to !== 'paid') return { amountPaid: edited, amountPaidBefore: ZERO };
  return {
    amountPaid: total,
    amountPaidBefore: from === 'paid' ? amounts.amountPaidBefore : edited,
  };
}

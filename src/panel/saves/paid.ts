import Big from 'big.js';
import {
  paidAmountsAfter,
  type InvoiceStatus,
  type PaidAmounts,
} from '../../domain/invoice-status';
import { ZERO } from '../../domain/money';
import type { StoredInvoice } from '../../billing/document';

/**
 * What is paid after a save in the panel. There, unlike over the API, the amount itself can be
 * edited; an edit counts as what is paid unless the invoice is or becomes paid in full.
 * @param entered the amount in the form, when it differs from the stored one
 */
export function paidAfterSave(
  before: StoredInvoice | null,
  to: InvoiceStatus,
  total: Big,
  entered: Big | null,
): PaidAmounts {
  const from = (before?.status ?? 'draft') as InvoiceStatus;
  const stored = {
    amountPaid: new Big(before?.amount_paid ?? '0'),
    amountPaidBefore: new Big(before?.amount_paid_before ?? '0'),
  };
  if (entered === null) return paidAmountsAfter(from, to, total, stored);
  if (to === 'paid') {
    return {
      amountPaid: total,
      amountPaidBefore: from === 'paid' ? stored.amountPaidBefore : entered,
    };
  }
  return { amountPaid: entered, amountPaidBefore: ZERO };
}

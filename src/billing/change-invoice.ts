import Big from 'big.js';
import type { InvoiceUpdate } from './schemas/invoice';
import { paidAmountsAfter, statusEvent, type InvoiceStatusEvent } from '../domain/invoice-status';
import { decimalText } from '../domain/money';
import { nextVersion } from '../domain/version';
import type { StoredInvoice } from './document';
import { patched } from './patched';

export interface ChangedInvoice {
  invoice: StoredInvoice;
  event: InvoiceStatusEvent | null;
}

/** The invoice after a PATCH, and the event that its new status calls for. Decides, stores nothing. */
export function changeInvoice(
  found: StoredInvoice,
  update: InvoiceUpdate,
  now: Date,
): ChangedInvoice {
  const from = found.status;
  const to = update.status ?? from;
  const paid = paidAmountsAfter(from, to, new Big(found.total), {
    amountPaid: new Big(found.amount_paid),
    amountPaidBefore: new Big(found.amount_paid_before),
  });
  return {
    event: statusEvent(from, to),
    invoice: {
      ...found,
      status: to,
      notes: patched(update.notes, found.notes),
      terms: patched(update.terms, found.terms),
      deadline: patched(update.deadline, found.deadline),
      delivery_date: patched(update.delivery_date, found.delivery_date),
      order_reference: patched(update.order_reference, found.order_reference),
      amount_paid: decimalText(paid.amountPaid),
      amount_paid_before: decimalText(paid.amountPaidBefore),
      updated_at: nextVersion(found.updated_at, now),
    },
  };
}

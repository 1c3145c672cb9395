import Big from 'big.js';
import { z } from 'zod';
import { validationError } from '../../../domain/errors';
import type { InvoiceStatus } from '../../../domain/invoice-status';
import { decimalText, ZERO } from '../../../domain/money';
import { recordPayment } from '../../../domain/settlement';
import { say } from '../../../messages/message';
import { amount, date, optional } from '../../../validation/fields';
import { parse } from '../../../validation/parse';
import type { PricedInvoice } from '../../document';
import { settlementColumns, settlementOf } from '../../settle';
import type { SettlementColumns } from '../../sql/settlement';
import type { ImportValues } from '../rows';
import { rounded } from './read-invoice';

const PAID = z.object({
  amount_paid: optional(amount, {}),
  amount_due: optional(amount, {}),
  paid_on: optional(date, {}),
});

/** The cells that say how much was paid, and when. */
export type PaidCells = z.output<typeof PAID>;

export const readPaid = (values: ImportValues): PaidCells => parse(PAID, values);

/** Stands for cells that have a problem, while the rest of the row is checked. */
export const NOTHING_PAID: PaidCells = { amount_paid: null, amount_due: null, paid_on: null };

export interface PastPayment {
  amount: string;
  paid_on: string;
}

/** How much of a past invoice is paid, and its status then. */
export interface Settled {
  amounts: SettlementColumns;
  payment: PastPayment | null;
}

const settled = (priced: PricedInvoice, status: InvoiceStatus): Settled => {
  const { total, amount_paid, amount_paid_before } = priced;
  const none = {
    amount_recorded: '0',
    amount_written_off: '0',
    amount_credited: '0',
    credit_total: '0',
  };
  const stored = { ...none, total, amount_paid, amount_paid_before, amount_refunded: '0', status };
  return { amounts: settlementColumns(settlementOf(stored)), payment: null };
};

/** A paid invoice is paid in full; a file that says otherwise is wrong in one of the two. */
function requireWhole(status: InvoiceStatus, paid: Big, total: string): void {
  if (status !== 'paid' || paid.eq(total)) return;
  const message = say('import_paid_not_total', { paid: decimalText(paid), total });
  throw validationError([{ path: ['amount_paid'], message }]);
}

/** With a date, the amount is a payment, recorded as the API records one. */
function withPayment(priced: PricedInvoice, paid: Big, paid_on: string): Settled {
  const { status } = priced;
  if (status === 'draft' || status === 'cancelled') {
    const message = say(status === 'draft' ? 'import_not_for_draft' : 'import_not_for_cancelled');
    throw validationError([{ path: ['amount_paid'], message }]);
  }
  const open = status === 'paid' ? 'sent' : status;
  const unpaid = { ...priced, amount_paid: '0', amount_paid_before: '0' };
  const { amounts } = settled(unpaid, open);
  const before = settlementOf({ ...amounts, total: priced.total });
  const after = recordPayment(before, paid);
  requireWhole(status, after.amountPaid, priced.total);
  return { amounts: settlementColumns(after), payment: { amount: decimalText(paid), paid_on } };
}

const isBooked = ({ status }: PricedInvoice): boolean =>
  status !== 'draft' && status !== 'cancelled';

/** What is paid where the file says only what is still due. */
const paidBeside = (due: Big | null, priced: PricedInvoice): Big | null =>
  due !== null && isBooked(priced) ? new Big(priced.total).minus(due) : null;

/** Paid and due come to the total. A draft and a cancelled invoice are due in no program's sense. */
function requireDue(due: Big | null, paid: Big | null, priced: PricedInvoice): void {
  if (due === null || !isBooked(priced)) return;
  const computed = new Big(priced.total).minus(paid ?? ZERO);
  if (computed.eq(due)) return;
  const values = { stated: decimalText(due), computed: decimalText(computed) };
  throw validationError([{ path: ['amount_due'], message: say('import_due_differs', values) }]);
}

/**
 * The amounts of an invoice that the file may call paid.
 * @param price computes the invoice with a status and an amount stated without a payment
 * @throws ApiError when status and amounts contradict each other
 */
export function settle(
  { amount_paid, amount_due, paid_on: paidOn }: PaidCells,
  currency: string,
  status: InvoiceStatus | null,
  price: (status: InvoiceStatus, stated: Big) => PricedInvoice,
): { priced: PricedInvoice; settled: Settled; paidOn: string | null } {
  const open = price(status ?? 'sent', ZERO);
  const sent = amount_paid ?? paidBeside(amount_due, open);
  requireDue(amount_due, sent, open);
  const isWhole = sent === null && status === 'paid';
  const paid = isWhole ? new Big(open.total) : rounded(sent ?? ZERO, currency);
  if (paidOn !== null && paid.gt(ZERO)) {
    return { priced: open, settled: withPayment(open, paid, paidOn), paidOn };
  }
  const isPaid = paid.gt(ZERO) && paid.eq(open.total);
  const stated = status ?? (isPaid ? 'paid' : 'sent');
  requireWhole(stated, paid, open.total);
  // The status fills it up. So nobody states this amount twice, and taking back the status takes all.
  const priced = price(stated, stated === 'paid' ? ZERO : paid);
  return { priced, settled: settled(priced, stated), paidOn };
}

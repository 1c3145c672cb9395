import Big from 'big.js';
import {
  paidAmountsAfter,
  type InvoiceStatus,
  type PaidAmounts,
} from '../../domain/invoice-status';
import { decimalText, ZERO } from '../../domain/money';
import type { LoadedRecord } from './load';

/**
 * The amount in the form when somebody changed it there.
 * @param before the invoice as it is stored; null for a new one
 */
export function enteredAmount(sent: unknown, before: LoadedRecord | null): Big | null {
  if (!(sent instanceof Big) && typeof sent !== 'number') return null;
  const amount = new Big(sent);
  // The form shows a float. An unchanged float stands for all the stored digits.
  return before && Number(amount) === Number(before['amount_paid']) ? null : amount;
}

/**
 * The amount to check and to round. An unchanged amount keeps its stored digits. When an invoice leaves
 * `paid`, the amount paid before counts, and not its old total.
 */
export function amountToCheck(
  input: Record<string, unknown>,
  entered: Big | null,
  before: LoadedRecord | null,
): unknown {
  const { amount_paid: sent, status } = input;
  if (status === 'paid') return null;
  if (entered !== null || !before || sent === null) return sent;
  const leavesPaid = before['state'] === 'paid';
  return storedAmount(before, leavesPaid ? 'amount_paid_before' : 'amount_paid');
}

function storedAmount(before: LoadedRecord | null, column: string): Big {
  return new Big((before?.[column] as string | null | undefined) ?? '0');
}

/**
 * The amount paid after a save in the panel, and what it goes back to when the invoice leaves `paid`.
 * There, unlike over the API, the amount itself can be edited. An edit counts as what is paid unless
 * the invoice is or becomes paid in full.
 * @param entered the amount in the form, when it differs from the stored one
 */
export function paidAfterSave(
  before: LoadedRecord | null,
  to: InvoiceStatus,
  total: Big,
  entered: Big | null,
): { amount_paid: string; amount_paid_before: string } {
  const from = (before?.['state'] ?? 'draft') as InvoiceStatus;
  const stored = {
    amountPaid: storedAmount(before, 'amount_paid'),
    amountPaidBefore: storedAmount(before, 'amount_paid_before'),
  };
  const paid = entered
    ? paidAsEntered(from, to, total, entered, stored)
    : paidAmountsAfter(from, to, total, stored);
  return {
    amount_paid: decimalText(paid.amountPaid),
    amount_paid_before: decimalText(paid.amountPaidBefore),
  };
}

function paidAsEntered(
  from: InvoiceStatus,
  to: InvoiceStatus,
  total: Big,
  entered: Big,
  stored: PaidAmounts,
): PaidAmounts {
  if (to !== 'paid') return { amountPaid: entered, amountPaidBefore: ZERO };
  const amountPaidBefore = from === 'paid' ? stored.amountPaidBefore : entered;
  return { amountPaid: total, amountPaidBefore };
}

/** Since when an invoice is paid; undefined leaves it as it is stored, whatever the form sent. */
export function paidAt(
  before: LoadedRecord | null,
  to: InvoiceStatus,
  now: Date,
): Date | null | undefined {
  if (to !== 'paid') return null;
  return before?.['state'] === 'paid' ? undefined : now;
}

import Big from 'big.js';
import type { InvoiceStatus } from '../../domain/invoice-status';
import type { Settlement } from '../../domain/settlement';
import { settlementOf } from '../../billing/settle';
import type { LoadedRecord } from './load';

/**
 * The amount in the form; null when nobody changed it there.
 * @param before the invoice as it is stored; null for a new one
 */
export function enteredAmount(sent: unknown, before: LoadedRecord | null): Big | null {
  if (!(sent instanceof Big) && typeof sent !== 'number') return null;
  const amount = new Big(sent);
  // The form shows a float. An unchanged float means the stored amount with all its digits.
  return before && Number(amount) === Number(before['amount_paid']) ? null : amount;
}

/**
 * The amount to check and to round. An unchanged amount keeps its stored digits. When an invoice is no
 * longer `paid`, the amount from before that status counts, and not the total.
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

const COLUMNS = [
  'total',
  'amount_paid',
  'amount_paid_before',
  'amount_recorded',
  'amount_credited',
  'credit_total',
  'amount_refunded',
] as const;

type Amounts = Record<(typeof COLUMNS)[number], string>;

/** How much of the stored invoice is paid, credited and due; nothing of a new one. */
export function storedSettlement(before: LoadedRecord | null): Settlement {
  const amounts = COLUMNS.map((column) => [column, before?.[column] ?? null]);
  const status = (before?.['state'] ?? 'draft') as InvoiceStatus;
  return settlementOf({ ...(Object.fromEntries(amounts) as Amounts), status });
}

/** The moment of payment; undefined keeps the stored one, even if the form sent another. */
export function paidAt(
  before: LoadedRecord | null,
  to: InvoiceStatus,
  now: Date,
): Date | null | undefined {
  if (to !== 'paid') return null;
  return before?.['state'] === 'paid' ? undefined : now;
}

import Big from 'big.js';
import type { InvoiceStatus } from '../../domain/invoice-status';
import type { Settlement } from '../../domain/settlement';
import { settlementOf } from '../../billing/settle';
import { SETTLED_AMOUNTS } from '../../billing/sql/settlement';
import { say } from '../../messages/message';
import type { LoadedRecord } from './loaded-record';

/** An amount paid is recorded as a payment. Only an import states it. */
export const PAID_ELSEWHERE = say('changed_by_payment');

/**
 * Whether a form states another amount than the stored one.
 * @param before the invoice as it is stored; null for a new one
 */
export function statesAnother(sent: unknown, before: LoadedRecord | null): boolean {
  if (!(sent instanceof Big) && typeof sent !== 'number') return false;
  // The form shows a float. An unchanged float means the stored amount with all its digits.
  return Number(sent) !== Number(before?.['amount_paid'] ?? 0);
}

/** What was stated before the status Paid, which fills it up to the total. */
export function statedAmount(status: unknown, before: LoadedRecord | null): Big | null {
  if (status === 'paid' || before === null) return null;
  const leavesPaid = before['state'] === 'paid';
  const stored = before[leavesPaid ? 'amount_paid_before' : 'amount_paid'];
  return new Big((stored as string | null | undefined) ?? '0');
}

const COLUMNS = ['total', ...SETTLED_AMOUNTS] as const;

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

import Big from 'big.js';
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

/** The amount paid that was stated, without what the status Paid states. */
export function statedAmount(before: LoadedRecord | null): Big {
  const column = before?.['state'] === 'paid' ? 'amount_paid_before' : 'amount_paid';
  return new Big((before?.[column] as string | null | undefined) ?? '0');
}

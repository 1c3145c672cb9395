import { randomUUID } from 'node:crypto';
import type Big from 'big.js';
import type { AllocationRow, PaymentRow } from '../sql/payments';
import { decimalText } from '../../domain/money';

/** Money that came, before it is known what it pays. */
interface Received {
  customer_id: string;
  amount: Big;
  currency: string;
  paid_on: string;
  method: PaymentRow['method'];
  reference: string | null;
  note: string | null;
  metadata: PaymentRow['metadata'];
}

/** A part of a new payment. */
export const newAllocation = (invoice_id: string, amount: Big): AllocationRow => ({
  id: randomUUID(),
  invoice_id,
  amount: decimalText(amount),
  status: 'recorded',
});

/** A new payment with its parts; what they leave is on account. */
export function newPayment(
  { amount, ...received }: Received,
  allocations: AllocationRow[],
  now: Date,
): PaymentRow {
  const left = allocations.reduce((rest, one) => rest.minus(one.amount), amount);
  return {
    ...received,
    id: randomUUID(),
    amount: decimalText(amount),
    status: 'recorded',
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    allocations,
    unallocated_amount: decimalText(left),
    refunded_amount: '0',
  };
}

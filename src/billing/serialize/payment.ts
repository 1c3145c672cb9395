import type { z } from 'zod';
import { jsonNumber } from '../../domain/json';
import type { BALANCE, PAYMENT } from '../schemas/settlement-answers';
import type { Balance } from '../sql/on-account';
import type { PaymentRow } from '../sql/payments';

/** A payment as the API returns it, and as events hold it. */
export function serializePayment(payment: PaymentRow, businessId: string): z.infer<typeof PAYMENT> {
  return {
    id: payment.id,
    business_id: businessId,
    customer_id: payment.customer_id,
    invoice_id:
      payment.allocations.length === 1 ? (payment.allocations[0]?.invoice_id ?? null) : null,
    amount: jsonNumber(payment.amount),
    currency: payment.currency,
    paid_on: payment.paid_on,
    method: payment.method,
    reference: payment.reference,
    note: payment.note,
    status: payment.status,
    created_at: payment.created_at,
    updated_at: payment.updated_at,
    metadata: payment.metadata ?? {},
    allocations: payment.allocations.map(({ id, invoice_id, amount, status }) => ({
      id,
      invoice_id,
      amount: jsonNumber(amount),
      status,
    })),
    unallocated_amount: jsonNumber(payment.unallocated_amount),
    refunded_amount: jsonNumber(payment.refunded_amount),
  };
}

/** The balances of a customer as the API returns them. */
export const serializeBalances = (balances: readonly Balance[]): z.infer<typeof BALANCE> => ({
  data: balances.map(({ currency, due, on_account }) => ({
    currency,
    due: jsonNumber(due),
    on_account: jsonNumber(on_account),
  })),
});

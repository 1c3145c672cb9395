import type { z } from 'zod';
import { jsonNumber } from '../../domain/json';
import type { PAYMENT } from '../schemas/settlement-answers';
import type { PaymentRow } from '../sql/payments';

/** A payment as the API returns it, and as events hold it. */
export function serializePayment(payment: PaymentRow, businessId: string): z.infer<typeof PAYMENT> {
  return {
    id: payment.id,
    business_id: businessId,
    invoice_id: payment.invoice_id,
    amount: jsonNumber(payment.amount),
    currency: payment.currency,
    paid_on: payment.paid_on,
    method: payment.method,
    reference: payment.reference,
    note: payment.note,
    status: payment.status,
    created_at: payment.created_at,
  };
}

import type { z } from 'zod';
import { jsonNumber } from '../../domain/json';
import type { REFUND } from '../schemas/settlement-answers';
import type { RefundRow } from '../sql/refunds';

/** A refund as the API returns it, and as events hold it. */
export function serializeRefund(refund: RefundRow): z.infer<typeof REFUND> {
  return {
    id: refund.id,
    credit_note_id: refund.credit_note_id,
    payment_id: refund.payment_id,
    amount: jsonNumber(refund.amount),
    currency: refund.currency,
    refunded_on: refund.refunded_on,
    reference: refund.reference,
    status: refund.status,
    created_at: refund.created_at,
    updated_at: refund.updated_at,
  };
}

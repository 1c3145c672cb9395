import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { PaymentRow } from '../../../billing/sql/payments';
import type { PipelinedTransaction } from '../../../database/pool';
import type { ChangedPayment } from '../../answers';
import { changeOnce } from '../operator';

/**
 * Our use cases leave these columns empty, as they do for a program. Parts that were voided before stay as they
 * are, with their invoices, which this transaction has not locked.
 */
export function nameOperator(trx: PipelinedTransaction, payment: string, operatorId: number): void {
  trx.queue({
    text: `WITH payment AS (
        UPDATE payments SET created_by_id = coalesce(created_by_id, $2), updated_by_id = $2
        WHERE document_id = $1)
      UPDATE invoices SET updated_by_id = $2 WHERE id IN (
        SELECT a.invoice_id FROM allocations a JOIN payments p ON p.id = a.payment_id
        WHERE p.document_id = $1 AND a.updated_at = p.updated_at)`,
    values: [payment, operatorId],
  });
}

/** Changes a payment as the API does, in one transaction, and names the operator in the history. */
export const changePayment = (
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction) => Promise<PaymentRow>,
): Promise<ChangedPayment> =>
  changeOnce(strapi, ctx, async (trx, operator) => {
    const payment = await work(trx);
    nameOperator(trx, payment.id, operator.id);
    return { documentId: payment.id, state: payment.status };
  });

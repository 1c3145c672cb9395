import type { Queryable } from '../../database/connection';
import type { RefundStatus } from '../../domain/payment';

/** A refund that is made at a provider. */
export interface ProviderRefund {
  row_id: number;
  /** The public id, which is its key of idempotency. */
  id: string;
  /** The public id of our payment. */
  payment_id: string;
  provider_payment: string;
  /** Exact decimal text. */
  amount: string;
  currency: string;
  refunded_on: string;
  status: RefundStatus;
}

/** The refund of a connection; null for one that others have made. */
export async function providerRefundOf(
  db: Queryable,
  connectionRowId: number,
  id: string | null,
): Promise<ProviderRefund | null> {
  const [found] = await db.query<ProviderRefund>({
    name: 'provider-refund-of',
    text: `SELECT r.id AS row_id, r.document_id AS id, p.document_id AS payment_id, o.provider_payment,
        trim_scale(r.amount)::text AS amount, r.currency, r.refunded_on, r.state AS status
      FROM provider_refunds o JOIN refunds r ON r.id = o.refund_id JOIN payments p ON p.id = r.payment_id
      WHERE o.connection_id = $1 AND r.document_id = $2`,
    values: [connectionRowId, id],
  });
  return found ?? null;
}

/** Notes the provider's id of a refund, and why it failed. */
export async function noteProviderRefund(
  db: Queryable,
  { rowId, id, failure }: { rowId: number; id: string | null; failure: string | null },
): Promise<void> {
  await db.query({
    name: 'note-provider-refund',
    text: `UPDATE provider_refunds SET provider_refund = coalesce($2, provider_refund), failure = $3
      WHERE refund_id = $1`,
    values: [rowId, id, failure],
  });
}

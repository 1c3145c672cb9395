import type { Queryable } from '../../database/connection';
import { jsonTime } from '../../database/timestamps';

/** What came of an attempt to pay an invoice online. Amounts are exact decimal text. */
export interface OnlinePayment {
  provider: string;
  state: 'open' | 'processing' | 'paid' | 'failed';
  /** Of all its invoices. */
  amount: string;
  /** How many invoices it pays. */
  invoices: number;
  currency: string;
  /** When it began, ISO 8601. */
  at: string;
  /** In the words of the provider. */
  failure: string | null;
  dispute: { state: 'open' | 'won' | 'lost'; amount: string; reason: string } | null;
  /** What the provider says was paid back, by whomever. */
  refunded: string;
}

/** The latest attempts to pay an invoice online, without those that nobody used. */
export function onlinePayments(
  db: Queryable,
  invoiceRowId: number,
  most: number,
): Promise<OnlinePayment[]> {
  return db.query<OnlinePayment>({
    name: 'online-payments-of-invoice',
    text: `SELECT c.provider, k.state, trim_scale(k.amount)::text AS amount,
        (SELECT count(*)::int FROM checkout_invoices a WHERE a.checkout_id = k.id) AS invoices, k.currency, ${jsonTime('k.created_at')} AS at,
        k.failure, CASE WHEN o.dispute IS NOT NULL THEN json_build_object('state', o.dispute,
          'amount', trim_scale(o.dispute_amount)::text, 'reason', o.dispute_reason) END AS dispute,
        coalesce(trim_scale(o.refunded), 0)::text AS refunded
      FROM checkout_invoices p JOIN checkouts k ON k.id = p.checkout_id
      JOIN payment_providers c ON c.id = k.connection_id
      LEFT JOIN provider_payments o ON o.checkout_id = k.id
      WHERE p.invoice_id = $1 AND k.state NOT IN ('opening', 'expired')
      ORDER BY k.created_at DESC LIMIT $2`,
    values: [invoiceRowId, most],
  });
}

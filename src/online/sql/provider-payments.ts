import type { Queryable, Statement } from '../../database/connection';
import type { Dispute, Payment } from '../../providers/provider';
import type { Connection } from '../connection';

/** Whether a payment of a provider is booked. */
export async function isBooked(
  db: Queryable,
  { provider }: Pick<Connection, 'provider'>,
  id: string,
): Promise<boolean> {
  const rows = await db.query({
    name: 'is-provider-payment-booked',
    text: 'SELECT FROM provider_payments WHERE provider = $1 AND provider_payment = $2',
    values: [provider, id],
  });
  return rows.length > 0;
}

interface Booked {
  connection: Connection;
  /** Our id of the attempt. */
  attempt: string;
  /** The provider's payment, and the public id of ours. */
  payment: Payment;
  id: string;
}

/** Says of which payment of the provider ours is. A unique index refuses a second one. */
export function keepBooked({ connection, attempt, payment, id }: Booked): Statement {
  return {
    name: 'keep-provider-payment',
    text: `INSERT INTO provider_payments (business_id, connection_id, checkout_id, provider, provider_payment,
        payment_id, refunded)
      SELECT $1, $2, $3::uuid, $4, $5, p.id, $7::numeric FROM payments p WHERE p.document_id = $6`,
    values: [
      connection.business_row_id,
      connection.row_id,
      attempt,
      connection.provider,
      payment.id,
      id,
      payment.refunded.toFixed(),
    ],
  };
}

/** Notes what the provider says was paid back. @returns false for a payment that is not booked here */
export async function noteRefunded(
  db: Queryable,
  { row_id: connection }: Connection,
  { id, refunded }: Payment,
): Promise<boolean> {
  const rows = await db.query({
    name: 'note-refunded-at-provider',
    text: `UPDATE provider_payments SET refunded = $3::numeric
      WHERE connection_id = $1 AND provider_payment = $2 RETURNING id`,
    values: [connection, id, refunded.toFixed()],
  });
  return rows.length > 0;
}

/** Notes a dispute. What is won or lost stays so. @returns false for a payment that is not booked here */
export async function noteDispute(
  db: Queryable,
  { row_id: connection }: Connection,
  { payment, state, amount, reason }: Dispute,
): Promise<boolean> {
  const rows = await db.query({
    name: 'note-dispute',
    text: `UPDATE provider_payments SET dispute = CASE WHEN dispute IN ('won', 'lost') AND $3::text = 'open'
          THEN dispute ELSE $3::text END, dispute_amount = $4::numeric, dispute_reason = $5
      WHERE connection_id = $1 AND provider_payment = $2 RETURNING id`,
    values: [connection, payment, state, amount.toFixed(), reason],
  });
  return rows.length > 0;
}

import type { Queryable } from '../../database/connection';

/** The days that a customer has to pay, or else those that its business gives; null when neither has any. */
export async function paymentTerm(
  db: Queryable,
  businessRowId: number,
  customerRowId: number,
): Promise<number | null> {
  const [row] = await db.query<{ term: number | null }>({
    name: 'payment-term',
    text: `SELECT coalesce(c.payment_term_days, b.payment_term_days) AS term
      FROM customers c JOIN businesses b ON b.id = c.business_id
      WHERE c.id = $1 AND b.id = $2`,
    values: [customerRowId, businessRowId],
  });
  return row?.term ?? null;
}

import type { Queryable } from '../../database/connection';
import type { Wanted } from '../reprice-lines';
import { PRICED_COLUMNS, pricedOf, type Priced, type PricedRow } from './priced';

/**
 * The recurring invoices of a business that go on and have lines of a choice, in the order of their rows.
 * @param rowIds limits them to some; null for all
 * @param mode `lock` keeps others from changing them meanwhile
 */
export async function toReprice(
  db: Queryable,
  businessRowId: number,
  { customer_id: customer, product_id: product, tax_rate: rate }: Wanted,
  { rowIds, most, mode }: { rowIds: readonly number[] | null; most: number; mode: 'read' | 'lock' },
): Promise<Priced[]> {
  const rows = await db.query<PricedRow>({
    text: `SELECT ${PRICED_COLUMNS} FROM recurring_invoices r JOIN businesses b ON b.id = r.business_id
      WHERE r.business_id = $1 AND r.state IN ('active', 'paused')
        AND ($2::text IS NULL OR r.customer_id
          = (SELECT c.id FROM customers c WHERE c.document_id = $2 AND c.business_id = $1))
        AND EXISTS (SELECT FROM jsonb_array_elements(r.items) line
          WHERE ($3::text IS NULL OR line ->> 'product_id' = $3)
            AND ($4::numeric IS NULL OR (line ->> 'tax_rate')::numeric = $4))
        AND ($5::int[] IS NULL OR r.id = ANY ($5))
      ORDER BY r.id LIMIT $6 ${mode === 'lock' ? 'FOR NO KEY UPDATE OF r' : ''}`,
    values: [businessRowId, customer, product, rate?.toFixed() ?? null, rowIds, most],
  });
  return rows.map(pricedOf);
}

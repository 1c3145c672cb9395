import type { Queryable } from '../../database/connection';
import type { DocumentKind } from '../kind';
import type { LineRow } from './rows';

/** Amounts of a document and its lines as decimal text, the lines in their order. */
export interface ExactAmounts {
  subtotal: string;
  taxAmount: string;
  total: string;
  /** Invoices only. */
  paid: { amountPaid: string; amountPaidBefore: string } | null;
  lines: readonly LineRow[];
}

const LINE_AMOUNTS = [
  'quantity',
  'unit_price',
  'tax_rate',
  'discount_rate',
  'tax_amount',
  'amount',
] as const;

/** Whether a binary float cannot hold one of the amounts: Strapi makes floats of all of them. */
export function isBeyondFloat({ subtotal, taxAmount, total, paid, lines }: ExactAmounts): boolean {
  const amounts = [subtotal, taxAmount, total, ...Object.values(paid ?? {})];
  const ofLines = lines.flatMap((line) => LINE_AMOUNTS.map((name) => line[name]));
  return [...amounts, ...ofLines].some((text) => text.length > 15);
}

/** Writes amounts with all their digits over what Strapi stored of a document of this business. */
export async function storeExactAmounts(
  db: Queryable,
  kind: DocumentKind,
  document: { businessRowId: number; id: string },
  { subtotal, taxAmount, total, paid, lines }: ExactAmounts,
): Promise<void> {
  const own = paid ? ', amount_paid = $6, amount_paid_before = $7' : '';
  await db.query({
    text: `UPDATE ${kind.table} SET subtotal = $3, tax_amount = $4, total = $5${own}
      WHERE document_id = $1 AND business_id = $2`,
    values: [document.id, document.businessRowId, subtotal, taxAmount, total].concat(
      paid ? [paid.amountPaid, paid.amountPaidBefore] : [],
    ),
  });
  await db.query({
    text: `UPDATE ${kind.lineTable} line SET ${LINE_AMOUNTS.map((name) => `${name} = exact.${name}`).join(', ')}
      FROM (
        SELECT link.cmp_id, row_number() OVER (ORDER BY link."order", link.id) AS position
        FROM ${kind.table} d JOIN ${kind.table}_cmps link ON link.entity_id = d.id
        WHERE d.document_id = $1 AND d.business_id = $2 AND link.field = 'items'
      ) stored
      JOIN unnest(${LINE_AMOUNTS.map((_, index) => `$${index + 3}::numeric[]`).join(', ')})
        WITH ORDINALITY AS exact (${LINE_AMOUNTS.join(', ')}, position) USING (position)
      WHERE line.id = stored.cmp_id`,
    values: [
      document.id,
      document.businessRowId,
      ...LINE_AMOUNTS.map((name) => lines.map((line) => line[name])),
    ],
  });
}

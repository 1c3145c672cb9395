import type { Queryable } from '../../database/connection';
import type { DocumentKind } from '../../billing/kind';
import type { PricedDocument } from '../../billing/document';

const LINE_AMOUNTS = [
  'quantity',
  'unit_price',
  'tax_rate',
  'discount_rate',
  'tax_amount',
  'amount',
] as const;

const paidOf = (priced: PricedDocument): string[] =>
  'amount_paid' in priced ? [priced.amount_paid, priced.amount_paid_before] : [];

/** Whether a binary float cannot hold one of the amounts: Strapi makes floats of all of them. */
export function isBeyondFloat(priced: PricedDocument): boolean {
  const amounts = [priced.subtotal, priced.tax_amount, priced.total, ...paidOf(priced)];
  const ofLines = priced.lines.flatMap((line) => LINE_AMOUNTS.map((name) => line[name]));
  return [...amounts, ...ofLines].some((text) => text.length > 15);
}

/** Writes amounts with all their digits over what Strapi stored of a document of this business. */
export async function storeExactAmounts(
  db: Queryable,
  kind: DocumentKind,
  document: { businessRowId: number; id: string },
  priced: PricedDocument,
): Promise<void> {
  const { subtotal, tax_amount, total, lines } = priced;
  const paid = paidOf(priced);
  const own = paid.length > 0 ? ', amount_paid = $6, amount_paid_before = $7' : '';
  await db.query({
    text: `UPDATE ${kind.table} SET subtotal = $3, tax_amount = $4, total = $5${own}
      WHERE document_id = $1 AND business_id = $2`,
    values: [document.id, document.businessRowId, subtotal, tax_amount, total, ...paid],
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

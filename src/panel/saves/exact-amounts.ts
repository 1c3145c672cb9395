import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import type { PricedDocument, PricedInvoice } from '../../billing/document';
import { perKind, type DocumentKind } from '../../billing/kind';
import { placed, valueOf, type Written } from '../../billing/sql/columns';
import { columnName, fieldsOf } from '../../domain/fields/documents';

/** The amounts of a document as decimal text. Only an invoice has paid ones. */
export type ExactAmounts = Pick<PricedDocument, 'subtotal' | 'tax_amount' | 'total' | 'lines'> &
  Partial<Pick<PricedInvoice, 'amount_paid' | 'amount_paid_before'>>;

/** A document of a business as Strapi has stored it, and its exact amounts. */
interface Exact extends Written {
  id: string;
  document: ExactAmounts;
}

const LINE_AMOUNTS = [
  'quantity',
  'unit_price',
  'tax_rate',
  'discount_rate',
  'tax_amount',
  'amount',
] as const;

const DECIMALS = perKind(({ name }) =>
  fieldsOf(name).filter(({ type, initial }) => type === 'decimal' && initial === undefined),
);

/** Whether one of the amounts loses digits as a binary float. Strapi turns all of them into floats. */
export function isBeyondFloat(kind: DocumentKind, document: ExactAmounts): boolean {
  const written = { businessRowId: 0, document };
  const amounts = DECIMALS[kind.name].map(({ name }) => valueOf(name)(written) as string);
  const ofLines = document.lines.flatMap((line) => LINE_AMOUNTS.map((name) => line[name]));
  return [...amounts, ...ofLines].some((text) => text.length > 15);
}

const named = (place: Place<Exact>) =>
  `d.document_id = ${place(({ id }) => id)}
    AND d.business_id = ${place(({ businessRowId }) => businessRowId)}`;

const UPDATE = perKind((kind) =>
  prepare<Exact>(`exact-${kind.name}`, (place) => {
    const set = DECIMALS[kind.name].map(
      (column) => `${columnName(kind.name, column)} = ${placed(column, place)}`,
    );
    return `UPDATE ${kind.table} d SET ${set.join(', ')} WHERE ${named(place)}`;
  }),
);

function lineArrays(place: Place<Exact>): string {
  return LINE_AMOUNTS.map((name) => {
    const values = ({ document }: Exact) => document.lines.map((line) => line[name]);
    return `${place(values)}::numeric[]`;
  }).join(', ');
}

const UPDATE_LINES = perKind((kind) =>
  prepare<Exact>(
    `exact-lines-${kind.name}`,
    (place) => `UPDATE ${kind.lineTable} line
      SET ${LINE_AMOUNTS.map((name) => `${name} = exact.${name}`).join(', ')}
      FROM (
        SELECT link.cmp_id, row_number() OVER (ORDER BY link."order", link.id) AS position
        FROM ${kind.table} d JOIN ${kind.table}_cmps link ON link.entity_id = d.id
        WHERE ${named(place)} AND link.field = 'items'
      ) stored
      JOIN unnest(${lineArrays(place)})
        WITH ORDINALITY AS exact (${LINE_AMOUNTS.join(', ')}, position) USING (position)
      WHERE line.id = stored.cmp_id`,
  ),
);

/** Replaces the amounts that Strapi stored for a document of this business by the exact ones. */
export async function storeExactAmounts(
  db: Queryable,
  kind: DocumentKind,
  { businessRowId, id }: { businessRowId: number; id: string },
  document: ExactAmounts,
): Promise<void> {
  const exact = { businessRowId, id, document };
  await db.query(UPDATE[kind.name](exact));
  await db.query(UPDATE_LINES[kind.name](exact));
}

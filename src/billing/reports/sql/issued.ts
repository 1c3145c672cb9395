import type { Parameters } from '../../../database/text-filter';
import { CREDIT_NOTE, INVOICE, type NumberedKind } from '../../kind';

/**
 * SQL: whether an invoice counts. It counts once it is issued. A cancelled one counts only when credit
 * notes cancelled it: each of them counts at its own date. A credit note counts only with its invoice.
 */
export const counts = (invoice: string): string => `${invoice}.issued_at IS NOT NULL
  AND (${invoice}.state <> 'cancelled'
    OR (${invoice}.credit_total > 0 AND ${invoice}.credit_total = ${invoice}.total))`;

/** Documents by their issue date. A filter that is missing takes all. */
export interface IssuedFilter {
  /** One business, or several. */
  businessRowId: number | readonly number[];
  from: string;
  to: string;
  currency?: string | null;
  /** The public id of a customer. */
  customer?: string | null;
  /** Conditions on line `l`, of which each is put in as it is. */
  lines?: readonly string[];
}

interface Side {
  kind: NumberedKind;
  from: string;
  counts: string;
  /** Credit notes reduce. */
  sign: '' | '-';
}

const SIDES: readonly Side[] = [
  { kind: INVOICE, from: 'invoices d', counts: counts('d'), sign: '' },
  {
    kind: CREDIT_NOTE,
    from: 'credit_notes d JOIN invoices i ON i.id = d.invoice_id',
    counts: counts('i'),
    sign: '-',
  },
];

/** The conditions on document `d`, the same for invoices and credit notes. */
function conditionsOf(filter: IssuedFilter, parameters: Parameters): string {
  const { businessRowId: of } = filter;
  const business = parameters.add(of);
  const conditions = [
    typeof of === 'number'
      ? `d.business_id = ${business}`
      : `d.business_id = ANY(${business}::int[])`,
    `d.issue_date BETWEEN ${parameters.add(filter.from)}::date AND ${parameters.add(filter.to)}::date`,
    ...(filter.lines ?? []),
  ];
  if (filter.currency != null) conditions.push(`d.currency = ${parameters.add(filter.currency)}`);
  if (filter.customer != null) {
    const customer = parameters.add(filter.customer);
    conditions.push(`d.customer_id = (SELECT id FROM customers WHERE document_id = ${customer})`);
  }
  return conditions.join(' AND ');
}

const documentColumns = ({ kind }: Side): string =>
  `'${kind.name}' AS type, d.id AS row_id, d.document_id, d.${kind.numberColumn} AS number,
    d.issue_date AS day, d.customer_id, d.currency`;

/** SQL: a row per document that counts, with its net and tax. */
export function issuedDocuments(filter: IssuedFilter, parameters: Parameters): string {
  const where = conditionsOf(filter, parameters);
  return SIDES.map(
    (side) => `SELECT ${documentColumns(side)},
      ${side.sign}d.subtotal AS net, ${side.sign}d.tax_amount AS tax
    FROM ${side.from} WHERE ${side.counts} AND ${where}`,
  ).join(' UNION ALL ');
}

/** SQL: a row per line of the documents that count. */
export function issuedLines(filter: IssuedFilter, parameters: Parameters): string {
  const where = conditionsOf(filter, parameters);
  return SIDES.map(
    (side) => `SELECT ${documentColumns(side)}, coalesce(l.tax_rate, 0) AS tax_rate,
      l.tax_category, l.product_id, ${side.sign}(l.amount - l.tax_amount) AS net,
      ${side.sign}l.tax_amount AS tax
    FROM ${side.from}
      JOIN ${side.kind.table}_cmps link ON link.entity_id = d.id AND link.field = 'items'
      JOIN ${side.kind.lineTable} l ON l.id = link.cmp_id
    WHERE ${side.counts} AND ${where}`,
  ).join(' UNION ALL ');
}

/** SQL of an amount as exact decimal text. */
export const amountText = (amount: string): string => `trim_scale(${amount})::text`;

import type { Parameters } from '../../../database/text-filter';
import { CREDIT_NOTE, INVOICE, type NumberedKind } from '../../kind';

/** Documents by their days. A filter that is missing takes all. */
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

/** Documents that count. Invoices and credit notes count on their issue date. */
interface Side {
  /** SQL of what the row is, its row id, its number and its day. */
  type: string;
  rowId: string;
  number: string;
  day: string;
  from: string;
  counts: string;
  /** SQL of the net and the tax of a row. */
  net: string;
  tax: string;
  /** SQL that joins the lines `l` of document `d`, and their sign. */
  lines: string;
  sign: string;
}

const linesOf = ({ table, lineTable }: NumberedKind, document = 'd'): string =>
  `JOIN ${table}_cmps link ON link.entity_id = ${document}.id AND link.field = 'items'
    JOIN ${lineTable} l ON l.id = link.cmp_id`;

function issued(kind: NumberedKind, counts: string, sign: '' | '-'): Side {
  return {
    type: `'${kind.name}'`,
    rowId: 'd.id',
    number: `d.${kind.numberColumn}`,
    day: 'd.issue_date',
    from: `${kind.table} d`,
    counts,
    net: `${sign}d.subtotal`,
    tax: `${sign}d.tax_amount`,
    lines: linesOf(kind),
    sign,
  };
}

const LINE = 'coalesce(l.tax_rate, 0) AS tax_rate, l.tax_category, l.product_id';

/** The credit notes that an invoice `d` had when it was cancelled or revived, `x`. */
const EARLIER_NOTES = 'n.invoice_id = d.id AND n.id <= x.last_note_id';

/** What was not credited of a document's lines, by everything that a report asks. */
const UNCREDITED_LINES = `CROSS JOIN LATERAL (
      SELECT tax_rate, tax_category, product_id, sum(amount) AS amount, sum(tax_amount) AS tax_amount
      FROM (
        SELECT ${LINE}, l.amount, l.tax_amount FROM invoices i ${linesOf(INVOICE, 'i')}
        WHERE i.id = d.id
        UNION ALL
        SELECT ${LINE}, -l.amount, -l.tax_amount FROM credit_notes n ${linesOf(CREDIT_NOTE, 'n')}
        WHERE ${EARLIER_NOTES}) part
      GROUP BY tax_rate, tax_category, product_id
      HAVING sum(amount) <> 0 OR sum(tax_amount) <> 0) l`;

/** SQL: an amount of invoice `d` without that of its credit notes when it was cancelled or revived. */
export const uncredited = (column: 'subtotal' | 'tax_amount' | 'total'): string =>
  `(d.${column} - coalesce((SELECT sum(n.${column}) FROM credit_notes n WHERE ${EARLIER_NOTES}), 0))`;

/** SQL: a cancellation takes off what it gives back when the invoice is revived. */
export const CANCELLED_SIGN = 'CASE WHEN x.revives THEN 1 ELSE -1 END *';

/** SQL: what a row of `cancellations` is. */
export const CANCELLED_TYPE = `CASE WHEN x.revives THEN 'revival' ELSE 'cancellation' END`;

/** SQL of cancellations `x` and their invoices `d`. */
export const CANCELLATIONS = 'cancellations x JOIN invoices d ON d.id = x.invoice_id';

/** An invoice counts once it is issued, even if it is cancelled later: that counts on its own day. */
const SIDES: readonly Side[] = [
  issued(INVOICE, 'd.issued_at IS NOT NULL', ''),
  issued(CREDIT_NOTE, 'true', '-'),
  {
    type: CANCELLED_TYPE,
    rowId: 'x.number::int',
    number: 'd.invoice_number',
    day: 'x.day',
    from: CANCELLATIONS,
    counts: 'true',
    lines: UNCREDITED_LINES,
    sign: CANCELLED_SIGN,
    net: `${CANCELLED_SIGN} ${uncredited('subtotal')}`,
    tax: `${CANCELLED_SIGN} ${uncredited('tax_amount')}`,
  },
];

/** The conditions on a document `d` that counts on a day. */
function conditionsOf(filter: IssuedFilter, parameters: Parameters): (day: string) => string {
  const { businessRowId: of } = filter;
  const business = parameters.add(of);
  const period = `${parameters.add(filter.from)}::date AND ${parameters.add(filter.to)}::date`;
  const conditions = [
    typeof of === 'number'
      ? `d.business_id = ${business}`
      : `d.business_id = ANY(${business}::int[])`,
    ...(filter.lines ?? []),
  ];
  if (filter.currency != null) conditions.push(`d.currency = ${parameters.add(filter.currency)}`);
  if (filter.customer != null) {
    const customer = parameters.add(filter.customer);
    conditions.push(`d.customer_id = (SELECT id FROM customers WHERE document_id = ${customer})`);
  }
  return (day) => [`${day} BETWEEN ${period}`, ...conditions].join(' AND ');
}

const documentColumns = ({ type, rowId, number, day }: Side): string =>
  `${type} AS type, ${rowId} AS row_id, d.document_id, ${number} AS number, ${day} AS day,
    d.customer_id, d.currency`;

/** SQL: a row per document that counts, with its net and tax. */
export function issuedDocuments(filter: IssuedFilter, parameters: Parameters): string {
  const where = conditionsOf(filter, parameters);
  return SIDES.map(
    (side) => `SELECT ${documentColumns(side)}, ${side.net} AS net, ${side.tax} AS tax
    FROM ${side.from} WHERE ${side.counts} AND ${where(side.day)}`,
  ).join(' UNION ALL ');
}

/** SQL: a row per line of the documents that count. */
export function issuedLines(filter: IssuedFilter, parameters: Parameters): string {
  const where = conditionsOf(filter, parameters);
  return SIDES.map(
    (side) => `SELECT ${documentColumns(side)}, ${LINE},
      ${side.sign} (l.amount - l.tax_amount) AS net, ${side.sign} l.tax_amount AS tax
    FROM ${side.from} ${side.lines} WHERE ${side.counts} AND ${where(side.day)}`,
  ).join(' UNION ALL ');
}

/** SQL of an amount as exact decimal text. */
export const amountText = (amount: string): string => `trim_scale(${amount})::text`;

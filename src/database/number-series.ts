/**
 * The number series of a business: one row of `document_sequences` per kind. Every writer of a number
 * updates that row first, so only one transaction at a time writes a number of a series.
 */
interface NumberSeries {
  kind: 'invoice' | 'quotation';
  table: 'invoices' | 'quotations';
  column: 'invoice_number' | 'quotation_number';
  prefix: 'INV-' | 'QT-';
}

export const NUMBER_SERIES = {
  invoice: { kind: 'invoice', table: 'invoices', column: 'invoice_number', prefix: 'INV-' },
  quotation: { kind: 'quotation', table: 'quotations', column: 'quotation_number', prefix: 'QT-' },
} as const satisfies Record<NumberSeries['kind'], NumberSeries>;

/**
 * SQL of a number as text: five digits, more above 99999 (contract §4).
 * @param n an SQL expression
 */
export function numberText(prefix: string, n: string): string {
  return `'${prefix}' || lpad((${n})::text, greatest(5, length((${n})::text)), '0')`;
}

/** Step 10 of the database makes these functions. */
const FUNCTION = { invoice: 'invoicing_next_invoice', quotation: 'invoicing_next_quotation' };

/**
 * SQL of the first free number after `after`. It is correct only while the row of the series is locked,
 * for example in the SET of an `ON CONFLICT DO UPDATE`.
 * @param business an SQL expression, like `after`
 */
export function nextFree(kind: NumberSeries['kind'], business: string, after: string): string {
  return `${FUNCTION[kind]}(${business}, ${after})`;
}

import type { LineRow } from './rows';

interface LineColumn {
  name: keyof LineRow;
  type: 'text' | 'decimal';
}

/**
 * The columns of a line, in the order of the answers. Every statement that stores or reads lines is made
 * from this list.
 */
const LIST = [
  { name: 'line_id', type: 'text' },
  { name: 'description', type: 'text' },
  { name: 'quantity', type: 'decimal' },
  { name: 'unit_price', type: 'decimal' },
  { name: 'tax_rate', type: 'decimal' },
  { name: 'discount_rate', type: 'decimal' },
  { name: 'product_id', type: 'text' },
  { name: 'unit_code', type: 'text' },
  { name: 'tax_category', type: 'text' },
  { name: 'tax_exemption_reason', type: 'text' },
  { name: 'tax_amount', type: 'decimal' },
  { name: 'amount', type: 'decimal' },
] as const satisfies readonly LineColumn[];

type Forgotten = Exclude<keyof LineRow, (typeof LIST)[number]['name']>;

/** Refuses to compile while a field of a line has no column. */
export const LINE_COLUMNS: [Forgotten] extends [never] ? readonly LineColumn[] : Forgotten = LIST;

/** The columns of a stored line `l`: decimals as text, with all their digits. */
export const STORED_LINE = LINE_COLUMNS.map(({ name, type }) =>
  type === 'decimal' ? `trim_scale(l.${name})::text AS ${name}` : `l.${name}`,
).join(', ');

/** The same as an answer has them: decimals as numbers. */
export const ANSWERED_LINE = LINE_COLUMNS.map(({ name, type }) => {
  if (name === 'line_id') return 'l.line_id AS id';
  return type === 'decimal' ? `trim_scale(l.${name}) AS ${name}` : `l.${name}`;
}).join(', ');

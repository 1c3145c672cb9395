/** A line in the form: the fields of its component, and the key that Strapi's form knows it by. */
export interface Line {
  __temp_key__?: string;
  id?: number;
  [field: string]: unknown;
}

/** The cells of a line that are typed in, from left to right. */
export const COLUMNS = [
  'description',
  'quantity',
  'unit_code',
  'unit_price',
  'discount_rate',
  'tax_rate',
] as const;

export type ColumnKey = (typeof COLUMNS)[number];

export const isNumberColumn = (column: ColumnKey): boolean =>
  column !== 'description' && column !== 'unit_code';

/** A cell: the index of its line, and its column. The row below the last line is the empty one. */
export interface Place {
  row: number;
  column: ColumnKey;
}

/** The lines in a form's values. */
export function linesIn(values: unknown): readonly Line[] {
  const { items } = values as { items?: unknown };
  return Array.isArray(items) ? (items as Line[]) : [];
}

import type { Line } from './line';

type Lines = readonly Line[];

/** The values with which each line begins. */
const NEW_LINE: Line = { quantity: 1, discount_rate: 0 };

/** The fields that name a stored line. A copy has none of them. */
const IDENTITY = ['id', 'line_id', '__temp_key__'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0;

/** True for a line in which nobody has typed or chosen anything. */
export function isBlank(line: Line): boolean {
  const { __temp_key__: _key, quantity, tax_amount: _tax, amount: _amount, ...fields } = line;
  return (isEmpty(quantity) || quantity === 1) && Object.values(fields).every(isEmpty);
}

/**
 * Sets fields of a line. The row below the last line becomes a line.
 * @param key of a line that is made
 */
export function changed(lines: Lines, row: number, fields: Partial<Line>, key: string): Line[] {
  if (row >= lines.length) return [...lines, { ...NEW_LINE, ...fields, __temp_key__: key }];
  return lines.map((line, index) => (index === row ? { ...line, ...fields } : line));
}

export const inserted = (lines: Lines, row: number, ...added: Line[]): Line[] =>
  lines.toSpliced(row, 0, ...added);

export const removed = (lines: Lines, row: number): Line[] => lines.toSpliced(row, 1);

/** Puts a copy below a line. */
export function duplicated(lines: Lines, row: number, key: string): Line[] {
  const fields = Object.entries(lines[row] ?? {}).filter(([name]) => !IDENTITY.includes(name));
  return inserted(lines, row + 1, { ...Object.fromEntries(fields), __temp_key__: key });
}

/** Moves a line to another place. Beyond either end it stays at that end. */
export function moved(lines: Lines, from: number, to: number): Line[] {
  const line = lines[from];
  if (line === undefined) return [...lines];
  const place = Math.min(Math.max(to, 0), lines.length - 1);
  return inserted(removed(lines, from), place, line);
}

/**
 * The place of a line that is dragged to a height.
 * @param middles of the lines, from the top, where they were when the drag began
 */
export function placeAt(middles: readonly number[], from: number, height: number): number {
  const above = middles.filter((middle) => middle < height).length;
  return Math.max(0, above > from ? above - 1 : above);
}

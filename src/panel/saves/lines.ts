import Big from 'big.js';
import { decimalInput } from './decimal-values';
import type { LineRow } from '../../billing/sql/rows';

/** A line as the panel's form sends it: new ones whole, stored ones with `id` and what changed. */
export type PanelLine = Record<string, unknown> & { id?: number | string };

/** A stored line by the number of its component row. */
export type StoredLines = ReadonlyMap<number, LineRow>;

const DECIMALS = ['quantity', 'unit_price', 'tax_rate', 'discount_rate'] as const;
const TEXTS = ['description', 'product_id'] as const;
const COMPUTED = ['tax_amount', 'amount'] as const;

/** The columns of a stored line `l`: amounts as text, with all their digits. */
export const STORED_LINE_COLUMNS = [
  'l.id AS row_id, l.line_id',
  ...TEXTS.map((name) => `l.${name}`),
  ...[...DECIMALS, ...COMPUTED].map((name) => `trim_scale(l.${name})::text AS ${name}`),
].join(', ');

/** A form shows 18 digits as a float; when it sends that float back, the stored digits stay. */
function mergedDecimal(sent: unknown, stored: string | undefined): unknown {
  if (stored === undefined) return decimalInput(sent);
  if (sent === undefined || Number(sent) === Number(stored)) return new Big(stored);
  return decimalInput(sent);
}

function storedLine(line: PanelLine, stored: StoredLines): LineRow | undefined {
  return line.id === undefined ? undefined : stored.get(Number(line.id));
}

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** The form shows the usual rate in an empty field. A typed 0 is a rate. */
function taxRate(sent: unknown, stored: string | undefined, usualRate: string | null): unknown {
  const isNew = sent === undefined && stored === undefined;
  return isNew || isEmpty(sent) ? decimalInput(usualRate) : mergedDecimal(sent, stored);
}

/**
 * The whole line in the API's terms: what was sent over what is stored.
 * @param usualRate tax rate in per cent of a line that names none; null for 0
 */
export function mergeLine(
  line: PanelLine,
  stored: StoredLines,
  usualRate: string | null,
): Record<string, unknown> {
  const before = storedLine(line, stored);
  const merged: Record<string, unknown> = {};
  for (const field of TEXTS)
    merged[field] = line[field] === undefined ? before?.[field] : line[field];
  for (const field of DECIMALS) merged[field] = mergedDecimal(line[field], before?.[field]);
  merged.tax_rate = taxRate(line.tax_rate, before?.tax_rate, usualRate);
  if (merged.product_id === '') merged.product_id = null;
  return merged;
}

/** A save can name a stored line once. The second is a new line, or a total would count it twice. */
export function namedOnce(lines: readonly PanelLine[], mayName: boolean): PanelLine[] {
  const named = new Set<number>();
  return lines.map(({ id, ...line }) => {
    if (!mayName || id === undefined || named.has(Number(id))) return line;
    named.add(Number(id));
    return { id, ...line };
  });
}

/** What Strapi stores of a computed line; of a known one only what differs, so no digit is lost. */
export function componentData(
  line: PanelLine,
  priced: LineRow,
  stored: StoredLines,
): Record<string, unknown> {
  const before = storedLine(line, stored);
  const data: Record<string, unknown> = before ? { id: line.id } : { line_id: priced.line_id };
  for (const field of TEXTS) data[field] = priced[field];
  for (const field of [...DECIMALS, ...COMPUTED]) {
    if (before?.[field] !== priced[field]) data[field] = Number(priced[field]);
  }
  return data;
}

import Big from 'big.js';
import type { LineRow } from '../../billing/sql/rows';

/** A line as the panel's form sends it: new ones whole, stored ones with `id` and what changed. */
export type PanelLine = Record<string, unknown> & { id?: number | string };

/** A stored line by the number of its component row. */
export type StoredLines = ReadonlyMap<number, LineRow>;

const DECIMALS = ['quantity', 'unit_price', 'tax_rate', 'discount_rate'] as const;
const TEXTS = [
  'description',
  'product_id',
  'unit_code',
  'tax_category',
  'tax_exemption_reason',
] as const;
const CLEARABLE = ['product_id', 'unit_code', 'tax_category', 'tax_exemption_reason'] as const;
const COMPUTED = ['tax_amount', 'amount'] as const;

/** Numbers come as numbers or as what was typed; both keep their digits. */
export function decimalInput(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())
    ? new Big(value.trim())
    : value;
}

/** A form shows 18 digits as a float; when it sends that float back, the stored digits stay. */
function mergedDecimal(sent: unknown, stored: string | undefined): unknown {
  if (stored === undefined) return decimalInput(sent);
  if (sent === undefined || Number(sent) === Number(stored)) return new Big(stored);
  return decimalInput(sent);
}

function storedLine(line: PanelLine, stored: StoredLines): LineRow | undefined {
  return line.id === undefined ? undefined : stored.get(Number(line.id));
}

/** A category that was not chosen anew fits no longer once a rate becomes 0, or is 0 no more. */
function followsRate(merged: Record<string, unknown>, before: LineRow): boolean {
  const [now, then] = [merged.tax_rate, before.tax_rate].map((rate) => Number(rate) === 0);
  return now !== then && merged.tax_category === before.tax_category;
}

/** The whole line in the API's terms: what was sent over what is stored. */
export function mergeLine(line: PanelLine, stored: StoredLines): Record<string, unknown> {
  const before = storedLine(line, stored);
  const merged: Record<string, unknown> = {};
  for (const field of TEXTS)
    merged[field] = line[field] === undefined ? before?.[field] : line[field];
  for (const field of DECIMALS) merged[field] = mergedDecimal(line[field], before?.[field]);
  for (const field of CLEARABLE) if (merged[field] === '') merged[field] = null;
  if (before && followsRate(merged, before)) merged.tax_category = null;
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

import Big from 'big.js';
import { decimalInput } from './decimal-values';
import { LINE_FACTS } from '../../domain/fields/line-facts';
import { PERIOD_BOUNDS } from '../../domain/service-period';
import type { LineRow } from '../../billing/rows';

/**
 * A line of the panel's form: a new line is complete, a stored one has its `id` and the changed
 * fields.
 */
export type PanelLine = Record<string, unknown> & { id?: number | string };

/** Stored lines by the row id of their component. */
export type StoredLines = ReadonlyMap<number, LineRow>;

/** The fields of a line that are exact numbers. */
export const LINE_DECIMALS = ['quantity', 'unit_price', 'tax_rate', 'discount_rate'] as const;
/** Its other fields. */
export const LINE_TEXTS = [
  'description',
  'product_id',
  'unit_code',
  'tax_category',
  'tax_exemption_reason',
  ...LINE_FACTS,
  ...PERIOD_BOUNDS,
] as const;
const CLEARABLE = LINE_TEXTS.filter((name) => name !== 'description');

/** A form shows 18 digits as a float; when it sends that float back, the stored digits stay. */
function mergedDecimal(sent: unknown, stored: string | undefined): unknown {
  if (stored === undefined) return decimalInput(sent);
  if (sent === undefined || Number(sent) === Number(stored)) return new Big(stored);
  return decimalInput(sent);
}

function storedLine(line: PanelLine, stored: StoredLines): LineRow | undefined {
  return line.id === undefined ? undefined : stored.get(Number(line.id));
}

/** A category and a reason that were not chosen anew fit no longer once a rate becomes 0, or is 0 no more. */
function clearWithRate(merged: Record<string, unknown>, before: LineRow): void {
  const [now, then] = [merged.tax_rate, before.tax_rate].map((rate) => Number(rate) === 0);
  if (now === then) return;
  for (const field of ['tax_category', 'tax_exemption_reason'] as const)
    if (merged[field] === before[field]) merged[field] = null;
}

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** The form shows the usual rate in an empty field. A typed 0 is a rate. */
function taxRate(sent: unknown, stored: string | undefined, usualRate: string | null): unknown {
  const isNew = sent === undefined && stored === undefined;
  return isNew || isEmpty(sent) ? decimalInput(usualRate) : mergedDecimal(sent, stored);
}

/**
 * The whole line with the API's names. Sent fields replace the stored ones.
 * @param usualRate tax rate in per cent of a line that names none; null for 0
 */
export function mergeLine(
  line: PanelLine,
  stored: StoredLines,
  usualRate: string | null,
): Record<string, unknown> {
  const before = storedLine(line, stored);
  const merged: Record<string, unknown> = {};
  for (const field of LINE_TEXTS)
    merged[field] = line[field] === undefined ? before?.[field] : line[field];
  for (const field of LINE_DECIMALS) merged[field] = mergedDecimal(line[field], before?.[field]);
  merged.tax_rate = taxRate(line.tax_rate, before?.tax_rate, usualRate);
  for (const field of CLEARABLE) if (merged[field] === '') merged[field] = null;
  if (before) clearWithRate(merged, before);
  return merged;
}

/**
 * The public ids of the lines of a form; undefined for a new one. If a save names a stored line twice, the
 * second becomes a new line. The total counts both, so both must be stored.
 */
export function keptLineIds(
  lines: readonly PanelLine[],
  stored: StoredLines,
): (string | undefined)[] {
  const named = new Set<number>();
  return lines.map((line) => {
    const kept = storedLine(line, stored);
    if (kept === undefined || named.has(Number(line.id))) return undefined;
    named.add(Number(line.id));
    return kept.line_id;
  });
}

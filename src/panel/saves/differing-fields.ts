import Big from 'big.js';
import type { LoadedRecord } from './loaded-record';

/** The columns that the database itself keeps. */
const NOT_FIELDS = ['id', 'document_id', 'created_at', 'updated_at', 'published_at', 'locale'];

function asDecimal(value: unknown): Big | null {
  try {
    return new Big(value as string);
  } catch {
    return null;
  }
}

/** An empty input of a form stands for a field without a value. */
const blank = (value: unknown): boolean => value === null || value === undefined || value === '';

function same(sent: unknown, stored: unknown): boolean {
  if (blank(sent) && blank(stored)) return true;
  if (blank(sent) || blank(stored)) return false;
  if (typeof sent === 'object' || typeof stored === 'object')
    return JSON.stringify(sent) === JSON.stringify(stored);
  if (String(sent) === String(stored)) return true;
  // The Content Manager shows a decimal as a binary number, which may lack the last digits.
  if (typeof sent === 'number' && sent === Number(stored)) return true;
  const [left, right] = [asDecimal(sent), asDecimal(stored)];
  return left !== null && right !== null && left.eq(right);
}

/**
 * The fields of a save that differ from the stored record. Relations and lines are not columns of the
 * record, so this does not compare them.
 */
export function differingFields(data: Record<string, unknown>, row: LoadedRecord): string[] {
  return Object.keys(data).filter(
    (name) =>
      name in row &&
      !NOT_FIELDS.includes(name) &&
      data[name] !== undefined &&
      !same(data[name], row[name]),
  );
}

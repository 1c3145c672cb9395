import { printedMinorUnit } from '../../../domain/currency';
import { decimalsOf } from '../../kit/typed/number-limits';
import { formNumber, problemOf, shownAmount, shownNumber } from '../../kit/typed/form-number';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { isNumberColumn, type ColumnKey, type Line } from './line';
import { unitCode, unitWord } from '../../../domain/units';
import { lineWords } from '../../words';

const decimals = (column: ColumnKey): number => decimalsOf(column, 'decimal', undefined);

/** The form's value for the text of a cell. */
export function cellValue(column: ColumnKey, text: string): unknown {
  if (isNumberColumn(column)) return formNumber(text, decimals(column));
  return column === 'unit_code' ? unitCode(text) : text;
}

/** The text of a cell for the form's value. @param currency of the document: a price has its decimals */
export function cellText(column: ColumnKey, value: unknown, currency: string): string {
  // No discount is the usual case.
  if (column === 'discount_rate' && value === 0) return '';
  if (column === 'unit_price') return shownAmount(value, printedMinorUnit(currency));
  if (isNumberColumn(column)) return shownNumber(value);
  if (column === 'unit_code') return unitWord(value, lineWords().units);
  return typeof value === 'string' ? value : '';
}

/** True for a text that is printed smaller where there is little room. The column of units is narrow. */
export const isLong = (column: ColumnKey, text: string): boolean =>
  column !== 'description' && text.length > (column === 'unit_code' ? 6 : 8);

/** The reason why the text in a cell is no number; undefined where there is none. */
export function cellProblem(column: ColumnKey, line: Line): string | undefined {
  const text = unreadableText(line[column]);
  return text === null ? undefined : problemOf(text, decimals(column));
}

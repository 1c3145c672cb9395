import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { CellValue } from 'hucre';
import { types } from 'pg';
import type { Batch } from '../../database/exports';
import { guardFormula } from '../../domain/formulas';
import type { Head } from './text';

const { BOOL, DATE, FLOAT8, INT4, INT8, NUMERIC } = types.builtins;
const NUMBERS: ReadonlySet<number> = new Set([FLOAT8, INT4, INT8, NUMERIC]);

/** Digits that a spreadsheet keeps. A longer number stays a text. */
const DIGITS = 15;

/** Our own names of amounts, which have two decimals or more, whatever a spreadsheet does by itself. */
const MONEY =
  /^(?:(?:sub)?total|(?:\w+_)?amount|amount_\w+|unit_price|refund_due|net|tax|gross|balance|on_account|not_due|days_\d+_\d+|over_90)$/;

/** Characters of a column that shows a date or an amount. */
const NARROWEST = 12;

function cellOf(type: number, value: string | null, words: Head['words']): CellValue {
  if (value === null) return null;
  if (type === BOOL) return value === 't';
  if (type === DATE) return new Date(`${value}T00:00:00Z`);
  if (NUMBERS.has(type) && value.replace(/\D/g, '').length <= DIGITS) return Number(value);
  // No text is a formula here. An import takes an apostrophe off a text that begins like a guarded one.
  return words?.[value] ?? (value.startsWith("'") ? guardFormula(value) : value);
}

async function* rowsOf(batches: AsyncIterable<Batch>, columns: readonly Head[]) {
  for await (const { fields, rows } of batches)
    for (const row of rows)
      yield row.map((value, at) => cellOf(fields[at]?.dataTypeID ?? 0, value, columns[at]?.words));
}

/**
 * Rows as an .xlsx file, while they arrive. More rows than a sheet may have go on in another one.
 * @param name of the sheet, from our own words only
 */
export async function workbookOf(
  name: string,
  columns: readonly Head[],
  batches: AsyncIterable<Batch>,
): Promise<Readable> {
  // Few services write workbooks, and the library takes 100 ms to load.
  const { writeXlsxStream } = await import('hucre');
  const written = writeXlsxStream(rowsOf(batches, columns), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map(({ name: column, label = column }) => ({
      header: label,
      width: Math.max(NARROWEST, label.length + 2),
      ...(MONEY.test(column) && { numFmt: '#,##0.00##' }),
    })),
  });
  return Readable.fromWeb(written as ReadableStream);
}

import { stringify } from 'csv-stringify/sync';
import { types } from 'pg';
import type { Batch } from '../../database/exports';
import { guardFormula } from '../../domain/formulas';
import { decimalFor, delimiterFor, type CsvDecimal } from '../../domain/csv-decimals';
import type { CsvColumn } from './columns';

/** A column of a file. */
export type Head = Pick<CsvColumn, 'name' | 'label' | 'words'>;

/** Spreadsheets take a file for UTF-8 only with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

const { BOOL, FLOAT8, NUMERIC, TEXT, VARCHAR } = types.builtins;
const TEXTS: ReadonlySet<number> = new Set([TEXT, VARCHAR]);
const DECIMALS: ReadonlySet<number> = new Set([FLOAT8, NUMERIC]);
const FLAGS: Readonly<Record<string, string>> = { t: 'true', f: 'false' };

/**
 * Also quoted: other separators, so that no program splits a cell there, and spaces at the ends, which
 * some programs remove. A comma before decimals is no separator.
 */
const QUOTED = { point: /[;\t\r\n]|^\s|\s$/, comma: /[\t\r\n]|^\s|\s$/ };

type Cell = string | null;

/** Only texts are guarded, so that a negative number stays one. */
function cellOf(type: number, value: Cell, decimal: CsvDecimal): Cell {
  if (value === null) return null;
  if (TEXTS.has(type)) return guardFormula(value);
  if (DECIMALS.has(type)) return decimalFor(decimal, value);
  return type === BOOL ? (FLAGS[value] ?? value) : value;
}

/** Lines of cells as they are (RFC 4180). An empty cell is null; an empty text is the same. */
export const csvRows = (
  rows: readonly (readonly Cell[])[],
  delimiter: string,
  quoted: RegExp = QUOTED.point,
): string =>
  stringify(rows as Cell[][], { delimiter, record_delimiter: 'windows', quoted_match: quoted });

const write = (rows: readonly (readonly Cell[])[], decimal: CsvDecimal): string =>
  csvRows(rows, delimiterFor(decimal), QUOTED[decimal]);

/** The first line. Labels are somebody's texts, names are ours. */
export function csvHead(columns: readonly Head[], decimal: CsvDecimal = 'point'): string {
  const heads = columns.map(({ name, label }) =>
    label === undefined ? name : guardFormula(label),
  );
  return BYTE_ORDER_MARK + write([heads], decimal);
}

/** The lines of rows. */
export function csvLines(
  { fields, rows }: Batch,
  columns: readonly Head[],
  decimal: CsvDecimal = 'point',
): string {
  const typeIds = fields.map(({ dataTypeID }) => dataTypeID);
  const worded = (value: Cell, at: number) => columns[at]?.words?.[value ?? ''] ?? value;
  return write(
    rows.map((row) =>
      row.map((value, at) => cellOf(typeIds[at] ?? TEXT, worded(value, at), decimal)),
    ),
    decimal,
  );
}

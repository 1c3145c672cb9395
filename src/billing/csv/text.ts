import { stringify } from 'csv-stringify/sync';
import { types } from 'pg';
import type { Batch } from '../../database/exports';
import { guardFormula } from '../../domain/formulas';

/** Spreadsheets take a file for UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF';

const { BOOL, TEXT, VARCHAR } = types.builtins;
const TEXTS: ReadonlySet<number> = new Set([TEXT, VARCHAR]);
const FLAGS: Readonly<Record<string, string>> = { t: 'true', f: 'false' };

/**
 * Also quoted: other separators, so that no program splits a cell there, and spaces at the ends, which
 * some programs remove.
 */
const QUOTED = /[;\t\r\n]|^\s|\s$/;

type Cell = string | null;

/** Only texts are guarded, so that a negative number stays one. */
function cellOf(type: number, value: Cell): Cell {
  if (value === null) return null;
  if (TEXTS.has(type)) return guardFormula(value);
  return type === BOOL ? (FLAGS[value] ?? value) : value;
}

function write(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as Cell[][], { record_delimiter: 'windows', quoted_match: QUOTED });
}

/**
 * The first line: the names of the fields.
 * @param labels what an operator calls the last of them
 */
export function csvHeader({ fields }: Batch, labels: readonly string[] = []): string {
  const own = fields.slice(0, fields.length - labels.length).map(({ name }) => name);
  return BYTE_ORDER_MARK + write([[...own, ...labels.map(guardFormula)]]);
}

/** The lines of rows (RFC 4180). An empty cell is null; an empty text is the same. */
export function csvLines({ fields, rows }: Batch): string {
  const typeIds = fields.map(({ dataTypeID }) => dataTypeID);
  return write(rows.map((row) => row.map((value, at) => cellOf(typeIds[at] ?? TEXT, value))));
}

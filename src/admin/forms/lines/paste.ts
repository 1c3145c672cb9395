import { numberOf } from '../../../domain/clipboard-grid';
import { changed, inserted, isBlank, removed } from './line-changes';
import { COLUMNS, isNumberColumn, type ColumnKey, type Line, type Place } from './line';

type Grid = readonly (readonly string[])[];

export interface PasteOptions {
  /** The form's value for a text in a column. */
  read: (column: ColumnKey, text: string) => unknown;
  /** The key of a new line. */
  newKey: () => string;
}

/** Heads of columns in other spreadsheets. */
const HEADS: Readonly<Record<ColumnKey, readonly string[]>> = {
  description: ['description', 'item', 'text', 'product', 'service', 'name', 'position'],
  quantity: ['quantity', 'qty', 'amount of units', 'hours', 'count'],
  unit_code: ['unit', 'uom'],
  unit_price: ['unit price', 'price', 'rate', 'price per unit'],
  discount_rate: ['discount', 'discount rate'],
  tax_rate: ['tax', 'vat', 'tax rate', 'vat rate', 'gst'],
};

function columnOfHead(text: string): ColumnKey | undefined {
  const head = text.toLowerCase().replace(/[%()]/g, '').trim();
  return COLUMNS.find((key) => HEADS[key].includes(head));
}

/** The columns that a row of heads names; undefined for a row with values. */
function columnsByHead(row: readonly string[] = []): (ColumnKey | undefined)[] | undefined {
  const columns = row.map(columnOfHead);
  return columns.filter((column) => column !== undefined).length < 2 ? undefined : columns;
}

/** The columns from a cell to the right. Numbers stand in no column of units, so it is passed over. */
function columnsFrom(start: ColumnKey, grid: Grid): ColumnKey[] {
  const columns = COLUMNS.slice(COLUMNS.indexOf(start));
  const unit = columns.indexOf('unit_code');
  const inUnit = grid.map((row) => row[unit] ?? '').filter((text) => text !== '');
  const isSkipped =
    unit > 0 && inUnit.length > 0 && inUnit.every((text) => numberOf(text) !== undefined);
  return isSkipped ? columns.filter((column) => column !== 'unit_code') : columns;
}

function fieldsOf(
  row: readonly string[],
  columns: readonly (ColumnKey | undefined)[],
  { read }: PasteOptions,
): Partial<Line> {
  const fields = row.flatMap((text, index) => {
    const column = columns[index];
    if (column === undefined || text === '') return [];
    const number = isNumberColumn(column) ? numberOf(text) : undefined;
    return [[column, read(column, number ?? text)] as const];
  });
  return Object.fromEntries(fields);
}

/** Rows that begin with a description become lines, in place of an empty one or below the current one. */
function insertRows(
  lines: readonly Line[],
  row: number,
  rows: readonly Partial<Line>[],
  { newKey }: PasteOptions,
): Line[] {
  const current = lines[row];
  const isReplaced = current !== undefined && isBlank(current);
  const kept = isReplaced ? removed(lines, row) : lines;
  const first = isReplaced || current === undefined ? row : row + 1;
  const added = rows.flatMap((fields) => changed([], 0, fields, newKey()));
  return inserted(kept, first, ...added);
}

/** Cells that begin further right go into the lines from there on; lines are added when they run out. */
const fillCells = (
  lines: readonly Line[],
  row: number,
  rows: readonly Partial<Line>[],
  { newKey }: PasteOptions,
): Line[] =>
  rows.reduce<Line[]>(
    (filled, fields, index) => changed(filled, row + index, fields, newKey()),
    [...lines],
  );

/** The lines after rows of a spreadsheet were pasted into a cell, and the number of those rows. */
export function pasted(
  lines: readonly Line[],
  { row, column }: Place,
  grid: Grid,
  options: PasteOptions,
): { lines: Line[]; count: number } {
  const heads = column === 'description' ? columnsByHead(grid[0]) : undefined;
  const values = heads ? grid.slice(1) : grid;
  const columns = heads ?? columnsFrom(column, values);
  const rows = values.map((cells) => fieldsOf(cells, columns, options));
  const put = column === 'description' ? insertRows : fillCells;
  return { lines: put(lines, row, rows, options), count: rows.length };
}

import type { ReportTable, TableRow } from './tables';

/** As many rows of a table as stand on one page, below their heads. */
export interface TablePart {
  readonly table: ReportTable;
  readonly rows: readonly TableRow[];
}

export interface ReportPage {
  readonly isFirst: boolean;
  readonly parts: readonly TablePart[];
}

export interface ReportHeights {
  readonly page: number;
  /** Above the tables of the first page. */
  readonly head: number;
  /** The title of a table with the space above it. */
  readonly title: number;
}

interface DraftPage {
  readonly isFirst: boolean;
  readonly parts: { table: ReportTable; rows: TableRow[] }[];
  room: number;
}

const heightOf = (rows: readonly TableRow[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** The sums stay with the row above them. */
function groupsOf(rows: readonly TableRow[]): TableRow[][] {
  const groups: TableRow[][] = [];
  for (const row of rows) {
    if (row.isSum && groups.length > 0) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Fills pages top down. A table that goes on has its heads again. */
export function fillReport(
  tables: readonly ReportTable[],
  heights: ReportHeights,
): readonly ReportPage[] {
  let page: DraftPage = { isFirst: true, parts: [], room: heights.page - heights.head };
  const pages = [page];
  for (const table of tables) {
    let part: DraftPage['parts'][number] | undefined;
    for (const group of groupsOf(table.rows)) {
      const needed = () => heightOf(group) + (part ? 0 : heights.title + table.head.height);
      if (needed() > page.room) {
        part = undefined;
        page = { isFirst: false, parts: [], room: heights.page };
        pages.push(page);
      }
      page.room -= needed();
      if (!part) page.parts.push((part = { table, rows: [] }));
      part.rows.push(...group);
    }
  }
  return pages;
}

import type { Row } from './columns';

/** A note or the terms, or as much of it as stands on one page. */
export interface RemarkPart {
  /** Missing where a text goes on from the page before. */
  readonly label?: string;
  readonly lines: readonly string[];
}

/** What stands on one sheet of paper. */
export interface PageContent {
  readonly head: boolean;
  readonly rows: readonly Row[];
  readonly sums: boolean;
  readonly remarks: readonly RemarkPart[];
}

/** Heights in points of what the rows share the page with. */
export interface Heights {
  readonly page: number;
  readonly head: number;
  readonly tableHeader: number;
  readonly sums: number;
  readonly remarkLabel: number;
  readonly remarkLine: number;
}

export interface Remark {
  readonly label: string;
  readonly lines: readonly string[];
}

/** Lines of a text that may not stand alone at the foot or the top of a page. */
const LEAST_LINES = 2;

interface DraftPage {
  head: boolean;
  rows: Row[];
  sums: boolean;
  remarks: RemarkPart[];
}

/**
 * Fills pages top down: the head, rows whole, the sums with at least one row beside them, then
 * notes and terms line by line. react-pdf could break pages too, but lays out all that remains
 * again for each page: 1,000 rows then take longer than 11 times 200 rows.
 */
export function fillPages(
  rows: readonly Row[],
  remarks: readonly Remark[],
  heights: Heights,
): PageContent[] {
  const pages: DraftPage[] = [];
  let room = 0;
  const turn = (head = false) => {
    const page: DraftPage = { head, rows: [], sums: false, remarks: [] };
    pages.push(page);
    room = heights.page - (head ? heights.head : 0);
    return page;
  };
  let page = turn(true);
  const place = (row: Row, beside: number) => {
    const header = page.rows.length === 0 ? heights.tableHeader : 0;
    if (header + row.height + beside > room) page = turn();
    room -= row.height + (page.rows.length === 0 ? heights.tableHeader : 0);
    page.rows.push(row);
  };
  rows.forEach((row, index) => place(row, index === rows.length - 1 ? heights.sums : 0));
  page.sums = true;
  room -= heights.sums;
  for (const remark of remarks) {
    let rest = remark.lines;
    let label: string | undefined = remark.label;
    while (rest.length > 0) {
      const used = label === undefined ? 0 : heights.remarkLabel;
      const fitting = linesThatFit(rest.length, (room - used) / heights.remarkLine);
      if (fitting === 0) {
        page = turn();
        continue;
      }
      page.remarks.push({
        ...(label === undefined ? {} : { label }),
        lines: rest.slice(0, fitting),
      });
      room -= used + fitting * heights.remarkLine;
      rest = rest.slice(fitting);
      label = undefined;
    }
  }
  return pages;
}

/** How many of `total` lines go where `room` lines fit, without a single line on either side. */
function linesThatFit(total: number, room: number): number {
  const fitting = Math.floor(room + 0.001);
  if (fitting >= total) return total;
  const kept = Math.min(fitting, total - LEAST_LINES);
  return kept >= LEAST_LINES ? kept : 0;
}

import type { Row } from './columns';
import type { SummaryRow } from './summary';
import type { PrintedCode } from '../view-model';

/** Bank details, notes and terms side by side. */
export type RemarkColumns = readonly [left: readonly Remark[], right: readonly Remark[]];

/** A note or the terms, or as much of it as stands on one page. */
export interface RemarkPart {
  /** Missing where a text goes on from the page before. */
  readonly label?: string;
  readonly lines: readonly string[];
  readonly code?: PrintedCode | undefined;
}

/** What stands on one sheet of paper. */
export interface PageContent {
  readonly head: boolean;
  /** The sum of the lines on earlier pages. */
  readonly carried?: string | undefined;
  readonly rows: readonly Row[];
  readonly sums: boolean;
  /** Rows of the tax summary. */
  readonly summary: readonly SummaryRow[];
  readonly remarks: readonly RemarkPart[];
  readonly beside?: RemarkColumns | undefined;
}

/** What flows over the pages. */
export interface Flow {
  readonly rows: readonly Row[];
  readonly summary: readonly SummaryRow[];
  readonly remarks: readonly Remark[];
  /** The same side by side, which is how they are set where they fit on one page. */
  readonly beside?: RemarkColumns | undefined;
}

/** Heights in points of what the rows share the page with. */
export interface Heights {
  readonly page: number;
  readonly head: number;
  /** The head of later pages. */
  readonly running: number;
  readonly tableHeader: number;
  /** The row with the sum of earlier pages. */
  readonly carried: number;
  readonly sums: number;
  /** With the space above it. */
  readonly summaryHeader: number;
  readonly remarkLabel: number;
  readonly remarkLine: number;
  /** With the space around it. */
  readonly code: number;
}

export interface Remark {
  readonly label: string;
  readonly lines: readonly string[];
  /** Stands beside the lines. */
  readonly code?: PrintedCode | undefined;
}

/** Lines of a text that may not stand alone at the foot or the top of a page. */
const LEAST_LINES = 2;

interface DraftPage {
  readonly head: boolean;
  carried?: string | undefined;
  readonly rows: Row[];
  sums: boolean;
  readonly summary: SummaryRow[];
  readonly remarks: RemarkPart[];
  beside?: RemarkColumns | undefined;
}

/** Heights are sums of fractions. */
const ROUNDING = 0.001;

const heightOf = (rows: readonly { readonly height: number }[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** The pages so far, and what is left of the last one. */
class Pages {
  readonly all: DraftPage[] = [];
  private room = 0;

  constructor(private readonly heights: Heights) {
    this.turn(true);
  }

  private turn(head = false): DraftPage {
    const page: DraftPage = { head, rows: [], sums: false, summary: [], remarks: [] };
    this.all.push(page);
    this.room = this.heights.page - (head ? this.heights.head : this.heights.running);
    return page;
  }

  private get last(): DraftPage {
    return this.all.at(-1) ?? this.turn();
  }

  private sumSoFar: string | undefined;

  /** The height above the first row of the last page. */
  private get header(): number {
    if (this.last.rows.length > 0) return 0;
    const { tableHeader, carried } = this.heights;
    return tableHeader + (this.sumSoFar === undefined ? 0 : carried);
  }

  /** `beside` must fit on the same page as the row. */
  addRow(row: Row, beside: number): void {
    if (this.header + row.height + beside > this.room) this.turn();
    this.room -= this.header + row.height;
    if (this.last.rows.length === 0) this.last.carried = this.sumSoFar;
    this.last.rows.push(row);
    this.sumSoFar = row.line.sumSoFar;
  }

  addSums(): void {
    this.last.sums = true;
    this.room -= this.heights.sums;
  }

  /** Whole on one page, unless it is taller than a page. */
  addSummary(rows: readonly SummaryRow[]): void {
    if (rows.length === 0) return;
    const { summaryHeader, page } = this.heights;
    const whole = summaryHeader + heightOf(rows);
    if (whole > this.room + ROUNDING && whole <= page) this.turn();
    for (const row of rows) {
      const above = () => (this.last.summary.length === 0 ? summaryHeader : 0);
      if (above() + row.height > this.room + ROUNDING) this.turn();
      this.room -= above() + row.height;
      this.last.summary.push(row);
    }
  }

  /** On this page or whole on the next one. @returns false where they fit on neither */
  addBeside(columns: RemarkColumns): boolean {
    const { page, running } = this.heights;
    const height = heightOfColumns(columns, this.heights);
    if (height > page - running) return false;
    if (height > this.room + ROUNDING) this.turn();
    this.last.beside = columns;
    this.room -= height;
    return true;
  }

  addRemark({ label, lines, code }: Remark): void {
    const { remarkLabel, remarkLine } = this.heights;
    if (code) return this.addWhole({ label, lines, code });
    let rest = lines;
    for (let first = true; rest.length > 0; first = false) {
      const above = first ? remarkLabel : 0;
      if (linesThatFit(rest.length, (this.room - above) / remarkLine) === 0) this.turn();
      const count = linesThatFit(rest.length, (this.room - above) / remarkLine);
      this.last.remarks.push({ ...(first ? { label } : {}), lines: rest.slice(0, count) });
      this.room -= above + count * remarkLine;
      rest = rest.slice(count);
    }
  }

  /** A code and its few lines are never parted. */
  private addWhole(remark: RemarkPart): void {
    const height = heightOfRemark(remark, this.heights);
    if (height > this.room + ROUNDING) this.turn();
    this.last.remarks.push(remark);
    this.room -= height;
  }
}

/**
 * Height that must follow the last row on its page: the sums, and the tax summary where one page holds
 * all three.
 */
function besideLast({ rows, summary }: Flow, heights: Heights): number {
  const { tableHeader, carried, sums, summaryHeader, page, running } = heights;
  if (summary.length === 0) return sums;
  const both = sums + summaryHeader + heightOf(summary);
  const above = running + tableHeader + carried;
  return above + heightOf(rows.slice(-1)) + both <= page ? both : sums;
}

/**
 * Fills pages top down: the head, rows whole, the sums with at least one row beside them, the tax
 * summary, then notes and terms line by line. react-pdf could break pages too, but lays out all that
 * remains again for each page: 1,000 rows then take more than eleven times as long as 200 rows.
 */
export function fillPages(flow: Flow, heights: Heights): readonly PageContent[] {
  const pages = new Pages(heights);
  const { rows, summary, remarks, beside: columns } = flow;
  const beside = besideLast(flow, heights);
  rows.forEach((row, index) => {
    pages.addRow(row, index === rows.length - 1 ? beside : 0);
  });
  pages.addSums();
  pages.addSummary(summary);
  if (columns && pages.addBeside(columns)) return pages.all;
  remarks.forEach((remark) => pages.addRemark(remark));
  return pages.all;
}

type RemarkHeights = Pick<Heights, 'remarkLabel' | 'remarkLine' | 'code'>;

const heightOfRemark = ({ lines, code }: RemarkPart, heights: RemarkHeights): number =>
  heights.remarkLabel + Math.max(code ? heights.code : 0, lines.length * heights.remarkLine);

const heightOfAll = (remarks: readonly RemarkPart[], heights: RemarkHeights): number =>
  remarks.reduce((sum, remark) => sum + heightOfRemark(remark, heights), 0);

const heightOfColumns = ([left, right]: RemarkColumns, heights: RemarkHeights): number =>
  Math.max(heightOfAll(left, heights), heightOfAll(right, heights));

/** Whether two columns take less height than the remarks under each other. */
export const isShorter = (
  columns: RemarkColumns,
  stacked: readonly RemarkPart[],
  heights: RemarkHeights,
): boolean => heightOfColumns(columns, heights) < heightOfAll(stacked, heights);

/** Parts remarks into two columns of about one height, in their order; undefined for fewer than two. */
export function inTwoColumns(
  remarks: readonly Remark[],
  heights: RemarkHeights,
): RemarkColumns | undefined {
  const ways = remarks
    .slice(1)
    .map((_, index): RemarkColumns => [remarks.slice(0, index + 1), remarks.slice(index + 1)]);
  const [first, ...others] = ways;
  if (!first) return undefined;
  return others.reduce(
    (best, way) => (heightOfColumns(way, heights) < heightOfColumns(best, heights) ? way : best),
    first,
  );
}

/** How many of `total` lines go where `room` lines fit, without a single line on either side. */
function linesThatFit(total: number, room: number): number {
  const fitting = Math.floor(room + ROUNDING);
  if (fitting >= total) return total;
  const kept = Math.min(fitting, total - LEAST_LINES);
  return kept >= LEAST_LINES ? kept : 0;
}

import type { TextMeasure, TextStyle } from '../text/text-measure';
import type { ReportColumn, ReportRow, ReportSection } from './view';

interface TableColumn extends ReportColumn {
  readonly width: number;
}

/** A row broken to its columns. */
export interface TableRow {
  readonly cells: readonly (readonly string[])[];
  readonly isSum: boolean;
  readonly height: number;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly size: number;
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
}

/** Between two columns. */
export const GAP = 14;
export const LEADING = 1.35;
export const PADDING = 4.5;

const SIZES = [9, 8.5, 8, 7.5, 7, 6, 5] as const;
const LEAST_TEXT = 70;
const LEAST_WHOLE = 7.5;

const regular = (size: number): TextStyle => ({ size, weight: 400 });
const bold = (size: number): TextStyle => ({ size, weight: 600 });

const widest = (widths: readonly number[]): number =>
  widths.reduce((most, width) => Math.max(most, width), 0);

const columnOf = (rows: readonly ReportRow[], index: number): { text: string; isSum: boolean }[] =>
  rows.map(({ cells, isSum = false }) => ({ text: cells[index] ?? '', isSum }));

/** A head of a figure is broken between words where it is wider than this. */
const HEAD = 62;

/** A figure is never broken. */
function natural(text: TextMeasure, { columns, rows }: ReportSection, size: number): number[] {
  const boldWidth = (part: string) => text.width(part, bold(size));
  return columns.map(({ label, isFigure = false }, index) => {
    const cells = columnOf(rows, index).map((cell) =>
      text.width(cell.text, cell.isSum ? bold(size) : regular(size)),
    );
    const words = widest(label.split(' ').map(boldWidth));
    const head = isFigure ? Math.max(words, Math.min(boldWidth(label), HEAD)) : boldWidth(label);
    // A little more than measured, against rounding.
    return 1 + widest([...cells, head]);
  });
}

interface Wanted {
  readonly widths: readonly number[];
  /** What is left when nothing is broken; below 0 when there is too little. */
  readonly spare: number;
  /** For all texts together. */
  readonly free: number;
  readonly texts: number;
}

function wantedAt(
  text: TextMeasure,
  section: ReportSection,
  available: number,
  size: number,
): Wanted {
  const widths = natural(text, section, size);
  const sumOf = (isFigure: boolean) =>
    widths
      .filter((_, index) => (section.columns[index]?.isFigure ?? false) === isFigure)
      .reduce((all, width) => all + width, 0);
  const free = available - GAP * (widths.length - 1) - sumOf(true);
  const texts = section.columns.filter(({ isFigure = false }) => !isFigure).length;
  return { widths, spare: free - sumOf(false), free, texts };
}

/** Texts stay whole where smaller type suffices for it; then they are broken, in smaller type at last. */
function fit(text: TextMeasure, section: ReportSection, available: number) {
  const tries = SIZES.map((size) => ({ size, ...wantedAt(text, section, available, size) }));
  const spread = (add: (width: number) => number, widths: readonly number[]) =>
    widths.map((width, index) => (section.columns[index]?.isFigure ? width : add(width)));
  const whole = tries.find(({ size, spare }) => spare >= 0 && size >= LEAST_WHOLE);
  if (whole) {
    const { size, widths, spare, texts } = whole;
    return { size, widths: spread((width) => width + spare / Math.max(1, texts), widths) };
  }
  const broken = tries.find(({ free, texts }) => free >= LEAST_TEXT * texts) ?? tries.at(-1);
  if (!broken) throw new Error('No text size');
  const { size, widths, spare, free } = broken;
  const share = Math.min(1, Math.max(free, LEAST_TEXT) / Math.max(1, free - spare));
  return { size, widths: spread((width) => width * share, widths) };
}

/** Column widths from what stands in them, and every row broken to them. */
export function tableOf(text: TextMeasure, section: ReportSection, available: number): ReportTable {
  const { size, widths } = fit(text, section, available);
  const broken = (cells: readonly string[], isBold: boolean): TableRow => {
    const style = isBold ? bold(size) : regular(size);
    const lines = cells.map((cell, index) => text.wrap(cell, style, widths[index] ?? 0));
    const most = widest(lines.map(({ length }) => length));
    return { cells: lines, isSum: isBold, height: most * size * LEADING + 2 * PADDING };
  };
  return {
    title: section.title,
    size,
    columns: section.columns.map((column, index) => ({ ...column, width: widths[index] ?? 0 })),
    head: broken(
      section.columns.map(({ label }) => label),
      true,
    ),
    rows: section.rows.map(({ cells, isSum = false }) => broken(cells, isSum)),
  };
}
